"""Property tests run the same examples everywhere: a red run on one machine is red on all."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rules",
    derandomize=True,
    database=None,
    deadline=None,  # no test depends on how fast a machine is
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("rules")
