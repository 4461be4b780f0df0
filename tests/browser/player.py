"""A person at the table: reads the page as people do, asks the engine for a word, and plays it."""

import json
import re
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Locator, Page, expect

from chevalet import lexicon
from chevalet.editions import edition
from chevalet.engine import Engine
from chevalet.game.board import Board, Direction, Square
from chevalet.lexicon.indexed import indexed
from chevalet.moves import Move, Moves
from chevalet.notation.squares import french

READ_BOARD = """grid => {
  const rows = [];
  for (const cell of grid.querySelectorAll('[role=gridcell]')) {
    const [content, ...more] = cell.getAttribute('aria-label').split(', ');
    const tried = more.includes('posée, pas encore jouée');
    const joker = more.includes('joker') || more.includes('face cachée');
    const free = content.length > 1 || tried;
    (rows[cell.dataset.row] ??= []).push(free ? '.' : joker ? content.toLowerCase() : content);
  }
  return rows.map(row => row.join(''));
}"""

AWAITED = re.compile("À vous|terminée|gagn|Égalité")


@cache
def engine(name: str) -> Engine:
    return Engine(edition(name), indexed(lexicon.find("fr")))


class Player:
    """One seat of a game on a page."""

    def __init__(self, page: Page, game: str, edition_name: str = "classique") -> None:
        self.page = page
        self.game = game
        self.engine = engine(edition_name)
        self.grid = page.get_by_role("grid")
        self.rack_bar = page.locator("[data-rack]").first

    def sit(self) -> None:
        self.page.goto(f"/game/{self.game}")
        expect(self.grid).to_be_visible()

    # --- what is seen ------------------------------------------------------------------------

    def board(self) -> list[str]:
        rows: list[str] = self.grid.evaluate(READ_BOARD)
        return rows

    def rack(self) -> str:
        labels = self.rack_bar.locator("[data-slot]").evaluate_all(
            "tiles => tiles.map(tile => tile.getAttribute('aria-label'))"
        )
        return "".join(_tiles(label) for label in labels)

    def square(self, square: Square) -> Locator:
        return self.grid.locator(f'[data-row="{square.row}"][data-column="{square.column}"]')

    @property
    def name(self) -> str:
        """The name of the seat that looks."""
        seat = self.page.locator("ul.players li", has_text="vous").locator(".name")
        name: str = seat.evaluate("seat => seat.firstChild.textContent.trim()")
        return name

    @property
    def is_over(self) -> bool:
        return self.page.locator("#ending-title").count() > 0

    def wait_for_turn(self) -> bool:
        """Until this seat is to play, or the game is over; whether it is to play.

        On the way cards of others are let be, and cards that are too many are dropped.
        """
        over, status = self.page.locator("#ending-title"), self.page.locator(".status")
        while True:
            expect(over.or_(status).first).to_have_text(AWAITED, timeout=20_000)
            if self.is_over:
                return False
            if "À vous de jouer" in status.inner_text():
                return True
            self.answer()

    def answer(self) -> None:
        """Let a card be, or drop what is too many."""
        let_be = self.page.get_by_role("button", name="Laisser jouer")
        drop = self.page.get_by_role("button", name="Écarter")
        if drop.is_visible():
            for box in self.page.locator("form.bar input[type=checkbox]").all():
                if drop.is_disabled():
                    box.check()
            drop.click()
            expect(drop).to_be_hidden()
        elif let_be.is_visible():
            let_be.click()
            expect(let_be).to_be_hidden()

    @property
    def polite(self) -> Locator:
        """What a screen reader is told when it has time."""
        return self.page.locator("[data-live=polite]")

    @property
    def urgent(self) -> Locator:
        """What a screen reader is told at once."""
        return self.page.locator("[data-live=assertive]")

    @property
    def status(self) -> Locator:
        """The line between board and rack."""
        return self.page.locator(".status")

    @property
    def tried(self) -> Locator:
        """The tiles that lie on the board and are not played."""
        return self.grid.locator(".tried")

    def has_scores(self, **scores: int) -> None:
        """The list of players shows these totals."""
        for name, score in scores.items():
            total = self.page.locator("ul.players li", has_text=name).locator(".score")
            expect(total).to_have_text(re.compile(f"^Score : ?{score}$"))

    def sheet(self) -> list[list[str]]:
        """The score sheet, row by row, as it is read."""
        rows = self.page.get_by_role("region", name="Feuille").locator("tbody tr")
        return [row.locator("td").all_inner_texts() for row in rows.all()]

    def card(self, text: str) -> Locator:
        """The card of the hand with this on it."""
        return self.page.locator("section[aria-labelledby=hand-title] article", has_text=text)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def hears(self, *texts: str, timeout: float | None = None) -> None:
        """Has a screen reader been told all this, among the last things said politely?"""
        for text in texts:
            expect(self.polite).to_contain_text(text, timeout=timeout)

    def is_warned(self, text: str) -> None:
        expect(self.urgent).to_contain_text(text)

    # --- what is done ------------------------------------------------------------------------

    def find(self, *, most: int | None = None) -> Move | None:
        """A good word for this rack."""
        rows, rack = self.board(), self.rack()
        found = self.engine.moves(rows, rack, limit=1, most=most)
        return Moves(Board(tuple(rows)), found)[0] if found else None

    def type(self, move: Move) -> None:
        """By keyboard alone: to the square by arrows, the direction by space, then the letters."""
        keys = self.page.keyboard
        self.go_to(move.tiles[0].square)
        if self.direction() is not move.direction:
            keys.press("Space")
        for laid in move.tiles:
            keys.press(f"Shift+{laid.tile.upper()}" if laid.tile.islower() else laid.tile.lower())
        expect(self.grid.locator(".tried")).to_have_count(len(move.tiles))

    def spell(self, place: str, letters: str) -> None:
        """By keyboard: these letters from a square on, in French notation, over what lies there."""
        square, direction = french(place, len(self.board()))
        self.go_to(square)
        if self.direction() is not direction:
            self.page.keyboard.press("Space")
        for tile in letters:
            self.page.keyboard.press(f"Shift+{tile.upper()}" if tile.islower() else tile.lower())
        expect(self.tried).to_have_count(len(letters))

    def play(self, place: str, letters: str) -> None:
        """Spell a word, and play it."""
        self.spell(place, letters)
        self.page.keyboard.press("Enter")
        expect(self.grid.locator(".tried")).to_have_count(0)

    def go_to(self, square: Square) -> None:
        """To a square of the board by arrows, from wherever the cursor is."""
        stop = self.grid.locator('[role=gridcell][tabindex="0"]')
        stop.focus()
        at = Square(*(int(stop.get_attribute(f"data-{name}") or 0) for name in ("row", "column")))
        down, right = square.row - at.row, square.column - at.column
        for key, count in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right)):
            for _ in range(count):
                self.page.keyboard.press(key)
        for _ in range(-right):
            self.page.keyboard.press("ArrowLeft")
        expect(self.square(square)).to_be_focused()

    def write(self, place: str, word: str) -> None:
        """Letters from a square on, by keyboard; the place in French notation."""
        where = french(place, len(self.board()))
        self.go_to(where.square)
        if self.direction() is not where.direction:
            self.page.keyboard.press("Space")
        self.page.keyboard.type(word.lower())

    def tab_to(self, button: Locator, most: int = 40) -> None:
        """By the tabulator alone, as whoever has no mouse gets there."""
        for _ in range(most):
            if button.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the tabulator does not get there")

    def press(self, button: Locator) -> None:
        """By keyboard alone, once it has the focus."""
        button.focus()
        self.page.keyboard.press("Enter")

    def drag(self, move: Move) -> None:
        """Each tile by the mouse."""
        for laid in move.tiles:
            self.drag_tile(laid.tile, laid.square)
            self._say_joker(laid.tile)
        expect(self.grid.locator(".tried")).to_have_count(len(move.tiles))

    def drag_tile(self, tile: str, square: Square) -> None:
        self.move_tile(self.tile(tile), self.square(square))

    def move_tile(self, start: Locator, end: Locator) -> None:
        mouse = self.page.mouse
        mouse.move(*middle(start))
        mouse.down()
        mouse.move(*middle(end), steps=4)
        mouse.up()

    def tap(self, move: Move) -> None:
        """A tap on each tile, then on its square."""
        for laid in move.tiles:
            self.tile(laid.tile).tap()
            self.square(laid.square).tap()
            self._say_joker(laid.tile)
        expect(self.grid.locator(".tried")).to_have_count(len(move.tiles))

    def tile(self, tile: str) -> Locator:
        name = re.compile(r"^joker") if tile.islower() else re.compile(f"^{tile}, ")
        return self.rack_bar.get_by_role("button", name=name).first

    def direction(self) -> Direction:
        arrow = self.grid.locator(".arrow")
        expect(arrow).to_have_count(1)
        return (
            Direction.DOWN if "down" in (arrow.get_attribute("class") or "") else Direction.ACROSS
        )

    def press_play(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Jouer")).first.click()

    def pass_turn(self) -> None:
        self.page.get_by_role("button", name="Passer", exact=True).click()
        self.page.get_by_role("dialog").get_by_role("button", name="Passer").click()

    def take_turn(self, lay: Callable[[Move], None]) -> None:
        """The best word, or a pass."""
        before = self.board()
        move = self.find()
        if move is None:
            self.pass_turn()
        else:
            lay(move)
            self.press_play()
        expect(self.grid.locator(".tried")).to_have_count(0)
        self.page.wait_for_function(
            f"before => JSON.stringify(({READ_BOARD})(document.querySelector('[role=grid]')))"
            " !== before || !document.querySelector('.status')?.textContent.includes('À vous')",
            arg=_json(before),
        )

    def play_on(self, lay: Callable[[Move], None], most: int = 60) -> None:
        """Until the game is over."""
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.take_turn(lay)
        raise AssertionError("this game does not end")

    def _say_joker(self, tile: str) -> None:
        if tile.islower():
            letters = self.page.get_by_role("dialog").get_by_role("group")
            letters.get_by_role("button", name=tile.upper(), exact=True).click()


def _tiles(label: str) -> str:
    name, _, count = label.partition(", ")
    letter = "?" if name == "joker" else name
    times = re.search(r"(\d+) fois", count)
    return letter * (int(times[1]) if times else 1)


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _json(rows: list[str]) -> str:
    return json.dumps(rows, separators=(",", ":"))
