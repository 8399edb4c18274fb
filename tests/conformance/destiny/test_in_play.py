"""What is in play, how it gets there and how it leaves."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ON_CARD, table_of
from dejarik.kernel.chance import seed_from
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def seat(character: str, battlefield: str) -> dict[str, object]:
    """What one player brings: a character, a plot, a battlefield, some cards."""
    team = [{"code": character}, {"code": "T51", "dice": 0}]
    return {"team": team, "battlefield": battlefield, "deck": ["T31"] * 8}


def beginning() -> Tabletop:
    """A game at its very first question, with nothing laid by hand."""
    t = Tabletop()
    seats = [seat("T03", "T41"), seat("T02", "T42")]
    setup: dict[str, object] = {"seats": seats, "edition": t.game.edition.name}
    t.state = table_of(t.game.start(setup, seed_from("in play")))
    t.started = True
    return t


def meant_by_set_aside_battlefield(t: Tabletop) -> list[str]:
    """The cards a card of yours means by these words."""
    return [t.label(card) for card in d.set_aside_battlefield.find(t.state, Scope(YOU, 0))]


@ruling("arh.part3.inplay.03", "arh.part3.inplay.04", "arh.part1.characters.02")
def test_characters_and_plots_are_in_play_from_the_start() -> None:
    """Before anyone has decided anything, with the character's die on it."""
    t = beginning()

    assert ["T03", "T51"] == t.in_play(YOU)
    assert ["T02", "T51"] == t.in_play(THEM)
    assert [ON_CARD] == [t.state.dice[one].zone for one in t.copy("T03").dice]


@ruling("arh.part1.characters.02")
def test_a_character_is_in_play_until_it_is_defeated() -> None:
    """Through rounds and damage it stays; the last damage takes it out."""
    t = Tabletop("T07", "T02 T03", deck="T31 " * 12, their_deck="T31 " * 12)
    t.copy("their T02").damage = 4
    t.pass_turn()
    t.pass_turn()
    while t.state.round == 1:
        t.answer(t.options()[-1])
    assert ["T02", "T03"] == t.in_play(THEM)
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02")
    assert ["T02", "T03"] == t.in_play(THEM)
    t.copy("their T02").damage = 5
    t.pass_turn()
    t.show("T07", "3MD")
    t.answer("resolve melee", "their T02")

    assert ["T03"] == t.in_play(THEM)


@ruling("arh.part1.battlefields.01", "arh.part5.setup.17")
def test_one_battlefield_is_used_and_the_other_is_the_set_aside_one() -> None:
    """After setup a card that speaks of the set-aside battlefield means the other's."""
    t = beginning()
    while t.asked() != "you: battlefield" and t.asked() != "they: battlefield":
        t.answer("stop")
    t.answer("card T41")
    while t.state.phase == 0:
        t.answer(t.options()[0])

    fields = [one for one in t.state.copies.values() if t.label(one.ref)[-3:-1] == "T4"]
    assert [t.state.battlefield] == [one.ref for one in fields]
    assert "T41" == t.label(t.state.battlefield)
    assert ["T42"] == t.codes(t.state.players[THEM].aside)
    assert [] == t.state.players[YOU].aside
    assert ["their card T42"] == meant_by_set_aside_battlefield(t)


@ruling("arh.part5.setup.17")
def test_the_set_aside_battlefield_is_found_among_other_set_aside_cards() -> None:
    """Support and event set aside as well: only the battlefield is meant, without a question."""
    t = Tabletop("T01", "T02", hand="T374")
    t.set_aside("T12")
    t.set_aside("T31", seat=THEM)

    t.answer("play T374")

    assert "they: action" == t.asked()
    assert 6 == t.resources()
    assert ["their card T42"] == meant_by_set_aside_battlefield(t)


@ruling("arh.part3.inplay.01")
def test_a_played_support_or_upgrade_is_in_play() -> None:
    """An event is not: it goes to the discard pile."""
    t = Tabletop("T01", "T02", hand="T12 T22 T31")
    for code in ("T12", "T22", "T31"):
        t.answer(f"play {code}")
        t.pass_turn()

    assert ["T01", "T12", "T22"] == t.in_play()
    assert ["T31"] == t.discards()
    assert [] == t.hand()


@ruling("arh.part3.inplay.06")
def test_a_card_enters_play_by_whatever_means() -> None:
    """Played or just put there, from hand or set aside: both times a listener is paid."""
    t = Tabletop("T01", "T02", hand="T12 T381")
    t.support("T333")
    t.set_aside("T11")
    assert "play T12" in t.options()
    had, cards = t.resources(), len(t.hand())

    t.answer("play T12")
    while t.asked() == "you: order":
        t.answer(t.options()[0])
    assert had - 1 + 1 == t.resources()
    t.pass_turn()
    t.answer("play T381")
    while t.asked() == "you: order":
        t.answer(t.options()[0])

    assert ["T01", "T333", "T12", "T11"] == t.in_play()
    assert had + 1 == t.resources()
    assert [] == t.aside()
    # One card drawn for each of the two that were played; none for the one put into play.
    assert cards == len(t.hand())


@ruling("arh.part3.inplay.07", "arh.part3.outofplay.02")
def test_from_play_means_from_the_area_in_play() -> None:
    """Supports in hand, in the pile and set aside are not offered for a return from play."""
    t = Tabletop("T01", "T02", hand="T305 T12")
    t.discard_pile("T13")
    t.set_aside("T14")
    t.support("T11")
    t.support("T12", seat=THEM)

    t.answer("play T305")

    assert ["T11", "their T12"] == t.options()


@ruling("arh.part3.outofplay.02")
def test_every_way_out_of_play_is_leaving_it() -> None:
    """To the hand, to the deck, to the pile: a listener is paid three times."""
    t = Tabletop("T01", "T02", hand="T305")
    t.support("T333")
    t.support("T304")
    t.support("T382")
    t.support("T11", seat=THEM)
    t.options()
    had = t.resources()
    for answers in (("play T305", "their T11"), ("use T382",), ("use T304",)):
        t.answer(*answers)
        while t.asked() == "you: order":
            t.answer(t.options()[0])
        if "choose" in t.asked():
            t.answer("T01")
        t.pass_turn()

    assert had + 3 == t.resources()


@ruling("arh.part6.defeated.06", "arh.part3.outofplay.03")
def test_a_defeated_character_returned_to_play_is_defeated_no_more() -> None:
    """Two are defeated; one returns and cannot be returned again, since it is no longer one."""
    t = Tabletop("T01 T03 T06", "T02", hand="T380 T380")
    t.copy("T03").damage, t.copy("T03").shields = 3, 2
    for code in ("T03", "T06"):
        _defeat(t, code)

    t.answer("play T380")
    assert ["card T03", "card T06"] == t.options()
    t.answer("card T03")

    assert ["T06"] == t.codes(t.state.players[YOU].defeated)
    assert ["T01", "T03"] == t.in_play()
    assert (0, 0) == (t.copy("T03").damage, t.copy("T03").shields)
    t.pass_turn()
    t.answer("play T380")
    assert ["T01", "T03", "T06"] == t.in_play()


@ruling("arh.part2.leaving.02", "arh.part6.defeated.06")
def test_a_set_aside_die_comes_back_with_its_card() -> None:
    """The very die that was set aside with the defeated character is on it again."""
    t = Tabletop("T01 T03", "T02", hand="T380")
    (number,) = t.copy("T03").dice
    _defeat(t, "T03")

    t.answer("play T380")

    assert [number] == t.copy("T03").dice
    assert ON_CARD == t.state.dice[number].zone
    assert t.copy("T03").ref == t.state.dice[number].copy


@ruling("arh.part2.leaving.02")
def test_a_support_that_returns_has_its_die_again() -> None:
    """Back to the hand the die is gone; played again the support has one."""
    t = Tabletop("T01", "T02", hand="T305")
    t.support("T11")
    t.show("T11", "1R")
    t.answer("play T305")
    assert [] == t.pool()
    assert "T11" not in [t.state.definition_of_die(die).facts.code for die in t.state.dice.values()]
    t.pass_turn()

    t.answer("play T11")

    assert 1 == len(t.copy("T11").dice)


@ruling("arh.part6.defeated.07")
def test_a_character_that_leaves_otherwise_is_not_defeated() -> None:
    """Returned to the hand: no defeat is told, and it is not among the defeated."""
    t = Tabletop("T01 T03", "T02", hand="T383 T380")

    t.answer("play T383", "T03")

    assert [] == t.events("defeated")
    assert [] == t.state.players[YOU].defeated
    t.pass_turn()
    t.answer("play T380")
    assert ["T01"] == t.in_play()


def _defeat(t: Tabletop, code: str) -> None:
    """Defeat one of your characters before the game goes on."""
    emit(t.state, Event(ev.DEFEATED, YOU, t.copy(code).ref))
