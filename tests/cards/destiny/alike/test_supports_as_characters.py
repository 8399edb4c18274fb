"""Supports that upgrades are played on and moved to as if they were characters."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

TWILEK, VERGENCE = "22078", "23090"
WEAPON, ABILITY = "T353", "23055"
"""A weapon that is an ability too, but not a blue one; a blue ability for blue characters."""


def table(support: str = TWILEK, team: str = "T01 T02", hand: str = "") -> Tabletop:
    """Two characters of yours, one blue; the support, another one, and theirs with a copy of it."""
    t = Tabletop(team, "T03", resources=9, hand=hand)
    t.support(support)
    t.support("T12")
    t.support(support, seat=THEM)
    return t


def on(t: Tabletop, upgrade: str) -> str:
    """What an upgrade of yours lies on."""
    return t.label(t.copy(upgrade).host)


def discard(t: Tabletop, label: str, seat: int = YOU, zone: int = ev.TO_DISCARD) -> None:
    """Someone's effect discards a card, or sends it elsewhere."""
    emit(t.state, Event(ev.LEFT_PLAY, seat, t.copy(label).ref, 0, 1, zone))


# --- playing on it ---


@card(TWILEK)
def test_weapons_are_played_on_the_fighter_as_on_a_character() -> None:
    """Not on another support, nor on their copy; it becomes yours and lies there."""
    t = table(hand=WEAPON)

    t.answer(f"play {WEAPON}")
    assert ["T01", "T02", TWILEK] == t.options()
    t.answer(TWILEK)

    assert (TWILEK, YOU) == (on(t, WEAPON), t.copy(WEAPON).controller)


@card(TWILEK)
def test_other_upgrades_are_not_played_on_the_fighter() -> None:
    """It takes weapons only."""
    t = table(hand="T21")

    t.answer("play T21")

    assert ["T01", "T02"] == t.options()


@card(TWILEK)
def test_what_restricts_playing_a_weapon_is_asked_of_the_fighter() -> None:
    """It is yellow, not blue: a blue weapon for blue characters goes on the blue one only."""
    t = table(team="T01 T02 T04", hand="01015")

    t.answer("play 01015")

    assert ["T02", "T04"] == t.options()


@card(VERGENCE)
def test_blue_abilities_are_played_on_vergence_as_on_a_blue_character() -> None:
    """Neither on their copy nor on a red character."""
    t = table(VERGENCE, hand=ABILITY)

    t.answer(f"play {ABILITY}")
    assert ["T02", VERGENCE] == t.options()
    t.answer(VERGENCE)

    assert VERGENCE == on(t, ABILITY)


@card(VERGENCE)
@pytest.mark.parametrize("upgrade", ["T353", "T21", "01015"])
def test_only_blue_abilities_are_played_on_vergence(upgrade: str) -> None:
    """An ability that is not blue, a plain upgrade, a blue weapon."""
    t = table(VERGENCE, team="T01 T02 T04", hand=upgrade)

    t.answer(f"play {upgrade}")

    assert VERGENCE not in t.options()


@card("23114")
def test_the_rifle_is_played_on_troopers_among_your_supports() -> None:
    """Whether they are unique or not; not on other supports, nor on theirs."""
    t = Tabletop("T01 T02", "T03", hand="23114")
    for support in ("T309", "10003", "T12"):
        t.support(support)
    t.support("10003", seat=THEM)

    t.answer("play 23114")
    assert ["T01", "T02", "T309", "10003"] == t.options()
    t.answer("T309")

    assert "T309" == on(t, "23114")


@card("23114")
def test_another_weapon_is_not_played_on_a_trooper_support() -> None:
    """The rifle speaks of itself."""
    t = Tabletop("T01 T02", "T03", hand=WEAPON)
    t.support("10003")
    t.upgrade("23114", on="T01")

    t.answer(f"play {WEAPON}")

    assert ["T01", "T02"] == t.options()


@card("23114")
def test_the_rifle_is_no_reason_for_a_character_to_be_a_trooper() -> None:
    """It goes on any character, without a trooper as well."""
    t = Tabletop("T01", "T03", hand="23114")

    t.answer("play 23114")

    assert "T01" == on(t, "23114")


@card("23114")
def test_where_both_say_so_it_is_one_place() -> None:
    """The fighter is a trooper and the rifle a weapon."""
    t = table(hand="23114")

    t.answer("play 23114")

    assert ["T01", "T02", TWILEK] == t.options()


# --- at most one ---

PAIRS = {
    TWILEK: [(TWILEK, "T353", "T74"), (TWILEK, "23114", "T74")],
    VERGENCE: [(VERGENCE, ABILITY, "01039")],
    "23114": [("10003", "23114", "23114")],
}
"""By the card that says how many: the support, what lies there and what comes."""


@card(TWILEK, VERGENCE, "23114")
def test_it_carries_one_upgrade(code: str) -> None:
    """A second one may be played, and one of the two goes; a character carries more."""
    for support, first, second in PAIRS[code]:
        t = Tabletop("T01 T02", "T03", hand=f"{second} {second}", resources=9)
        t.support(support)
        t.upgrade(first, on=support)
        t.upgrade(first, on="T02")

        t.answer(f"play {second}", "T02")
        unreplaced(t)
        assert "they: action" == t.asked()
        t.pass_turn()
        t.answer(f"play {second}", support)
        unreplaced(t)

        assert ("you: too_many_upgrades", [first, second]) == (t.asked(), t.options())
        t.answer(t.options()[0])
        assert ([first], 1) == (t.discards(), len(t.copy(support).attached))


def unreplaced(t: Tabletop) -> None:
    """No upgrade is given up for the one that is played."""
    if t.asked() == "you: replace_upgrade":
        t.answer("no")


@card(TWILEK)
def test_an_upgrade_on_the_fighter_may_be_replaced_by_a_dearer_one() -> None:
    """As on a character: its cost is taken off."""
    t = table(hand="23108")
    t.upgrade("23114", on=TWILEK)

    t.answer("play 23108", TWILEK, "23114")

    assert (TWILEK, 8, ["23114"]) == (on(t, "23108"), t.resources(), t.discards())


# --- moving ---


@card(TWILEK)
def test_a_weapon_moves_from_the_fighter_and_back() -> None:
    """The event moves what lies on characters, to characters, not what lies on other supports."""
    t = table(team="T01 T06", hand="T308 T308")
    t.upgrade(WEAPON, on=TWILEK)
    t.upgrade("T22", on="T01")
    t.upgrade("T74", on="T12")

    t.answer("play T308")
    assert ["T22", WEAPON] == t.options()
    t.answer(WEAPON)
    assert ["T01", "T06"] == t.options()
    t.answer("T06")
    assert "T06" == on(t, WEAPON)
    t.pass_turn()

    t.answer("play T308", WEAPON)
    assert ["T01", TWILEK] == t.options()
    t.answer(TWILEK)
    assert TWILEK == on(t, WEAPON)


@card(TWILEK)
def test_what_is_no_weapon_does_not_move_to_the_fighter_or_from_it() -> None:
    """However it came there."""
    t = table(team="T01 T06", hand="T308")
    t.upgrade("T21", on=TWILEK)
    t.upgrade("T22", on="T01")

    t.answer("play T308")

    assert "T06" == on(t, "T22")


@card(TWILEK)
@ruling("arh.clar.dop.24")
def test_an_opponent_moves_nothing_to_the_fighter_or_from_it() -> None:
    """It says what you may do: for them it is a support."""
    t = Tabletop("T01", "T03 T06", their_hand="T308")
    t.support(TWILEK)
    t.upgrade(WEAPON, on=TWILEK)
    t.upgrade("T74", on="their T03")
    t.upgrade("23108", on="their T06")
    t.pass_turn()

    t.answer("play T308")
    assert ["their T74", "their 23108"] == t.options()
    t.answer("their T74")

    assert ["T01", "their T06"] == t.options()


@card(VERGENCE)
def test_a_blue_ability_moves_to_vergence_and_from_it() -> None:
    """Neither another blue upgrade nor another ability does."""
    t = table(VERGENCE, team="T01 T06", hand="T308 T308 T308")
    t.upgrade(ABILITY, on=VERGENCE)
    t.upgrade("T353", on="T06")

    t.answer("play T308", ABILITY, "T01")
    t.pass_turn()
    t.answer("play T308", ABILITY)
    assert ["T06", VERGENCE] == t.options()
    t.answer(VERGENCE)
    t.pass_turn()
    t.answer("play T308", "T353")

    assert ("T01", VERGENCE) == (on(t, "T353"), on(t, ABILITY))


@card("23114")
def test_the_rifle_moves_to_a_trooper_support_as_to_a_character_that_is_not_unique() -> None:
    """The unique support counts as one; back from there nothing moves it but its own action."""
    t = Tabletop("T01 T06", "T03", hand="T308 T308")
    for support in ("T309", "T12"):
        t.support(support)
    t.upgrade("23114", on="T01")

    t.answer("play T308")
    assert ["T06", "T309"] == t.options()
    t.answer("T309")
    assert "T309" == on(t, "23114")
    t.pass_turn()
    t.answer("play T308")

    assert "T309" == on(t, "23114")


@card("23114")
def test_an_opponent_moves_the_rifle_to_no_support() -> None:
    """It says what its own player may do."""
    t = Tabletop("T01", "T03 T06", their_hand="T308")
    t.support("10003")
    t.support("10003", seat=THEM)
    t.upgrade("23114", on="T01")
    t.pass_turn()

    t.answer("play T308")

    assert "their T06" == t.label(t.copy("their 23114").host)


@card("23114")
def test_the_rifles_power_action_moves_it_to_a_trooper_of_yours() -> None:
    """A character or a support, not the one it is on; not another character, nor theirs."""
    t = Tabletop("T905 T01", "T905")
    for support in ("10003", "T309", "T12"):
        t.support(support)
    t.support("10003", seat=THEM)
    t.upgrade("23114", on="10003")

    t.answer("use 23114")
    assert ["T905", "T309"] == t.options()
    t.answer("T309")
    assert "T309" == on(t, "23114")

    t.pass_turn()
    assert "use 23114" not in t.options()


@card("23114")
def test_without_another_trooper_the_rifle_stays() -> None:
    """Nothing is asked."""
    t = Tabletop("T905 T01", "T905")
    t.upgrade("23114", on="T905")

    t.answer("use 23114")

    assert ("they: action", "T905") == (t.asked(), on(t, "23114"))


# --- leaving with it ---


@card(TWILEK)
@ruling("arh.clar.dop.21")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_a_weapon_redeploys_when_the_fighter_is_discarded(seat: int) -> None:
    """Whoever does it; to another of your characters or to another fighter, if you like."""
    t = table()
    t.upgrade("23108", on=TWILEK)
    t.show("23108", "1R")
    discard(t, TWILEK, seat)
    t.support(TWILEK)

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T01", "T02", TWILEK] == t.options()
    t.answer("T02")

    assert ("T02", [TWILEK], []) == (on(t, "23108"), t.discards(), t.pool())


@card(TWILEK)
@pytest.mark.parametrize(("weapon", "zone"), [("23108", ev.TO_HAND), ("23114", ev.TO_DISCARD)])
def test_no_weapon_redeploys_without_the_keyword_or_a_discard(weapon: str, zone: int) -> None:
    """The fighter goes to the hand, or the weapon has no Redeploy: it is discarded with it."""
    t = table()
    t.upgrade(weapon, on=TWILEK)
    discard(t, TWILEK, zone=zone)

    assert ("you: action", [weapon]) == (t.asked(), [one for one in t.discards() if one != TWILEK])


@card(TWILEK)
def test_a_weapon_may_stay_on_the_discarded_fighter() -> None:
    """Then it is discarded as well."""
    t = table()
    t.upgrade("23108", on=TWILEK)
    discard(t, TWILEK)

    t.answer("no")

    assert {TWILEK, "23108"} == set(t.discards())


@card(TWILEK)
def test_from_another_support_nothing_redeploys() -> None:
    """A fighter beside it changes nothing."""
    t = table()
    t.upgrade("23108", on="T12")
    discard(t, "T12")

    assert ("you: action", {"T12", "23108"}) == (t.asked(), set(t.discards()))


@card(TWILEK)
@ruling("arh.clar.dop.23")
def test_nobody_takes_a_weapon_from_a_discarded_fighter() -> None:
    """General Grievous waits for a defeat, as Cad Bane does."""
    t = Tabletop("T01", "01003")
    t.support(TWILEK)
    t.upgrade("23114", on=TWILEK)
    discard(t, TWILEK, THEM)

    assert ("you: action", {TWILEK, "23114"}) == (t.asked(), set(t.discards()))


@card("16103")
@ruling("arh.clar.dop.22", "arh.clar.hs.04")
@pytest.mark.parametrize("is_redeployed", [False, True])
def test_whoever_discards_the_fighter_may_take_the_darksaber(*, is_redeployed: bool) -> None:
    """Onto a character of theirs or their own fighter, redeployed or not; then it stays there."""
    t = Tabletop("T01 T02", "T03 T605")
    for seat in (YOU, THEM):
        t.support(TWILEK, seat=seat)
        t.support("T12", seat=seat)
    t.upgrade("16103", on=TWILEK)
    discard(t, TWILEK, THEM)

    t.choose(int(is_redeployed))
    if is_redeployed:
        t.answer("yes", "T02")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["their T03", "their T605", f"their {TWILEK}"] == t.options()
    t.answer("their T03")

    assert ("you: action", "their T03") == (t.asked(), t.label(t.copy("their 16103").host))


@card("16103")
@pytest.mark.parametrize("seat", [YOU, THEM])
@pytest.mark.parametrize(
    ("support", "zone"),
    [("T12", ev.TO_DISCARD), (TWILEK, ev.TO_HAND), (TWILEK, ev.TO_DISCARD), ("T01", ev.TO_DISCARD)],
)
def test_nobody_else_takes_the_darksaber(support: str, zone: int, seat: int) -> None:
    """Not by your own discard, from another support, or where the fighter goes to the hand."""
    t = table()
    t.upgrade("16103", on=support)
    discard(t, support, seat, zone)

    takes = (support, zone, seat) == (TWILEK, ev.TO_DISCARD, THEM)
    assert takes == (t.asked() == "you: order")
    assert not t.asked().startswith("they")


@card(VERGENCE)
def test_a_blue_ability_redeploys_when_vergence_is_discarded() -> None:
    """It says the same of itself."""
    t = table(VERGENCE, team="T01 T06")
    t.upgrade("23054", on=VERGENCE)
    discard(t, VERGENCE)

    t.answer("yes", "T06")

    assert "T06" == on(t, "23054")


@card("23114")
def test_the_rifle_is_discarded_with_a_trooper_support() -> None:
    """What else gives Redeploy changes nothing: it says that it moves there, not from there."""
    t = Tabletop("T01 T06", "T03")
    t.support("T107")
    t.support("10003")
    t.upgrade("23114", on="10003")
    discard(t, "10003")

    assert ("you: action", {"10003", "23114"}) == (t.asked(), set(t.discards()))


@card(TWILEK)
def test_a_weapon_goes_where_the_fighter_goes() -> None:
    """An opponent takes control of it: the weapon on it is theirs, and yours to own."""
    t = Tabletop("T01", "T03")
    t.support(TWILEK)
    t.upgrade(WEAPON, on=TWILEK)
    emit(t.state, Event(ev.CONTROL_TAKEN, THEM, t.copy(TWILEK).ref, 0, 1, 0))
    t.decision()

    weapon = t.copy(f"their {WEAPON}")
    assert (THEM, YOU) == (weapon.controller, weapon.owner)
    assert f"their {TWILEK}" == t.label(weapon.host)


# --- what is said there of a character ---


@card(TWILEK)
@ruling("arh.clar.dop.25")
def test_what_follows_playing_a_weapon_follows_on_the_fighter() -> None:
    """The blaster's die may be rolled."""
    t = table(hand="21093")

    t.answer("play 21093", TWILEK)

    assert "you: may" == t.asked()
    t.next_roll("21093", "1Sh")
    t.answer("yes")
    assert ["21093 1Sh"] == t.pool()


@card(TWILEK)
@ruling("arh.clar.dop.25")
def test_what_follows_moving_a_weapon_follows_on_the_fighter() -> None:
    """The same when it is moved there."""
    t = table(team="T02 T03", hand="T308")
    t.upgrade("21093", on="T02")

    t.answer("play T308")

    assert ("you: may", TWILEK) == (t.asked(), on(t, "21093"))


@card(TWILEK)
@ruling("arh.clar.dop.25")
def test_what_follows_on_a_character_that_is_not_unique_follows_on_the_fighter() -> None:
    """A rifle asks for such a character, and may bring another one from the discard pile."""
    t = table(hand="24043")
    t.discard_pile("24043")

    t.answer("play 24043", TWILEK)

    assert "you: may" == t.asked()


@card(TWILEK)
@ruling("arh.clar.dop.26")
@pytest.mark.parametrize(("host", "asked"), [("T02", "you: may"), (TWILEK, "they: action")])
def test_what_else_a_weapon_says_of_its_character_is_silent_on_the_fighter(
    host: str, asked: str
) -> None:
    """After its character is activated the blaster's die may be resolved."""
    t = table()
    t.upgrade("22027", on=host)
    t.next_roll("22027", "2RD")

    t.answer(f"activate {host}")

    assert (asked, 2) == (t.asked(), len(t.pool()))


@card(TWILEK)
@ruling("arh.clar.dop.26")
@pytest.mark.parametrize(("host", "shields"), [("T01", 1), (TWILEK, 0)])
def test_the_fighter_gets_nothing_that_a_weapon_gives_its_character(
    host: str, shields: int
) -> None:
    """After an effect has rerolled the rifle's die its character has a shield."""
    t = table()
    t.support("T461")
    t.upgrade("22115", on=host)
    t.show("22115", "1R")

    t.answer("use T461")

    assert shields == t.copy(host).shields


# --- Vergence ---


@card(VERGENCE)
@ruling("arh.clar.res.01", "arh.clar.res.03")
def test_vergence_is_no_character_for_what_an_ability_says() -> None:
    """It is dealt damage, which only a character can be; its activation draws no card."""
    t = table(VERGENCE)
    t.upgrade("22088", on=VERGENCE)
    t.show("22088", "1RD")
    ref = t.copy(VERGENCE).ref
    emit(t.state, Event(ev.DAMAGE_DEALT, THEM, ref, 0, 1))
    assert "you: action" == t.asked()

    t = table(VERGENCE)
    t.upgrade("22054", on=VERGENCE)
    t.answer(f"activate {VERGENCE}")
    assert ([], 2) == (t.hand(), len(t.pool()))


@card(VERGENCE)
@ruling("arh.clar.res.03")
def test_no_ability_on_vergence_raises_its_limit() -> None:
    """It says so of a character: the second one is still too many."""
    t = table(VERGENCE, hand=ABILITY)
    t.upgrade("23117", on=VERGENCE)

    t.answer(f"play {ABILITY}", VERGENCE, "no")

    assert "you: too_many_upgrades" == t.asked()


@card(VERGENCE)
@ruling("arh.clar.res.02")
def test_grow_beyond_plays_an_ability_on_vergence() -> None:
    """On any character but the one spotted, and on what counts as one."""
    t = table(VERGENCE, team="T04 T02", hand="18089")
    t.discard_pile(ABILITY)

    t.answer("play 18089")
    assert ["T02", VERGENCE] == t.options()
    t.answer(VERGENCE)

    assert VERGENCE == on(t, ABILITY)


@card(VERGENCE)
def test_a_mastery_is_played_on_vergence_in_place_of_its_training() -> None:
    """What the training lay on counts as its character while an upgrade is played there."""
    t = table(VERGENCE, team="T02 T04", hand="09119")
    t.upgrade("09120", on=VERGENCE)
    t.show("09120", "Sp")

    t.answer("resolve special", "T02", "yes", "card 09119")

    assert (VERGENCE, ["09120"]) == (on(t, "09119"), t.discards())
