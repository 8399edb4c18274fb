"""Awakenings, blue hero characters: what each offers, and what it does."""

from dejarik.games.destiny import events as ev
from dejarik.kernel.events import Event
from dejarik.kernel.happening import emit
from dejarik.testing.table import THEM, YOU, Tabletop, card, ruling

# Luke Skywalker


@card("01035")
def test_luke_skywalker_draws_a_card_when_you_activate_him() -> None:
    """
    One card; nobody is asked.
    """
    t = Tabletop("01035*2 T03", deck="T33 T21 T12", hand="T31")

    t.answer("activate 01035")

    assert ("they: action", ["T31", "T33"]) == (t.asked(), t.hand())


@card("01035")
def test_luke_skywalkers_draw_takes_its_turn_with_what_else_follows() -> None:
    """
    After the activation, in the order you choose.
    """
    t = Tabletop("01035 T08", deck="T33 T21 T12")

    t.answer("activate 01035")

    assert ["first 01035", "first T08"] == t.options()


@card("01035")
def test_luke_skywalker_draws_a_card_when_another_card_of_yours_activates_him() -> None:
    """
    Which card brings it about does not matter.
    """
    t = Tabletop("01035", deck="T33 T21")
    t.support("T12")
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("01035").ref, t.copy("T12").ref))

    assert ("you: action", ["T33"]) == (t.asked(), t.hand())


@card("01035")
def test_luke_skywalker_draws_nothing_when_an_opponent_activates_him() -> None:
    """
    It must be you who activates him.
    """
    t = Tabletop("01035", their_hand="T112", deck="T33 T21")

    t.answer("pass", "play T112")

    assert ([], False) == (t.hand(), t.copy("01035").ready)


@card("01035")
def test_luke_skywalker_draws_nothing_for_another_character() -> None:
    """
    Nor for a character of the opponent.
    """
    t = Tabletop("01035 T03", deck="T33 T21")

    t.answer("activate T03", "activate their T02")

    assert ([], 5) == (t.hand(), len(t.state.players[THEM].deck))


@card("01035")
def test_luke_skywalker_draws_nothing_from_an_empty_deck() -> None:
    """
    The game goes on.
    """
    t = Tabletop("01035", deck="", hand="T31")

    t.answer("activate 01035")

    assert ("they: action", ["T31"]) == (t.asked(), t.hand())


# Qui-Gon Jinn


def qui_gon(shields: int = 1, their_hand: str = "") -> Tabletop:
    """
    Qui-Gon Jinn with shields, a card that gives him two more, and others to be hit.
    """
    t = Tabletop("01037 T03", "T02", hand="01115 01115", their_hand=their_hand)
    t.support("T12")
    t.copy("01037").shields = shields
    t.copy("T03").shields = 1
    return t


@card("01037")
@ruling("arh.part7.triggered.04")
def test_qui_gon_jinn_may_give_up_a_shield_for_damage_before_he_gains_any() -> None:
    """
    One damage to any character, while the new shields are still to come.
    """
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
    """
    It is ordinary damage.
    """
    t = qui_gon()

    t.answer("play 01115", "01037", "yes", "T03")

    assert (0, 0) == (t.copy("T03").shields, t.copy("T03").damage)


@card("01037")
def test_qui_gon_jinn_may_keep_his_shield() -> None:
    """
    Then he just gains the others.
    """
    t = qui_gon()

    t.answer("play 01115", "01037", "no")

    assert ("they: action", 3, 0) == (
        t.asked(),
        t.copy("01037").shields,
        t.copy("their T02").damage,
    )


@card("01037")
def test_qui_gon_jinn_without_a_shield_has_none_to_give_up() -> None:
    """
    The shields on their way are not his yet, and nobody else's will do.
    """
    t = qui_gon(shields=0)

    t.answer("play 01115", "01037")

    assert ("they: action", 2, 1) == (t.asked(), t.copy("01037").shields, t.copy("T03").shields)


@card("01037")
@ruling("arh.clar.aw.19")
def test_qui_gon_jinn_makes_room_at_three_shields() -> None:
    """
    He has one fewer when the new ones come, and gains one of them.
    """
    t = qui_gon(shields=3)

    t.answer("play 01115", "01037", "yes", "their T02")

    assert (3, 1) == (t.copy("01037").shields, t.copy("their T02").damage)


@card("01037")
def test_qui_gon_jinn_does_not_answer_shields_of_others() -> None:
    """
    Nor the loss of his own.
    """
    t = qui_gon()

    t.answer("play 01115", "T03")

    assert ("they: action", 3) == (t.asked(), t.copy("T03").shields)


@card("01037")
def test_qui_gon_jinn_answers_shields_an_opponent_gives_him() -> None:
    """
    Whoever gives them; it is he who gains.
    """
    t = qui_gon(their_hand="01115")

    t.answer("pass", "play 01115", "01037")

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())


@card("01037")
def test_qui_gon_jinns_answer_takes_its_turn_with_what_else_comes_before() -> None:
    """
    It replaces nothing: its player orders it with the rest.
    """
    t = qui_gon()
    t.support("T398")

    t.answer("play 01115", "01037")

    assert ["first 01037", "first T398"] == t.options()
