"""The géant look as those who see little have it: enlarged four times, and in strong contrast."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from chevalet.game.board import Square
from tests.browser.kit import Visitors, new_game, scrolls_sideways
from tests.browser.player import Player
from tests.browser.seating import alone

# A window of 1280 x 1024 at 400 %.
ENLARGED = (320, 256)
POSITION = "15/15/15/3M11/3A11/3I11/3S11/3OPTiONS5/4A10/4R10/4I10/15/15/15/15 AEINR?T/ 40/62 0"

# What can be pressed, chosen or typed in: in sight when it is scrolled to, covered by nothing, and
# none of its words cut off.
LOST = """() => {
  const lost = [];
  const all = 'main button, main a, main input, main select, main summary, [role=tab]';
  for (const one of document.querySelectorAll(all)) {
    if (!one.checkVisibility() || one.closest('[role=grid]')) continue;
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const name = one.getAttribute('aria-label') ?? one.textContent.trim() ?? one.id;
    const label = one.closest('label');
    if (!at || !(one.contains(at) || at.contains(one) && at === label || label?.contains(at)))
      lost.push(`covered: ${name} by ${at?.outerHTML.slice(0, 80)}`);
    if (box.left < -1 || box.right > innerWidth + 1) lost.push(`outside: ${name}`);
    if (box.width < 24 || box.height < 24) lost.push(`too small: ${name}`);
    if (one.matches('button, a, summary') && one.scrollWidth > one.clientWidth + 1)
      lost.push(`cut off: ${name}`);
  }
  return lost;
}"""

# Every colour that carries a meaning, against what is really behind it.
FAINT = """() => {
  const number = (text) => {
    const parts = text.match(/[\\d.]+/g).map(Number);
    return { rgb: parts.slice(0, 3), alpha: parts[3] ?? 1 };
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => one / 255)
      .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.opacity !== '1') return null;
      if (style.backgroundImage !== 'none') {
        const colours = [...new Set(style.backgroundImage.match(/rgba?\\([^)]*\\)/g))];
        return colours.length === 1 ? number(colours[0]).rgb : null;
      }
      const { rgb, alpha } = number(style.backgroundColor);
      if (alpha === 1) return rgb;
      if (alpha) return null;
    }
    return [255, 255, 255];
  };
  const faint = new Set();
  const judge = (element, colour, what) => {
    const ground = behind(element);
    const found = ground ? ratio(number(colour).rgb, ground) : 0;
    if (found < 7) faint.add(`${what}: ${colour} on ${ground}: ${found.toFixed(2)}`);
  };
  let judged = 0;
  for (const one of document.querySelectorAll('body *')) {
    if (!one.checkVisibility() || one.closest('.for-readers, .skip, [hidden]')) continue;
    const style = getComputedStyle(one);
    const writes = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const drawn = ['value', 'sign', 'points', 'count'].some((name) => name in one.dataset);
    if (writes || drawn)
      judge(one, style.color, `${one.tagName} ${one.className} ${one.textContent}`);
    else if (one.matches('svg path')) {
      const ink = style.fill === 'none' ? style.stroke : style.fill;
      judge(one, ink, `drawing ${one.parentElement.getAttribute('class')}`);
    } else continue;
    judged += 1;
  }
  return { faint: [...faint], judged };
}"""


def faint(page: Page, least: int) -> list[str]:
    found = page.evaluate(FAINT)
    assert found["judged"] >= least, "the colours were not found"
    colours: list[str] = found["faint"]
    return colours


@pytest.mark.parametrize("look", ["bois", "geant"])
def test_nothing_is_lost_at_four_times_the_size(visitors: Visitors, look: str) -> None:
    page = visitors.open(size=ENLARGED, look=look)
    game = new_game(page, "here", "here", edition="delire")
    lost = {}
    for path in ("/", "/new", "/settings", "/lookup", "/study", f"/game/{game}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        lost[path] = page.evaluate(LOST)
        if scrolls_sideways(page):
            lost[path].append("scrolls sideways")
    assert {path: list_ for path, list_ in lost.items() if list_} == {}


def test_letters_are_very_large_at_four_times_the_size(visitors: Visitors, database: str) -> None:
    page = visitors.open(size=ENLARGED, look="geant")
    player = alone(page, database)
    player.spell("H4", "PASsE")
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    # In pixels of the page, of which four make one of the screen.
    assert player.grid.locator(".letter").first.evaluate(size) >= 36
    assert player.rack_bar.locator(".letter").first.evaluate(size) >= 24
    last = player.square(Square(7, 7))
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)
    player.press_play()
    expect(player.grid.locator(".tried")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_giant_look_has_seven_to_one_everywhere(
    visitors: Visitors, database: str, theme: str
) -> None:
    page = visitors.open(f"/study?cgp={quote(POSITION)}", look="geant", theme=theme)
    expect(page.locator(".joker").first).to_be_visible()
    found = {"study": faint(page, 100)}
    player = alone(page, database, "delire")
    found["begun"] = faint(page, 80)
    player.spell("H4", "PASsE")
    expect(page.locator(".points")).to_be_visible()
    found["tried"] = faint(page, 80)
    player.press_play()
    expect(page.locator(".tile.last.joker")).to_be_visible()
    found["played"] = faint(page, 80)
    page.goto("/new")
    expect(page.get_by_role("button", name="Ajouter un joueur")).to_be_visible()
    found["setup"] = faint(page, 30)
    assert {where: colours for where, colours in found.items() if colours} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_premium_has_its_own_outline(visitors: Visitors, theme: str) -> None:
    """Nothing is told by colour alone: hollow and full triangle, hollow and full circle, star."""
    page = visitors.open("/study", look="geant", theme=theme)
    expect(page.get_by_role("gridcell")).to_have_count(225)
    shapes = page.locator("[role=gridcell]:has(svg)").evaluate_all(
        """cells => cells.map((cell) => [
          cell.dataset.premium,
          cell.querySelector('path').getAttribute('d'),
          getComputedStyle(cell.querySelector('path')).fill !== 'none',
        ].join('|'))"""
    )
    drawn = {shape.split("|", 1)[1] for shape in shapes}
    assert len(drawn) == len({shape.split("|")[0] for shape in shapes}) == 5


def test_nothing_moves_unless_it_is_wanted(visitors: Visitors) -> None:
    page = visitors.open(look="geant", animation="auto")
    moving = "() => document.documentElement.dataset.motion"
    assert page.evaluate(moving) == "none"
    calm = visitors.open(animation="auto")
    assert calm.evaluate(moving) == "full"
    calm.emulate_media(reduced_motion="reduce")
    calm.wait_for_function(f"() => ({moving})() === 'none'")
    Player(calm, new_game(calm, "here", "here", edition="defi")).sit()
    assert calm.evaluate("() => document.getAnimations().length") == 0
