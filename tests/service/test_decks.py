"""Decks of people: kept, shared, checked, and theirs alone."""

import asyncio
import threading
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from dejarik.service.lobby import deck_choice, deck_legality, deck_search, decks, ready_decks
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.checking import CHECKS
from dejarik.service.lobby.seating import seat_for
from dejarik.service.people.office import Visitor
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import INFINITE, JEDI, Opens, lobby_on, refused
from dejarik.testing.people import HOME
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks import answers
from dejarik.titles.destiny.decks.checks import verdict_on
from dejarik.titles.destiny.title import TITLE

T = TypeVar("T")

LINES = "2 Rey (TPG 24)\n2 Mobilize (TPG 14)\nHangar Bay (TPG 23)\n"
OTHER = "2 Rey (TPG 24)\n1 Mobilize (TPG 14)\n"


def test_a_deck_is_kept_with_its_check(database: Opens) -> None:
    """Legal or not; its name is cleaned, its list is read, its faults are told in words."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            request = wire.StoreDeck(" My\tdeck ", LINES, "STD")
            deck = await decks.store_deck(request, han, lobby.ports)

            assert ("My deck", (("04024", 2),)) == (deck.name, deck.cards.team)
            assert not deck.checked.legal
            said = " ".join(reason.text for reason in deck.checked.reasons)
            assert "The deck has 2 cards; it must have exactly 30." in said
            assert deck == await decks.read_deck(wire.NamedDeck(deck.id), han, lobby.ports)

    asyncio.run(main())


def test_a_deck_is_renamed_changed_and_deleted(database: Opens) -> None:
    """The last changed stands first; the decks of the program are listed beside one's own."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            first = await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports)
            lobby.at += 1
            await decks.store_deck(wire.StoreDeck("two", LINES, "STD"), han, ports)
            lobby.at += 1
            await decks.change_deck(wire.ChangeDeck(first.id, OTHER), han, ports)
            await decks.rename_deck(wire.RenameDeck(first.id, "three"), han, ports)

            listed = await decks.list_decks(han, ports)
            assert [("three", 1), ("two", 2)] == [(one.name, one.size) for one in listed.own]
            assert ("jedi", "Jedi") in [(one.name, one.called) for one in listed.ready]
            await decks.delete_deck(wire.NamedDeck(first.id), han, ports)
            assert ["two"] == [one.name for one in (await decks.list_decks(han, ports)).own]

    asyncio.run(main())


def test_the_decks_of_the_program_are_legal_where_they_say(database: Opens) -> None:
    """Anybody sees what is in them; each can be played in its format as it is."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            ready = await ready_decks.list_ready_decks(lobby.ports)
            found = {one.name: one for one in ready.decks}
            assert 30 == len(found["jedi"].cards.cards)
            assert "First Order" == found["first-order"].called
            assert all(one.checked.legal and one.checked.playable for one in found.values())

    asyncio.run(main())


def checked(asked: wire.CheckDeck, database: Opens) -> wire.Checked:
    """What is said of a list that somebody sends."""

    async def main() -> wire.Checked:
        async with lobby_on(database) as lobby:
            return await deck_legality.check_deck(asked, HOME, lobby.ports)

    return asyncio.run(main())


def test_checks_have_a_budget_for_each_address(database: Opens) -> None:
    """Whoever asks too often is told how long to wait; others are not held up."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            asked, ports = wire.CheckDeck("1 Nobody", "STD"), lobby.ports
            # The first reads the catalogue, which takes longer than a check.
            await deck_legality.check_deck(asked, Visitor("203.0.113.9"), ports)
            for _ in range(CHECKS.burst):
                await deck_legality.check_deck(asked, HOME, ports)
            no = await refused(deck_legality.check_deck(asked, HOME, ports))
            assert (Code.TOO_OFTEN, 1) == (no.code, no.retry_after)
            await deck_legality.check_deck(asked, Visitor("198.51.100.7"), ports)
            lobby.at += CHECKS.every_ms
            await deck_legality.check_deck(asked, HOME, ports)

    asyncio.run(main())


def test_tables_go_on_while_decks_are_read_and_checked(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever reads or checks a list waits for the event loop, which goes on meanwhile."""
    loop_goes_on = threading.Event()
    waited: list[bool] = []

    def slow(*asked: object) -> Any:
        waited.append(loop_goes_on.wait(5))
        return verdict_on(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(answers, "verdict_on", slow)

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            deck = await _meanwhile(
                decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports), loop_goes_on
            )
            link = await decks.share_deck(wire.NamedDeck(deck.id), han, ports)
            for work in (
                decks.read_deck(wire.NamedDeck(deck.id), han, ports),
                decks.read_shared(wire.SharedDeck(link.link), HOME, ports),
                deck_legality.check_deck(wire.CheckDeck(LINES, "STD"), HOME, ports),
                seat_for(JEDI, INFINITE, han, ports),
            ):
                await _meanwhile(work, loop_goes_on)

    asyncio.run(main())
    assert [True] * 5 == waited


async def _meanwhile(work: Coroutine[Any, Any, T], loop_goes_on: threading.Event) -> T:
    loop_goes_on.clear()
    asyncio.get_running_loop().call_later(0.05, loop_goes_on.set)
    return await work


def test_lines_that_are_not_understood_are_told_one_by_one(database: Opens) -> None:
    """A page can offer what may be meant in place of each; nothing else is checked then."""
    asked = wire.CheckDeck("2 Mobilise\n1 Hangar Bay (TPG 23)\n1 Nobody at all", "STD")
    found = checked(asked, database)
    assert [(1, "Mobilise"), (3, "Nobody at all")] == [
        (one.number, one.words) for one in found.unread
    ]
    assert "Mobilize (TPG 14)" in found.unread[0].meant
    assert not found.legal
    assert not found.playable
    assert () == found.reasons


def test_a_check_tells_what_it_has_read(database: Opens) -> None:
    """A page that builds lists can take one out of a text, also where lines were not understood."""
    for text in (LINES, f"{LINES}1 Nobody at all"):
        found = checked(wire.CheckDeck(text, "STD"), database)
        assert (("04024", 2),) == found.cards.team


def test_a_deck_is_shared_by_its_link_alone(database: Opens) -> None:
    """The same link as long as it is shared; afterwards it leads nowhere."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            deck = await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports)
            link = await decks.share_deck(wire.NamedDeck(deck.id), han, ports)

            assert link == await decks.share_deck(wire.NamedDeck(deck.id), han, ports)
            assert link.link != deck.id
            shared = await decks.read_shared(wire.SharedDeck(link.link), HOME, ports)
            assert deck.cards == shared.cards
            await decks.unshare_deck(wire.NamedDeck(deck.id), han, ports)
            no = await refused(decks.read_shared(wire.SharedDeck(link.link), HOME, ports))
            assert Code.MISSING == no.code

    asyncio.run(main())


def test_a_guest_keeps_decks_but_shares_none(database: Opens) -> None:
    """And is told what to do about it."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            guest, ports = replace(await lobby.person("Guest"), role="guest"), lobby.ports
            deck = await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), guest, ports)
            no = await refused(decks.share_deck(wire.NamedDeck(deck.id), guest, ports))
            assert Code.FORBIDDEN == no.code
            assert no.advice

    asyncio.run(main())


def test_nobody_touches_the_deck_of_another(database: Opens) -> None:
    """Whatever they try, it is as if there were none."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, greedo = await lobby.person("Han"), await lobby.person("Greedo")
            ports = lobby.ports
            deck = await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports)
            named = wire.NamedDeck(deck.id)
            for doing in (
                decks.read_deck(named, greedo, ports),
                decks.delete_deck(named, greedo, ports),
                decks.share_deck(named, greedo, ports),
                decks.unshare_deck(named, greedo, ports),
                decks.rename_deck(wire.RenameDeck(deck.id, "mine"), greedo, ports),
                decks.change_deck(wire.ChangeDeck(deck.id, OTHER), greedo, ports),
                deck_choice.chosen_deck(wire.OwnChoice(deck.id), TITLE, greedo, ports),
            ):
                assert Code.MISSING == (await refused(doing)).code
            assert deck == await decks.read_deck(named, han, ports)

    asyncio.run(main())


def test_a_name_is_used_once_by_each(database: Opens) -> None:
    """Another person may have a deck of the same name."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            request, ports = wire.StoreDeck("one", LINES, "STD"), lobby.ports
            await decks.store_deck(request, han, ports)
            await decks.store_deck(request, leia, ports)
            two = await decks.store_deck(wire.StoreDeck("two", LINES, "STD"), han, ports)

            assert Code.TAKEN == (await refused(decks.store_deck(request, han, ports))).code
            renaming = decks.rename_deck(wire.RenameDeck(two.id, "one"), han, ports)
            assert Code.TAKEN == (await refused(renaming)).code

    asyncio.run(main())


def test_nobody_has_more_decks_than_anybody_may_have(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is told."""
    monkeypatch.setattr(decks, "MOST_DECKS", 1)

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports)
            no = await refused(decks.store_deck(wire.StoreDeck("two", LINES, "STD"), han, ports))
            assert (Code.CONFLICT, "Delete one first.") == (no.code, no.advice)

    asyncio.run(main())


def test_decks_go_with_their_account(database: Opens) -> None:
    """Also those that are shared."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            deck = await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports)
            link = await decks.share_deck(wire.NamedDeck(deck.id), han, ports)
            await lobby.database.run("DELETE FROM accounts WHERE id = %s", (han.id,))
            no = await refused(decks.read_shared(wire.SharedDeck(link.link), HOME, ports))
            assert Code.MISSING == no.code

    asyncio.run(main())


@pytest.mark.parametrize(
    ("name", "text", "terms", "says"),
    [
        ("one", "2 Mobilise\n1 Nobody at all", ("STD", "arh"), "Perhaps: Mobilize (TPG 14)"),
        ("one", "2 Mobilise\n1 Nobody at all", ("STD", "arh"), "Line 2 is not understood"),
        ("one", '{"slots": 3}', ("STD", "arh"), "This is no deck list"),
        ("\u200b \n", LINES, ("STD", "arh"), "nothing in it to read"),
        ("one", LINES, ("imaginary", "arh"), "no format 'imaginary'"),
        ("one", LINES, ("STD", "imaginary"), "no edition 'imaginary'"),
    ],
)
def test_what_cannot_be_kept_is_refused_in_words(
    database: Opens, name: str, text: str, terms: tuple[str, str], says: str
) -> None:
    """Every line that is not understood is named, with what may be meant."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            request = wire.StoreDeck(name, text, *terms)
            no = await refused(decks.store_deck(request, han, lobby.ports))
            assert Code.INVALID == no.code
            assert says in no.message
            assert no.advice
            assert () == (await decks.list_decks(han, lobby.ports)).own

    asyncio.run(main())


def test_a_list_is_checked_without_being_kept(database: Opens) -> None:
    """Boxes that are not implemented are legal, but cannot be played."""
    box = files.boxes()["LEG-V"].deck_list()
    lines = [f"{dice} {code}" for code, dice in box.team]
    text = "\n".join([*lines, *box.battlefields, *(f"1 {code}" for code in box.cards)])
    found = checked(wire.CheckDeck(text, "starter"), database)

    assert (True, False) == (found.legal, found.playable)
    assert ["not_implemented"] == [reason.key for reason in found.reasons]


def test_a_deck_to_play_is_chosen(database: Opens) -> None:
    """One of the program by name, one's own, or one that is shared."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, ports = await lobby.person("Han"), await lobby.person("Leia"), lobby.ports
            deck = await decks.store_deck(wire.StoreDeck("one", LINES, "STD"), han, ports)
            link = await decks.share_deck(wire.NamedDeck(deck.id), han, ports)

            name, listed = await deck_choice.chosen_deck(wire.OwnChoice(deck.id), TITLE, han, ports)
            assert ("one", deck.cards.team) == (name, TITLE.decks.shown(listed).team)
            shared = wire.SharedChoice(link.link)
            assert (name, listed) == await deck_choice.chosen_deck(shared, TITLE, leia, ports)
            assert "Jedi" == (await deck_choice.chosen_deck(JEDI, TITLE, leia, ports))[0]
            no = await refused(
                deck_choice.chosen_deck(wire.ReadyChoice("nobody"), TITLE, han, ports)
            )
            assert "jedi" in no.advice

    asyncio.run(main())


def test_a_list_that_is_kept_nowhere_is_played(database: Opens) -> None:
    """It is read as if it were kept; a line that is not understood is refused."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            name, listed = await deck_choice.chosen_deck(wire.ListChoice(LINES), TITLE, han, ports)

            assert (deck_choice.UNNAMED, (("04024", 2),)) == (name, TITLE.decks.shown(listed).team)
            assert () == (await decks.list_decks(han, ports)).own
            no = await refused(
                deck_choice.chosen_deck(wire.ListChoice("2 Reyy"), TITLE, han, ports)
            )
            assert "Line 1 is not understood" in no.message

    asyncio.run(main())


def test_decks_are_found_by_a_card_in_any_of_its_printings(database: Opens) -> None:
    """Those of the program and one's own, with how many copies; other people's are not told."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            mine = await decks.store_deck(wire.StoreDeck("mine", LINES, "STD"), han, lobby.ports)
            code = "04014"
            first = TITLE.catalogue.printings(code, "arh")[0]

            for asked in (code, first):
                found = await deck_search.own_decks_with(wire.FindCard(asked), han, lobby.ports)
                assert [(mine.id, 2)] == [(one.deck.id, one.copies) for one in found.decks]
            nothing = await deck_search.own_decks_with(wire.FindCard(code), leia, lobby.ports)
            assert () == nothing.decks
            refusal = await refused(
                deck_search.own_decks_with(wire.FindCard("x"), han, lobby.ports)
            )
            assert Code.MISSING == refusal.code

    asyncio.run(main())


def test_ready_decks_are_found_by_a_card() -> None:
    """Every deck of the program that lists the card, and no other."""
    listed = {one.name: dict(TITLE.decks.cards(one.listed)) for one in TITLE.decks.ready()}
    code = next(iter(next(iter(listed.values()))))
    family = TITLE.catalogue.printings(code, "arh")
    expected = {
        name: copies
        for name, cards in listed.items()
        if (copies := sum(cards.get(one, 0) for one in family))
    }

    found = deck_search.ready_decks_with(TITLE, code)

    assert expected == {one.deck.name: one.copies for one in found.decks}
    assert all(one.deck.ready for one in found.decks)
