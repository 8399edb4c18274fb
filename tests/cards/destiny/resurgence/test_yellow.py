"""Resurgence, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, waits_only_for_your_activation

# Jango Fett


def jango(answer: str = "", where: str = "their T02") -> Tabletop:
    """Jango plays a bounty."""
    t = Tabletop("23031", "T02 T06", hand="22102 T31", their_hand="22102", resources=1)
    t.discard_pile("21033", "22035", "T310")
    t.copy("their T02").shields = 1
    t.copy("their T06").shields = 1
    t.answer("use 23031")
    assert ["card 22102", "card 21033", "card 22035"] == t.options()
    t.answer("card 22102", where)
    assert ["either 0", "either 1"] == t.options()
    if answer:
        t.answer(answer)
    return t


@card("23031")
def test_jango_hurts_whom_the_bounty_is_on() -> None:
    """Or takes a shield for himself."""
    t = jango("either 0", "their T06")
    assert (0, 1) == (t.copy("their T06").shields, t.copy("their T02").shields)
    assert (t.copy("their T06").ref, 0) == (t.copy("22102").host, t.resources())
    assert 0 == t.copy("their T06").damage
    assert 1 == t.events("ability_used")[0].amount

    t = jango("either 1")
    assert (1, 1) == (t.copy("23031").shields, t.copy("their T02").shields)


@card("23031")
def test_jango_needs_a_bounty() -> None:
    """Without one that can be paid for nothing else happens."""
    t = Tabletop("23031", "T02", resources=0)
    t.discard_pile("22102", "T310")

    t.answer("use 23031")

    assert ("they: action", 0) == (t.asked(), t.copy("23031").shields)
    assert [] == t.events("play_started")


@card("23031")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_jango_may_reroll_when_they_activate(answer: str) -> None:
    """A character die of anybody; not a die of an upgrade."""
    t = Tabletop("23031", "T02 T06")
    t.upgrade("T21", on="23031")
    for label in ("23031", "T21", "their T06"):
        t.show(label, "1R")
    t.next_roll("their T02", "2RD")
    t.next_roll("their T06", "-")
    ref = t.copy("23031").ref
    assert not hears(t, "23031", AFTER, Event(ev.ACTIVATED, YOU, ref, ref))
    t.support("T11", seat=THEM)
    vehicle = t.copy("their T11").ref
    assert not hears(t, "23031", AFTER, Event(ev.ACTIVATED, THEM, vehicle, vehicle))
    character = t.copy("their T02").ref
    assert hears(t, "23031", AFTER, Event(ev.ACTIVATED, THEM, character, vehicle))

    t.answer("pass", "activate their T02")
    assert ("you: may", 1) == (t.asked(), len(t.events("activated")))
    t.answer(answer)
    if answer == "yes":
        assert ["die 23031 1R", "their die T06 1R", "their die T02 2RD"] == t.options()
        t.answer("their die T06 1R")

    assert ["T06 -" if answer == "yes" else "T06 1R", "T02 2RD"] == t.pool(THEM)


@card("23031")
def test_jango_is_resilient() -> None:
    """An action removes one of his dice."""
    t = Tabletop("23031*2", "T02", their_hand="T122")
    t.show("23031", "3RD")
    t.show("23031", "2MD")

    t.answer("pass", "play T122")
    assert "they: resilience" == t.asked()
    t.choose(0)

    assert 1 == len(t.pool())


# Karis Nemik


def karis() -> Tabletop:
    """He is activated; cards of all colours and a plot are in play, some with resources."""
    t = Tabletop("23073 T02", "T01", deck="T31")
    t.support("T12").resources = 1
    t.support("T51").resources = 1
    t.upgrade("T24", on="their T01")
    t.answer("activate 23073")
    return t


@card("23073")
def test_karis_nemik_adds_a_resource() -> None:
    """On anybody's card that is gray, red or yellow, and no plot."""
    t = karis()

    assert "you: may" == t.asked()
    t.answer("yes", "either 0")
    assert ["23073", "T12", "T41", "their T01", "their T24"] == sorted(t.options())
    t.answer("their T24")

    assert (1, "they: action") == (t.copy("their T24").resources, t.asked())


@card("23073")
def test_karis_nemik_removes_a_resource() -> None:
    """Only one."""
    t = karis()
    t.copy("T12").resources = 3
    for label in ("23073", "T02", "their T01"):
        t.copy(label).resources = 1

    t.answer("yes", "either 1")
    assert ["23073", "T12", "their T01"] == t.options()
    t.answer("T12")

    assert (2, 5) == (t.copy("T12").resources, t.resources())


@card("23073")
def test_karis_nemik_may_leave_it() -> None:
    """And only his own player's activation counts."""
    t = karis()
    t.answer("no")
    assert "they: action" == t.asked()
    waits_only_for_your_activation(Tabletop("23073 T03"), "23073")


# The Axe Forgets


def axe(struck: str) -> Tabletop:
    """They have just dealt damage to this character."""
    hand = "T39 T32 T32"
    t = Tabletop("T01", "T02", hand="23077 T31", their_hand=hand, their_deck="T33 T34")
    t.discard_pile(*["T31"] * 8, seat=THEM)
    t.pass_turn()
    t.answer("play T39", struck)
    return t


@card("23077")
def test_the_axe_forgets_takes_a_card_from_hand_and_deck() -> None:
    """One at random from their hand, the top one of their deck."""
    t = axe("T01")

    t.answer("play 23077")

    assert (["T32"], [*["T31"] * 8, "T39", "T32", "T33"]) == (t.hand(THEM), t.discards(THEM))
    assert (["T31"], ["23077"]) == (t.hand(), t.discards())
    assert ["T34"] == t.codes(t.state.players[THEM].deck)


@pytest.mark.parametrize(("struck", "is_offered"), [("T01", True), ("their T02", False)])
@card("23077")
def test_the_axe_forgets_needs_damage_to_one_of_yours(struck: str, is_offered: bool) -> None:
    """Not to one of theirs."""
    assert is_offered == ("play 23077" in axe(struck).options())


@card("23077")
def test_the_axe_forgets_minds_their_last_turn_only() -> None:
    """Not a turn before, not what you dealt yourself on theirs."""
    t = Tabletop("T01", "T02", hand="23077 T39", their_hand="T39 T43")
    t.pass_turn()
    t.answer("play T39", "T01", "pass", "play T43", "play T39", "T01", "pass")

    assert ("you: action", False) == (t.asked(), "play 23077" in t.options())


@card("23077")
def test_the_axe_forgets_the_last_round() -> None:
    """Their last turn of the round before does not count."""
    t = Tabletop("T01", "T02", hand="23077", their_hand="T37 T39 T700")
    t.pass_turn()
    t.answer("play T37", "play T39", "T01", "play T700")
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)
    assert "play 23077" not in t.options()


@card("23077")
def test_the_axe_forgets_finds_an_empty_hand() -> None:
    """Then only the deck loses a card."""
    t = axe("T01")
    t.state.players[THEM].hand.clear()

    t.answer("play 23077")

    assert (["T31"], ["T39", "T33"]) == (t.hand(), t.discards(THEM)[8:])


# Unlucky for Some


@card("23037")
def test_a_yellow_character_blank_is_worth_two_indirect_damage() -> None:
    """Yours; they spread it, and shields block it."""
    t = Tabletop("T03 T06 T01", "T02 T06", hand="23037")
    t.support("22040")
    t.copy("their T02").shields = 1
    for label in ("T03", "T06", "T01", "22040", "their T06"):
        t.show(label, "-")

    t.answer("play 23037")
    assert ["die T03 -", "die T06 -"] == t.options()
    t.answer("die T06 -")
    assert ("they: indirect_damage", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02", "their T06")

    assert [0, 1] == [t.copy(one).damage for one in ("their T02", "their T06")]
    assert (["T03 -", "T01 -", "22040 -"], "they: action") == (t.pool(), t.asked())


@card("23037")
def test_without_such_a_blank_nothing_is_dealt() -> None:
    """Another side is no price."""
    t = Tabletop("T03", "T02", hand="23037")
    t.show("T03", "1R")

    t.answer("play 23037")

    assert (["T03 1R"], "they: action") == (t.pool(), t.asked())
    assert 0 == t.copy("their T02").damage


# Projectile Rifle


def rifle() -> Tabletop:
    """Its special being resolved, and a shielded character of theirs."""
    t = Tabletop("T03", "T02")
    t.upgrade("23043", on="T03")
    t.copy("their T02").shields = 1
    t.show("23043", "Sp")
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.answer("resolve special")
    return t


@card("23043")
@pytest.mark.parametrize(("special", "left"), [(0, (3, 1)), (1, (1, 0)), (2, (0, 0))])
def test_the_rifle_has_three_specials(special: int, left: tuple[int, int]) -> None:
    """Three unblockable, two or one damage, to anybody."""
    t = rifle()
    assert 3 == len(t.options())
    t.choose(special)
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")

    assert left == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ("they: action" if special == 0 else "you: choose") == t.asked()


@card("23043")
def test_the_second_special_shields_anybody_and_the_third_removes_any_die() -> None:
    """One of either."""
    t = rifle()
    t.choose(1)
    t.answer("their T02")
    assert ["T03", "their T02"] == t.options()
    t.answer("T03")
    assert (1, "they: action") == (t.copy("T03").shields, t.asked())

    t = rifle()
    t.choose(2)
    t.answer("their T02")
    dice = [one for one in t.options() if "23043" not in one]
    assert ["die T03 1R", "their die T02 1R"] == dice
    t.answer("their die T02 1R")
    assert ([], "they: action") == (t.pool(THEM), t.asked())


# Nemik's Manifesto


@card("23084")
@ruling("arh.clar.res.06")
def test_the_manifesto_is_a_hero_card_itself() -> None:
    """Played, it is exhausted at once to heal one damage from anybody."""
    t = Tabletop("T03", "T02", hand="23084")
    t.copy("T03").damage = t.copy("their T02").damage = 2

    t.answer("play 23084")
    assert (["T03", "their T02"], False) == (t.options(), t.copy("23084").ready)
    assert 1 == len(t.events("card_played"))
    t.answer("their T02")

    assert [2, 1] == [t.copy(one).damage for one in ("T03", "their T02")]


@card("23084")
@pytest.mark.parametrize(("played", "healed"), [("22066", 1), ("T15", 0), ("22024", 0)])
def test_hero_cards_heal_once_and_others_never(played: str, healed: int) -> None:
    """Nor does a hero card that an opponent plays, or a second one when it is exhausted."""
    t = Tabletop("T03", "T02", hand=f"{played} {played}", their_hand="01030", resources=9)
    t.upgrade("23084", on="T03")
    t.copy("T03").damage = 5

    t.answer(f"play {played}")
    if healed:
        t.answer("T03")

    assert ("they: action", 5 - healed) == (t.asked(), t.copy("T03").damage)
    assert bool(healed) != t.copy("23084").ready


@card("23084")
def test_a_hero_event_heals_too() -> None:
    """It need not stay in play."""
    t = Tabletop("T03", "T02", hand="22063", resources=9)
    t.upgrade("23084", on="T03")
    t.copy("T03").damage = 5

    t.answer("play 22063", "T03")

    assert (4, "they: action") == (t.copy("T03").damage, t.asked())


@card("23084")
def test_their_hero_cards_heal_nothing_and_exhausted_it_does_not_either() -> None:
    """Only what you play counts."""
    t = Tabletop("T03", "T02", hand="22066", their_hand="22066", resources=9, their_resources=9)
    t.upgrade("23084", on="T03")
    t.copy("T03").damage = 5
    t.answer("pass", "play 22066")
    assert ("you: action", True) == (t.asked(), t.copy("23084").ready)
    t.copy("23084").ready = False
    t.answer("play 22066")

    assert ("they: action", 5) == (t.asked(), t.copy("T03").damage)


@card("23084")
@pytest.mark.parametrize(
    ("host", "carried", "full"),
    [
        ("T02", "T74 T23 23084", False),
        ("T02", "T74 T23 T25 23084", True),
        ("T03", "T74 T23 T25", True),
    ],
)
def test_who_has_the_manifesto_is_a_partisan_and_carries_four_upgrades(
    host: str, carried: str, full: bool
) -> None:
    """Nobody else."""
    t = Tabletop("T02 T03", hand="T22")
    for code in carried.split():
        t.upgrade(code, on=host)
    if host == "T03":
        t.upgrade("23084", on="T02")

    t.answer("play T22", host, "no")

    assert ("you: too_many_upgrades" if full else "they: action") == t.asked()
    assert [True, False] == [
        values.has_subtype(t.state, t.copy(one), "partisan") for one in ("T02", "T03")
    ]


# Partisan Rifle


@card("23085")
def test_the_partisan_rifle_brings_one_shot() -> None:
    """It enters play with a resource; for that its own die is resolved, worth one more."""
    t = Tabletop("T03*2", "T02", hand="23085")

    t.answer("play 23085")
    rifle = t.copy("23085")
    assert (1, 0, 0) == (rifle.resources, rifle.damage, rifle.shields)
    t.make_elite("23085")
    for label in ("23085", "23085", "T03"):
        t.show(label, "2RD")
    t.copy("their T02").shields = 1
    t.answer("pass", "use 23085")
    assert ["die 23085 2RD", "die 23085 2RD"] == t.options()
    t.choose(0)
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 0) == (t.copy("their T02").damage, t.copy("23085").resources)
    assert ["23085 2RD", "T03 2RD"] == t.pool()
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("23085")
@pytest.mark.parametrize("resources", [0, 1])
def test_the_partisan_rifle_needs_its_resource_and_its_die(resources: int) -> None:
    """Another rifle is another card."""
    t = Tabletop("T03 T06", "T02")
    t.upgrade("23085", on="T03").resources = resources
    t.upgrade("23085", on="their T02")
    t.show("their 23085", "2RD")
    if not resources:
        t.show("23085", "2RD")

    t.answer("use 23085")

    assert ("they: action", 0) == (t.asked(), t.copy("23085").resources)
    assert (1, 1 - resources) == (len(t.pool(THEM)), len(t.pool()))


@card("23085")
@ruling("arh.part8.oppdie.01")
def test_the_partisan_rifle_resolves_its_die_out_of_an_opponents_pool() -> None:
    """As if it lay in yours."""
    t = Tabletop("T03", "T02")
    t.upgrade("23085", on="T03").resources = 1
    t.lend(t.show("23085", "2RD"))

    t.answer("use 23085")
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (3, []) == (t.copy("their T02").damage, t.pool(THEM))


@card("23085")
def test_the_partisan_rifle_redeploys() -> None:
    """It moves on before its character falls."""
    t = Tabletop("T03 T06", "T02")
    t.upgrade("23085", on="T03")
    t.show("their T02", "1MD")
    t.copy("T03").damage = 9

    t.answer("pass", "resolve melee", "T03")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert t.copy("T06").ref == t.copy("23085").host


# Skyblade Swoop Bike


@card("23107")
def test_a_swoop_bike_may_be_mounted_at_once() -> None:
    """It brings an action; as an upgrade it costs what it costs and keeps what it is."""
    t = Tabletop("T01 T03", "T02", hand="23107")
    t.support("T12")

    t.answer("play 23107")
    assert "you: additional_action" == t.asked()
    t.upgrade("T140", on="23107")
    t.answer("use 23107")
    assert ["T01", "T03"] == t.options()
    t.answer("T03")

    bike = t.copy("23107")
    assert (facts.UPGRADE, t.copy("T03").ref) == (bike.type, bike.host)
    assert (2, ["T140"]) == (values.cost_of_copy(t.state, bike), t.discards())
    subtypes = ("mod", "vehicle")
    assert [False, True] == [values.has_subtype(t.state, bike, one) for one in subtypes]


@card("23107")
def test_a_mounted_swoop_bike_stays_where_it_is() -> None:
    """Its action is for a support; its die is rolled with the character."""
    t = Tabletop("T01 T03", "T02")
    t.support("23107")
    t.answer("use 23107", "T03", "pass", "activate T03", "pass")
    assert ["T03", "23107"] == [one.split()[0] for one in t.pool()]
    t.answer("pass")
    t.keep_hands()

    t.answer("use 23107")

    assert ("they: action", t.copy("T03").ref) == (t.asked(), t.copy("23107").host)
