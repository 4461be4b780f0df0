"""What all routes share: the club and those who are connected."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from chevalet.server.club import Club
from chevalet.server.identity import holder_of
from chevalet.server.limits import Limits
from chevalet.server.listing import Listing
from chevalet.server.metrics import Metrics
from chevalet.server.sockets import Sockets
from chevalet.server.works import Works


@dataclass(slots=True)
class House:
    club: Club
    listing: Listing
    sockets: Sockets
    works: Works
    metrics: Metrics
    limits: Limits


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]
Holder = Annotated[str | None, Depends(holder_of)]
"""Whoever asks, as seats know them."""
