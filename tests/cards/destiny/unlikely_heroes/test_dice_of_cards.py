"""Unlikely Heroes, cards about the character of a die, and about dice of cards just played."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import next_die_shows

# Plo Koon's Starfighter


def piloted(pilot: str, ship: str = "18057") -> Tabletop:
    """A character has just begun to pilot the starfighter, or another ship."""
    t = Tabletop(f"{pilot} T01 T02", "T03 T86")
    t.support("18057")
    t.support("T11")
    t.support("T68")
    emit(t.state, Event(ev.PILOTING_BEGAN, YOU, t.copy(pilot).ref, t.copy(ship).ref, 1))
    return t


@card("18057")
@pytest.mark.parametrize(
    ("pilot", "offered"),
    [("T05", ["T01", "their T86"]), ("18049", ["18049", "T01", "T02", "their T03", "their T86"])],
)
def test_a_piloted_starfighter_may_shield_somebody(pilot: str, offered: list[str]) -> None:
    """A red character, or any if Plo Koon flies it."""
    t = piloted(pilot)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert offered == t.options()

    t.answer("T01")

    assert (1, "you: action") == (t.copy("T01").shields, t.asked())


@card("18057")
@pytest.mark.parametrize("pilot", ["T05", "18049"])
def test_the_starfighter_need_not_shield_anybody(pilot: str) -> None:
    """Nobody gets one then."""
    t = piloted(pilot)

    t.answer("no")

    assert ("you: action", 0) == (t.asked(), t.copy("T01").shields)


@card("18057")
def test_the_starfighter_shields_once_a_round() -> None:
    """A second pilot of the same round brings nothing; in the next round the first does again."""
    t = Tabletop("24056 22058 12073", "T02")
    t.support("18057")
    t.answer("activate 24056", "18057")
    assert ("you: may", 1) == (t.asked(), len(t.events("piloting_began")))
    t.answer("no", "pass", "activate 22058")
    assert "you: choose" == t.asked()
    t.answer("18057")
    assert "they: action" == t.asked()

    t.answer("pass", "pass")
    t.keep_hands()
    t.answer("activate 12073", "18057")

    assert "you: may" == t.asked()


@card("18057")
def test_another_ship_is_none_of_the_starfighters_business() -> None:
    """Only its own pilots count."""
    assert "you: action" == piloted("T05", "T11").asked()


# Hawk-Bat Swoop


def swoop(mastery: str, on: str = "T02") -> Tabletop:
    """Dice with shields on all sorts of cards, and the event about to be played."""
    t = Tabletop("T02 T03 T83", "T01*2", hand="18090", resources=1)
    t.show("T83", "1Sh1")
    if mastery:
        t.upgrade(mastery, on=on)
    t.upgrade("T21", on="T03")
    t.upgrade("T936", on="T02")
    t.support("T11")
    t.copy("T02").shields = 2
    t.copy("T03").shields = 1
    t.show("T02", "1Sh")
    t.show("T03", "2RD")
    t.show("T11", "1Sh")
    t.show("T936", "1Sh")
    t.show("their T01", "1Sh")
    t.copy("their T01").shields = 1
    t.answer("play 18090")
    return t


@card("18090")
@pytest.mark.parametrize("die", ["T02", "T936"])
@pytest.mark.parametrize(
    ("mastery", "on", "dealt"), [("18093", "T02", 3), ("18093", "T03", 1), ("T24", "T02", 1)]
)
def test_the_swoop_turns_shields_into_melee_damage(
    die: str, mastery: str, on: str, dealt: int
) -> None:
    """With Ataru Mastery on its character the shields of that character count as well."""
    t = swoop(mastery, on)
    assert ["die T02 1Sh", "die T936 1Sh"] == t.options()

    t.answer(f"die {die} 1Sh", "their T01")

    assert (dealt - 1, 2) == (t.copy("their T01").damage, t.copy("T02").shields)
    assert (dealt, facts.MELEE) == (t.events("damage_dealt")[0].amount, dealt_as(t))
    assert f"{die} 1Sh" not in t.pool()


def dealt_as(t: Tabletop) -> int:
    """What kind of damage was dealt first."""
    return t.events("damage_dealt")[0].detail


# Saber Swarm


def swarm(mastery: str, on: str) -> Tabletop:
    """Melee dice on all sorts of cards, and the event is played."""
    t = Tabletop("T02 T03 T83", "T01", hand="18091", resources=1)
    t.show("T83", "2MD1")
    t.upgrade(mastery, on=on)
    t.upgrade("T936", on="T02")
    t.support("T11")
    t.show("T02", "1MD")
    t.show("T03", "2RD")
    t.show("T11", "1MD")
    t.show("T936", "1MD")
    t.show("their T01", "1MD")
    t.copy("their T01").shields = 1
    t.answer("play 18091")
    return t


@card("18091")
@pytest.mark.parametrize("die", ["T02", "T936"])
@pytest.mark.parametrize(
    ("mastery", "on", "given"), [("18093", "T02", 2), ("18093", "T03", 0), ("T24", "T02", 0)]
)
def test_the_swarm_resolves_a_die_to_remove_another(
    die: str, mastery: str, on: str, given: int
) -> None:
    """Any die; with Ataru Mastery on its character that one gets two shields."""
    t = swarm(mastery, on)
    assert ["die T02 1MD", "die T936 1MD"] == t.options()
    t.answer(f"die {die} 1MD", "their T01")
    assert (0, 0) == (t.copy("their T01").shields, t.copy("their T01").damage)
    assert 5 == len(t.options())
    t.answer("their die T01 1MD")

    assert ([], given) == (t.pool(THEM), t.copy("T02").shields)
    assert ("they: action", 0) == (t.asked(), t.copy("T03").shields)


@card("18091")
def test_without_a_melee_die_the_swarm_removes_nothing() -> None:
    """Nothing is resolved to do so."""
    t = Tabletop("T02", "T01", hand="18091")
    t.show("T02", "2RD")
    t.show("their T01", "1MD")

    t.answer("play 18091")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool(THEM))


# A Gift


def gift(answer: str = "", **laid: int) -> Tabletop:
    """A support is given; the opponent may roll its die."""
    t = Tabletop(
        "T01",
        "T02",
        hand="18076 T909 T12 T936",
        their_hand="T11",
        resources=laid.get("resources", 1),
    )
    t.discard_pile("T11")
    next_die_shows(t, 1)
    t.answer("play 18076")
    assert ["card T909"] == t.options()
    t.answer("card T909")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    if answer:
        t.answer(answer)
    return t


@card("18076")
@ruling("arh.clar.uh.01")
def test_the_opponent_may_roll_the_die_of_a_gift() -> None:
    """The support's own: it is off the card until it has been used."""
    t = gift("yes")

    assert (["T909 2RD"], [], 0) == (t.pool(THEM), t.pool(), t.resources())
    assert (["T01", "T909"], 1) == (t.in_play(), len(t.copy("T909").dice))
    t.answer("resolve ranged", "T01", "activate T909")
    assert 1 == len(t.pool())


@card("18076")
@ruling("arh.clar.uh.01")
def test_a_removed_gift_returns_to_its_card() -> None:
    """It is that card's die."""
    t = gift("yes")

    emit(t.state, Event(ev.DIE_REMOVED, YOU, t.state.players[THEM].pool[0]))

    t.answer("pass", "activate T909")
    assert 1 == len(t.pool())


@card("18076")
def test_the_opponent_may_leave_a_gift() -> None:
    """The support comes into play with its die on it."""
    t = gift("no")

    assert ([], [], 1) == (t.pool(THEM), t.pool(), len(t.copy("T909").dice))


@card("18076")
def test_what_cannot_be_paid_for_is_no_gift() -> None:
    """Two less than its cost is still to be paid, and a support without a die will not do."""
    t = Tabletop("T01", "T02", hand="18076 T909 T12", resources=0)

    t.answer("play 18076")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T01"]) == (t.asked(), t.in_play())


# Grow Beyond


def grow(team: str, *, renewed: bool = False, resources: int = 1) -> Tabletop:
    """The event is played, with abilities and other upgrades in the discard pile."""
    t = Tabletop(team, "T04", hand="24088" if renewed else "24088 18089", resources=resources)
    t.discard_pile("T912", "T936", "22054", "21056", "T353")
    t.discard_pile("24088", seat=THEM)
    t.support("24085")
    if renewed:
        t.discard_pile("18089")
    next_die_shows(t, 1)
    t.answer("play 18089")
    return t


@card("18089")
def test_a_teacher_lets_another_grow() -> None:
    """A blue ability out of the discard pile goes on somebody else, for one less."""
    t = grow("T904 T02 T04")
    assert ["T904", "T04"] == t.options()
    t.answer("T904")
    assert ["card T912", "card 22054"] == t.options()
    t.answer("card 22054")
    assert ["T02", "T04"] == t.options()
    t.answer("T04")

    assert (0, [], 1) == (t.resources(), t.pool(), len(t.copy("22054").dice))
    assert t.copy("T04").ref == t.copy("22054").host


@card("18089")
def test_a_renewed_lesson_rolls_the_die_of_the_ability() -> None:
    """It is that ability's own, and returns to it."""
    t = grow("T904 T02", renewed=True, resources=3)
    assert ["card T912", "card 22054"] == t.options()
    t.answer("card 22054")

    assert (["22054 1Sh"], 0) == (t.pool(), t.resources())
    assert (1, t.copy("T02").ref) == (len(t.copy("22054").dice), t.copy("22054").host)
    t.answer("pass", "resolve shield", "T02", "pass", "activate T02")
    assert 2 == len(t.pool())


@card("18089")
@pytest.mark.parametrize("team", ["T904", "T02 T03"])
def test_without_a_teacher_or_a_pupil_nobody_grows(team: str) -> None:
    """Nobody learns from himself; and it takes a Jedi or a Sith of yours."""
    t = grow(team)

    assert ("they: action", 1) == (t.asked(), t.resources())
