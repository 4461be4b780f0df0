"""Words, settings, and the page without a connection."""

from playwright.sync_api import expect

from tests.browser.kit import Visitors, house


def test_a_word_is_looked_up_with_its_hooks(visitors: Visitors) -> None:
    page = visitors.open("/lookup")
    page.get_by_label("Mot ou lettres").fill("passe")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="PASSE est valable.")).to_be_visible()
    page.get_by_role("button", name="PASSES", exact=True).click()
    expect(page.get_by_role("heading", name="PASSES est valable.")).to_be_visible()
    page.get_by_label("Mot ou lettres").fill("xyzzy")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="XYZZY n’est pas")).to_be_visible()


def test_letters_with_a_joker_give_their_words(visitors: Visitors) -> None:
    page = visitors.open("/lookup")
    page.get_by_label("Mot ou lettres").fill("wu?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="WU 11 points")).to_be_visible()


def test_settings_count_at_once_and_are_kept(visitors: Visitors) -> None:
    page = visitors.open("/settings")
    root = page.locator("html")
    page.get_by_role("radio", name="Sombre").check(force=True)
    page.get_by_role("radio", name="Géant").check(force=True)
    page.get_by_role("radio", name="English").check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-look", "geant")
    expect(root).to_have_attribute("lang", "en")


def test_nothing_moves_when_the_device_asks_for_calm(visitors: Visitors) -> None:
    page = visitors.open(animation="auto")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")


def test_the_shell_opens_without_a_connection_and_says_so(visitors: Visitors) -> None:
    with house("memory:") as (address, server):
        page = visitors.open(address=address, service_workers=True)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        server.terminate()
        server.wait(timeout=15)
        page.reload()
        expect(page.get_by_text("Pas de connexion")).to_be_visible()
        page.get_by_role("link", name="Réglages", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    visitors.errors.clear()


def test_the_page_can_be_installed(visitors: Visitors) -> None:
    page = visitors.open()
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
