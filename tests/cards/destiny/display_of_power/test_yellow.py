"""Display of Power, yellow characters and what they carry: what each offers and does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, only_your_activation_counts

# Xi'an


def xian() -> Tabletop:
    """Xi'an with an upgrade, and dice of others that show melee damage."""
    t = Tabletop("22034 T01", "T02")
    t.upgrade("T21", on="22034")
    t.show("T21", "1MD")
    t.upgrade("T26", on="T01")
    t.show("T01", "1MD")
    t.copy("their T02").shields = 1
    t.show("their T02", "1MD")
    return t


@card("22034")
def test_xian_may_remove_a_melee_die_of_hers_to_deal_unblockable_damage() -> None:
    """A character die or an upgrade die, and any character."""
    t = xian()
    t.next_roll("22034", "+2MD")

    t.answer("activate 22034")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("activated")))
    t.answer("yes")
    assert ["die T21 1MD", "die 22034 +2MD"] == t.options()
    t.answer("die T21 1MD")
    assert ["22034", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ["T01 1MD", "22034 +2MD"] == t.pool()


@card("22034")
def test_xian_may_keep_her_dice() -> None:
    """Then nothing is dealt."""
    t = xian()

    t.answer("activate 22034", "no")

    assert ("they: action", 3) == (t.asked(), len(t.pool()))


@card("22034")
def test_without_a_melee_die_xian_is_not_asked() -> None:
    """Discard is no melee damage; neither is it her activation when another is activated."""
    t = Tabletop("22034 T02")
    t.next_roll("22034", "1Dc")

    t.answer("activate 22034")
    assert "they: action" == t.asked()

    t, theirs = (Tabletop("22034*2 T03") for _ in range(2))
    for one in (t, theirs):
        one.show("22034", "1MD")
    only_your_activation_counts(t, theirs, "22034")


# No Witnesses


def no_witnesses() -> Tabletop:
    """The downgrade on a character of theirs that is about to fall."""
    t = Tabletop("T07 T02", "T02 T06", their_resources=0)
    t.downgrade("22035", on="their T02")
    t.copy("their T02").damage = 7
    t.show("T07", "3MD")
    t.show("T02", "1R")
    t.show("their T06", "1R")
    return t


@card("22035")
def test_after_its_character_is_defeated_one_of_your_dice_may_be_resolved_for_two_more() -> None:
    """Only yours, and only one you can pay for; a resource die is worth three."""
    t = no_witnesses()
    t.state.players[0].resources = 0
    for code, side in (("T13", "2R"), ("T70", "2R1")):
        t.support(code)
        t.show(code, side)

    t.answer("resolve melee", "their T02")
    assert ("you: may", ["T06"]) == (t.asked(), t.in_play(THEM))
    t.answer("yes")
    assert ["die T02 1R", "die T13 2R"] == t.options()
    t.answer("die T02 1R")

    assert (3, ["T13 2R", "T70 2R1"]) == (t.resources(), t.pool())


@card("22035")
def test_who_defeats_its_character_does_not_matter_and_shields_block_the_damage() -> None:
    """A card of yours may have done it; three damage meet a shield."""
    t = no_witnesses()
    t.copy("their T06").shields = 1
    emit(t.state, Event(ev.DEFEATED, 0, t.copy("their T02").ref, 0, 1))

    t.answer("yes", "die T07 3MD", "their T06")

    assert (0, 4) == (t.copy("their T06").shields, t.copy("their T06").damage)


@card("22035")
def test_no_die_need_be_resolved() -> None:
    """No is an answer."""
    t = no_witnesses()

    t.answer("resolve melee", "their T02", "no")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool())


@card("22035")
def test_the_defeat_of_another_character_resolves_nothing() -> None:
    """The downgrade stays where it is."""
    t = no_witnesses()
    t.copy("their T06").damage = 7

    t.answer("resolve melee", "their T06")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool())


@card("22035")
@pytest.mark.parametrize(("team", "offered"), [("T01", False), ("T03", True)])
def test_no_witnesses_needs_a_yellow_character_of_yours(team: str, offered: bool) -> None:
    """Theirs do not count, nor do your other cards."""
    t = Tabletop(team, "T03", hand="22035")
    t.support("22040")

    assert offered == ("play 22035" in t.options())


# Hylobon Enforcers


def enforcers() -> Tabletop:
    """The support, and dice of both players."""
    t = Tabletop("T01 T03", "T02 T06 T08 T10")
    t.support("22040")
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    for label, side in (
        ("T10", "2RD"),
        ("T02", "1MD"),
        ("T06", "+1MD"),
        ("T08", "1R"),
        ("T14", "2ID"),
    ):
        t.show(f"their {label}", side)
    return t


@card("22040")
def test_after_they_are_activated_a_damage_die_of_theirs_may_be_rerolled() -> None:
    """Modifiers and indirect damage are damage; a resource is not, and yours are not theirs."""
    t = enforcers()
    t.next_roll("22040", "-")
    t.next_roll("their T06", "-")

    t.answer("activate 22040")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("activated")))
    t.answer("yes")
    shown = ["T10 2RD", "T02 1MD", "T06 +1MD", "T14 2ID"]
    assert [f"their die {one}" for one in shown] == t.options()
    t.answer("their die T06 +1MD")

    assert ["T10 2RD", "T02 1MD", "T06 -", "T08 1R", "T14 2ID"] == t.pool(THEM)


@card("22040")
def test_nothing_need_be_rerolled_nor_for_another_activation() -> None:
    """No is an answer; another card's activation is no reason."""
    t = enforcers()
    t.support("T11")

    t.answer("activate 22040", "no")
    assert "they: action" == t.asked()
    t.answer("pass", "activate T11")

    assert ("they: action", 2) == (t.asked(), len(t.events("dice_rolled")))
    only_your_activation_counts(enforcers(), enforcers(), "22040")


@card("22040")
def test_their_special_removes_any_die_of_an_opponent() -> None:
    """One, whatever it shows."""
    t = enforcers()
    t.show("22040", "Sp")

    t.answer("resolve special")
    offered = ["T10 2RD", "T02 1MD", "T06 +1MD", "T08 1R", "T14 2ID"]
    assert [f"their die {one}" for one in offered] == t.options()
    t.answer("their die T08 1R")

    assert ["T10 2RD", "T02 1MD", "T06 +1MD", "T14 2ID"] == t.pool(THEM)


# Dauntless


def dauntless(**sides: str) -> Tabletop:
    """Its special in your pool, a damage die of yours, and these dice of theirs."""
    t = Tabletop("T01", "T02 T06")
    t.upgrade("22041", on="T01")
    t.support("T14", seat=THEM)
    t.show("22041", "Sp")
    t.show("T01", "1MD")
    t.copy("their T02").shields = 1
    for label, side in sides.items():
        t.show(f"their {label}", side)
    return t


@card("22041")
@pytest.mark.parametrize(
    ("sides", "left"),
    [
        ({"T06": "1R"}, (1, 0)),
        ({"T06": "+1MD"}, (2, 1)),
        ({"T02": "2RD"}, (2, 1)),
        ({"T14": "2ID"}, (2, 1)),
    ],
)
def test_dauntless_deals_two_which_a_damage_die_of_theirs_makes_unblockable(
    sides: dict[str, str], left: tuple[int, int]
) -> None:
    """Any kind of damage; your own die does not count."""
    t = dauntless(**sides)

    t.answer("resolve special")
    assert ["T01", "their T02", "their T06"] == t.options()
    t.answer("their T02")

    assert left == (t.copy("their T02").damage, t.copy("their T02").shields)


# Kawlan Roken


@card("22072")
@pytest.mark.parametrize(
    ("friend", "guards"), [("04024", True), ("01035", True), ("T02", False), ("T11", False)]
)
def test_kawlan_roken_is_a_guardian_beside_an_apprentice_or_a_jedi(
    friend: str, guards: bool
) -> None:
    """Then a damage die may be dealt to him and removed; a Jedi of theirs does not help."""
    t = Tabletop(f"22072 {friend}", "01035 T06")
    t.show("their T06", "1MD")
    t.show("their 01035", "2MD")

    t.answer("activate 22072")

    assert ("you: choose" if guards else "they: action") == t.asked()
    if guards:
        t.answer("their die T06 1MD")
        assert "they: action" == t.asked()


@card("22072")
def test_kawlan_rokens_jedi_has_to_be_a_character() -> None:
    """A support that is one does not count."""
    t = Tabletop("22072 T11", "T06")
    t.copy("T11").subtypes = ["jedi"]
    t.show("their T06", "1MD")

    t.answer("activate 22072")

    assert "they: action" == t.asked()


@card("22072")
def test_kawlan_roken_heals_one_of_yours_and_deals_you_one_indirect_damage() -> None:
    """Once a round; you say who takes it."""
    t = Tabletop("22072 T01 T11", "T02")
    for label in ("22072", "T01", "their T02"):
        t.copy(label).damage = 3
    t.copy("22072").shields = 1

    t.answer("use 22072")
    assert ["22072", "T01"] == t.options()
    t.answer("T01")
    assert ("you: indirect_damage", ["22072", "T01"]) == (t.asked(), t.options())
    t.answer("22072")

    assert [3, 2, 3] == [t.copy(one).damage for one in ("22072", "T01", "their T02")]
    assert 0 == t.copy("22072").shields
    t.answer("pass")
    assert "use 22072" not in t.options()


# Fight For The Cause


def cause(answer: str = "yes", resources: int = 1) -> Tabletop:
    """Fight for the Cause is played, with dice of several leaders and others about."""
    t = Tabletop("T03 T06 T01 14021", "T06", hand="22075", resources=resources, their_resources=0)
    for label in ("T03", "T01", "their T06"):
        t.copy(label).subtypes = ["leader"]
    for label in ("T03", "T06", "T01", "their T06"):
        t.show(label, "1R")
    t.show("14021", "2R")
    t.copy("their T06").shields = 1
    t.answer("play 22075")
    if resources:
        assert ("you: may", 0, 1) == (t.asked(), t.resources(), t.resources(THEM))
        t.answer(answer)
    return t


@card("22075")
def test_fight_for_the_cause_turns_a_yellow_leader_to_damage() -> None:
    """Only a die of yours, to a damage side of choice; it is resolved at once."""
    t = cause()

    assert ["die T03 1R", "die 14021 2R"] == t.options()
    t.answer("die T03 1R")
    assert ["1MD", "2RD", "+1MD"] == t.options()
    t.answer("2RD", "their T06")

    assert (1, ["T06 1R", "T01 1R", "14021 2R"]) == (t.copy("their T06").damage, t.pool())


@card("22075")
def test_fight_for_the_cause_pays_nothing_for_the_side() -> None:
    """Indirect damage is damage too, and its price of a resource is not spent."""
    t = cause()

    t.answer("die 14021 2R")
    assert ["3RD", "4ID1"] == t.options()
    t.answer("4ID1")

    assert (0, 3) == (t.resources(), t.copy("their T06").damage)


@card("22075")
@ruling("arh.part8.free.01")
def test_fight_for_the_cause_takes_no_damage_for_the_side() -> None:
    """Qi'ra's costlier side, beside one that costs nothing."""
    t = Tabletop("22032 T01", "T06", hand="22075", resources=1)
    t.show("22032", "1Dc")

    t.answer("play 22075", "yes")
    assert ["2RD", "1MD", "2MDi1"] == t.options()
    t.answer("2MDi1")
    assert ["22032", "T01", "their T06"] == t.options()
    t.answer("their T06")

    assert (2, 0) == (t.copy("their T06").damage, t.resources())
    assert (0, 0) == (t.copy("22032").damage, t.copy("T01").damage)


@card("22075")
def test_fight_for_the_cause_may_be_left_at_the_gift() -> None:
    """The turn is optional; and without a resource to give nothing follows."""
    t = cause("no")
    assert ("they: action", 4) == (t.asked(), len(t.pool()))

    t = cause(resources=0)
    assert ("they: action", 4) == (t.asked(), len(t.pool()))


# Beskar Hammer


def hammer(side: str) -> Tabletop:
    """The upgrade with its die showing this, and dice of both players."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("22079", on="T01")
    t.support("T13")
    t.show("22079", side)
    t.show("T01", "1R")
    t.show("T13", "1F")
    t.show("their T02", "2RD")
    return t


@card("22079")
def test_after_its_damage_a_character_die_may_be_turned() -> None:
    """Anybody's, to any other side; support dice are not meant."""
    t = hammer("2MD")

    t.answer("resolve melee", "their T02")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["die T01 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-")

    assert (["T02 -"], 2) == (t.pool(THEM), t.copy("their T02").damage)


@card("22079")
def test_no_die_need_be_turned() -> None:
    """No is an answer."""
    t = hammer("1MD")

    t.answer("resolve melee", "T01", "no")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("22079")
def test_its_shields_and_the_damage_of_another_die_turn_nothing() -> None:
    """Only damage of this die counts."""
    t = hammer("1Sh")
    t.answer("resolve shield", "T01")
    assert "they: action" == t.asked()

    t = hammer("2MD")
    emit(t.state, Event(ev.DIE_RESOLVED, THEM, t.copy("22079").dice[0], 0, 2, facts.MELEE))
    assert "you: action" == t.asked()

    t = hammer("1R")
    t.show("T03", "1MD")
    t.answer("resolve melee", "their T02")
    assert "they: action" == t.asked()


# E-851 Blaster Pistol


@card("22106")
@pytest.mark.parametrize(
    ("host", "side", "offered"),
    [
        ("01047", "2ID", ["resolve ranged", "resolve indirect"]),
        ("01047", "1Dc", ["resolve discard"]),
        ("T03", "2ID", ["resolve indirect"]),
    ],
)
def test_on_a_scoundrel_its_indirect_damage_may_be_ranged(
    host: str, side: str, offered: list[str]
) -> None:
    """Only its own die, and only that side of it."""
    t = Tabletop(f"{host} T66", "T02")
    t.upgrade("22106", on=host)
    t.show("22106", side)

    assert sorted(offered) == sorted(one for one in t.options() if one.startswith("resolve"))


@card("22106")
def test_the_indirect_damage_of_other_dice_stays_indirect() -> None:
    """Also on a scoundrel."""
    t = Tabletop("01047 T66", "T02")
    t.upgrade("22106", on="01047")
    t.show("T66", "2ID")

    assert "resolve ranged" not in t.options()


# Renowned


@card("22080")
def test_renowned_adds_one_to_a_die_of_its_character() -> None:
    """Whatever symbol that die shows."""
    t = Tabletop("T02*2", "T04", resources=0)
    t.upgrade("22080", on="T02")
    t.show("T02", "1R")
    t.show("T02", "1Sh")
    t.show("22080", "+1*")

    assert {"resolve resource", "resolve shield"} <= set(t.options())
    t.answer("resolve resource")
    assert ["die 22080 +1*", "stop"] == t.options()
    t.answer("die 22080 +1*")

    assert (2, ["T02 1Sh"]) == (t.resources(), t.pool())


@card("22080")
def test_renowned_adds_nothing_to_other_dice() -> None:
    """Neither to those of another character nor to those of upgrades on its own."""
    t = Tabletop("T02 T03", "T04", resources=0)
    t.upgrade("22080", on="T02")
    t.upgrade("T21", on="T02")
    t.show("22080", "+1*")
    t.show("T03", "1R")
    t.show("T21", "1MD")

    t.answer("resolve resource")
    assert (1, "they: action") == (t.resources(), t.asked())
    t.answer("pass", "resolve melee", "their T04")

    assert 1 == t.copy("their T04").damage


# Public Enemy


def public_enemy(their_card: str) -> Tabletop:
    """The downgrade on a character of theirs, dice of yours; they play a card."""
    t = Tabletop("T01 T03", "T02 T06", their_hand=their_card, hand="T31")
    t.downgrade("22102", on="their T02")
    t.copy("their T02").shields = 3
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("their T06", "1R")
    t.answer("pass", f"play {their_card}")
    return t


@card("22102")
def test_public_enemy_may_be_exhausted_after_they_play_a_neutral_card() -> None:
    """With a die of yours; two damage that can be blocked, to who it is on."""
    t = public_enemy("22085")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T03 1R")
    assert (1, 0, 0) == (
        t.copy("their T02").shields,
        t.copy("their T02").damage,
        t.copy("their T06").damage,
    )
    enemy = next(one for one in t.state.copies.values() if not one.ready)
    assert (t.copy("their T02").ref, True) == (
        enemy.host,
        followed(t, "card_played", "damage_dealt"),
    )


@card("22102")
def test_public_enemy_may_wait_and_ignores_other_cards() -> None:
    """Cards of a side, and yours, are no reason; nor is one without a die to remove."""
    t = public_enemy("22085")
    t.answer("no")
    assert ("you: action", 3, 2) == (t.asked(), t.copy("their T02").shields, len(t.pool()))
    t.answer("play T31")
    assert "they: action" == t.asked()
    t = public_enemy("22019")
    t.answer("die T01 1R", "yes")
    assert "you: action" == t.asked()

    t = Tabletop("T01", "T02", their_hand="22085")
    t.downgrade("22102", on="their T02")
    t.answer("pass", "play 22085")
    assert ("you: action", 0) == (t.asked(), t.copy("their T02").damage)


@card("22102")
def test_public_enemy_needs_a_bounty_hunter_of_yours_to_be_played() -> None:
    """Theirs does not count."""
    for team, offered in (("22101", True), ("T01", False)):
        t = Tabletop(team, "22101", hand="22102")
        assert offered == ("play 22102" in t.options())
