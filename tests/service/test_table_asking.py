"""Questions at a table: answered to the asker alone, from what they may know."""

import asyncio

import pytest

from dejarik.testing.sites import BEFORE_ACTION, Place, both, play_last


def test_an_action_is_explained(place: Place) -> None:
    """Why something can or cannot be done, in words."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            question = f"activate:{bob.view['board']['players'][1]['play'][0]['id']}"
            can = await bob.ask("explain", question=question)
            assert ("explained", ["You can do this now."]) == (can["type"], can["lines"])
            cannot = await ann.ask("explain", question=question)
            assert cannot["lines"]
            assert can["lines"] != cannot["lines"]

    asyncio.run(main())


def test_a_line_of_the_log_has_its_causes(place: Place) -> None:
    """From the line back to who decided it; a line that is not there is refused in words."""

    async def main() -> None:
        async with both(place) as (ann, bob), place.come(2) as guest:
            await play_last(ann, bob, BEFORE_ACTION + 1)
            for asker in (ann, bob, guest):
                await asker.settle()
                # Who watches from another process may have come to the table as it stands now.
                told = [one for one in asker.heard if one["type"] in ("whole", "news")]
                line = [line for one in told for line in one["lines"]][-1]
                why = await asker.ask("why", line=line["event"]["serial"])
                assert "explained" == why["type"]
                assert why["lines"]
            refused = await ann.ask("why", line=2**53)
            assert ("refused", "no_answer") == (refused["type"], refused["code"])

    asyncio.run(main())


def test_the_chances_of_a_roll_are_exact(place: Place) -> None:
    """Fractions as whole numbers, adding up to one."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            character = bob.view["board"]["players"][1]["play"][0]["id"]
            found = await bob.ask("odds", question=f"activate:{character}")
            assert "chances" == found["type"]
            assert found["chances"]
            for chances in found["chances"].values():
                assert abs(sum(over / under for _, over, under in chances) - 1) < 1e-9

    asyncio.run(main())


def test_a_card_is_text(place: Place) -> None:
    """Facts and words, for players and spectators; no card is refused in words."""

    async def main() -> None:
        async with place.come(0) as ann, place.come(2) as guest:
            for asker in (ann, guest):
                sheet = await asker.ask("card", code="04024")
                assert ("card_sheet", "04024") == (sheet["type"], sheet["code"])
                assert sheet["text"]
                assert all(isinstance(line, str) for line in sheet["text"])
                assert sheet["facts"]
            none = await ann.ask("card", code="99999")
            assert ("refused", "no_answer") == (none["type"], none["code"])

    asyncio.run(main())


@pytest.mark.parametrize(
    "question",
    [
        "cost",
        "cost:0",
        "cost:93",
        "play:93",
        "health:99999",
        "value:1:2:3:4",
        f"resolve:{'9' * 150}",
        f"activate:{'9' * 25}",
        "use:10000:999999999999",
        "nonsense:1",
        "focus:1:2:3",
        "reroll:" + ":".join(["1000"] * 30),
    ],
)
def test_no_question_shuts_a_table(place: Place, question: str) -> None:
    """What nobody can answer, or what asks about another's cards, is refused in words."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            for kind in ("explain", "odds"):
                said = await ann.ask(kind, question=question)
                assert said["type"] in ("refused", "explained", "chances")
                assert "failed" != said.get("code"), (kind, question)
            assert "pong" == (await bob.ask("ping"))["type"]

    asyncio.run(main())
