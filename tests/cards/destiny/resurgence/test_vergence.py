"""Vergence: what its special rolls, and what it moves there."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

VERGENCE, ABILITY = "23090", "23055"
"""The support, and a blue ability for blue characters."""


def on(t: Tabletop, upgrade: str) -> str:
    """What an upgrade of yours lies on."""
    return t.label(t.copy(upgrade).host)


def special(*abilities: str, there: str = "") -> Tabletop:
    """Vergence shows its special, with this ability on it and those on your characters."""
    t = Tabletop("T02 T04", "T02")
    t.support(VERGENCE)
    t.support("T12")
    if there:
        t.upgrade(there, on=VERGENCE)
    for ability in abilities:
        t.upgrade(ability, on="T02")
    t.show(VERGENCE, "Sp")
    return t


@card(VERGENCE)
def test_the_special_of_vergence_rolls_the_die_of_the_upgrade_on_it() -> None:
    """Not that of one elsewhere; without another ability nothing more is asked."""
    t = special("T21", there=ABILITY)
    t.next_roll(ABILITY, "2Sh")

    t.answer("resolve special")

    assert ("they: action", [f"{ABILITY} 2Sh"]) == (t.asked(), t.pool())


@card(VERGENCE)
@ruling("arh.clar.sa.15")
def test_the_special_of_vergence_takes_the_die_out_of_their_pool() -> None:
    """It is the die of an upgrade there; that of one elsewhere stays."""
    t = special("23091", there=ABILITY)
    t.lend(t.show(ABILITY, "2Sh"))
    t.lend(t.show("23091", "-"))
    t.next_roll(ABILITY, "2Sh")

    t.answer("resolve special", "no")

    assert ([f"{ABILITY} 2Sh"], ["23091 -"]) == (t.pool(), t.pool(THEM))


@card(VERGENCE)
@ruling("arh.clar.sa.14")
def test_the_special_of_vergence_rolls_no_die_out_of_your_pool() -> None:
    """It lies where it would go."""
    t = special(there=ABILITY)
    t.show(ABILITY, "2Sh")

    t.answer("resolve special")

    assert (["2Sh"], 0) == ([one.split()[1] for one in t.pool()], len(t.events("dice_rolled")))


@card(VERGENCE)
def test_the_special_of_vergence_rolls_no_die_of_another_type_of_card_on_it() -> None:
    """A downgrade of theirs lies there with its die."""
    t = special()
    t.downgrade("T311", on=VERGENCE, by=THEM)

    t.answer("resolve special")

    assert ("they: action", [], []) == (t.asked(), t.pool(), t.pool(THEM))


@card(VERGENCE)
def test_the_special_of_vergence_may_move_a_blue_ability_of_yours_there() -> None:
    """No other ability, no blue weapon, no downgrade, nor theirs or what lies on a support."""
    t = special(ABILITY, "23091", "T353")
    t.upgrade("23092", on="T04")
    t.upgrade("22088", on="T12")
    t.upgrade("22089", on="their T02")
    t.downgrade("T313", on="T02", by=THEM)

    t.answer("resolve special")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert [ABILITY, "23091"] == t.options()
    t.answer("23091")

    assert (VERGENCE, "T02") == (on(t, "23091"), on(t, ABILITY))


@card(VERGENCE)
def test_the_special_of_vergence_need_not_move_anything() -> None:
    """The ability stays."""
    t = special(ABILITY)

    t.answer("resolve special", "no")

    assert ("they: action", "T02") == (t.asked(), on(t, ABILITY))


@card(VERGENCE)
def test_the_special_of_vergence_makes_room_when_it_is_full() -> None:
    """What lay there is rolled first; then one of the two goes."""
    t = special("23091", there=ABILITY)
    t.next_roll(ABILITY, "2Sh")

    t.answer("resolve special", "yes")

    assert ("you: too_many_upgrades", [ABILITY, "23091"]) == (t.asked(), t.options())
    assert f"{ABILITY} 2Sh" in t.pool()


@card(VERGENCE)
def test_the_special_of_vergence_takes_an_ability_from_another_vergence() -> None:
    """Which counts as a character of yours meanwhile."""
    t = special()
    other = t.support(VERGENCE)
    t.upgrade(ABILITY, on="T02")
    upgrade = t.copy(ABILITY)
    emit(t.state, Event(ev.ATTACHED, YOU, upgrade.ref, other.ref, 1))

    t.answer("resolve special", "yes")

    assert t.copy(VERGENCE).ref == t.copy(ABILITY).host


@card(VERGENCE)
def test_of_the_dice_of_an_elite_ability_on_vergence_one_is_rolled() -> None:
    """Whoever resolves the special chooses."""
    t = special(there=ABILITY)
    t.make_elite(ABILITY)

    t.answer("resolve special")

    assert ("you: choose", [f"die {ABILITY} 3RD"] * 2) == (t.asked(), t.options())


@card(VERGENCE)
def test_the_special_of_their_vergence_rolls_into_the_pool_of_who_uses_it() -> None:
    """Cunning uses it as if it were yours."""
    t = Tabletop("T03 T01", "T02")
    t.upgrade("01065", on="T03")
    t.support(VERGENCE, seat=THEM)
    t.upgrade(ABILITY, on=f"their {VERGENCE}")
    t.show("01065", "Sp")
    t.state.chance.dictate(ROLL, t.copy(f"their {ABILITY}").dice[0], 2)

    t.answer("resolve special", f"their {VERGENCE}")

    assert ([f"{ABILITY} 1R"], []) == (t.pool(), t.pool(THEM))
