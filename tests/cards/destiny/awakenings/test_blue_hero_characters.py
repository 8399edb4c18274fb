"""Awakenings, blue hero characters: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Luke Skywalker


@card("01035")
def test_luke_skywalker_draws_a_card_when_you_activate_him() -> None:
    """One card; nobody is asked."""
    t = Tabletop("01035*2 T03", deck="T33 T21 T12", hand="T31")

    t.answer("activate 01035")

    assert ("they: action", ["T31", "T33"]) == (t.asked(), t.hand())


@card("01035")
def test_luke_skywalkers_draw_takes_its_turn_with_what_else_follows() -> None:
    """After the activation, in the order you choose."""
    t = Tabletop("01035 T08", deck="T33 T21 T12")

    t.answer("activate 01035")

    assert ["first 01035", "first T08"] == t.options()


@card("01035")
def test_luke_skywalker_draws_a_card_when_another_card_of_yours_activates_him() -> None:
    """Which card brings it about does not matter."""
    t = Tabletop("01035", deck="T33 T21")
    t.support("T12")
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("01035").ref, t.copy("T12").ref))

    assert ("you: action", ["T33"]) == (t.asked(), t.hand())


@card("01035")
def test_luke_skywalker_draws_nothing_when_an_opponent_activates_him() -> None:
    """It must be you who activates him."""
    t = Tabletop("01035", their_hand="T112", deck="T33 T21")

    t.answer("pass", "play T112")

    assert ([], False) == (t.hand(), t.copy("01035").ready)


@card("01035")
def test_luke_skywalker_draws_nothing_for_another_character() -> None:
    """Nor for a character of the opponent."""
    t = Tabletop("01035 T03", deck="T33 T21")

    t.answer("activate T03", "activate their T02")

    assert ([], 5) == (t.hand(), len(t.state.players[THEM].deck))


@card("01035")
def test_luke_skywalker_draws_nothing_from_an_empty_deck() -> None:
    """The game goes on."""
    t = Tabletop("01035", deck="", hand="T31")

    t.answer("activate 01035")

    assert ("they: action", ["T31"]) == (t.asked(), t.hand())


# Padawan


def padawan(hand: str = "T629 T25", resources: int = 0) -> Tabletop:
    """A Padawan beside a character of their colour; a weapon and another upgrade, each for one."""
    return Tabletop("01036 T02", hand=hand, resources=resources)


@card("01036")
def test_padawan_carries_a_first_weapon_for_one_less() -> None:
    """Without a resource it can be played, on the Padawan alone, and no other upgrade at all."""
    t = padawan()

    assert ["play T629", "activate 01036", "activate T02", "reroll", "claim", "pass"] == t.options()
    t.answer("play T629")

    assert ("they: action", 0) == (t.asked(), t.resources())
    assert t.copy("01036").ref == t.copy("T629").host


@card("01036")
def test_a_weapon_on_another_character_costs_what_it_costs() -> None:
    """On the Padawan it is free, on the other character it costs one."""
    t = padawan(resources=1)
    t.answer("play T629")
    assert ["01036", "T02"] == t.options()
    t.answer("T02")
    assert 0 == t.resources()

    t = padawan(resources=1)
    t.answer("play T629", "01036")
    assert 1 == t.resources()


@card("01036")
def test_padawan_with_an_upgrade_pays_in_full() -> None:
    """Whatever upgrade it is; one on somebody else and a downgrade do not count."""
    t = padawan()
    t.upgrade("T22", on="01036")
    assert "play T629" not in t.options()

    t = padawan()
    t.upgrade("T22", on="T02")
    t.downgrade("T312", on="01036", by=THEM)
    assert "play T629" in t.options()


@card("01036")
@ruling("arh.clar.aw.17")
def test_padawan_has_the_replaced_upgrade_until_the_new_one_comes() -> None:
    """Replacing an upgrade without a cost, the weapon costs one all the same."""
    t = padawan(resources=1)
    t.upgrade("T22", on="01036")

    t.answer("play T629", "01036", "T22")

    assert (0, ["01036", "T02", "T629"]) == (t.resources(), t.in_play())


# Qui-Gon Jinn


def qui_gon(shields: int = 1, their_hand: str = "") -> Tabletop:
    """Qui-Gon Jinn with shields, a card that gives him two more, and others to be hit."""
    t = Tabletop("01037 T03", "T02", hand="01115 01115", their_hand=their_hand)
    t.support("T12")
    t.copy("01037").shields = shields
    t.copy("T03").shields = 1
    return t


@card("01037")
@ruling("arh.part7.triggered.04")
def test_qui_gon_jinn_may_give_up_a_shield_for_damage_before_he_gains_any() -> None:
    """One damage to any character, while the new shields are still to come."""
    t = qui_gon()

    t.answer("play 01115", "01037")
    assert (["no", "yes"], 1) == (t.options(), t.copy("01037").shields)
    t.answer("yes")
    assert (["01037", "T03", "their T02"], 0) == (t.options(), t.copy("01037").shields)
    t.answer("their T02")

    assert (2, 1) == (t.copy("01037").shields, t.copy("their T02").damage)
    assert "they: action" == t.asked()


@card("01037")
def test_qui_gon_jinns_damage_is_blocked_by_a_shield() -> None:
    """It is ordinary damage."""
    t = qui_gon()

    t.answer("play 01115", "01037", "yes", "T03")

    assert (0, 0) == (t.copy("T03").shields, t.copy("T03").damage)


@card("01037")
def test_qui_gon_jinn_may_keep_his_shield() -> None:
    """Then he just gains the others."""
    t = qui_gon()

    t.answer("play 01115", "01037", "no")

    assert ("they: action", 3, 0) == (
        t.asked(),
        t.copy("01037").shields,
        t.copy("their T02").damage,
    )


@card("01037")
def test_qui_gon_jinn_without_a_shield_has_none_to_give_up() -> None:
    """The shields on their way are not his yet, and nobody else's will do."""
    t = qui_gon(shields=0)

    t.answer("play 01115", "01037")

    assert ("they: action", 2, 1) == (t.asked(), t.copy("01037").shields, t.copy("T03").shields)


@card("01037")
@ruling("arh.clar.aw.19")
def test_qui_gon_jinn_makes_room_at_three_shields() -> None:
    """He has one fewer when the new ones come, and gains one of them."""
    t = qui_gon(shields=3)

    t.answer("play 01115", "01037", "yes", "their T02")

    assert (3, 1) == (t.copy("01037").shields, t.copy("their T02").damage)


@card("01037")
def test_qui_gon_jinn_does_not_answer_shields_of_others() -> None:
    """Nor the loss of his own."""
    t = qui_gon()

    t.answer("play 01115", "T03")

    assert ("they: action", 3) == (t.asked(), t.copy("T03").shields)


@card("01037")
def test_qui_gon_jinn_answers_shields_an_opponent_gives_him() -> None:
    """Whoever gives them; it is he who gains."""
    t = qui_gon(their_hand="01115")

    t.answer("pass", "play 01115", "01037")

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())


@card("01037")
def test_qui_gon_jinns_answer_takes_its_turn_with_what_else_comes_before() -> None:
    """It replaces nothing: its player orders it with the rest."""
    t = qui_gon()
    t.support("T398")

    t.answer("play 01115", "01037")

    assert ["first 01037", "first T398"] == t.options()


# Rey


def rey(hand: str) -> Tabletop:
    """Rey beside another character, and cards to play."""
    return Tabletop("01038 T02", hand=hand)


@card("01038")
def test_rey_grants_an_action_for_an_upgrade_played_on_her() -> None:
    """One, to take or to decline; the next turn is the opponent's."""
    t = rey("T22 T31")

    t.answer("play T22", "01038")
    assert "you: additional_action" == t.asked()
    t.answer("play T31")

    assert "they: action" == t.asked()


@card("01038")
def test_the_action_rey_grants_may_be_declined() -> None:
    """Nothing is lost by it."""
    t = rey("T22 T31")

    t.answer("play T22", "01038", "pass")

    assert ("they: action", ["T31"]) == (t.asked(), t.hand())


@card("01038")
def test_rey_grants_nothing_for_an_upgrade_on_another_character() -> None:
    """Nor for a support."""
    t = rey("T22")
    t.answer("play T22", "T02")
    assert "they: action" == t.asked()

    t = rey("T12")
    t.answer("play T12")
    assert "they: action" == t.asked()


@card("01038")
@ruling("arh.clar.aw.21")
def test_ambush_and_rey_grant_an_action_each() -> None:
    """Two in that turn."""
    t = rey("01063 T31 T31 T31")

    t.answer("play 01063", "01038", "play T31")
    assert "you: additional_action" == t.asked()
    t.answer("play T31")

    assert "they: action" == t.asked()


@card("01038")
@ruling("arh.faq.19")
def test_rey_grants_nothing_to_who_has_claimed() -> None:
    """The upgrade is played by claiming Imperial Armory; further actions are passed."""
    t = rey("T24 T22 T31")
    t.battlefield("01169")

    t.answer("claim", "yes", "card T22", "01038")

    assert ("they: action", ["T24", "T31"]) == (t.asked(), t.hand())


@card("01038")
def test_reys_action_is_granted_in_its_turn_with_what_else_follows() -> None:
    """After the upgrade is played, in the order you choose."""
    t = rey("T22")
    t.support("T453")

    t.answer("play T22", "01038")

    assert ["first 01038", "first T453"] == t.options()
