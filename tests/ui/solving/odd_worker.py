"""Stands for the process that solves and misbehaves: ``python odd_worker.py HOW``."""

import json
import sys
import time


def write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def say(number: int, kind: str, **fields: object) -> None:
    write(json.dumps({"id": number, "kind": kind, **fields}))


how = sys.argv[1]
if how == "never-starts":
    sys.exit(3)
say(0, "ready")
for line in sys.stdin:
    asked = json.loads(line)
    number, position = asked["id"], asked.get("position", "")
    if asked["kind"] == "cancel":
        if how == "obeys":
            say(number, "cancelled")
    elif position == "dies":
        sys.exit(1)
    elif position == "babbles":
        write("what?")
    elif position == "says-another-thing":
        say(number, "ready-made")
    elif position == "slow" or asked["kind"] == "deal":
        if how == "deaf":
            time.sleep(600)
    else:
        say(number, "advice", move="D", why="deal", aim="", steps=1)
