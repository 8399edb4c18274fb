"""One activation, move by move: exactly what is offered, with what is illegal on the table."""

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.modifiers import contributions, modified
from tests.spine.activation import pieces
from tests.spine.activation.play import GAME, Play

# --- declaring and rolling ------------------------------------------------------------


def test_targets_are_hostile_figures_in_reach() -> None:
    """Neither a friend, nor one too far away, nor one behind the reach of a guard."""
    game = Play("guard 3, trooper 2", "guard 8, zealot 9, trooper 20")

    game.choose("guard")

    assert (0, ["attack guard'", "move", "end"]) == game.asked()


def rolled(cards: tuple[str, str]) -> Play:
    """A trooper has rolled against a guard two spaces away, others beside them."""
    game = Play("trooper 4, guard 1", "guard 8, zealot 9, trooper 13", cards)
    game.dictate(101, 103, (11, 20), 10)
    game.choose("trooper", "attack guard'")
    return game


def test_both_pools_are_rolled_as_one_event() -> None:
    """Two attack dice and one defence die; nobody comes between them."""
    game = rolled(("", ""))

    assert [[11, 20, 10]] == [e.items for e in game.events(pieces.ROLLED)]
    assert (0, ["trooper", "pass"]) == game.asked()


def test_rerolls_go_attacker_first_and_each_die_once_whoever_rolls_it() -> None:
    """The attacker picks among its dice; what it took is not the defender's to take."""
    game = rolled(("aim", "pressure cover"))
    assert (0, ["trooper", "pass"]) == game.asked()
    game.choose("trooper")
    assert (0, ["0", "1"]) == game.asked()
    game.back()
    assert (0, ["trooper", "pass"]) == game.asked()
    game.dictate(101, 103, (30,), 20)
    game.choose("trooper", "0")
    # Its own side is through: an ability is used once, and it has no card for this moment.
    assert (1, ["guard'", "pressure", "pass"]) == game.asked()

    # One attack die is left, and one defence die: neither needs a question, but the card an answer.
    game.choose("pressure")
    assert (0, ["pass"]) == game.asked()
    game.choose("pass", "guard'")

    assert [(0, [0]), (1, [1]), (1, [2])] == [
        (e.seat, e.items) for e in game.events(pieces.REROLLED)
    ]
    assert [30, 20] == [game.s.attacks[0].dice[0], game.s.attacks[0].dice[2]]


def test_the_defender_may_take_back_which_card_until_the_last_pick() -> None:
    """Two dice are left to put pressure on; the other seat sees nothing of the choice."""
    game = rolled(("aim", "pressure cover"))
    game.choose("pass")
    before, seen = GAME.dump(game.s), GAME.view(game.s, 0)

    game.choose("pressure")
    assert (1, ["0", "1"]) == game.asked()
    assert seen == GAME.view(game.s, 0)
    game.back()

    assert before == GAME.dump(game.s)


# --- modifiers and surges -------------------------------------------------------------


def test_the_mission_comes_before_the_attacker_and_the_attacker_before_the_defender() -> None:
    """Far attacks lose a hit, by force; each side then has its cards, and a pass is final."""
    game = Play("trooper 1, guard 20", "guard 4, zealot 19", ("aim aim", "cover"))
    game.dictate(101, 103, (20, 10), 10)
    game.choose("trooper", "attack guard'", "pass", "pass")

    assert -1 == modified(game.s, pieces.HITS, 1, 0)
    assert [801] == [one.source for one in contributions(game.s, pieces.HITS, 1)]
    assert (0, ["aim", "aim", "pass"]) == game.asked()
    game.choose("aim")
    assert (1, ["pass"]) == game.asked()
    game.choose("pass")
    assert (0, ["aim", "pass"]) == game.asked()
    game.choose("pass")
    assert (1, ["cover", "pass"]) == game.asked()
    game.choose("cover", "pass")

    # Three hits, one less, one more; two blocks: a block on the die and the cover.
    assert [("guard'", 1)] == game.suffered()


def surging(cards: tuple[str, str] = ("", ""), wounded: tuple[int, ...] = ()) -> Play:
    """A bomber has two surges against a guard, with figures of both sides beside it."""
    game = Play("bomber 3, zealot 13, guard 20", "guard 8, zealot 9, trooper 2, zealot 16", cards)
    for number in wounded:
        game.s.figure(number).damage = 1
    game.dictate(101, 104, (11, 21), 0)
    game.choose("bomber", "attack guard'")
    while "bomber" not in game.asked()[1]:
        game.choose("pass")
    return game


def test_surges_are_the_attackers_one_ability_after_the_other_each_once() -> None:
    """Nobody else is asked; with no surge left nothing is offered."""
    game = surging()

    assert (0, ["bomber", "bomber 2", "pass"]) == game.asked()
    game.choose("bomber 2")
    assert (0, ["bomber", "pass"]) == game.asked()
    game.choose("bomber")

    assert [pieces.BLAST, pieces.MORE_DAMAGE] == [e.amount for e in game.events(pieces.SURGE_SPENT)]
    assert [("guard'", 4)] == game.suffered()[:1]


def test_evades_take_surges_away() -> None:
    """One surge and one evade: nothing to spend, so nobody is asked."""
    game = Play("bomber 3, guard 20", "guard 8, zealot 16")
    game.dictate(101, 103, (11, 10), 1)

    game.choose("bomber", "attack guard'", "pass")

    assert [("guard'", 2)] == game.suffered()


# --- damage at one moment -------------------------------------------------------------


def test_blast_strikes_all_beside_the_target_at_one_moment() -> None:
    """Both sides suffer, the attacker itself too; who stands elsewhere does not."""
    game = surging()

    game.choose("bomber 2", "pass")

    assert [("guard'", 3), ("bomber", 1), ("zealot", 1), ("zealot'", 1)] == game.suffered()
    assert [0, 0] == [game.s.figure(number).damage for number in (103, 106)]


def test_one_of_several_blows_is_warded_off_before_any_happens() -> None:
    """The attacker's seat first, for its own figures; then the other; no more for what is off."""
    game = surging(("ward", "ward ward cover"))
    game.choose("bomber 2", "pass")

    assert (0, ["ward for bomber", "ward for zealot", "pass"]) == game.asked()
    assert [] == game.suffered()
    game.choose("ward for zealot", "pass")
    guarded, saved = ["ward for guard'"] * 2, ["ward for zealot'"] * 2
    assert (1, [*guarded, *saved, "pass"]) == game.asked()
    game.choose("ward for zealot'")
    assert (1, ["ward for guard'", "pass"]) == game.asked()
    # Both wards are played: the seat is asked once more, as it still holds a card.
    game.choose("ward for guard'", "pass")

    assert [("guard'", 2), ("bomber", 1)] == game.suffered()


def test_without_damage_to_the_target_there_is_no_blast() -> None:
    """Its surge is spent all the same."""
    game = Play("bomber 3, guard 20", "guard 8, zealot 9")
    game.dictate(101, 103, (10, 11), 20)
    game.choose("bomber", "attack guard'", "pass", "bomber 2")

    assert [] == game.suffered()


# --- defeats --------------------------------------------------------------------------


def test_when_two_fall_the_attackers_own_is_seen_to_before_the_other() -> None:
    """Both are owed and neither seat may pass; all fall at one moment when both are done."""
    game = surging(wounded=(102, 105))
    game.choose("bomber 2")
    game.choose("pass")

    # One owed ability each, and nothing else to do: the attacker's seat is asked first.
    assert (0, ["zealot for zealot"]) == game.asked()
    assert [] == game.events(pieces.DEFEATED)
    with pytest.raises(IllegalAnswer):
        GAME.apply(game.s, 0, game.decision().id, 1)
    game.choose("zealot for zealot")
    assert (1, ["zealot' for zealot'"]) == game.asked()
    game.choose("zealot' for zealot'")

    # The bomber has suffered by the blast and by both: it falls before the two do.
    wounds = [("bomber", 1), ("bomber", 1)]
    assert wounds == game.suffered()[-2:]
    assert [101, 102, 105] == [e.subject for e in game.events(pieces.DEFEATED)]
    assert [0, 0, 0] == [game.s.figure(number).space for number in (101, 102, 105)]


def test_a_seat_orders_what_it_owes_for_two_of_its_own() -> None:
    """Both zealots of one seat fall; it chooses which comes first, and then does the other."""
    game = Play("bomber 3, guard 20", "guard 8, zealot 9, zealot 13, trooper 16")
    for number in (104, 105):
        game.s.figure(number).damage = 1
    game.dictate(101, 103, (11, 20), 0)
    game.choose("bomber", "attack guard'", "pass", "bomber 2")

    assert (1, ["zealot' for zealot'", "zealot' for zealot'"]) == game.asked()
    assert [104, 105] == [option.source for option in game.decision().options]
    second = game.decision().options[1]
    GAME.apply(game.s, 1, game.decision().id, 1)
    assert 105 == second.source
    assert [104] == [option.source for option in game.decision().options]


def test_an_attacker_that_falls_by_what_it_did_ends_its_activation() -> None:
    """The attack ends, what lasted with it too, and the other seat goes on."""
    game = surging(wounded=(101, 105))
    game.choose("bomber 2", "pass", "zealot' for zealot'")

    assert 0 == game.s.figure(101).space
    assert ([], []) == (game.s.attacks, game.s.lasting)
    assert 1 == game.asked()[0]


# --- an attack inside a move, and commands --------------------------------------------


def ambushed(cards: tuple[str, str]) -> Play:
    """A trooper is on its way, and the first step can be answered."""
    game = Play("trooper 7, guard 1", "guard 2, zealot 6, trooper 20", cards)
    game.choose("trooper", "move", "12", "17", "stop")
    return game


def test_a_move_is_interrupted_by_a_whole_attack_and_goes_on() -> None:
    """The ambusher is picked with the card, among those in reach; then the way is walked."""
    game = ambushed(("cover", "ambush aim"))
    assert (1, ["ambush", "pass"]) == game.asked()
    game.choose("ambush")
    assert (1, ["guard'", "zealot'"]) == game.asked()
    game.dictate(103, 101, (10, 0), 0)
    game.choose("guard'", "pass")
    assert 7 == game.s.figure(101).space
    # The roll could be answered by pressure, for all anyone knows.
    assert (0, ["pass"]) == game.asked()
    game.choose("pass")
    # Inside the attack the ambusher's seat is the attacker's.
    assert (1, ["aim", "pass"]) == game.asked()
    game.choose("pass")
    assert (0, ["cover", "pass"]) == game.asked()
    game.choose("pass", "pass")
    assert [("trooper", 1)] == game.suffered()
    # Back in the window of the first step, then in that of the second: it still holds a card.
    game.choose("pass", "pass")

    assert 17 == game.s.figure(101).space


def test_a_mover_that_falls_on_its_way_goes_no_further() -> None:
    """The step it was about to take never happens, nor its second action."""
    game = ambushed(("", "ambush"))
    game.dictate(103, 101, (20, 0), 0)

    game.choose("ambush", "guard'")

    assert ([], 0) == (game.events(pieces.STEP), game.s.figure(101).space)
    assert 1 == game.asked()[0]


def test_a_cancelled_command_has_no_effect_and_stays_played() -> None:
    """Only the other seat may cancel it, and that command may be cancelled in turn."""
    game = ambushed(("negate cover", "ambush negate"))
    game.choose("ambush", "zealot'")
    assert (0, ["negate", "pass"]) == game.asked()
    game.choose("negate")
    assert (1, ["negate", "pass"]) == game.asked()
    game.choose("pass")

    assert [] == game.events(pieces.DECLARED)
    assert ["ambush", "negate"] == GAME.view(game.s, -1)["discards"]
    # It may still answer the step with what it holds; then the way goes on.
    assert (1, ["pass"]) == game.asked()
    game.choose("pass", "pass")
    assert [12, 17] == [e.amount for e in game.events(pieces.STEP)]


def test_a_cancelled_cancel_lets_the_command_go_on() -> None:
    """The ambush happens after all."""
    game = ambushed(("negate cover", "ambush negate"))

    game.choose("ambush", "zealot'", "negate", "negate", "pass", "pass")

    assert [104] == [e.source for e in game.events(pieces.DECLARED)]


# --- hidden hands ---------------------------------------------------------------------


def test_who_is_asked_depends_on_the_size_of_a_hand_alone() -> None:
    """Hands that can answer and hands that cannot: the same seats at the same moments."""
    seats = []
    for cards in (("aim negate", "pressure ward"), ("ambush ambush", "ambush ambush")):
        game = rolled(cards)
        asked = []
        while game.s.attacks:
            asked.append(game.asked()[0])
            game.choose("pass")
        seats.append(asked)
    assert seats[0] == seats[1]
    assert [0, 1, 0, 1] == seats[0][:4]


def test_a_seat_is_not_asked_where_everyone_sees_that_no_card_could_answer() -> None:
    """An ambush needs a figure in reach of the mover, and there is none."""
    game = Play("trooper 1, guard 11", "guard 20, zealot 15", ("aim", "ambush"))

    game.choose("trooper", "move", "2", "stop")

    assert (0, ["move", "end"]) == game.asked()
