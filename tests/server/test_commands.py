"""The command box, over the socket."""

from tests.server.kit import Running


async def test_commands_are_answered_or_done(server: Running) -> None:
    async with server.browser() as ada, ada.page() as early:
        assert await early.refused("command", text="score") == "nothing-watched"
        game = (await ada.new_game("here", "here"))["game"]
        async with ada.page() as page:
            turn = (await page.watch(game, 0))["view"]["turn"]
            state = await page.watch(game, turn)
            said = await page.ask("command", text="tirage", language="fr")
            assert said["type"] == "said"
            assert set(state["view"]["rack"].replace("?", "")) <= set(said["lines"][0])
            assert await page.refused("command", text="frobniquer") == "no-such-command"
            assert (await page.ask("command", text="pass", language="en"))["type"] == "done"
            update = await page.next("update")
            assert update["rows"]["rows"][0]["kind"] == "pass"
            assert await page.refused("command", text="passer") == "not-your-turn"


async def test_a_spectator_asks_and_does_nothing(server: Running) -> None:
    async with server.browser() as ada, server.browser() as eve:
        game = (await ada.new_game("here", "here"))["game"]
        async with eve.page() as page:
            await page.watch(game)
            assert (await page.ask("command", text="score"))["type"] == "said"
            for line in ("passer", "tirage", "abandonner oui"):
                answer = await page.ask("command", text=line)
                assert answer["type"] == "refused", answer
        assert not (await server.club.room(game)).table.is_over
