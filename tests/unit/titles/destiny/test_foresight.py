"""What is said of options of Destiny: what comes of them, what they ruin, what goes together."""

import msgspec
import pytest

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.language.english.table import TableWords
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import OptionView
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.wire import Prompt
from dejarik.testing.destiny.table import YOU, Tabletop
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.foresight import DestinySeer
from dejarik.titles.destiny.telling import DestinyListener

HEALTH = 8
"""Of every character here."""


def prompt(t: Tabletop, seat: int = YOU) -> Prompt:
    """What a seat is asked, with what comes of it."""
    t.decision()
    facts = {one.facts.code: one.facts for one in t.state.rules.definitions}
    called = ["You" if one == seat else "Bot" for one in range(2)]
    listener = DestinyListener(Chronicle(t.game, Names(facts, seat, called, card_texts())))
    found = asked(listener, t.state, listener.view(t.state))
    assert found is not None
    return found


def said(t: Tabletop, words: str) -> tuple[str, str]:
    """What comes of the one option that has these words in it, and what it ruins."""
    found = prompt(t)
    (place,) = [at for at, one in enumerate(found.options) if words in one]
    outcomes = found.outcomes or ("",) * len(found.options)
    ruins = found.ruins or ("",) * len(found.options)
    return outcomes[place], ruins[place]


def shot(shields: int, damage: int = 0) -> Tabletop:
    """Two ranged damage that is about to be dealt."""
    t = Tabletop("T01", "T02 T03")
    t.copy("their T02").shields = shields
    t.copy("their T02").damage = damage
    t.show("T01", "2RD")
    t.answer("resolve ranged")
    return t


def test_a_choice_says_what_it_does_and_whom_it_hits() -> None:
    """How much of what, and to whom; never a bare name."""
    assert any(one.startswith("Deal 2 ranged to Bot's Test T02") for one in prompt(shot(0)).options)


def test_it_is_said_what_is_blocked_what_lands_and_what_is_left() -> None:
    """Shields first, then damage, then the health that is left."""
    assert (f"2 land: {HEALTH - 2} left", "") == said(shot(0), "Bot's Test T02")
    assert (f"1 blocked, 1 lands: {HEALTH - 1} left", "") == said(shot(1), "Bot's Test T02")
    assert ("2 blocked, none lands", "") == said(shot(2), "Bot's Test T02")
    assert "Defeated" in said(shot(0, HEALTH - 1), "Bot's Test T02")[0]


def test_where_harm_is_dealt_opponents_are_shown_first() -> None:
    """The places stay what they are; only the order of showing is another."""
    found = prompt(shot(0))
    shown = [found.options[place] for place in found.order or range(len(found.options))]

    assert sorted(shown, key=lambda one: "your" in one) == shown
    assert sorted(found.order) in ([], list(range(len(found.options))))


def test_claiming_with_ready_characters_ruins_the_round() -> None:
    """With none ready it does not."""
    t = Tabletop("T01", "T02")
    assert said(t, "Claim")[1].endswith("still ready, and you take no more actions this round.")
    t.copy("T01").ready = False
    assert "" == said(t, "Claim")[1]


def test_a_pass_that_ends_the_round_says_no_more() -> None:
    """What every upkeep does is not told, where it stops to ask for discards."""
    t = Tabletop("T01", "T02", hand="T21")
    t.copy("T01").ready = False
    t.show("their T02", "2RD")
    t.state.passes = 1

    assert ("Ends the round", "") == said(t, "Pass")


@pytest.mark.parametrize(
    ("hand", "ruin"),
    [
        ("T21", "It is your last card, and your deck is empty: you lose at the end of the round."),
        ("T21 T22", "Your deck is empty: no card is drawn for it."),
    ],
)
def test_discarding_into_an_empty_deck_ruins(hand: str, ruin: str) -> None:
    """Whoever has neither hand nor deck at the end of a round has lost."""
    t = Tabletop("T01", "T02", hand=hand)
    t.show("T01", "1MD")
    assert "" == said(t, "Discard a card to reroll")[1]
    t.state.players[YOU].deck.clear()
    assert ruin == said(t, "Discard a card to reroll")[1]


def test_a_claim_and_its_ability_are_one_click() -> None:
    """The second answer is the yes of what is asked next."""
    t = Tabletop("T01", "T02")
    t.battlefield("01174")
    t.discard_pile("T21", "T12")
    (pair,) = prompt(t).pairs

    assert "Claim, and use Starship Graveyard" == pair.text
    assert "yes" == pair.then.kind
    assert "Claim" == prompt(t).options[pair.first].split()[0]


def test_a_die_and_its_only_target_are_one_click() -> None:
    """One opponent is left to be hurt: nobody means anybody else."""
    t = Tabletop("T01", "T02")
    t.show("T01", "2RD")
    pairs = [pair for pair in prompt(t).pairs if "ranged" in pair.text]

    assert ["Deal 2 ranged to Bot's Test T02"] == [one.text.partition(" (")[0] for one in pairs]
    assert pairs[0].outcome.startswith("2 land")


def test_nothing_is_foretold_where_dice_are_rolled() -> None:
    """What an activation costs is plain; what it rolls is not."""
    t = Tabletop("T01", "T02")
    assert ("Exhausts it", "") == said(t, "Activate")


def test_a_card_says_what_it_costs_and_what_is_left() -> None:
    """Also one that asks something before it is paid for."""
    t = Tabletop("T01", "T02", hand="T32", resources=9)
    assert ("Costs 3, 6 resources left", "") == said(t, "Play Test T32")


@pytest.mark.parametrize(("others", "ruin"), [((), True), (("01051",), False)])
def test_replacing_the_only_weapon_ruins(others: tuple[str, ...], *, ruin: bool) -> None:
    """A second weapon on the same character makes it harmless."""
    t = Tabletop("T01", "T02", hand="01008", resources=9)
    t.upgrade("01017", on="T01")
    for code in others:
        t.upgrade(code, on="T01")
    t.answer("play 01008")
    assert ruin == ("It is the only weapon of Test T01." == said(t, "Infantry Grenades")[1])


def test_a_reroll_of_an_empty_pool_says_that_it_is_for_nothing() -> None:
    """It is legal, and costs a card."""
    t = Tabletop("T01", "T02", hand="T21")
    empty = said(t, "Discard a card to reroll")[0]
    t.show("T01", "1MD")

    assert "Costs a card; your pool is empty" == empty
    assert "Costs one of 1 card in hand" == said(t, "Discard a card to reroll")[0]


def test_a_battlefield_says_who_controls_it_and_who_has_shields_for_that() -> None:
    """Both decks may have brought the same one."""
    t = Tabletop("T01", "T02")
    t.decision()
    view = view_of(t.state, YOU)
    assert view.decision is not None
    options = tuple([OptionView(kind="entity", target=-one) for one in (1, 2)])
    decision = msgspec.structs.replace(view.decision, reason="battlefield", options=options)
    before = msgspec.structs.replace(view, decision=decision)
    seer = DestinySeer(TableWords(Names({}, YOU, ("You", "Bot"), card_texts()), before))

    assert [
        "You control it, Bot has the shields",
        "Bot controls it, you have the shields",
    ] == [seer.comes(before, place, None) for place in range(2)]
    assert seer.is_worth(before)


def test_a_card_that_goes_under_the_deck_is_not_discarded() -> None:
    """It leaves the hand, and the discard pile is what it was."""
    t = Tabletop("T03", "T02", hand="T32 T21", deck="T31 T34")
    t.battlefield("18109")
    t.answer("use 18109")

    found = prompt(t)

    assert len(found.options) == 3
    assert "discard" not in " ".join(found.outcomes)
