"""People at tables: alone with time to think, or several with a browser each."""

from typing import Any

from playwright.sync_api import Page, expect

from chevalet.play import Game
from tests.browser.deal import Deal
from tests.browser.kit import Visitors
from tests.browser.player import Player
from tests.browser.shelf import Shelf


def at_table(shelf: Shelf, game: Game, *people: Page | str | None, **more: Any) -> list[Player]:
    """A prepared game with its people: a player for each page, a seat each in their order."""
    name = shelf.put(game, *people, **more)
    pages = [one for one in people if one is not None and not isinstance(one, str)]
    players = [Player(page, name, game.edition.name) for page in pages]
    for player in players:
        player.sit()
        expect(player.status).not_to_be_empty()
    return players


def alone(page: Page, database: str, edition: str = "classique") -> Player:
    """The seat to play, with PASSE to make with the joker; nobody else is in a hurry."""
    (player,) = Deal(edition, "PASE?KW").at(database, page)
    return player


def online(visitors: Visitors, **more: Any) -> tuple[Player, Player]:
    """Two people with a browser each; the first is to play."""
    host, guest = visitors.open(), visitors.open()
    seats = [{"kind": "here", "name": "Nord"}, {"kind": "open", "name": "Sud"}]
    edition = more.pop("edition", "classique")
    made = host.request.post("/api/games", data={"edition": edition, "seats": seats, **more})
    game, invite = made.json()["game"], made.json()["seats"][1]["invite"]
    claimed = guest.request.post(f"/api/games/{game}/claim", data={"invite": invite})
    assert claimed.ok, claimed.text()
    players = [Player(page, game, str(edition)) for page in (host, guest)]
    for player in players:
        player.sit()
    players.sort(key=lambda one: "À vous" not in one.page.locator(".status").inner_text())
    return players[0], players[1]
