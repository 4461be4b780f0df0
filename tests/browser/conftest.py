"""One server and one browser for all tests of a process.

Most tests meet new people (`visitors`); those that only need somebody at a table ask for regulars
(`people`), whose browsers are open already and have the page in their cache.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.deal import Deal, Seat
from tests.browser.kit import ARGUMENTS, People, Visitors, house
from tests.browser.player import Player
from tests.browser.shelf import Shelf

CHROMIUM = Path("/usr/bin/chromium")
# The first game opens the word list, and the machine may be busy with the other tests.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps its games."""
    return f"sqlite:///{tmp_path_factory.mktemp('house') / 'games.sqlite'}"


@pytest.fixture(scope="session")
def address(database: str) -> Iterator[str]:
    """Where the server is."""
    with house(database) as (address, _):
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    """Opens pages; no test may leave an error on a console, unless it clears `errors`."""
    visitors = Visitors(browser, address)
    yield visitors
    visitors.close()
    assert visitors.errors == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """The start page of somebody new, on a wide screen."""
    return visitors.open()


@pytest.fixture
def shelf(database: str) -> Shelf:
    """Where games are put that a test has prepared."""
    return Shelf(database)


@pytest.fixture(scope="session")
def regulars(browser: Browser, address: str) -> Iterator[tuple[Visitors, list[Page]]]:
    visitors = Visitors(browser, address)
    yield visitors, []
    visitors.close()


@pytest.fixture
def people(regulars: tuple[Visitors, list[Page]]) -> Iterator[People]:
    """So many people on wide screens, the same ones in every test; they leave no error behind."""
    visitors, pages = regulars

    def come(count: int) -> list[Page]:
        while len(pages) < count:
            pages.append(visitors.open())
        return pages[:count]

    yield come
    errors, visitors.errors = visitors.errors, []
    assert errors == []


@pytest.fixture
def seat(people: People, database: str) -> Seat:
    """Seats the regulars at a game that was dealt by hand, one each; the first is to play."""

    def sit(deal: Deal, count: int = 2) -> list[Player]:
        return deal.at(database, *people(count))

    return sit
