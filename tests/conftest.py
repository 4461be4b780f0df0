"""Fixtures that several folders of tests share."""

import signal

from tests.stores import lasting_place, place, postgresql_server, store

__all__ = ["lasting_place", "place", "postgresql_server", "store"]

# Started in the background of a shell the tests would ignore Ctrl-C, and so would all they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
