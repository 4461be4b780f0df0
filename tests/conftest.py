"""Fixtures that several folders of tests share."""

from tests.stores import lasting_place, place, postgresql_server, store

__all__ = ["lasting_place", "place", "postgresql_server", "store"]
