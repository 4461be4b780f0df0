"""What is said, sounded and notified, and when: spied upon, since this browser has no voice."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.kit import Visitors, new_game
from tests.browser.player import Player
from tests.browser.seating import alone

# Speech takes as long as the test wants: `finish` ends what is being said.
SPIES = """
window.spied = { spoken: [], notices: [], tones: [], asked: 0, hidden: false };
let saying = null;
window.finish = () => { const one = saying; saying = null; one?.onend?.(); };
Object.defineProperty(window, 'speechSynthesis', { value: {
  speak: (one) => { saying = one; spied.spoken.push([one.lang, one.text]); },
  cancel: () => { const one = saying; saying = null; setTimeout(() => one?.onerror?.()); },
}});
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { spied.asked += 1; return (this.permission = 'granted'); }
  constructor(title, { body }) { spied.notices.push(body); }
};
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); spied.tones.push(options.frequency); }
};
window.StereoPannerNode = class extends StereoPannerNode {
  constructor(context, options) { super(context, options); spied.side = options.pan; }
};
Object.defineProperty(document, 'hidden', { get: () => spied.hidden });
"""


def spied(page: Page, what: str) -> object:
    return page.evaluate(f"spied.{what}")


def seated(visitors: Visitors, database: str, **settings: Any) -> Player:
    page = visitors.open(**settings)
    page.context.add_init_script(SPIES)
    player = alone(page, database)
    player.grid.locator('[role=gridcell][tabindex="0"]').focus()
    return player


def test_the_cursor_is_heard_and_read_when_wanted(visitors: Visitors, database: str) -> None:
    page = seated(visitors, database, speech=True, cursorSound=True).page
    page.keyboard.press("ArrowUp")
    page.evaluate("finish()")
    page.keyboard.press("ArrowLeft")
    assert spied(page, "spoken") == [["fr-FR", "vide, G8"], ["fr-FR", "vide, lettre double, G7"]]
    assert spied(page, "side < 0") is True
    high, same = page.evaluate("spied.tones")
    assert high == same
    page.keyboard.press("ArrowDown")
    assert page.evaluate("spied.tones.at(-1)") < high


def test_only_the_newest_place_is_read_and_no_sentence_is_lost(
    visitors: Visitors, database: str
) -> None:
    page = seated(visitors, database, speech=True).page
    for key in ("ArrowUp", "Space", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    page.wait_for_function("() => spied.spoken.length === 2")
    page.evaluate("finish()")
    texts = page.evaluate("spied.spoken.map(([, text]) => text)")
    assert texts[0] == "vide, G8"
    assert texts[1:] == ["Vers le bas", "vide, G5"]


def test_off_means_silent(visitors: Visitors, database: str) -> None:
    player = seated(visitors, database)
    page = player.page
    page.keyboard.press("ArrowUp")
    player.spell("H4", "PASsE")
    player.press_play()
    expect(player.grid.locator(".tried")).to_have_count(0)
    assert spied(page, "spoken") == []
    assert spied(page, "tones") == []


def test_switched_off_in_the_middle_of_a_sentence(visitors: Visitors, database: str) -> None:
    page = seated(visitors, database, speech=True).page
    for key in ("Space", "Space", "Space"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Lire à voix haute").uncheck()
    page.evaluate("finish()")
    assert len(page.evaluate("spied.spoken")) == 1


def test_moves_are_read_aloud_in_the_language_of_the_page(
    visitors: Visitors, database: str
) -> None:
    player = seated(visitors, database, speech=True)
    page = player.page
    page.keyboard.press("/")
    page.keyboard.type("jouer H4 PASsE")
    page.keyboard.press("Enter")
    page.wait_for_function("() => spied.spoken.length > 0")
    language, text = page.evaluate("spied.spoken[0]")
    assert language == "fr-FR"
    assert text.startswith("Vous jouez PASSE en H4, 18 points.")


def test_a_notification_is_asked_for_by_a_click_alone(visitors: Visitors) -> None:
    page = visitors.open()
    page.context.add_init_script(SPIES)
    page.goto("/settings")
    box = page.get_by_label("Prévenir quand c’est à moi de jouer")
    expect(box).to_be_visible()
    assert spied(page, "asked") == 0
    box.check()
    page.wait_for_function("() => spied.asked === 1")
    page.reload()
    expect(box).to_be_checked()
    assert spied(page, "asked") == 0


def test_a_hidden_tab_calls_its_player_back(visitors: Visitors) -> None:
    page = visitors.open(notify=True, sound=True)
    page.context.add_init_script(f"{SPIES}\nNotification.permission = 'granted';")
    player = Player(page, new_game(page, "here", "debutant"))
    player.sit()
    assert player.wait_for_turn()
    page.evaluate("spied.hidden = true")
    player.pass_turn()
    page.wait_for_function("() => spied.notices.length === 1")
    assert spied(page, "notices") == ["À vous de jouer"]
    assert page.evaluate("spied.tones.slice(-2)") == [523, 784]
    page.evaluate("spied.hidden = false")
    rows = page.locator("tbody tr")
    before = rows.count()
    player.pass_turn()
    expect(rows).to_have_count(before + 2)
    assert len(page.evaluate("spied.notices")) == 1


def test_a_move_is_told_once(visitors: Visitors) -> None:
    """The line under the board shows what the live regions say; only one of them speaks."""
    page = visitors.open()
    player = Player(page, new_game(page, "here", "debutant"))
    player.sit()
    assert player.wait_for_turn()
    page.keyboard.press("/")
    page.keyboard.type("passer")
    page.keyboard.press("Enter")
    expect(page.locator("[data-live=polite]")).to_contain_text("Vous passez.")
    shown = page.locator(".status")
    expect(shown).to_contain_text("À vous")
    assert shown.evaluate("one => one.matches('[role=status], [aria-live]')") is False
    regions = page.locator("main [role=status]:not(:empty)").all_inner_texts()
    assert [text for text in regions if "passe" in text or "joue" in text] == []
