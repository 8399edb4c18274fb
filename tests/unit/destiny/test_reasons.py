"""Why something cannot be done: every reason of the rules is given where it is the reason."""

from collections.abc import Callable
from typing import Final

import pytest

from dejarik.games.destiny.rules import legality
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from tests.cards.destiny.idioms import name_card

Position = tuple[Tabletop, str]


def in_hand(t: Tabletop) -> str:
    """The question whether the first card of your hand can be played."""
    return f"play:{t.state.knowledge.handles[YOU][t.state.players[YOU].hand[0]]}"


def card_of(code: str, resources: int = 9) -> Position:
    """A card in hand that you ask about."""
    t = Tabletop("T01", "T02", hand=code, resources=resources)
    return t, in_hand(t)


def second_unique() -> Position:
    """A unique upgrade in hand, and its copy in play."""
    t, question = card_of("T25")
    t.upgrade("T25", on="T01")
    return t, question


def in_discard_pile() -> Position:
    """A card without Renew that you have already used."""
    t = Tabletop()
    t.discard_pile("T31")
    return t, f"play:{t.state.knowledge.handles[YOU][t.state.players[YOU].discard[0]]}"


def in_play(code: str, topic: str = "activate") -> Position:
    """A support that you ask about."""
    t = Tabletop()
    return t, f"{topic}:{t.support(code).ref}"


def bound() -> Position:
    """A character, while another must be activated by this action."""
    t = Tabletop("T01 23045", "T02")
    t.answer("pass", "activate their T02")
    return t, f"activate:{t.copy('T01').ref}"


def named() -> Position:
    """A card in hand that the embargo has named."""
    t = Tabletop(hand="11033 T31")
    t.answer("play 11033")
    name_card(t, "Test T31")
    t.pass_turn()
    return t, in_hand(t)


def exhausted() -> Position:
    """A character that has been activated."""
    t = Tabletop()
    t.copy("T01").ready = False
    return t, f"activate:{t.copy('T01').ref}"


def attached() -> Position:
    """An upgrade."""
    t = Tabletop()
    return t, f"activate:{t.upgrade('T21', on='T01').ref}"


def theirs() -> Position:
    """A character of the opponent."""
    t = Tabletop()
    return t, f"activate:{t.copy('their T02').ref}"


def die(code: str, side: str, resources: int = 0) -> Position:
    """A die in your pool."""
    t = Tabletop(resources=resources)
    t.support(code)
    return t, f"resolve:{t.show(code, side).id}"


def die_on_its_card() -> Position:
    """A die that has not been rolled."""
    t = Tabletop()
    return t, f"resolve:{t.copy('T01').dice[0]}"


def spent_die() -> Position:
    """A die that this action has resolved."""
    t, question = die("T13", "2R")
    t.state.spent_dice = [int(question.partition(":")[2])]
    return t, question


def nothing_in_hand() -> Position:
    """No card to discard."""
    t = Tabletop()
    assert [] == t.hand()
    return t, "reroll"


def nothing_in_pool() -> Position:
    """No die to reroll, in an edition that asks for one."""
    return Tabletop("T01", "T02", hand="T31", edition={"reroll_min": 1}), "reroll"


def claimed() -> Position:
    """The opponent was quicker."""
    t = Tabletop()
    t.state.players[THEM].claimed = True
    return t, "claim"


def power_used() -> Position:
    """A power action that has been used this round."""
    t = Tabletop("T06", "T02")
    t.answer("use T06 1")
    t.pass_turn()
    return t, f"use:{t.copy('T06').ref}:1"


def forbidden_die() -> Position:
    """The die of an upgrade that forbids to resolve it while it is ready."""
    t = Tabletop("T01", "T02")
    t.upgrade("24113", on="T01")
    return t, f"resolve:{t.show('24113', '3RD').id}"


def forbidden() -> Position:
    """An opponent's card keeps you from what they have just done."""
    t = Tabletop("T01", "T02 03115", their_hand="T31", hand="T31")
    t.answer("pass", "play T31", "yes")
    return t, in_hand(t)


def set_aside() -> Position:
    """A card of yours that lies neither in hand nor in the discard pile."""
    t = Tabletop()
    t.set_aside("T31")
    return t, f"play:{t.state.knowledge.handles[YOU][t.state.players[YOU].aside[-1]]}"


def at_a_moment(*answers: str, question: str = "act") -> Position:
    """What you ask after some answers."""
    t = Tabletop("T01 T08", "T02 T03")
    t.support("T14")
    t.show("T14", "2ID")
    t.answer(*answers)
    return t, question


def not_to_be_chosen() -> Position:
    """Your own character, while two other things are asked about."""
    t, _ = at_a_moment("activate T01")
    return t, f"choose:{t.copy('T14').ref}"


POSITIONS: Final[dict[str, Callable[[], Position]]] = {
    "banned": forbidden,
    "card_forbidden": named,
    "not_enough_resources": lambda: card_of("T32", 2),
    "no_host": lambda: card_of("T140"),
    "play_restriction": lambda: card_of("T73"),
    "unique_in_play": second_unique,
    "not_a_deck_card": lambda: card_of("T03"),
    "not_in_hand": in_discard_pile,
    "not_activated": attached,
    "exhausted": exhausted,
    "forced": bound,
    "no_die": lambda: in_play("T12"),
    "not_yours": theirs,
    "not_in_pool": die_on_its_card,
    "blank": lambda: die("T13", "-"),
    "modifier_alone": lambda: die("T14", "+1Sh"),
    "die_cost": lambda: die("T70", "2R1"),
    "die_forbidden": forbidden_die,
    "already_resolved": spent_die,
    "no_special": lambda: die("T14", "Sp"),
    "empty_hand": nothing_in_hand,
    "no_dice_to_reroll": nothing_in_pool,
    "claimed": claimed,
    "power_action_used": power_used,
    "no_action": lambda: in_play("T12", "use"),
    "not_from_there": set_aside,
    "not_your_turn": lambda: at_a_moment("pass"),
    "has_claimed": lambda: at_a_moment("claim"),
    "asked_something_else": lambda: at_a_moment("activate T01"),
    "others_decide": lambda: at_a_moment("resolve indirect"),
    "not_an_option": not_to_be_chosen,
}


@pytest.mark.parametrize("key", sorted(POSITIONS))
def test_a_refusal_gives_its_reason(key: str) -> None:
    """With the ruling behind it."""
    t, question = POSITIONS[key]()
    rulings = {one.key: one.ruling for one in reasons()}

    assert [f"{key} {rulings[key]}"] == t.game.explain(t.state, YOU, question)


def reasons() -> list[legality.Reason]:
    """All reasons the rules know."""
    return [one for one in vars(legality).values() if isinstance(one, legality.Reason)]


def test_every_reason_has_a_position_that_shows_it() -> None:
    """A new reason wants a position here."""
    assert set(POSITIONS) == {one.key for one in reasons()}


def test_a_die_that_may_count_as_another_symbol_can_be_resolved() -> None:
    """What is offered is never explained away: a blank may be treated as something else."""
    t, question = die("T13", "-")
    assert ["blank arh.part2.blank.01"] == t.game.explain(t.state, YOU, question)
    t.support("T230")

    assert ["legal"] == t.game.explain(t.state, YOU, question)
    assert "resolve melee" in t.options()


def test_the_cost_of_a_card_with_renew_is_its_renew_cost() -> None:
    """As long as it lies in the discard pile."""
    t = Tabletop()
    t.discard_pile("T151")
    card = t.state.players[YOU].discard[0]

    assert ["printed 2"] == t.game.explain(
        t.state, YOU, f"cost:{t.state.knowledge.handles[YOU][card]}"
    )
