"""A server for one test."""

from collections.abc import AsyncIterator

import pytest

from tests.server.kit import Running, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running() as made:
        yield made
