"""Words that no implemented card uses so, each tried on an event that says just that."""

from collections.abc import Iterator

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.testing.destiny.games import game_with, play_with
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling
from dejarik.titles.destiny.catalogue.texts import card_texts


@pytest.fixture(autouse=True)
def _true_game_afterwards() -> Iterator[None]:
    yield
    play_with(None)


def saying(*effects: Op) -> None:
    """Let Mobilize, which costs 3, say something else."""
    play_with(game_with({**card_texts(), "04014": d.card("04014", d.play(*effects))}))


@ruling("arh.part6.draw.03")
def test_draw_takes_what_is_left_of_the_deck() -> None:
    """Three cards are asked for, two are there."""
    saying(d.draw(3))
    table = Tabletop(hand="04014", deck="T31 T33")

    table.answer("play 04014")

    assert ["T31", "T33"] == sorted(table.hand())


@ruling("arh.part8.lookat.02")
def test_looking_at_a_hand_shows_it_to_the_looker() -> None:
    """The hand stays where it is and is known from now on."""
    saying(d.look_at_opponents_hand())
    table = Tabletop(hand="04014", their_hand="T31 T33")

    table.answer("play 04014")

    cards = table.state.players[THEM].hand
    assert [True, True] == [table.state.knowledge.knows(YOU, card) for card in cards]


@ruling("arh.part2.throughcards.01", "arh.part2.throughcards.02")
def test_a_die_resolved_by_a_card_is_worth_more_and_still_costs() -> None:
    """A side of one ranged damage for one resource deals three."""
    saying(d.resolve(d.your(d.a_die, d.showing_ranged), plus=2))
    table = Tabletop(hand="04014", resources=4)
    table.upgrade("T21", on="T01")
    table.show("T21", "1RD1")

    table.answer("play 04014", "their T02")

    assert 3 == table.copy("their T02").damage
    assert 0 == table.resources()


@ruling("arh.part2.throughcards.03")
def test_a_card_cannot_resolve_a_modifier_alone() -> None:
    """The only die shows a plus side; nothing is resolved."""
    saying(d.resolve(d.your(d.a_die)))
    table = Tabletop(hand="04014")
    table.show("T01", "+1MD")

    table.answer("play 04014")

    assert ["T01 +1MD"] == table.pool()


def test_another_player_can_be_made_to_choose() -> None:
    """The opponent removes one of their own dice."""
    saying(d.as_(d.the_opponent, d.remove(d.an_opponents(d.a_die))))
    table = Tabletop(hand="04014", theirs="T02*2")
    table.show("their T02", "1MD")
    table.show("their T02", "2RD")

    table.answer("play 04014")
    assert "they: choose" == table.asked()
    table.answer("their die T02 1MD")

    assert ["T02 2RD"] == table.pool(THEM)


def test_the_controller_of_a_die_can_be_made_to_choose() -> None:
    """Whoever controls the rerolled die decides what becomes of it."""
    theirs = d.an_opponents(d.a_die)
    saying(d.reroll(theirs), d.as_(d.controller_of(d.it), d.either(d.remove(d.it), d.gain(1))))
    table = Tabletop(hand="04014")
    table.show("their T02", "1MD")

    table.answer("play 04014")

    assert "they: either" == table.asked()


def test_amounts_can_be_values_and_counts() -> None:
    """Damage by the value of a die, shields by the number of characters."""
    saying(
        d.choose(d.an_opponents(d.a_die), "die"),
        d.deal(d.value_of(d.named("die")), to=d.each(d.an_opponents(d.a_character))),
        d.give_shields(d.count_of(d.each(d.your(d.a_character))), to=d.each(d.your(d.a_character))),
    )
    table = Tabletop("T01 T03", "T02", hand="04014")
    table.show("their T02", "2RD")

    table.answer("play 04014")

    assert 2 == table.copy("their T02").damage
    assert [2, 2] == [table.copy("T01").shields, table.copy("T03").shields]


@ruling("arh.part6.damage.03", "arh.part6.damage.04")
def test_unblockable_damage_leaves_shields_alone() -> None:
    """The shield stays and the damage is taken."""
    saying(d.deal(2, to=d.an_opponents(d.a_character), unblockable=True))
    table = Tabletop(hand="04014")
    table.copy("their T02").shields = 1

    table.answer("play 04014")

    assert (1, 2) == (table.copy("their T02").shields, table.copy("their T02").damage)


@pytest.mark.parametrize(
    ("resources", "gained"), [(3, 0), (6, 2)], ids=["poor player", "rich player"]
)
def test_conditions_compare_and_combine(resources: int, gained: int) -> None:
    """Both halves must hold: a die in the pool, and the battlefield one's own."""
    enough = d.at_least(d.count_of(d.each(d.your(d.a_die))), 1)
    saying(d.if_(d.both(enough, d.you_control_the_battlefield), d.gain(2)))
    table = Tabletop(hand="04014", resources=resources)
    if gained:
        table.show("T01", "1R")

    table.answer("play 04014")

    assert resources - 3 + gained == table.resources()


def test_a_condition_can_be_turned_round() -> None:
    """There is no vehicle, so the effect happens."""
    saying(d.if_(d.not_(d.spot(d.such(d.a_card_in_play, d.subtype("vehicle")))), d.gain(1)))
    table = Tabletop(hand="04014", resources=3)

    table.answer("play 04014")

    assert 1 == table.resources()


@ruling("arh.part6.exhausted.02")
def test_an_exhausted_card_cannot_pay_by_exhausting() -> None:
    """The first support pays; an exhausted one does not."""
    ready_support = d.your(d.a_card_in_play, d.support)
    saying(d.pay(d.exhaust(ready_support), d.gain(4)))
    table = Tabletop(hand="04014", resources=3)
    table.support("T12").ready = False

    table.answer("play 04014")

    assert 0 == table.resources()


def test_up_to_so_many_may_be_fewer_and_any_number_may_be_all() -> None:
    """Dice are picked in order; stopping is offered from the start."""
    saying(d.reroll(d.up_to(2, d.your(d.a_die))), d.remove(d.any_number_of(d.your(d.a_die))))
    table = Tabletop("T01*3", hand="04014")
    for side in ("1MD", "2RD", "1R"):
        table.show("T01", side)

    table.answer("play 04014")
    assert ["die T01 1MD", "die T01 2RD", "die T01 1R", "stop"] == table.options()
    table.answer("stop", *[table.label(number) for number in table.state.players[YOU].pool])

    assert [] == table.pool()


@ruling("arh.part8.turn.01")
def test_a_die_can_be_turned_to_a_named_symbol_only() -> None:
    """One side shows a blank, so nothing is asked about sides."""
    saying(d.turn(d.an_opponents(d.a_die), to=d.showing_blank))
    table = Tabletop(hand="04014")
    table.show("their T02", "2RD")

    table.answer("play 04014")

    assert ["T02 -"] == table.pool(THEM)


@ruling("arh.part6.exhausted.02", "arh.part6.ready.02")
@pytest.mark.parametrize("kind", [ev.EXHAUSTED, ev.READIED])
def test_what_already_is_so_is_not_done_again(kind: int) -> None:
    """Readying a ready card and exhausting an exhausted one do nothing."""
    table = Tabletop()
    copy = table.copy("T01")
    copy.ready = kind == ev.READIED
    event = Event(kind, YOU, copy.ref, 0, 1)

    emit(table.state, event)

    assert 0 == event.amount


def test_shields_spread_over_full_characters_are_not_given() -> None:
    """What hangs on it with a then happens only if anybody gains one of them."""
    for shields, drawn in ((3, 0), (2, 1)):
        saying(d.then(d.distribute_shields(2), d.draw(1)))
        table = Tabletop("T01 T03", hand="04014")
        table.copy("T01").shields = 3
        table.copy("T03").shields = shields

        table.answer("play 04014", "T01", "T03")

        assert (drawn, "they: action") == (len(table.hand()), table.asked())


def test_a_claim_ability_that_is_not_there_is_not_used() -> None:
    """A battlefield without one leaves a then undone; another does not."""
    for battlefield, drawn in (("T41", 0), ("T42", 1)):
        saying(d.then(d.use_claim_ability, d.draw(1)))
        table = Tabletop(hand="04014")
        table.battlefield(battlefield)

        table.answer("play 04014")

        assert drawn == len(table.hand())


def test_what_a_player_gains_in_upkeep_may_be_more() -> None:
    """For who is meant alone, and for as long as it lasts."""
    saying(d.for_the_rest_of_the_game(d.upkeep_income(1)))
    table = Tabletop(hand="04014", resources=3, their_resources=0)

    table.answer("play 04014", "pass", "pass")

    assert (3, 2) == (table.resources(), table.resources(THEM))


def test_who_is_activated_together_with_others_may_have_no_die_to_roll() -> None:
    """It was activated all the same, and what waits for that follows."""
    saying(d.activate(d.any_number_of(d.your(d.a_character)), together=True))
    table = Tabletop("T01 T03", hand="04014", resources=3)
    table.show("T01", "2RD")

    table.answer("play 04014", "T01", "T03")

    rolled = [event.subject for event in table.events("dice_rolled")]
    activated = [event.subject for event in table.events("activated")]
    assert ([table.copy("T03").ref], [table.copy("T01").ref, table.copy("T03").ref]) == (
        rolled,
        activated,
    )
    assert (1, ["T01 2RD"]) == (table.resources(), table.pool()[:1])
