"""What survives: the opponent's move, a reload, a lost connection, a server that is restarted."""

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from chevalet.game.board import Square
from tests.browser.deal import dealt
from tests.browser.kit import People, Visitors, house
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

CORNER = Square(14, 14)
LOST = "Connexion perdue"

COMMAND = re.compile("^Commande \\(")


def lay_in_the_corner(player: Player) -> None:
    """A tile far from everything, from a rack in an order of its own."""
    player.page.get_by_role("button", name="Trier").click()
    player.tile("B").focus()
    player.page.keyboard.press("Control+End")
    assert player.rack() == "JLNOOUB"
    player.spell("O15", "J")


def still_lies(player: Player) -> None:
    expect(player.square(CORNER)).to_have_accessible_name(re.compile("^J, posée"))
    assert player.rack() == "LNOOUB"


def test_tiles_tried_survive_a_reload_and_the_opponents_move(people: People, shelf: Shelf) -> None:
    game = dealt("RATINES", "BONJOUL")
    first, second = at_table(shelf, game, *people(2))
    lay_in_the_corner(second)
    first.play("H6", "RATS")
    said = second.polite
    expect(said).to_contain_text("Nord joue RATS en H6, 8 points.")
    expect(said).to_contain_text("À vous de jouer.")
    expect(first.polite).to_contain_text("Votre score : 8.")
    still_lies(second)
    second.page.reload()
    still_lies(second)


def test_a_tile_whose_square_is_taken_comes_back_to_the_rack(people: People, shelf: Shelf) -> None:
    game = dealt("RATINES", "BONJOUL")
    first, second = at_table(shelf, game, *people(2))
    second.spell("H8", "J")
    first.play("H6", "RATS")
    expect(second.tried).to_have_count(0)
    assert sorted(second.rack()) == sorted("BONJOUL")


def test_a_server_that_stops_and_comes_back_loses_nothing(
    visitors: Visitors, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    game = dealt("RATINES", "BONJOUL")
    with house(database) as (address, _):
        pages = [visitors.open(address=address) for _ in range(2)]
        first, second = at_table(Shelf(database), game, *pages)
        first.spell("H6", "RATS")
        lay_in_the_corner(second)
        write(second.page, "Discussion", "Votre message", "à demi")
        say(first.page, "Bonjour !")
    for player in (first, second):
        expect(player.page.get_by_text(LOST)).to_be_visible()
    # Sent into the void: it is said, and kept.
    second.page.get_by_role("button", name="Envoyer").click()
    expect(second.status).to_contain_text("ne répond pas")
    write(second.page, "Commandes", COMMAND, "tira")
    first.press_play()
    expect(first.urgent).to_contain_text("ne répond pas")
    expect(first.tried).to_have_count(4)
    with house(database, int(address.rsplit(":", 1)[1])):
        for player in (first, second):
            expect(player.page.get_by_text(LOST)).to_be_hidden()
            expect(player.status).not_to_contain_text("ne répond pas")
        still_lies(second)
        second.page.get_by_role("tab", name=re.compile("Discussion")).click()
        expect(second.page.get_by_label("Votre message")).to_have_value("à demi")
        second.page.get_by_role("button", name="Envoyer").click()
        expect(first.page.get_by_role("log").get_by_text("à demi")).to_have_count(1)
        expect(first.page.get_by_role("log").get_by_text("Bonjour !")).to_have_count(1)
        second.page.get_by_role("tab", name="Commandes").click()
        expect(second.page.get_by_label(COMMAND)).to_have_value("tira")
        first.press_play()
        expect(second.polite).to_contain_text("Nord joue RATS en H6")
        still_lies(second)
        for page in pages:
            page.close()
    visitors.errors = [one for one in visitors.errors if "WebSocket" not in one]


def test_a_connection_that_breaks_comes_back_by_itself_and_catches_up(
    visitors: Visitors, people: People, shelf: Shelf
) -> None:
    page = visitors.open()
    wire = Wire(page)
    first, second = at_table(shelf, dealt("RATINES", "BONJOUL"), *people(1), page)
    say(first.page, "Bonjour !")
    lay_in_the_corner(second)
    wire.cut()
    expect(page.get_by_text(LOST)).to_be_visible()
    first.play("H6", "RATS")
    expect(first.status).to_contain_text("Au tour de Sud")
    expect(first.page.locator("ul.players li", has_text="Sud")).to_contain_text("absent")
    wire.mend()
    expect(page.get_by_text(LOST)).to_be_hidden()
    # What was missed is news; what was told before is not told again.
    expect(second.polite).to_contain_text("Nord joue RATS en H6, 8 points.")
    still_lies(second)
    page.get_by_role("tab", name=re.compile("Discussion")).click()
    expect(page.get_by_role("log").get_by_text("Bonjour !")).to_have_count(1)


def test_a_device_without_a_network_says_so(people: People, shelf: Shelf) -> None:
    [page] = people(1)
    at_table(shelf, dealt("RATINES", "BONJOUL"), page, None)
    page.context.set_offline(True)
    expect(page.get_by_text("Pas de connexion")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Pas de connexion")).to_be_hidden()


class Wire:
    """The socket of a page, that can be cut and mended between it and the server."""

    def __init__(self, page: Page) -> None:
        self._whole = True
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/socket$"), self._open)

    def cut(self) -> None:
        self._whole = False
        for route in self._routes:
            route.close()
        self._routes.clear()

    def mend(self) -> None:
        self._whole = True

    def _open(self, route: WebSocketRoute) -> None:
        if self._whole:
            route.connect_to_server()
            self._routes.append(route)
        else:
            route.close()


def write(page: Page, tab: str, field: str | re.Pattern[str], text: str) -> None:
    page.get_by_role("tab", name=re.compile(tab)).click()
    page.get_by_label(field).fill(text)


def say(page: Page, text: str) -> None:
    write(page, "Discussion", "Votre message", text)
    page.get_by_role("button", name="Envoyer").click()
    expect(page.get_by_role("log")).to_contain_text(text)
