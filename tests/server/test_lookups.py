"""Looking words up, and when it is not allowed."""

import pytest

from tests.server.kit import Running


async def test_a_word(server: Running) -> None:
    async with server.browser() as anyone:
        about = await anyone.get("/api/words/fr/avalanche")
        assert about["valid"]
        assert about["forms"][0]["lemma"] == "avalanche"
        assert about["after"] == ["AVALANCHES"]
        assert "neige" in about["definition"]["articles"][0]["senses"][0]
        assert not (await anyone.get("/api/words/fr/avalanhce"))["valid"]
        assert (await anyone.get("/api/words/fr/été"))["word"] == "ETE"


async def test_a_rack(server: Running) -> None:
    async with server.browser() as anyone:
        made = await anyone.get("/api/words/fr?rack=EINRST%3F")
        assert made["total"] > len(made["words"])
        points = [word["points"] for word in made["words"]]
        assert points == sorted(points, reverse=True)
        assert any(letter.islower() for letter in made["words"][0]["tiles"])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/words/nowhere/avalanche", 404),
        ("/api/words/..%2F..%2Fetc/avalanche", 404),
        ("/api/words/fr?rack=" + "A" * 16, 422),
        ("/api/words/fr?rack=????????", 422),
        ("/api/words/fr?rack=A%00", 422),
        ("/api/words/fr/" + "A" * 31, 422),
    ],
)
async def test_what_cannot_be_looked_up(server: Running, path: str, status: int) -> None:
    async with server.browser() as anyone:
        assert (await anyone.get(path, status))["error"]["key"]


async def test_no_dictionary_while_people_play_without_help(server: Running) -> None:
    async with server.browser() as ada, server.browser() as eve:
        game = (await ada.new_game("here", "here"))["game"]
        for path in ("/api/words/fr/avalanche", "/api/words/fr?rack=ABC"):
            refused = await ada.get(path, 403)
            assert refused["error"] == {"key": "look-up-forbidden", "facts": {"game": game}}
            assert await eve.get(path)
        async with ada.page() as page:
            state = await page.watch(game, 0)
            await page.act(state["version"], "Resign", 0)
        assert await ada.get("/api/words/fr/avalanche")


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        (["here", "expert"], None, True),
        (["here", "expert"], False, False),
        (["here", "here"], True, True),
        (["here", "open"], None, False),
    ],
)
async def test_help_is_agreed_on_when_the_game_is_made(
    server: Running, seats: list[str], hints: bool | None, allowed: bool
) -> None:
    async with server.browser() as ada:
        await ada.new_game(*seats, hints=hints)
        await ada.get("/api/words/fr/avalanche", 200 if allowed else 403)
