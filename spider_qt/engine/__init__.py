"""The rules of Spider as pure functions over immutable values.

No Qt, no clock, no global state, standard library only: everything here can be
run in a worker process, on a server or in a test without a screen.
"""
