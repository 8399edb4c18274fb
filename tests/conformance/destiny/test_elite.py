"""Elite: a second die out of the spare ones, and giving it up again."""

import pytest

from dejarik.games.destiny.model.facts import write_side
from dejarik.games.destiny.model.state import ON_CARD
from dejarik.games.destiny.table import lay_table
from dejarik.kernel.chance import seed_from
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling
from dejarik.titles.destiny.catalogue.files import facts


def one_of_each() -> Tabletop:
    """A character, an upgrade, a support and a downgrade of yours, each with one die."""
    t = Tabletop("T03", "T02", hand="T320 T320 T320 T320 T321 T322")
    t.upgrade("T21", on="T03")
    t.support("T13")
    t.downgrade("T311", on="their T02")
    return t


EACH = ("T03", "T21", "T13", "T311")


@pytest.mark.parametrize("code", EACH)
@ruling(
    "arh.part8.elite.01",
    "arh.part8.elite.03",
    "arh.part1.upgrades.16",
    "arh.part1.supports.07",
)
def test_any_card_with_a_die_can_become_elite(code: str) -> None:
    """A second die is put on it, out of the spare ones."""
    t = one_of_each()
    t.spare_die(code, count=2)

    t.answer("play T320", code)

    dice = t.copy(code).dice
    assert 2 == len(dice)
    assert [ON_CARD, ON_CARD] == [t.state.dice[one].zone for one in dice]
    assert [1] == list(t.state.players[YOU].spares.values())
    assert 6 == t.resources()


@ruling(
    "arh.part8.elite.04",
    "arh.part8.elite.03",
    "arh.part1.upgrades.16",
    "arh.part1.supports.07",
    "arh.part1.downgrades.08",
)
@pytest.mark.parametrize("code", EACH)
def test_without_a_spare_die_nothing_happens(code: str) -> None:
    """The dice that come with the cards do not count, nor does the spare die of another card."""
    t = one_of_each()
    t.spare_die("T26")

    t.answer("play T320", code)

    assert 1 == len(t.copy(code).dice)
    assert 5 == t.resources()
    assert [] == t.events("became_elite")


@ruling("arh.part8.elite.02", "arh.part8.elite.03")
def test_an_elite_card_does_not_become_elite_again() -> None:
    """Two dice are enough: the spare one stays where it is."""
    t = one_of_each()
    t.make_elite("T13")
    t.spare_die("T13")

    t.answer("play T320", "T13")

    assert 2 == len(t.copy("T13").dice)
    assert [1] == list(t.state.players[YOU].spares.values())


@ruling("arh.part8.elite.02", "arh.part1.characters.07")
def test_only_cards_with_two_dice_are_elite() -> None:
    """Asked for elite cards, a character bought with two dice and an elite support are offered."""
    t = Tabletop("T03*2 T06", "T02", hand="T321")
    t.support("T13")
    t.support("T11")
    t.make_elite("T13")

    t.answer("play T321")

    assert ["T03", "T13"] == t.options()


@ruling("arh.part8.elite.02", "arh.part1.characters.03")
def test_both_dice_of_an_elite_card_are_its_dice() -> None:
    """Activated, an elite support rolls two dice; a character as many as were bought for it."""
    t = Tabletop("T06 T03*2", "T02")
    t.support("T13")
    t.make_elite("T13")

    for code, count in (("T13", 2), ("T06", 1), ("T03", 2)):
        t.answer(f"activate {code}")
        assert count == len([one for one in t.pool() if one.startswith(code)])
        t.pass_turn()


@pytest.mark.parametrize("code", ["T03", "T21", "T13"])
@ruling("arh.part1.upgrades.17", "arh.part1.supports.08")
def test_the_controller_picks_the_die_to_set_aside(code: str) -> None:
    """Asked of you although the opponent's event does it; the die is a spare one again."""
    t = Tabletop("T03", "T02", their_hand="T321")
    t.upgrade("T21", on="T03")
    t.support("T13")
    t.make_elite(code)
    shown = t.show(code, "1R")
    t.pass_turn()

    t.answer("play T321")

    assert "you: die_to_set_aside" == t.asked()
    assert 2 == len(t.options())
    t.answer(f"die {code} 1R")
    assert [] == t.pool()
    assert shown.id not in t.copy(code).dice
    assert 1 == len(t.copy(code).dice)
    assert [1] == list(t.state.players[YOU].spares.values())


@ruling("arh.part1.upgrades.17", "arh.part1.supports.08")
def test_the_other_die_may_go_as_well() -> None:
    """The one on the card is set aside, the one in the pool stays there."""
    t = Tabletop("T03", "T02", hand="T321")
    t.support("T13")
    t.make_elite("T13")
    t.show("T13", "2R")

    t.answer("play T321", "die T13 1R")

    assert ["T13 2R"] == t.pool()
    assert 1 == len(t.copy("T13").dice)


@ruling("arh.part1.characters.08")
def test_points_stay_as_they_were_bought() -> None:
    """Bought for 8 with one die, elite by now: still 8, not the 10 of two dice."""
    t = Tabletop("T03", "T02", hand="T322")
    t.make_elite("T03")

    t.answer("play T322")

    assert 2 == len(t.copy("T03").dice)
    assert 5 + 8 == t.resources()


@ruling("arh.part1.characters.08")
def test_losing_elite_does_not_make_a_character_cheaper() -> None:
    """Bought for 10 with two dice: still 10 with one."""
    t = Tabletop("T03*2", "T02", hand="T321 T322")
    t.answer("play T321")
    t.pass_turn()

    t.answer("play T322")

    assert 1 == len(t.copy("T03").dice)
    assert 5 + 10 == t.resources()


def setup(**more: object) -> dict[str, object]:
    """Two seats; the first brings more than cards."""
    seat = {"team": [{"code": "T03"}], "battlefield": "T41", "deck": ["T13", "T31"]}
    seats = [{**seat, **more}, {**seat, "team": [{"code": "T02"}]}]
    return {"seats": seats, "edition": current_game().edition.name}


@ruling("arh.part8.elite.04", "arh.part3.setaside.01", "arh.part3.setaside.05")
def test_spare_dice_are_those_brought_besides() -> None:
    """A deck with a die card brings no spare die; two brought extra are two."""
    game = current_game()
    plain = lay_table(game, setup(), seed_from("a"))
    rich = lay_table(game, setup(extra_dice=["T13", "T13", "T03"]), seed_from("a"))

    assert {} == plain.players[YOU].spares
    assert [1, 2] == sorted(rich.players[YOU].spares.values())
    assert {} == rich.players[THEM].spares


@ruling("arh.part3.setaside.02")
def test_spare_dice_are_hidden_from_opponents() -> None:
    """Their owner sees them; the opponent and a spectator do not."""
    game = current_game()
    s = game.start(setup(extra_dice=["T13"]), seed_from("a"))

    views = [game.view(s, seat) for seat in (YOU, THEM, -1)]

    assert [(("T13", 1),), (), ()] == [view.players[YOU].spares for view in views]  # type: ignore[attr-defined]


@ruling("arh.part3.setaside.01", "arh.part3.setaside.03")
def test_cards_set_aside_at_the_start_are_hidden_from_opponents() -> None:
    """Their owner knows what they are; the opponent sees a card without a name."""
    game = current_game()
    s = game.start(setup(aside=["T12"]), seed_from("a"))

    own, other = game.view(s, YOU), game.view(s, THEM)

    assert ["T41", "T12"] == [one.code for one in own.players[YOU].aside]  # type: ignore[attr-defined]
    assert ["T41", ""] == [one.code for one in other.players[YOU].aside]  # type: ignore[attr-defined]


@ruling("arh.part7.parallel.01")
def test_a_parallel_die_is_the_die_of_another_card() -> None:
    """The spare die of that other card makes it elite; its own code means the same die."""
    t = Tabletop("T330A", "T02", hand="T320 T320")
    t.spare_die("T02")
    t.answer("play T320", "T330A")
    assert 1 == len(t.copy("T330A").dice)
    t.pass_turn()
    t.state.players[YOU].spares = {t.game.numbers["T01"]: 1}

    t.answer("play T320", "T330A")

    assert 2 == len(t.copy("T330A").dice)


@ruling("arh.part7.parallel.01")
def test_every_parallel_die_has_the_sides_of_the_die_it_is() -> None:
    """In all printings it is the die of a card of another set, side by side."""
    cards = facts()
    parallel = [card for card in cards.values() if card.parallel]

    assert 57 == len(parallel)
    for card in parallel:
        other = cards[card.parallel]
        assert card.set_code != other.set_code
        assert [write_side(one) for one in card.sides] == [write_side(one) for one in other.sides]


@ruling("arh.part1.upgrades.17", "arh.part8.elite.02")
def test_of_a_foreign_and_an_own_die_the_controller_picks_one() -> None:
    """A character that gained another's die is elite; which of the two goes makes a difference."""
    for place, left in ((0, "T07"), (1, "T204")):
        t = Tabletop("T204 T07", "T02", hand="T39 T321")
        t.answer("play T39", "T07", "pass", "play T321")
        assert ("you: die_to_set_aside", 2) == (t.asked(), len(t.options()))

        t.choose(place)

        dice = [t.state.dice[number] for number in t.copy("T204").dice]
        assert [left] == [t.state.definition_of_die(die).facts.code for die in dice]
