"""Who else is there: spectators, the chat, mixed tables, another device, the list of games."""

import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.deal import dealt
from tests.browser.kit import PHONE, People, Visitors
from tests.browser.player import Player
from tests.browser.seating import at_table
from tests.browser.shelf import Shelf

RACKS = ("RATINES", "BONJOUL")


def test_a_stranger_looks_on_and_sees_no_rack(people: People, shelf: Shelf) -> None:
    first, _, other = people(3)
    [player] = at_table(shelf, dealt(*RACKS), first, None)
    heard = listening(other)
    looking = Player(other, player.game)
    looking.sit()
    player.play("H6", "RATS")
    expect(looking.polite).to_contain_text("Nord joue RATS en H6, 8 points.")
    expect(other.locator("[data-slot]")).to_have_count(0)
    expect(other.get_by_role("button", name=re.compile("^Jouer|^Menu|^Passer"))).to_have_count(0)
    assert looking.sheet() == [["1", "Nord", "", "RATS", "H6", "8", "8"]]
    # Nothing of a rack was even sent; what is left is left to all alike.
    views = [text for text in heard if '"type":"update"' in text]
    assert views
    for text in views:
        assert '"rack":""' in text
        assert not re.search('"(rack|tiles)":"[AEINRST]{3,7}"', text)
        assert '"racks":[null,null]' in text


def test_the_chat_is_heard_and_can_be_muted(people: People, shelf: Shelf) -> None:
    first, second = at_table(shelf, dealt(*RACKS), *people(2))
    say(first.page, "Bonjour !")
    talk = second.page.get_by_role("tab", name=re.compile("Discussion"))
    expect(talk).to_have_text(re.compile("1$"))
    talk.click()
    log = second.page.get_by_role("log")
    expect(log).to_have_text(re.compile("Nord\\s+Bonjour !"))
    mute = second.page.get_by_label("Ne pas montrer la discussion")
    mute.check()
    expect(log).to_be_hidden()
    second.page.get_by_role("tab", name="Feuille").click()
    say(first.page, "Vous êtes là ?")
    expect(talk).to_have_text("Discussion")
    second.page.reload()
    talk.click()
    expect(mute).to_be_checked()
    mute.uncheck()
    # What was said meanwhile was not lost, and nothing is told twice.
    expect(log.locator("p")).to_have_text([re.compile("Bonjour"), re.compile("Vous êtes là")])


def test_a_mixed_table_of_two_here_a_computer_and_a_guest(visitors: Visitors) -> None:
    host = visitors.open("/new/online")
    host.get_by_label("Qui joue à la place 2").select_option("sur cet appareil")
    for place, kind in ((3, "ordinateur"), (4, "par un lien")):
        host.get_by_role("button", name="Ajouter un joueur").click()
        host.get_by_label(f"Qui joue à la place {place}").select_option(kind)
    for place, name in enumerate(("Anne", "Bob", "", "Dora"), start=1):
        host.get_by_label(f"Nom à la place {place}").fill(name)
    host.get_by_label("Niveau à la place 3").select_option("Joueur de club")
    host.get_by_role("button", name="Commencer et inviter").click()
    link = host.get_by_label("Lien pour Dora").input_value()
    host.get_by_role("link", name="Aller à la partie").click()
    guest = visitors.open(link)
    guest.get_by_role("button", name="Prendre ma place").click()
    here, there = (Player(page, host.url.rsplit("/", 1)[1]) for page in (host, guest))
    expect(there.grid).to_be_visible()
    setup = host.request.get(f"/api/games/{here.game}").json()["setup"]["seats"]
    assert [(one["name"], one["kind"], one["level"]) for one in setup] == [
        ("Anne", "person", None),
        ("Bob", "person", None),
        ("Ordinateur", "computer", "club"),
        ("Dora", "person", None),
    ]
    # Once around the table: Anne and Bob through the curtain, the computer by itself, then Dora.
    passed: set[str] = set()
    for _ in range(12):
        if passed == {"Anne", "Bob", "Dora"}:
            break
        turn = there.page.locator("ul.players li[aria-current=step] .name")
        expect(turn).to_have_text(re.compile("Anne|Bob|Dora"))
        name = turn.evaluate("one => one.firstChild.textContent.trim()")
        if name == "Dora":
            there.pass_turn()
        else:
            host.get_by_role("button", name=f"Je suis {name}").click()
            expect(host.locator("ul.players li", has_text="vous")).to_contain_text(name)
            here.pass_turn()
        passed.add(name)
        expect(turn).not_to_contain_text(name)
    assert passed == {"Anne", "Bob", "Dora"}
    expect(there.polite).to_contain_text(re.compile("Ordinateur (joue|échange|passe)"))


def test_one_goes_on_from_another_device(visitors: Visitors, people: People, shelf: Shelf) -> None:
    [page] = people(1)
    [player] = at_table(shelf, dealt(*RACKS), page, None)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Liens de la partie").click()
    page.get_by_role("button", name="Faire un lien pour Nord").click()
    link = page.get_by_label("Lien pour Nord").input_value()
    phone = visitors.open(link, size=PHONE, touch=True)
    phone.get_by_role("button", name="Prendre ma place").tap()
    elsewhere = Player(phone, player.game)
    expect(elsewhere.status).to_contain_text("À vous de jouer")
    assert sorted(elsewhere.rack()) == sorted(RACKS[0])
    player.sit()
    elsewhere.spell("H6", "RATS")
    elsewhere.press_play()
    # The first device follows.
    expect(player.polite).to_contain_text("Vous jouez RATS en H6")
    phone.goto("/games")
    expect(phone.get_by_role("listitem")).to_have_text(re.compile(r"Nord\s+8.*Au tour de Sud"))


def test_links_are_found_again_while_somebody_is_awaited(visitors: Visitors) -> None:
    host = visitors.open("/new/online")
    host.get_by_role("button", name="Commencer et inviter").click()
    link = host.get_by_label("Lien pour Invité").input_value()
    path = host.url
    tab = visitors.another_page(host.context, path)
    expect(tab.get_by_label("Lien pour Invité")).to_have_value(link)


def test_the_list_has_running_games_first_and_says_whose_turn_it_is(
    visitors: Visitors, shelf: Shelf
) -> None:
    page = visitors.open()
    over = dealt(*RACKS, edition="geant")
    for _ in range(4):
        over.pass_turn()
    waiting = dealt(*RACKS, edition="delire")
    waiting.play("H6", "RATS")
    for game in (over, waiting, dealt(*RACKS, edition="ancien")):
        shelf.put(game, page, None)
    page.goto("/games")
    sections = page.locator("main section")
    expect(sections).to_have_count(2)
    running = sections.nth(0).get_by_role("listitem")
    expect(running).to_have_text([re.compile("^Ancien.*À vous$"), re.compile("^Délire.*de Sud$")])
    expect(running.nth(1)).to_contain_text(re.compile("Nord\\s+8"))
    expect(sections.nth(1).get_by_role("listitem")).to_have_text(
        re.compile("^Géant.*Gagné par Nord")
    )
    running.nth(0).get_by_role("link").click()
    expect(Player(page, "").status).to_contain_text("À vous de jouer")


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name=re.compile("Discussion")).click()
    page.get_by_label("Votre message").fill(text)
    page.get_by_role("button", name="Envoyer").click()
    expect(page.get_by_role("log")).to_contain_text(text)


def listening(page: Page) -> list[str]:
    """Everything that the server says to a page from now on."""
    heard: list[str] = []

    def follow(wire: WebSocket) -> None:
        wire.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", follow)
    return heard
