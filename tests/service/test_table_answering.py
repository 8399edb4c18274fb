"""Answers at a table: stored before they are acknowledged, and nothing illegal is taken."""

import asyncio

import pytest

from dejarik.service.tables.rebuild import entry_in
from dejarik.testing.sites import BEFORE_ACTION, Place, both, play_last
from dejarik.testing.visits import Visit


def test_an_acknowledged_answer_is_in_the_journal(place: Place) -> None:
    """Whoever reads the database on hearing `accepted` finds the answer there."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            for count in range(1, 4):
                asked = ann if ann.options else bob
                accepted = await asked.answer(-1)
                stored = await place.site.stored(place.table)
                assert count == len(stored.entries)
                entry = entry_in(stored.entries[-1].entry, "the newest")
                assert asked.seat == entry.seat
                await ann.settle()
                await bob.settle()
                assert asked.version == accepted["version"]

    asyncio.run(main())


def test_the_other_side_hears_news_of_what_it_could_notice(place: Place) -> None:
    """A sealed answer moves nobody else; the one that closes the group moves everybody."""

    async def main() -> None:
        async with both(place) as (ann, bob), place.come(2) as guest:
            await ann.answer(-1)
            for one in (ann, bob, guest):
                await one.settle()
            assert (1, 0, 0) == (ann.version, bob.version, guest.version)
            assert [] == bob.of_kind("news")
            await bob.answer(-1)
            for one in (ann, bob, guest):
                await one.settle()
            assert (2, 1, 1) == (ann.version, bob.version, guest.version)

    asyncio.run(main())


def test_a_stale_answer_is_refused_and_asked_again(place: Place) -> None:
    """The version has passed: it is not played, and the whole table follows."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            for version in (bob.version - 1, 0, bob.version + 1, 2**31):
                refused = await bob.answer(-1, version=version)
                assert ("refused", "stale") == (refused["type"], refused["code"])
                assert bob.version == refused["version"]
                again = await bob.until("whole")
                assert again["prompt"]["options"]
            assert BEFORE_ACTION == await place.entries()
            assert "accepted" == (await bob.answer(-1))["type"]

    asyncio.run(main())


@pytest.mark.parametrize("choice", [99, 100_000])
def test_an_option_that_is_not_there_is_refused(place: Place, choice: int) -> None:
    """It says so, nothing changes, and the same question still stands."""

    async def main() -> None:
        async with both(place) as (ann, _):
            refused = await ann.answer(choice)
            assert ("refused", "illegal", 0) == tuple(
                refused[k] for k in ("type", "code", "version")
            )
            refused = await ann.answer(0, choice=-1)
            assert "illegal" == refused["code"]
            refused = await ann.answer(0, decision=7)
            assert "illegal" == refused["code"]
            assert 0 == await place.entries()
            assert "accepted" == (await ann.answer(0))["type"]

    asyncio.run(main())


def test_nobody_answers_for_another_seat(place: Place) -> None:
    """The seat follows from who is signed in: another one's question is not theirs."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            decision = bob.view["decision"]["id"]
            refused = await ann.ask("answer", version=ann.version, decision=decision, choice=0)
            assert ("refused", "illegal") == (refused["type"], refused["code"])
            assert BEFORE_ACTION == await place.entries()

    asyncio.run(main())


def test_an_answer_sent_twice_is_played_once(place: Place) -> None:
    """The second one names a version that has passed."""

    async def main() -> None:
        async with both(place) as (ann, _):
            answer = {"version": 0, "decision": ann.view["decision"]["id"], "choice": 0}
            first = await ann.say("answer", **answer)
            second = await ann.say("answer", **answer)
            assert "accepted" == (await _reply(ann, first))["type"]
            assert "stale" == (await _reply(ann, second))["code"]
            assert 1 == await place.entries()

    asyncio.run(main())


async def _reply(visit: Visit, ref: int) -> dict[str, object]:
    while True:
        message = await visit.hear()
        if message.get("ref") == ref:
            return message


def test_stepping_back_inside_a_group(place: Place) -> None:
    """A card put back in the mulligan is taken up again, and the first question stands."""

    async def main() -> None:
        async with both(place) as (ann, _):
            first = ann.seen
            await ann.answer(0)
            await ann.settle()
            assert 5 == ann.options
            assert "accepted" == (await ann.answer(0, choice=-1))["type"]
            await ann.settle()
            assert (first.decision, 2) == (ann.seen.decision, ann.version)
            assert 2 == await place.entries()

    asyncio.run(main())


def test_conceding_ends_the_game_for_everybody(place: Place) -> None:
    """Whatever is asked; afterwards nothing more is taken, and the seed is shown."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            assert "accepted" == (await bob.ask("concede"))["type"]
            over = await ann.until("over")
            stored = await place.site.stored(place.table)
            assert stored.server_seed.hex() == over["server_seed"]
            await ann.settle()
            assert [0] == ann.view["outcome"][0]
            assert ann.of_kind("news")[-1]["result"]
            assert stored.outcome
            for late in ("concede", "offer_draw"):
                refused = await ann.ask(late)
                assert "refused" == refused["type"], late
            assert 1 == await place.entries()

    asyncio.run(main())


def test_whoever_comes_after_the_end_sees_how_it_ended(place: Place) -> None:
    """The whole has the result, and the seed is shown to latecomers too."""

    async def main() -> None:
        async with place.come(1) as bob:
            await bob.ask("concede")
            await bob.until("over")
        async with place.come(0) as ann:
            await ann.settle()
            assert ann.of_kind("whole")[0]["result"]
            assert 1 == len(ann.of_kind("over"))

    asyncio.run(main())


def test_refreshing_gives_the_whole_and_changes_nothing(place: Place) -> None:
    """Whoever doubts what they see asks for all of it."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, 3)
            seen = ann.seen
            await ann.say("refresh")
            await ann.until("whole")
            assert (seen, 3) == (ann.seen, ann.version)
            await play_last(ann, bob, 2)

    asyncio.run(main())
