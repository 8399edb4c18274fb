"""Resurgence: what it turns, and how it is asked for without telling who holds it."""

import pytest

from dejarik.games.destiny.building.decks import is_allowed
from dejarik.games.destiny.building.printings import library_of
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.unpacking import unpack_table
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.table import lay_table
from dejarik.hosting.play.passing import pass_in
from dejarik.hosting.play.standing import answers
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from dejarik.titles.destiny.decks.ready import ready_deck, setup_of
from dejarik.titles.destiny.passing import passing

HEROES = "T908 T905"
"""A team that could bring red cards of heroes."""


def healing(
    hand: str = "23063", team: str = HEROES, theirs: str = HEROES, their_hand: str = "T590 T31"
) -> Tabletop:
    """One damage on each of your characters, and three ways to heal it."""
    t = Tabletop(team, theirs, hand=f"T590 {hand}".strip(), their_hand=their_hand)
    for seat in (YOU, THEM):
        for ref in t.state.players[seat].play:
            if ref != t.state.battlefield:
                t.state.copies[ref].damage = 2
    t.show("T905", "1Sh")
    t.show("their T905", "2RD")
    return t


def healed(t: Tabletop, who: str = "T905") -> Tabletop:
    """A character of yours is healed."""
    t.answer("play T590", who)
    return t


@card("23063")
def test_resurgence_turns_a_die_of_yours_and_one_of_theirs() -> None:
    """Yours from no damage to damage, theirs from damage to none."""
    t = Tabletop("T905*3", "T905*3", hand="23063")
    for side in ("1Sh", "1MD", "-"):
        t.show("T905", side)
        t.show("their T905", side)

    t.answer("play 23063")
    assert ["die T905 1Sh", "die T905 -"] == t.options()
    t.answer("die T905 1Sh")
    assert ["1MD", "2RD", "+1MD"] == t.options()
    t.answer("2RD")
    assert ["1Sh", "1R", "-"] == t.options()
    t.answer("1R")

    assert (["T905 2RD", "T905 1MD", "T905 -"], 4) == (t.pool(), t.resources())
    assert ["T905 1Sh", "T905 1R", "T905 -"] == t.pool(THEM)


@card("23063")
def test_resurgence_turns_what_it_can() -> None:
    """Without a die of yours, one of theirs is turned all the same."""
    t = Tabletop("T905", "T905", hand="23063")
    t.show("their T905", "2RD")

    t.answer("play 23063", "-")

    assert ["T905 -"] == t.pool(THEM)


@card("23063")
def test_all_three_symbols_of_damage_count() -> None:
    """Yours show it already, so none is turned; of theirs one is chosen, and shows none of them."""
    t = Tabletop("T83 T04", "T83*2", hand="23063")
    for whose, side in (
        ("T83", "2ID"),
        ("T04", "2RD"),
        ("their T83", "2ID"),
        ("their T83", "1RD1"),
    ):
        t.show(whose, side)

    t.answer("play 23063")
    assert ["their die T83 2ID", "their die T83 1RD1"] == t.options()
    t.answer("their die T83 1RD1")
    assert ["1Sh1", "2R1", "-"] == t.options()
    t.answer("-")

    assert (["T83 2ID", "T04 2RD"], ["T83 2ID", "T83 -"]) == (t.pool(), t.pool(THEM))


@card("23063")
def test_a_die_of_yours_may_be_turned_to_indirect_damage() -> None:
    """That is damage, too."""
    t = Tabletop("T83", "T01", hand="23063")
    t.show("T83", "-")

    t.answer("play 23063")

    assert ["2MD1", "1RD1", "2ID"] == t.options()


@card("23063")
@ruling("arh.part7.abilities.05")
def test_resurgence_may_be_played_for_free_after_healing() -> None:
    """Then it does what it says when its turn comes."""
    t = healed(healing())

    assert ("you: from_hand", ["use 23063", "pass"]) == (t.asked(), t.options())
    t.answer("use 23063", "1MD", "-")

    assert (5, ["T590", "23063"]) == (t.resources(), sorted(t.discards(), key="T590 23063".index))
    assert (["T905 1MD"], ["T905 -"]) == (t.pool(), t.pool(THEM))
    assert "they: action" == t.asked()


@card("23063")
def test_resurgence_may_stay_in_hand() -> None:
    """Nothing happens, and nobody learns of it."""
    t = healed(healing())

    t.answer("pass")

    assert ("they: action", ["23063"], 5) == (t.asked(), t.hand(), t.resources())
    assert not t.state.knowledge.is_public(t.state.players[YOU].hand[0])


@card("23063")
@ruling("arh.part3.hand.04")
def test_who_could_hold_resurgence_is_asked_without_it() -> None:
    """There is only a pass, which a standing order gives; others see the same."""
    t, other = healed(healing("T31")), healed(healing("23063"))

    assert ("you: from_hand", ["pass"]) == (t.asked(), t.options())
    assert answers(Order(), passing(t.state, t.decision()))
    assert not answers(Order(), passing(other.state, other.decision()))
    assert 1 == pass_in(other.decision())
    assert view_of(t.state, THEM) == view_of(other.state, THEM)
    t.answer("pass")
    assert "they: action" == t.asked()


@card("23063")
@pytest.mark.parametrize("team", ["T908 T905 T907", "T908 T904", "T905 T904"])
def test_whose_team_could_not_bring_resurgence_is_not_asked(team: str) -> None:
    """A card of heroes that is red; without a red character or a hero it cannot be in the deck."""
    t = Tabletop(team, "T02", hand="T590 T31")
    healer = team.split(maxsplit=1)[0]
    t.copy(healer).damage = 2

    t.answer("play T590", healer)

    assert (team == "T908 T905 T907") == (t.asked() == "you: from_hand")


@card("23063")
def test_whose_hand_is_empty_is_not_asked() -> None:
    """Everyone sees that."""
    assert "they: action" == healed(healing("")).asked()


@card("23063")
def test_whose_hand_is_known_is_asked_only_with_resurgence_there() -> None:
    """Cards that were detected lie open."""
    for code in ("T31", "23063"):
        t = healing(code)
        t.state.knowledge.publish(t.state.players[YOU].hand[1])
        healed(t)
        assert (code == "23063") == (t.asked() == "you: from_hand")
        if code == "23063":
            assert ["use 23063", "pass"] == t.options()


@card("23063")
def test_the_healing_of_an_opponent_is_not_yours() -> None:
    """They are asked, not you, also if it is your character."""
    t = healing()

    t.answer("pass", "play T590", "T905")

    assert ("they: from_hand", ["pass"]) == (t.asked(), t.options())
    t.answer("pass")
    assert "you: action" == t.asked()


@card("23063")
def test_healing_a_character_of_theirs_counts() -> None:
    """It says nothing of whose it is."""
    assert "you: from_hand" == healed(healing(), "their T905").asked()


@card("23063")
def test_a_support_that_is_healed_is_no_character() -> None:
    """Damage on a support that takes it is taken off, and nobody is asked."""
    t = healing()
    t.support("T12")
    t.copy("T12").damage = 2

    emit(t.state, Event(ev.DAMAGE_HEALED, YOU, t.copy("T12").ref, 0, 2))

    assert "you: action" == t.asked()


@card("23063")
def test_nothing_healed_asks_nothing() -> None:
    """There was no damage."""
    t = healing()
    t.copy("T905").damage = 0

    assert "they: action" == healed(t).asked()


@card("23063")
def test_both_copies_may_be_played_one_after_the_other() -> None:
    """The question comes again as long as there is a card that was there."""
    t = healed(healing("23063 23063"))

    t.answer("use 23063")
    assert ("you: from_hand", ["use 23063", "pass"]) == (t.asked(), t.options())
    t.answer("use 23063")

    assert ([], "you: side") == (t.hand(), t.asked())


@card("23063")
def test_a_card_that_came_later_does_not_answer() -> None:
    """It was not in hand when damage was healed."""
    t = healing("T31")
    t.answer("play T590")
    number = t._spare(YOU, "23063")
    t.answer("T905")
    t.state.players[YOU].hand.append(number)
    t.state.knowledge.show(number, YOU)

    assert ["pass"] == t.options()


@card("23063")
def test_each_healing_is_asked_about() -> None:
    """Mortis heals four characters when upkeep begins; a card that is left may answer each."""
    t = healing("23063 T31")
    t.battlefield("13010A")

    t.pass_turn()
    t.pass_turn()
    for _ in range(3):
        assert ("you: from_hand", ["use 23063", "pass"]) == (t.asked(), t.options())
        t.answer("pass")
    t.answer("use 23063")

    assert "23063" not in t.hand()


@card("23063")
def test_the_order_with_other_abilities_is_free() -> None:
    """What the hand might do is one of those that follow."""
    t = healing()
    t.support("24067")

    healed(t)

    assert ("you: order", ["first 24067", "first the hand"]) == (t.asked(), t.options())
    t.answer("first the hand")
    assert "you: from_hand" == t.asked()
    t.answer("pass")
    assert "you: may" == t.asked()


@card("23063")
@ruling("arh.part4.deck.14")
@pytest.mark.parametrize(
    ("team", "is_so"),
    [("T908 T905", True), ("T908 T904", False), ("T908 T905 23002", True), ("T905 23002", True)],
)
def test_what_a_team_allows_counts(team: str, is_so: bool) -> None:
    """Also what the text of one of its cards lets into the deck; then it could be in the hand."""
    library = library_of(Tabletop().game)

    assert is_so == is_allowed(library, tuple(team.split()), "23063")


@card("23063")
def test_a_team_that_is_not_wholly_seen_may_hold_anything() -> None:
    """A character that was shuffled into a deck does not narrow what can be in a hand."""
    t = Tabletop("T904 T02", "T02", hand="T590 T31")
    t.copy("T904").damage = 2
    gone = t.copy("T02").card
    t.state.knowledge.known[THEM] &= ~(1 << gone)

    t.answer("play T590", "T904")

    assert ("you: from_hand", ["pass"]) == (t.asked(), t.options())


@card("23063")
def test_where_a_format_rules_resurgence_out_nobody_is_asked() -> None:
    """What no deck of the format can have is in no hand."""
    t = healing("T31")
    t.state.ruled_out = [t.game.numbers["23063"]]

    assert "they: action" == healed(t).asked()


@card("23063")
@pytest.mark.parametrize(
    ("named", "deck", "ruled_out"),
    [("", "guardians", []), ("ARHS", "guardians", []), ("starter", "tpg-heroes", ["23063"])],
)
def test_the_format_of_a_game_says_what_may_be_held(
    named: str, deck: str, ruled_out: list[str]
) -> None:
    """It is kept with the table, also through bytes."""
    brought = ready_deck(deck)
    setup = {**setup_of(brought, brought, ("", "")), "format": named}
    t = lay_table(Tabletop().game, setup, bytes(32))
    loaded = unpack_table(t.rules, t.pack())

    assert [t.rules.numbers[code] for code in ruled_out] == t.ruled_out == loaded.ruled_out
