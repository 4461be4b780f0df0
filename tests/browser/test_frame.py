"""The page's frame: every screen opens, and finds its way back."""

from playwright.sync_api import Page, expect

from tests.browser.kit import Visitors


def test_an_unknown_address_says_so_and_leads_back(visitors: Visitors) -> None:
    page = visitors.open("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cette page n’existe pas")
    page.get_by_role("link", name="Revenir à l’accueil").click()
    expect(page).to_have_url(f"{visitors.address}/")


def test_the_language_of_the_browser_is_spoken(visitors: Visitors, page: Page) -> None:
    expect(page.get_by_role("link", name="Réglages", exact=True)).to_be_visible()
    english = visitors.open(language="en")
    expect(english.get_by_role("link", name="Settings", exact=True)).to_be_visible()
    assert english.locator("html").get_attribute("lang") == "en"
