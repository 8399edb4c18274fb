"""The laws of a table notice a table that is wrong, each thing in its own words."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import count

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.model.state import (
    HELD,
    IN_POOL,
    ON_CARD,
    SET_ASIDE,
    Copy,
    Die,
    Table,
    table_of,
)
from dejarik.kernel.chance import seed_from
from dejarik.laws.contract import LawBroken
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.laboratory import table_laws

NO_ONE = 9999
"""The number of no copy, and of no die."""


@cache
def played() -> bytes:
    """A real game of random answers, where a player has an upgrade and two rolled dice."""
    game = games.destiny()
    bot = RandomBot("table laws")
    setup = setup_of(DECKS[0], DECKS[1], ("", ""), lab=True)
    for number in count():
        s = game.start(setup, seed_from(f"table laws {number}"))
        while pending := game.pending(s):
            t = table_of(s)
            if len(t.players[0].pool) > 1 and upgrades(t):
                return game.dump(s)
            decision = pending[0]
            game.apply(s, decision.seat, decision.id, bot.answer(decision))
    raise AssertionError


def upgrades(t: Table) -> list[Copy]:
    """What is attached to something and has dice."""
    return [copy for copy in t.copies.values() if copy.host and copy.dice]


def the_table() -> Table:
    """That game, to be broken."""
    return table_of(games.destiny().load(played()))


def rolled(t: Table) -> Die:
    """A die in the first player's pool."""
    return t.dice[t.players[0].pool[0]]


def lying(t: Table) -> Die:
    """A die on its card."""
    return next(die for die in t.dice.values() if die.zone == ON_CARD)


def upgrade(t: Table) -> Copy:
    """The first upgrade with dice."""
    return upgrades(t)[0]


def host(t: Table) -> Copy:
    """What it is on."""
    return t.copies[upgrade(t).host]


def own(t: Table) -> Copy:
    """Something the first player has in play."""
    return t.copies[t.players[0].play[0]]


def test_a_table_as_played_keeps_the_laws() -> None:
    """Nothing is wrong before something is broken."""
    t = the_table()
    table_laws.cards_conserved(t)
    table_laws.dice_conserved(t)
    table_laws.amounts_sane(t)
    table_laws.figures_hold(games.destiny(), t)


def broken(law: Callable[[Table], None], harm: Callable[[Table], object]) -> str:
    """What a law says of a table after some harm."""
    t = the_table()
    harm(t)
    with pytest.raises(LawBroken) as told:
        law(t)
    return str(told.value)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda t: t.players[0].deck.pop(), "too few"),
        pytest.param(
            lambda t: t.players[0].deck.append(t.players[0].deck[0]), "too many", id="doubled"
        ),
        pytest.param(lambda t: t.limbo.append(t.players[0].deck[0]), "too many", id="in limbo too"),
        (lambda t: t.players[1].discard.append(t.players[0].deck.pop()), "are in a zone of 1"),
        (lambda t: t.players[0].play.append(NO_ONE), "does not exist"),
        (lambda t: setattr(own(t), "controller", 1), "wrong side"),
        (lambda t: setattr(own(t), "owner", 1), "changed its owner"),
        (lambda t: t.copies.update({NO_ONE: own(t)}), "in nobody's play area"),
    ],
)
def test_cards_are_not_lost_doubled_or_moved_to_the_other_side(
    harm: Callable[[Table], object], words: str
) -> None:
    """Each card is in one place, its owner's or in play."""
    assert words in broken(table_laws.cards_conserved, harm)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        pytest.param(
            lambda t: t.players[0].pool.append(rolled(t).id), "in pools twice", id="one pool"
        ),
        pytest.param(
            lambda t: t.players[1].pool.append(rolled(t).id), "in pools twice", id="both pools"
        ),
        (lambda t: t.players[0].pool.append(NO_ONE), "in a pool and does not exist"),
        (lambda t: t.players[0].pool.pop(), "not where it says it is"),
        (lambda t: t.players[1 - lying(t).seat].pool.append(lying(t).id), "in the wrong pool"),
        (lambda t: setattr(lying(t), "zone", SET_ASIDE), "is set aside, its card is not"),
        (lambda t: setattr(lying(t), "copy", NO_ONE), "belongs to no card in play"),
        (lambda t: setattr(lying(t), "zone", 99), "is nowhere"),
        (lambda t: setattr(lying(t), "zone", HELD), "held by a card that is not in play"),
        (lambda t: setattr(rolled(t), "side", 6), "shows the side 6"),
        (lambda t: setattr(lying(t), "owner", 1 - lying(t).owner), "changed its owner"),
    ],
)
def test_dice_are_where_they_say_they_are(harm: Callable[[Table], object], words: str) -> None:
    """In one pool, on their card, held or set aside."""
    assert IN_POOL == rolled(the_table()).zone
    assert words in broken(table_laws.dice_conserved, harm)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        pytest.param(
            lambda t: upgrade(t).dice.append(upgrade(t).dice[0]), "and its own are", id="twice"
        ),
        pytest.param(lambda t: upgrade(t).dice.append(NO_ONE), "and its own are", id="unknown"),
        pytest.param(lambda t: upgrade(t).dice.clear(), "and its own are", id="lost"),
        pytest.param(
            lambda t: host(t).dice.extend(upgrade(t).dice), "and its own are", id="another's"
        ),
        (lambda t: [t.dice.pop(one) for one in take_dice(t)], "has 0 dice of its own"),
        (lambda t: setattr(torn_off(t), "host", NO_ONE), "is attached to nothing"),
        (lambda t: host(t).attached.clear(), "is not on its host"),
        pytest.param(lambda t: host(t).attached.append(NO_ONE), "carries a ghost", id="nothing"),
        pytest.param(
            lambda t: host(t).attached.append(host(t).ref), "carries a ghost", id="itself"
        ),
    ],
)
def test_copies_have_their_dice_and_what_is_on_them(
    harm: Callable[[Table], object], words: str
) -> None:
    """A copy and its dice agree, and an upgrade and its host."""
    assert words in broken(table_laws.dice_conserved, harm)


def torn_off(t: Table) -> Copy:
    """Take an upgrade off its host."""
    copy = upgrade(t)
    host(t).attached.remove(copy.ref)
    return copy


def take_dice(t: Table) -> list[int]:
    """Take the dice off an upgrade, and out of the pool."""
    dice = list(upgrade(t).dice)
    upgrade(t).dice.clear()
    for player in t.players:
        player.pool[:] = [one for one in player.pool if one not in dice]
    return dice


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda t: setattr(t.players[1], "resources", -1), "seat 1 has -1 resources"),
        (lambda t: setattr(own(t), "shields", 4), "has 4 shields"),
        (lambda t: setattr(own(t), "shields", -1), "has -1 shields"),
        (lambda t: setattr(own(t), "damage", 99), "has 99 damage of"),
        (lambda t: setattr(own(t), "damage", -1), "has -1 damage of"),
        (lambda t: setattr(own(t), "resources", -1), "has -1 resources"),
    ],
)
def test_amounts_stay_within_their_limits(harm: Callable[[Table], object], words: str) -> None:
    """Resources, shields and damage."""
    assert words in broken(table_laws.amounts_sane, harm)


@pytest.mark.parametrize(("last", "told"), [(Fraction(1, 6), ""), (Fraction(1, 5), "odds of x")])
def test_odds_add_up_to_one(monkeypatch: pytest.MonkeyPatch, last: Fraction, told: str) -> None:
    """Exactly, whatever their parts are."""
    game = games.destiny()
    chances = {0: Fraction(1, 2), 1: Fraction(1, 3), 2: last}
    monkeypatch.setattr(type(game), "odds", lambda *_: {"x": chances})
    found = ""
    try:
        table_laws.figures_hold(game, the_table())
    except LawBroken as error:
        found = str(error)
    assert bool(told) == bool(found)
    assert told in found
