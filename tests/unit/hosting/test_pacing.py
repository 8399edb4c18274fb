"""The pace of bots: how long their answers wait, and that waiting tells nothing."""

from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.pacing import Pace
from dejarik.kernel.decisions import ENTITY, ONE, PASS, PRIORITY, Decision, Option

AGAINST_BOT = Hosted((SeatOf("Ann", "a"), SeatOf("greedy", bot="greedy")))
PAUSE = 700
BOT = 1


def asked(kind: int = ONE, options: int = 2, seat: int = BOT) -> Decision:
    """A question with so many options, the last of them a pass."""
    decision = Decision(1, seat, kind, 0)
    decision.options = [*(Option(ENTITY, one) for one in range(options - 1)), Option(PASS)]
    return decision


def paced(hosted: Hosted = AGAINST_BOT) -> Pace:
    """A table at which everybody was told something at the time 1000."""
    pace = Pace(hosted, PAUSE)
    pace.note(1_000)
    return pace


def test_a_bot_waits_for_the_rest_of_the_pause_and_thinking_counts() -> None:
    """From the last thing that was seen, however long the thought took."""
    pace = paced()
    assert [700, 200, 0, 0] == [pace.wait(asked(), 0, now) for now in (1_000, 1_500, 1_700, 9_000)]


def test_a_forced_answer_waits_as_long_as_any_other() -> None:
    """Otherwise the other side would know that there was no choice."""
    assert {PAUSE} == {paced().wait(asked(options=count), 0, 1_000) for count in (1, 2, 9)}
    assert PAUSE == paced().wait(asked(PRIORITY), 0, 1_000)


def test_passing_on_a_response_waits_for_nothing() -> None:
    """Everybody sees that it was a pass; passing one's turn is an action like others."""
    assert 0 == paced().wait(asked(PRIORITY), 1, 1_000)
    assert PAUSE == paced().wait(asked(ONE), 1, 1_000)


def test_where_only_bots_or_only_people_sit_nobody_waits() -> None:
    """A pace is for those who look on from their seats."""
    bots = Hosted((SeatOf("greedy", bot="greedy"), SeatOf("greedy", bot="greedy")))
    people = Hosted((SeatOf("Ann", "a"), SeatOf("Bob", "b")))
    for hosted in (bots, people):
        assert 0 == paced(hosted).wait(asked(), 0, 1_000)
        assert 0 == paced(hosted).hold([asked()])


def test_clocks_stand_still_for_the_pace_while_a_bot_is_asked() -> None:
    """A person's clock runs from the start."""
    assert PAUSE == paced().hold([asked()])
    assert 0 == paced().hold([asked(seat=0)])
