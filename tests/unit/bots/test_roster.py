"""The named strengths: what each of them does, and that people wait for none of them long."""

from dejarik.bots.greedy_bot import GreedyBot
from dejarik.bots.outlook import Outlook, outlooks
from dejarik.bots.roster import BOTS, NAMES, STRENGTHS, bot_named, seconds_in
from dejarik.bots.search_bot import SearchBot
from dejarik.cli import main
from dejarik.kernel.chance import seed_from
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of

GAME = games.destiny()
SETUP = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True)


def first_question() -> Outlook:
    """Which cards to put back: as many options as cards, and none."""
    outlook = outlooks(GAME, GAME.start(SETUP, seed_from("roster")))[0]
    assert len(outlook.decision.options) > 4
    return outlook


def test_the_strengths_are_named_from_the_weakest_to_the_strongest() -> None:
    """Whoever is stronger overlooks less; the strongest thinks ahead."""
    assert ("novice", "regular", "veteran", "master") == BOTS
    overlooked = [one.overlooks for one in STRENGTHS.values()]
    assert overlooked == sorted(set(overlooked), reverse=True)
    assert isinstance(bot_named("veteran", 1), GreedyBot)
    assert isinstance(bot_named("master", 1), SearchBot)


def test_nobody_waits_long_for_a_strength() -> None:
    """Two seconds at most, whatever the machine."""
    assert all(0.0 < seconds_in(name) <= 2.0 for name in BOTS)


def test_a_strength_answers_the_same_wherever_there_is_time() -> None:
    """By the number of answers it tries and not by the clock."""
    outlook = first_question()
    for name in BOTS:
        places = {bot_named(name, "same", lambda: 0.0).choose(outlook) for _ in range(2)}
        assert 1 == len(places)


def test_who_overlooks_everything_but_one_takes_that() -> None:
    """Any option may be the one that is seen; the best one is taken by those who see them all."""
    outlook = first_question()
    blind = {GreedyBot(seed, imagined=1, overlooks=1.0).choose(outlook) for seed in range(60)}
    seeing = {GreedyBot(seed, imagined=1).choose(outlook) for seed in range(5)}
    assert set(range(len(outlook.decision.options))) == blind
    assert len(seeing) < len(blind)


def test_the_terminal_knows_everyone_by_name() -> None:
    """It lists them without loading them."""
    assert NAMES == main.BOTS
