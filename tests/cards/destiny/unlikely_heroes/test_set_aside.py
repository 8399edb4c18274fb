"""Unlikely Heroes, cards that bring in dice and cards from the set-aside zone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import only_your_activation_counts


def spares(t: Tabletop, seat: int = YOU) -> dict[str, int]:
    """A player's spare dice, by code."""
    definitions = t.game.definitions
    held = t.state.players[seat].spares
    return {definitions[kind].facts.code: count for kind, count in held.items()}


# Ren


def hit_ren(*, shields: int = 0, dice: int = 1) -> Tabletop:
    """Ren has just been dealt two damage by a die."""
    t = Tabletop("18004 T01", "T02*2", hand="T31 T32")
    t.copy("18004").shields = shields
    if dice:
        t.spare_die("03009", count=dice)
    t.show("their T02", "2RD")
    t.answer("pass", "resolve ranged", "18004")
    return t


@card("18004")
def test_ren_rolls_in_a_set_aside_die() -> None:
    """For a card of the hand; the die is yours to resolve, and set aside again afterwards."""
    t = hit_ren()
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.state.chance.dictate(ROLL, t.state.next_die, 0)

    t.answer("yes")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T31")

    assert (["03009 1MD"], {}, ["T31"]) == (t.pool(), spares(t), t.discards())
    t.answer("resolve melee", "their T02")
    assert (1, [], {"03009": 1}) == (t.copy("their T02").damage, t.pool(), spares(t))


@card("18004")
@ruling("arh.clar.rm.08")
def test_the_die_of_the_servant_is_set_aside_when_it_is_removed() -> None:
    """It has no card to go to."""
    t = hit_ren()
    t.answer("yes", "card T31")
    die = t.state.players[YOU].pool[0]

    emit(t.state, Event(ev.DIE_REMOVED, THEM, die))

    assert ([], {"03009": 1}) == (t.pool(), spares(t))


@card("18004")
def test_without_a_die_set_aside_none_is_rolled() -> None:
    """The card is discarded all the same."""
    t = hit_ren(dice=0)

    t.answer("yes", "card T31")

    assert ("you: action", [], ["T31"]) == (t.asked(), t.pool(), t.discards())


@card("18004")
@ruling("arh.clar.uh.11")
def test_blocked_damage_does_not_move_ren() -> None:
    """Damage that shields take altogether is not taken."""
    assert "you: action" == hit_ren(shields=2).asked()
    assert "you: may" == hit_ren(shields=1).asked()


@card("18004")
def test_ren_is_moved_once_each_round() -> None:
    """Whether he used it or not; another's damage is not his."""
    t = hit_ren()
    t.show("their T02", "1MD")
    t.show("T01", "2RD")
    t.answer("no", "resolve ranged", "T01")
    assert "they: action" == t.asked()

    t.answer("resolve melee", "18004")

    assert "you: action" == t.asked()


# The Bad Batch


def batch(*team: str, **spare: int) -> Tabletop:
    """The Bad Batch has just been activated with these dice set aside."""
    t = Tabletop(" ".join(("T01", *team)), "T907")
    t.support("18068")
    for code, count in spare.items():
        t.spare_die(code.removeprefix("die"), count=count)
    t.answer("activate 18068")
    return t


@card("18068")
def test_the_bad_batch_rolls_in_one_die() -> None:
    """A clone trooper's or a rebel engineer's; a leader of theirs is none of yours."""
    t = batch(die05038=2, die08075=2)
    assert ("you: either", 2) == (t.asked(), len(t.options()))
    assert 1 == len(t.events("activated"))
    t.choose(0)
    assert ("they: action", 2) == (t.asked(), len(t.pool()))
    assert {"05038": 1, "08075": 2} == spares(t)

    t = batch(die05038=2, die08075=2)
    t.choose(1)
    assert {"05038": 2, "08075": 1} == spares(t)


@card("18068")
@pytest.mark.parametrize(("answer", "place", "left"), [("no", 0, 1), ("yes", 0, 0), ("yes", 1, 1)])
def test_a_leader_lets_the_bad_batch_do_it_again(answer: str, place: int, left: int) -> None:
    """The same die or the other, or none."""
    t = batch("T907", die05038=2, die08075=2)
    t.choose(0)
    assert "you: may" == t.asked()
    t.answer(answer)
    if answer == "yes":
        t.choose(place)

    assert ("they: action", left) == (t.asked(), spares(t).get("05038", 0))
    assert 2 - place == spares(t)["08075"]


@card("18068")
@ruling("arh.part8.opponentcard.02")
def test_the_owner_provides_the_die_of_a_borrowed_card() -> None:
    """It goes into the pool of who activates, and back to whose it is."""
    t = Tabletop("T01", "T02")
    ship = t.support("18068")
    t.spare_die("05038")
    emit(t.state, Event(ev.CONTROL_TAKEN, THEM, ship.ref, 0, 1))
    t.answer("pass", "activate their 18068")
    t.choose(0)

    brought = t.state.players[THEM].pool[-1]
    assert ({}, {}, 2) == (spares(t), spares(t, THEM), len(t.pool(THEM)))
    emit(t.state, Event(ev.DIE_REMOVED, YOU, brought))
    assert ({"05038": 1}, {}) == (spares(t), spares(t, THEM))


@card("18068")
def test_only_you_call_the_bad_batch() -> None:
    """And only by activating that very card."""
    t, theirs = (Tabletop("T03", "T02") for _ in range(2))
    t.support("18068")
    theirs.support("18068")

    only_your_activation_counts(t, theirs, "18068")


# Padmé Amidala


@card("18073")
def test_padme_plays_a_set_aside_card_for_free() -> None:
    """Only that one, of her player's own; three resources go, the others stay."""
    t = Tabletop("18073 T01", "T02", hand="01050", resources=0)
    t.copy("18073").resources = 4
    t.set_aside("01050")
    t.set_aside("T22")
    t.set_aside("01050", seat=THEM)

    t.answer("use 18073")
    assert ["18073", "T01"] == t.options()
    t.answer("T01")

    assert (["18073", "T01", "01050"], ["01050"]) == (t.in_play(), t.hand())
    assert (1, ["T22"], ["01050"]) == (t.copy("18073").resources, t.aside(), t.aside(THEM))
    assert 1 == t.events("ability_used")[0].amount


@card("18073")
def test_padme_plays_one_of_several_copies() -> None:
    """The other stays for later."""
    t = Tabletop("18073", "T02", resources=0)
    t.copy("18073").resources = 3
    t.set_aside("01050")
    t.set_aside("01050")

    t.answer("use 18073")
    assert ["card 01050", "card 01050"] == t.options()
    t.choose(0)

    assert ("they: action", ["01050"]) == (t.asked(), t.aside())
    assert ["18073", "01050"] == t.in_play()


@card("18073")
@pytest.mark.parametrize("resources", [0, 2])
def test_padme_needs_three_resources_of_her_own(resources: int) -> None:
    """Those of her player do not help."""
    t = Tabletop("18073", "T02")
    t.copy("18073").resources = resources
    t.set_aside("01050")

    if "use 18073" in t.options():
        t.answer("use 18073")

    assert (resources, ["01050"]) == (t.copy("18073").resources, t.aside())


@card("18073")
@pytest.mark.parametrize(("seat", "left"), [(YOU, (1, 3)), (THEM, (3, 1))])
def test_the_special_of_padme_discards_from_a_deck(seat: int, left: tuple[int, int]) -> None:
    """Two cards of either deck; a resource goes onto her card."""
    t = Tabletop("18073 T01", "T02", deck="T31 T31 T31", their_deck="T31 T31 T31")
    t.show("18073", "Sp")

    t.answer("resolve special")
    t.choose(seat)

    decks = [len(player.deck) for player in t.state.players]
    assert (list(left), 1, 0) == (decks, t.copy("18073").resources, t.copy("T01").resources)
    assert (5, 5) == (t.resources(), t.resources(THEM))


# Path To Mastery


def after_setup(*codes: str, resources: int = 2) -> Tabletop:
    """Setup has just ended with the plot in play and these cards set aside."""
    t = Tabletop("T02 T01", "T03", hand="T936", resources=resources)
    t.support("T67")
    t.support("18092")
    for code in codes:
        t.set_aside(code)
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.SETUP_DONE))
    return t


@card("18092")
def test_the_path_plays_a_set_aside_training() -> None:
    """An upgrade with that word in its title, for less, onto a character; the plot goes."""
    t = after_setup("01058", "22090", "03035", "T22")

    assert ["card 01058", "card 22090"] == t.options()
    t.answer("card 01058")
    assert ["T02", "T01", "T67"] == t.options()
    t.answer("T02")

    assert ("you: action", 1) == (t.asked(), t.resources())
    assert (["T02", "01058", "T01", "T67"], ["18092"]) == (sorted_play(t), t.aside()[-1:])
    assert ["T936"] == t.hand()
    assert t.events("setup_done")[0].serial < t.events("left_play")[0].serial


@card("18092")
def test_the_path_makes_a_training_affordable() -> None:
    """One that costs a resource, with none."""
    t = after_setup("22090", "01058", resources=0)

    t.answer("T02")

    assert (["01058", "18092"], "you: action") == (t.aside(), t.asked())


def sorted_play(t: Tabletop) -> list[str]:
    """What you have in play, each upgrade behind its host."""
    found: list[str] = []
    for code in t.in_play():
        copy = t.copy(code)
        if not copy.host:
            found.append(code)
            found += [t.label(ref) for ref in copy.attached]
    return found


@card("18092")
def test_the_path_is_set_aside_even_if_nothing_can_be_played() -> None:
    """Nothing fits, or nothing can be paid for."""
    t = after_setup("T22")
    assert ("you: action", ["T22", "18092"]) == (t.asked(), t.aside())

    t = after_setup("12115", resources=1)
    assert "card 12115" not in t.options()
    assert ["12115", "18092"] == t.aside()


@card("18092")
@ruling("arh.part3.setaside.06")
def test_upgrades_called_a_training_may_be_set_aside_for_the_path() -> None:
    """No other upgrade, and no other card of that name."""
    team = "T602 18092"

    assert [] == faults(listed(team, aside="01058 22090"))
    assert ["not_named 03035 T22"] == faults(listed(team, aside="01058 03035 T22"))
    assert ["not_named 01058"] == faults(listed("T602", aside="01058"))


@card("18004")
@ruling("arh.part3.setaside.06")
def test_dice_that_a_card_names_may_be_set_aside() -> None:
    """As many as one likes, though their card is not in the deck."""
    assert [] == faults(listed("18004", extra_dice="03009 03009 03009"))
    assert ["unmatched_die 03009"] == faults(listed("T602", extra_dice="03009"))
