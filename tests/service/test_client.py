"""The client of the package, on real processes of the service."""

import asyncio
from pathlib import Path

import pytest

from dejarik.client import Refused, Seat, Site, Unreachable
from dejarik.testing.ports import free_port
from dejarik.testing.sites import Site as Served
from dejarik.testing.sites import club
from dejarik.titles.registry import TITLES


def address_of(served: Served) -> str:
    """Where a program finds a site."""
    return served.url.replace("ws", "http", 1)


async def played(seat: Seat, answers: int) -> int:
    """Answer so many questions, each with its last option; how many there were."""
    for count in range(answers):
        question = await anext(seat, None)
        if question is None:
            return count
        await seat.answer(question, len(question.options) - 1)
    return answers


async def seat_of(site: Site, title: str) -> Seat:
    """A guest's game against a bot with the first deck that is ready."""
    await site.guest()
    deck = (await site.ready_decks(title))[0]["name"]
    return await site.play_bot(title=title, deck=deck, bot="random")


def test_a_program_plays_a_game_to_its_end(club_site: Served) -> None:
    """Every question has its options in words, and the last answer brings the result."""

    async def whole() -> Seat:
        async with Site(address_of(club_site)) as site:
            async with await seat_of(site, TITLES.default) as seat:
                async for question in seat:
                    assert len(question.options) == len(question.decision["options"])
                    await seat.answer(question, 0)
            return seat

    seat = asyncio.run(whole())

    assert seat.is_over
    assert seat.result


@pytest.mark.parametrize("title", TITLES.ids)
def test_a_program_plays_every_title(club_site: Served, title: str) -> None:
    """What differs between titles is in the view, not in how one plays."""

    async def begun() -> int:
        async with Site(address_of(club_site)) as site, await seat_of(site, title) as seat:
            return await played(seat, 12)

    assert 12 == asyncio.run(begun())


def test_a_game_goes_on_after_the_process_was_killed(tmp_path: Path) -> None:
    """A new process takes the table up, and the program notices nothing but a pause."""
    with club(tmp_path) as served:

        async def interrupted() -> int:
            async with (
                Site(address_of(served)) as site,
                await seat_of(site, TITLES.default) as seat,
            ):
                before = await played(seat, 5)
                served.processes[0].kill()
                served.processes[0].start()
                return before + await played(seat, 5)

        assert 10 == asyncio.run(interrupted())


def test_a_refusal_says_why_and_what_to_do(club_site: Served) -> None:
    """A password that does not fit is refused with its code."""

    async def wrong() -> None:
        async with Site(address_of(club_site)) as site:
            await site.log_in("nobody", "an unlikely password")

    with pytest.raises(Refused) as caught:
        asyncio.run(wrong())
    assert caught.value.message


def test_an_answer_that_is_no_option_is_refused(club_site: Served) -> None:
    """The seat is asked the same again afterwards."""

    async def out_of_range() -> tuple[int, int]:
        async with (
            Site(address_of(club_site)) as site,
            await seat_of(site, TITLES.default) as seat,
        ):
            question = await anext(seat)
            with pytest.raises(Refused):
                await seat.answer(question, len(question.options))
            again = await anext(seat)
            return question.decision["id"], again.decision["id"]

    first, second = asyncio.run(out_of_range())
    assert first == second


def test_a_service_that_is_not_there_is_unreachable() -> None:
    """Nobody answers, and the error says at which address."""

    async def asked() -> None:
        async with Site(f"http://127.0.0.1:{free_port()}") as site:
            await site.guest()

    with pytest.raises(Unreachable, match=r"127\.0\.0\.1"):
        asyncio.run(asked())
