"""Jobs for bots: they tell no secret, and a worker answers as the bot at the table would."""

from dataclasses import replace

import pytest

from dejarik.bots.outlook import Outlook
from dejarik.bots.random_bot import RandomBot
from dejarik.bots.roster import bot_named
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.state import State
from dejarik.laws.hidden import another_world, views_equal
from dejarik.service.ports import BotJob
from dejarik.service.thinking import Asking, BadJob, job_for, limit_for, think
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.registry import TITLES

GAME = games.destiny()
ASKING = Asking("g1", "destiny", CURRENT, version=7, bot="search#60", seed="bot")


def played(answers: int) -> State:
    """A game after some random answers."""
    s = GAME.start(setup_of(DECKS[0], DECKS[1], ("", ""), lab=True), seed_from("jobs"))
    bot = RandomBot("jobs")
    for _ in range(answers):
        decision = GAME.pending(s)[0]
        GAME.apply(s, decision.seat, decision.id, bot.answer(decision))
    return s


def pools(s: State) -> list[list[int]]:
    """The cards that could lie in each other's place for all anyone knows: each one's own."""
    t = table_of(s)
    cards = range(1, len(t.knowledge.identity))
    return [[card for card in cards if t.owner_of(card) == seat] for seat in range(2)]


def a_job(answers: int = 20, asking: Asking = ASKING) -> BotJob:
    """The job of the first seat asked in a game."""
    s = played(answers)
    return job_for(GAME, s, GAME.pending(s)[0], asking)


def asked_of(s: State, seat: int) -> Decision:
    """What a seat is asked."""
    [decision] = [one for one in GAME.pending(s) if one.seat == seat]
    return decision


@pytest.mark.parametrize("answers", [0, 1, 12, 30, 47, 60])
def test_a_job_depends_on_nothing_that_its_seat_cannot_see(answers: int) -> None:
    """Other hidden cards, another order, other chance, other sealed answers: the same job."""
    s = played(answers)
    for decision in GAME.pending(s):
        other = another_world(GAME, s, decision.seat, pools(s))
        assert views_equal(GAME, s, other, decision.seat)
        assert GAME.dump(s) != GAME.dump(other)

        job = job_for(GAME, s, decision, ASKING)

        assert job == job_for(GAME, other, asked_of(other, decision.seat), ASKING)
        assert GAME.dump(s) != job.imagined
        assert s.chance.seed not in job.imagined


def test_the_other_hand_in_a_job_is_not_the_real_one() -> None:
    """Every card that the seat does not know may be another one, and mostly is."""
    s = played(30)
    decision = GAME.pending(s)[0]
    job = job_for(GAME, s, decision, ASKING)
    real, imagined = table_of(s), table_of(GAME.load(job.imagined))
    hidden = [
        card
        for card in range(1, len(real.knowledge.identity))
        if not real.knowledge.knows(decision.seat, card)
    ]
    changed = [
        card
        for card in hidden
        if real.knowledge.identity[card] != imagined.knowledge.identity[card]
    ]

    assert len(hidden) > 30
    assert len(changed) > len(hidden) * 3 // 4


@pytest.mark.parametrize("bot", ["random", "greedy", "search#60"])
@pytest.mark.parametrize("answers", [0, 12, 30, 47])
def test_a_worker_answers_as_the_bot_at_the_table_would(answers: int, bot: str) -> None:
    """An imagined state imagines what the true one does, so the choice is the same."""
    s = played(answers)
    for decision in GAME.pending(s):
        job = job_for(GAME, s, decision, replace(ASKING, bot=bot))

        answer = think(job, TITLES)

        assert bot_named(bot, job.seed).choose(Outlook(GAME, s, decision)) == answer.choice
        assert ("g1", 7) == (answer.game, answer.version)
        assert (decision.seat, decision.id) == (answer.seat, answer.decision)


def test_the_same_question_makes_the_same_job_and_the_next_one_another() -> None:
    """Whoever asks again asks the same; another version has chance of its own."""
    assert a_job() == a_job()
    assert a_job().imagined != a_job(asking=replace(ASKING, version=8)).imagined


def test_a_job_is_thought_about_in_its_own_edition() -> None:
    """The worker takes the rules that the job names."""
    game = games.destiny(EDITIONS[-1])
    setup = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True) | {"edition": EDITIONS[-1]}
    s = game.start(setup, seed_from("old"))
    decision = game.pending(s)[0]

    answer = think(job_for(game, s, decision, replace(ASKING, edition=EDITIONS[-1])), TITLES)

    assert 0 <= answer.choice < len(decision.options)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"title": "sabacc"}, "no game 'sabacc'"),
        ({"edition": "9.9"}, "edition '9.9'"),
        ({"bot": "deep"}, "no bot 'deep'"),
        ({"bot": "search:3600"}, "30 seconds at most"),
        ({"bot": "search:nan"}, "30 seconds at most|no bot"),
        ({"imagined": b"junk"}, "no state"),
        ({"decision": 999}, "does not ask"),
        ({"seat": 5}, "does not ask"),
    ],
)
def test_a_job_that_cannot_be_done_is_refused(wrong: dict[str, object], complaint: str) -> None:
    """The refusal says what is wrong; nobody tries it again."""
    job = replace(a_job(), **wrong)  # type: ignore[arg-type]

    with pytest.raises(BadJob, match=complaint):
        think(job, TITLES)


def test_a_bot_that_nobody_knows_is_refused_at_home() -> None:
    """No job is made for it."""
    with pytest.raises(BadJob, match="there are novice, regular, veteran, master"):
        a_job(asking=replace(ASKING, bot="deep"))


def test_a_thought_is_given_up_some_time_after_its_budget() -> None:
    """The more it may think, the later."""
    assert 10.0 == limit_for("random")
    assert 12.5 == limit_for("search:2.5")
