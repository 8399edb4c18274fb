"""Awakenings, yellow villain characters: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


def activated(t: Tabletop, label: str, by: int, through: str) -> None:
    """A card is activated by a player, through another card of theirs."""
    emit(t.state, Event(ev.ACTIVATED, by, t.copy(label).ref, t.copy(through).ref))


# Bala-Tik


def bala_tik(yours: str = "01019 T01", theirs: str = "T07 T02") -> Tabletop:
    """Bala-Tik is exhausted, and a die can defeat a frail character."""
    t = Tabletop(yours, theirs)
    t.copy("01019").ready = False
    t.show("T01", "1MD")
    return t


@card("01019")
def test_bala_tik_may_be_readied_after_an_opponents_character_is_defeated() -> None:
    """He alone; the other characters stay as they are."""
    t = bala_tik()
    t.copy("T01").ready = False

    t.answer("resolve melee", "their T07")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("defeated"))
    t.answer("yes")

    assert [True, False] == [t.copy("01019").ready, t.copy("T01").ready]


@card("01019")
def test_bala_tik_need_not_be_readied() -> None:
    """His player may decline."""
    t = bala_tik()

    t.answer("resolve melee", "their T07", "no")

    assert not t.copy("01019").ready


@card("01019")
def test_bala_tik_does_not_mind_a_defeat_of_your_own() -> None:
    """Only an opponent's characters count."""
    t = bala_tik("01019 T01 T07")

    t.answer("resolve melee", "T07")

    assert ("they: action", False) == (t.asked(), t.copy("01019").ready)


@card("01019")
def test_a_ready_bala_tik_asks_nothing() -> None:
    """He cannot be readied, and everyone can see that."""
    t = bala_tik()
    t.copy("01019").ready = True

    t.answer("resolve melee", "their T07")

    assert "they: action" == t.asked()


@card("01019")
def test_bala_tik_watches_whoever_defeats_the_character() -> None:
    """An opponent who defeats their own character readies him too."""
    t = bala_tik()
    t.show("their T02", "1MD")

    t.answer("pass", "resolve melee", "their T07")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert t.copy("01019").ready


@card("01019")
def test_bala_tik_may_be_readied_when_your_own_card_defeats_a_character() -> None:
    """Damage is not the only way."""
    t = bala_tik()
    emit(t.state, Event(ev.DEFEATED, YOU, t.copy("their T07").ref))

    assert "you: may" == t.asked()


@card("01019")
@ruling("arh.faq.28", "arh.faq.29")
def test_bala_tiks_die_stays_in_the_pool_when_he_is_readied() -> None:
    """And when he is activated again only the die on his card is rolled."""
    t = bala_tik("01019*2 T01")
    t.show("01019", "1F")

    t.answer("resolve melee", "their T07", "yes")
    assert ["01019 1F"] == t.pool()
    t.answer("pass", "activate 01019")

    assert ("01019 1F", 2) == (t.pool()[0], len(t.pool()))
    assert [1] == [len(event.items) for event in t.events("dice_rolled")]


# Jabba the Hutt


def jabba() -> Tabletop:
    """Jabba, and dice of several colours in both pools."""
    t = Tabletop("01020 T01 T06", "T03 T02")
    t.show("T01", "1MD")
    t.show("T06", "-")
    t.show("their T03", "2RD")
    t.show("their T02", "1R")
    t.next_roll("01020", "1R")
    return t


@card("01020")
def test_jabba_may_have_any_yellow_die_rerolled_after_his_activation() -> None:
    """Of either player, his own too; dice of other colours are not offered."""
    t = jabba()

    t.answer("activate 01020")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("activated"))
    t.answer("yes")
    assert ["die T06 -", "die 01020 1R", "their die T03 2RD"] == t.options()
    t.next_roll("their T03", "-")
    t.answer("their die T03 2RD")

    assert ["T03 -", "T02 1R"] == t.pool(THEM)
    assert ["T01 1MD", "T06 -", "01020 1R"] == t.pool()


@card("01020")
def test_jabba_need_not_have_a_die_rerolled() -> None:
    """His player may decline."""
    t = jabba()

    t.answer("activate 01020", "no")

    assert "they: action" == t.asked()
    assert 1 == len(t.events("dice_rolled"))


@card("01020")
def test_jabba_pays_no_heed_to_others_activations() -> None:
    """Neither a companion's nor an opponent's."""
    t = Tabletop("01020 T06", "T03")
    t.show("01020", "1R")

    t.answer("activate T06")
    assert "they: action" == t.asked()
    t.answer("activate their T03")

    assert "you: action" == t.asked()


@card("01020")
def test_jabba_is_not_asked_when_an_opponent_activates_him() -> None:
    """It must be you who activates him."""
    t = Tabletop("01020", "T03", their_hand="T112")

    t.answer("pass", "play T112")

    assert ("you: action", 1) == (t.asked(), len(t.pool() + t.pool(THEM)))


@card("01020")
def test_jabba_is_asked_when_another_card_of_yours_activates_him() -> None:
    """Which card brings it about does not matter."""
    t = jabba()
    activated(t, "01020", YOU, through="T01")

    assert "you: may" == t.asked()


# Jango Fett


def jango(theirs: str = "T02 T03") -> Tabletop:
    """Jango waits beside another character; it is the opponent's turn."""
    t = Tabletop("01021*2 T01", theirs)
    t.answer("pass")
    return t


@card("01021")
def test_jango_may_be_activated_after_an_opponent_activates_a_character() -> None:
    """He is exhausted and rolls both his dice; then it is your turn as usual."""
    t = jango()

    t.answer("activate their T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("activated"))
    t.answer("yes")

    assert (False, 2) == (t.copy("01021").ready, len(t.pool()))
    assert t.copy("T01").ready
    assert "you: action" == t.asked()
    assert "activate 01021" not in t.options()


@card("01021")
def test_jango_need_not_be_activated() -> None:
    """He stays ready."""
    t = jango()

    t.answer("activate their T02", "no")

    assert (True, []) == (t.copy("01021").ready, t.pool())


@card("01021")
def test_an_exhausted_jango_is_not_asked_about() -> None:
    """He cannot be activated."""
    t = jango()
    t.copy("01021").ready = False

    t.answer("activate their T02")

    assert ("you: action", []) == (t.asked(), t.pool())


@card("01021")
def test_jango_pays_no_heed_to_an_activated_support() -> None:
    """It has to be a character."""
    t = Tabletop("01021", "T02")
    t.support("T11", seat=THEM)
    t.answer("pass")

    t.answer("activate their T11")

    assert ("you: action", []) == (t.asked(), t.pool())


@card("01021")
def test_jango_may_follow_a_character_that_another_card_activates() -> None:
    """Which card of the opponent brings it about does not matter."""
    t = Tabletop("01021", "T02")
    t.support("T12", seat=THEM)
    activated(t, "their T02", THEM, through="their T12")

    assert "you: may" == t.asked()


@card("01021")
def test_jango_pays_no_heed_to_your_own_activations() -> None:
    """An opponent has to activate."""
    t = Tabletop("01021 T01", "T02")

    t.answer("activate T01")

    assert "they: action" == t.asked()


@card("01021")
@ruling("arh.part5.extra.07")
def test_jango_is_activated_between_an_opponents_two_additional_actions() -> None:
    """What follows the first of them comes before the second."""
    t = Tabletop("01021", "T01 T02", their_hand="04015")
    t.answer("pass", "play 04015")

    t.answer("activate their T02")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert ("they: additional_action", False) == (t.asked(), t.copy("01021").ready)


# Tusken Raider


def tusken(hand: str = "T31 T33", side: str = "3MD1", resources: int = 5) -> Tabletop:
    """A Tusken Raider with an upgrade, among other dice, about to roll this side."""
    t = Tabletop("01022 T01", "T02", hand=hand, resources=resources, their_hand="T34")
    t.discard_pile("T32")
    t.upgrade("T21", on="01022")
    t.upgrade("T26", on="T01")
    t.show("T01", "1MD")
    t.show("T26", "1R")
    t.show("their T02", "1R")
    t.next_roll("01022", side)
    t.next_roll("T21", "1R")
    return t


@card("01022")
def test_a_tusken_raider_may_discard_a_card_to_resolve_one_of_its_dice() -> None:
    """Its own or its upgrade's, at its cost; nobody else's."""
    t = tusken()
    t.copy("their T02").shields = 1

    t.answer("activate 01022")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["card T31", "card T33"] == t.options()
    t.answer("card T33")
    assert ["die 01022 3MD1", "die T21 1R"] == t.options()
    t.answer("die 01022 3MD1", "their T02")

    assert (["T32", "T33"], ["T31"]) == (t.discards(), t.hand())
    assert (2, 4) == (t.copy("their T02").damage, t.resources())
    assert ["T01 1MD", "T26 1R", "T21 1R"] == t.pool()


@card("01022")
def test_a_tusken_raider_may_resolve_an_upgrade_die() -> None:
    """The die of an upgrade on it is as good as its own."""
    t = tusken()

    t.answer("activate 01022", "yes", "card T31", "die T21 1R")

    assert 6 == t.resources()
    assert [YOU] == [event.seat for event in t.events("die_resolved")]


@card("01022")
def test_a_tusken_raider_may_keep_its_players_cards() -> None:
    """Then no die is resolved."""
    t = tusken()

    t.answer("activate 01022", "no")

    assert ("they: action", ["T31", "T33"]) == (t.asked(), t.hand())
    assert [] == t.events("die_resolved")


@card("01022")
def test_a_tusken_raider_asks_nothing_of_an_empty_hand() -> None:
    """Without a card to discard there is nothing to gain."""
    t = tusken(hand="")

    t.answer("activate 01022")

    assert "they: action" == t.asked()
    assert [] == t.events("die_resolved")


@card("01022")
def test_a_tusken_raider_does_not_resolve_the_die_of_a_downgrade() -> None:
    """What an opponent hung on it is no upgrade."""
    t = Tabletop("01022 T01", "T02", hand="T31")
    t.downgrade("T311", on="01022", by=THEM)
    t.next_roll("01022", "1R")

    t.answer("activate 01022", "theirs")
    assert ["T311"] == [label.split()[0] for label in t.pool(THEM)]
    t.answer("yes", "card T31")

    assert ("they: action", 6) == (t.asked(), t.resources())


@card("01022")
def test_a_tusken_raider_may_resolve_its_die_in_an_opponents_pool() -> None:
    """It is one of its dice wherever it lies."""
    t = Tabletop("01022*2", "T02", hand="T31")
    die = t.show("01022", "1R")
    die.seat = THEM
    t.state.players[YOU].pool.remove(die.id)
    t.state.players[THEM].pool.append(die.id)
    t.show("01022", "1MD")

    t.answer("activate 01022", "yes", "card T31")
    assert ["die 01022 1MD", "their die 01022 1R"] == t.options()
    t.answer("their die 01022 1R")

    assert 6 == t.resources()


@card("01022")
def test_a_tusken_raider_is_asked_only_when_you_activate_it() -> None:
    """Neither after another character nor when an opponent activates it."""
    t = Tabletop("01022 T06", "T02", hand="T31 T31", their_hand="T112")

    t.answer("activate T06", "play T112")

    assert ("you: action", ["T31", "T31"]) == (t.asked(), t.hand())


@card("01022")
def test_a_tusken_raider_is_asked_when_another_card_of_yours_activates_it() -> None:
    """Which card brings it about does not matter."""
    t = tusken()
    activated(t, "01022", YOU, through="T01")

    assert "you: may" == t.asked()


@card("01022")
@ruling("launch.part7.simultaneous.02")
def test_at_first_the_battlefields_controller_said_who_of_tusken_and_jango_went_first() -> None:
    """Card by card, and not player by player."""
    for controller, asked in ((YOU, "you: order"), (THEM, "they: order")):
        t = Tabletop("01022", "01021", hand="T31")
        t.battlefield("T41", controller)
        t.next_roll("01022", "1R")

        t.answer("activate 01022")

        assert (asked, ["first 01022", "first their 01021"]) == (t.asked(), t.options())


@card("01022")
@ruling("arh.part7.simultaneous.03")
def test_who_controls_the_battlefield_says_whether_tusken_or_jango_goes_first() -> None:
    """Both follow the same activation."""
    t = Tabletop("01022", "01021", hand="T31")
    t.next_roll("01022", "1R")

    t.answer("activate 01022")

    assert ("you: order", ["yours", "theirs"]) == (t.asked(), t.options())
    t.answer("theirs")
    assert "they: may" == t.asked()
