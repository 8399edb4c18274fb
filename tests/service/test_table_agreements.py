"""What the seats of a table settle among themselves: draws, and taking back."""

import asyncio

import pytest

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.testing.sites import BEFORE_ACTION, Place, Site, both, play_last
from dejarik.testing.visits import SOCKET, Visit

TOLD = 2
"""After so many last options something was rolled: taking back needs consent."""


async def heard(visit: Visit, what: str) -> list[str]:
    """How an offer stood each time something was told of it; empty is open."""
    await visit.settle()
    return [one.get("closed", "") for one in visit.of_kind("offered") if one["what"] == what]


def test_a_draw_is_offered_and_accepted(place: Place) -> None:
    """Both agree: the game is over and nobody has won."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            assert "accepted" == (await ann.ask("offer_draw"))["type"]
            offered = await bob.until("offered")
            assert ("draw", 0) == (offered["what"], offered["seat"])
            assert 0 == await place.entries()
            assert "accepted" == (await bob.ask("answer_draw", accept=True))["type"]
            assert "draw_agreed" == (await ann.until("over"))["result"]
            await ann.settle()
            assert [[0, 1]] == ann.view["outcome"]
            assert ["", "accepted"] == await heard(ann, "draw")
            assert 1 == await place.entries()

    asyncio.run(main())


def test_a_draw_offered_by_both_is_agreed(place: Place) -> None:
    """Who offers what is offered already takes it."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await ann.ask("offer_draw")
            await bob.ask("offer_draw")
            assert "draw_agreed" == (await ann.until("over"))["result"]

    asyncio.run(main())


def test_a_draw_is_declined(place: Place) -> None:
    """The game goes on; the offer can be taken no more."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await ann.ask("offer_draw")
            await bob.until("offered")
            assert "accepted" == (await bob.ask("answer_draw", accept=False))["type"]
            assert ["", "declined"] == await heard(ann, "draw")
            late = await bob.ask("answer_draw", accept=True)
            assert ("refused", "nothing_offered") == (late["type"], late["code"])
            assert 0 == await place.entries()

    asyncio.run(main())


def test_nobody_accepts_their_own_draw(place: Place) -> None:
    """An offer is for the other side."""

    async def main() -> None:
        async with both(place) as (ann, _):
            await ann.ask("offer_draw")
            own = await ann.ask("answer_draw", accept=True)
            assert "nothing_offered" == own["code"]
            await ann.ask("offer_draw")
            assert 0 == await place.entries()

    asyncio.run(main())


def test_a_draw_lapses_with_the_next_entry(place: Place) -> None:
    """Who plays on has not taken it."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await ann.ask("offer_draw")
            await bob.until("offered")
            await bob.answer(-1)
            assert ["", "lapsed"] == await heard(bob, "draw")
            assert "nothing_offered" == (await bob.ask("answer_draw", accept=True))["code"]

    asyncio.run(main())


def test_whoever_comes_back_hears_what_is_still_offered(place: Place) -> None:
    """An offer does not get lost with a connection."""

    async def main() -> None:
        async with place.come(0) as ann:
            await ann.ask("offer_draw")
            async with place.come(1) as bob:
                assert [""] == await heard(bob, "draw")
                await bob.ask("answer_draw", accept=True)
            await ann.until("over")

    asyncio.run(main())


def test_taking_back_is_free_where_nothing_was_learnt(place: Place) -> None:
    """At once, told as a whole table; the version grows all the same."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, 3)
            before = ann.version
            accepted = await ann.ask("ask_undo", version=before)
            assert ("accepted", before + 1) == (accepted["type"], accepted["version"])
            await bob.settle()
            await ann.settle()
            assert ["accepted"] == await heard(ann, "undo")
            assert before + 1 == ann.of_kind("whole")[-1]["version"]
            assert (before + 1, 2) == (ann.version, ann.options)
            assert 4 == await place.entries()
            await play_last(ann, bob, 1)

    asyncio.run(main())


def outlooks(visit: Visit) -> list[str]:
    """What was told of taking back each time it changed."""
    return [one["how"] for one in visit.of_kind("undoable")]


def test_it_is_told_whether_an_answer_could_be_taken_back(place: Place) -> None:
    """Whoever comes hears it, and then whenever it changes; nobody hears it of another seat."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await ann.settle()
            await bob.settle()
            assert (["no"], ["no"]) == (outlooks(ann), outlooks(bob))
            assert "no answer of yours" in ann.of_kind("undoable")[0]["why"]
            await play_last(ann, bob, 3)
            await ann.settle()
            await bob.settle()
            assert "free" == outlooks(ann)[-1]
            assert "ask" == outlooks(bob)[-1]
            await ann.ask("ask_undo", version=ann.version)
            await ann.settle()
            assert "free" != outlooks(ann)[-1]

    asyncio.run(main())


def test_taking_back_what_told_something_needs_consent(place: Place) -> None:
    """The other side is asked; with its yes the game returns."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, TOLD)
            assert "accepted" == (await bob.ask("ask_undo", version=bob.version))["type"]
            asked = await ann.until("offered")
            assert ("undo", 1) == (asked["what"], asked["seat"])
            assert TOLD == await place.entries()
            own = await bob.ask("answer_undo", accept=True)
            assert "undo_none_open" == own["code"]
            assert "accepted" == (await ann.ask("answer_undo", accept=True))["type"]
            await bob.settle()
            await ann.settle()
            assert ["", "accepted"] == await heard(bob, "undo")
            assert (6, 0) == (bob.options, ann.options)
            assert TOLD + 1 == await place.entries()

    asyncio.run(main())


def test_taking_back_is_refused_for_good(place: Place) -> None:
    """Once declined not asked for that one again; with `always` never asked at all."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, TOLD)
            await bob.ask("ask_undo", version=bob.version)
            await ann.until("offered")
            assert "accepted" == (await ann.ask("answer_undo", accept=False, always=True))["type"]
            assert ["", "declined"] == await heard(bob, "undo")
            refused = await bob.ask("ask_undo", version=bob.version)
            assert ("refused", "undo_blocked") == (refused["type"], refused["code"])
            assert "." == refused["message"][-1]
            assert TOLD == await place.entries()

    asyncio.run(main())


def test_a_request_lapses_when_the_game_goes_on(place: Place) -> None:
    """It asked about a table that is no more."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, TOLD)
            await bob.ask("ask_undo", version=bob.version)
            await ann.until("offered")
            await ann.answer(-1)
            assert ["", "lapsed"] == await heard(bob, "undo")
            assert "undo_none_open" == (await ann.ask("answer_undo", accept=True))["code"]

    asyncio.run(main())


def test_a_stale_request_is_refused(place: Place) -> None:
    """Who speaks of a version that has passed sees the table first."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, 3)
            refused = await ann.ask("ask_undo", version=ann.version - 1)
            assert "stale" == refused["code"]
            await ann.until("whole")
            assert 3 == await place.entries()

    asyncio.run(main())


@pytest.mark.parametrize(("rule", "code"), [("never", "undo_off"), ("free", "undo_told")])
def test_a_table_may_have_a_rule_against_it(site: Site, rule: str, code: str) -> None:
    """What the host chose is said in words."""

    async def main() -> None:
        settings = TableSettings(undo="never" if rule == "never" else "free")
        place = Place(site, SOCKET, await site.lay(settings=settings))
        async with both(place) as (ann, bob):
            await play_last(ann, bob, TOLD)
            assert code == (await bob.ask("ask_undo", version=bob.version))["code"]

    asyncio.run(main())


def test_nothing_is_taken_back_after_the_end(place: Place) -> None:
    """An end stands, by whatever way it came."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            await ann.ask("concede")
            await ann.settle()
            refused = await ann.ask("ask_undo", version=ann.version)
            assert "refused" == refused["type"]
            assert BEFORE_ACTION + 1 == await place.entries()

    asyncio.run(main())
