"""Abilities: their kinds, one for each paragraph, and when each can be used."""

import pytest

from dejarik.games.destiny.language.english import render_card
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.rules.values import GUARDIAN
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.table import THEM, Tabletop, ruling
from dejarik.titles.destiny.laboratory.synthetic import synthetic_texts


def definition(code: str) -> Definition:
    """What a card is and does."""
    game = current_game()
    return game.definitions[game.numbers[code]]


@ruling("arh.part7.abilities.01")
def test_there_are_five_kinds_of_ability_and_keywords() -> None:
    """An action, a claim, an ongoing, a special and a triggered ability: each in its own way."""
    t = Tabletop("T01 T62", hand="T23", resources=2)
    t.support("T20")  # an action
    t.support("T406")  # ongoing: upgrades cost one less
    t.support("T405")  # triggered: before an event is paid for
    t.battlefield("T42")  # a claim
    t.show("T62", "Sp")  # a special

    assert [
        *("play T23", "activate T01", "activate T62", "resolve special"),
        *("reroll", "use T20", "claim", "pass"),
    ] == t.options()
    for code, kinds in (("T20", (1, 0, 0)), ("T406", (0, 1, 0)), ("T405", (0, 0, 1))):
        one = definition(code)
        assert kinds == (len(one.actions), len(one.modifiers), len(one.heard))
    assert (1, True) == (len(definition("T62").specials), definition("T42").claim is not None)
    assert {GUARDIAN: 1} == definition("T100").keywords


@ruling("arh.part7.abilities.02")
def test_each_paragraph_is_an_ability_of_its_own() -> None:
    """Three actions on one card: each is offered, and using one up leaves the others."""
    t = Tabletop()
    t.support("T19")
    assert ["use T19", "use T19 1", "use T19 2"] == [one for one in t.options() if "use" in one]

    t.answer("use T19 1", "pass")

    assert ["use T19", "use T19 2"] == [one for one in t.options() if "use" in one]


@ruling("arh.part7.abilities.02")
def test_two_paragraphs_that_wait_for_the_same_are_two_abilities() -> None:
    """Their player orders them, and both resolve."""
    t = Tabletop(hand="T444", resources=0)

    t.answer("play T444")
    assert (["first T444", "first T444"], "you: order") == (t.options(), t.asked())
    t.answer("first T444")

    assert (1, 1) == (t.resources(), len(t.hand()))


@ruling("arh.part7.abilities.06")
def test_an_events_ability_resolves_when_it_is_played_and_only_then() -> None:
    """Held or discarded it does nothing."""
    t = Tabletop(hand="T31 T31", resources=0)
    t.show("T01", "1MD")

    t.answer("reroll", "card T31", "die T01 1MD", "pass")
    assert (["T31"], 0) == (t.discards(), t.resources())
    t.answer("play T31")

    assert (["T31", "T31"], 1) == (t.discards(), t.resources())


@ruling("arh.part5.actions.02")
def test_an_action_is_declared_and_its_card_shown_before_anything_else() -> None:
    """When the host is asked for, everyone knows the card, and nothing has been paid."""
    t = Tabletop("T01 T03", hand="T23", resources=3)

    t.answer("play T23")

    first = t.recorder.records[-1].event
    assert ("you: host", 3) == (t.asked(), t.resources())
    assert first is not None
    assert [first] == t.events("play_started")
    assert t.state.knowledge.knows(THEM, first.subject)


@ruling("arh.part5.actions.02")
def test_the_other_actions_name_their_card_when_they_are_taken() -> None:
    """Which card is activated or used is part of the answer, not asked behind it."""
    t = Tabletop("T01 T03")
    t.support("T20")

    assert [
        *("activate T01", "activate T03", "use T20", "claim", "pass"),
    ] == t.options()


def one_falls(t: Tabletop) -> None:
    """A character falls to an event."""
    t.copy("their T02").damage = 7
    t.answer("play T39", "their T02")


@ruling("arh.part7.abilities.05")
def test_an_ability_may_be_used_out_of_play_if_it_says_so() -> None:
    """From the discard pile it comes back to hand; its other ability needs it in play."""
    t = Tabletop("T01", "T02 T03", hand="T39", resources=0)
    t.discard_pile("T449")

    one_falls(t)
    assert (["no", "yes"], "you: may") == (t.options(), t.asked())
    t.answer("yes")

    assert (["T449"], ["T39"], 0) == (t.hand(), t.discards(), t.resources())


@ruling("arh.part7.abilities.05")
def test_an_ability_of_the_discard_pile_is_not_used_elsewhere() -> None:
    """In play, in hand or in the deck it does not wait; the ability of the card in play does."""
    t = Tabletop("T01", "T02 T03", hand="T39 T449", deck="T449", resources=0)
    t.support("T449")

    one_falls(t)

    assert ("they: action", 1) == (t.asked(), t.resources())


@ruling("arh.part7.abilities.05")
def test_each_copy_in_the_discard_pile_may_be_used() -> None:
    """Two of yours and one of theirs."""
    t = Tabletop("T01", "T02 T03", hand="T39", resources=0)
    t.discard_pile("T449", "T449")
    t.discard_pile("T449", seat=THEM)

    one_falls(t)
    while "action" not in t.asked():
        t.answer("yes" if "yes" in t.options() else t.options()[0])

    assert (["T449", "T449"], ["T449"]) == (t.hand(), t.hand(THEM))


@ruling("arh.part5.reminder.01")
def test_what_is_explained_beside_a_keyword_does_nothing_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The card reads the same without the rule behind it, and does nothing."""
    text = render_card(synthetic_texts()["T110"])
    assert "charm token" in text
    ruled = Tabletop("T110")
    ruled.answer("activate T110")
    monkeypatch.setattr(ruled.game, "keywords", {})

    unruled = Tabletop("T110")
    unruled.answer("activate T110")

    assert text == render_card(synthetic_texts()["T110"])
    assert ("you: may", "they: action") == (ruled.asked(), unruled.asked())


@ruling("arh.part1.abilities.01")
def test_a_card_without_any_ability_can_be_played_like_others() -> None:
    """An upgrade that says nothing is offered, played and attached."""
    t = Tabletop("T01", "T02", hand="T22")
    definition = t.game.definitions[t.game.numbers["T22"]]
    assert ([], [], []) == (definition.heard, definition.actions, definition.specials)

    t.answer("play T22")

    assert ["T01", "T22"] == t.in_play()
