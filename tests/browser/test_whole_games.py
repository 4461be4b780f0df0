"""Whole games in the browser, from the first word to the settlement."""

import re

from playwright.sync_api import Page, expect

from tests.browser.kit import Visitors, violations
from tests.browser.test_table import online


def settled(page: Page, seats: int = 2) -> None:
    """The game is over, and its last screen says all there is to say."""
    expect(page.locator("#ending-title")).to_have_text(re.compile("gagn|Égalité|terminée"))
    expect(page.locator(".ending tbody tr")).to_have_count(seats)
    assert violations(page) == []


def test_defi_between_two_browsers(visitors: Visitors) -> None:
    first, second = online(visitors, edition="defi")
    for _ in range(60):
        if not first.wait_for_turn():
            break
        first.take_turn(first.type)
        first, second = second, first
    settled(first.page)
    settled(second.page)
