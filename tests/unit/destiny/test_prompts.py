"""What a person is asked: every choice says what it is for, every game how it ended."""

import pkgutil
from importlib import import_module

import msgspec
import pytest

from dejarik.games.destiny import effects
from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.language.english.purposes import PURPOSES
from dejarik.games.destiny.language.english.table import TableWords
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import OptionView, SeatView
from dejarik.kernel.choosing import Choosing
from dejarik.testing.destiny.table import THEM, YOU, Tabletop
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.laboratory.synthetic.plain import TEXTS

MANIFOLD = {"SetReady", "RollDice", "MoveTokens", "LeavePlay", "MoveCards"}
NEVER_ASKED_AS_SUCH = {"Verb", "Moving"} | MANIFOLD
"""Common parts, and verbs that have another name for each of the things they do."""


def words(t: Tabletop) -> TableWords:
    """Return the sentences about what you see."""
    t.decision()
    facts = {one.facts.code: one.facts for one in t.state.rules.definitions}
    return TableWords(Names(facts, YOU, ("You", "Bot"), card_texts()), view_of(t.state, YOU))


def prompt(t: Tabletop) -> str:
    """Return what you are asked."""
    said = words(t)
    assert said.view.decision is not None
    return said.prompt(said.view.decision)


def prompt_of(t: Tabletop) -> str:
    """Return what whoever is asked is asked."""
    seat = t.decision().seat
    facts = {one.facts.code: one.facts for one in t.state.rules.definitions}
    called = ("You" if seat == YOU else "Bot", "You" if seat != YOU else "Bot")
    view = view_of(t.state, seat)
    assert view.decision is not None
    return TableWords(Names(facts, seat, called, card_texts()), view).prompt(view.decision)


def reaction_of(source: int) -> OptionView:
    """Return the option of an ability that waits."""
    return OptionView(kind="reaction", source=source)


def choosing_verbs(kind: type[object]) -> set[str]:
    """Return the names of all verbs that choose; one with others below it is only a sort."""
    found: set[str] = set()
    for one in kind.__subclasses__():
        if one.__module__.startswith(("dejarik.kernel", "dejarik.games.destiny")):
            found |= choosing_verbs(one) or {one.__name__}
    return found


def test_every_verb_that_chooses_has_a_question_of_its_own() -> None:
    """No choice is asked without saying what it is for."""
    for module in pkgutil.iter_modules(effects.__path__):
        import_module(f"{effects.__name__}.{module.name}")
    named = {name.removesuffix(".to") for name in PURPOSES}

    assert set() == choosing_verbs(Choosing) - NEVER_ASKED_AS_SUCH - named


def test_a_card_asks_for_whom_and_how_much() -> None:
    """The card that asks, the verb and the amount are in the question."""
    t = Tabletop("T01", "T02", hand="T39")
    t.answer("play T39")

    assert "Test T39: who is dealt 2 damage?" == prompt(t)


def test_a_battlefield_asks_where_a_card_is_to_go() -> None:
    """It is named, and so is the zone: out of play or from one pile to another."""
    t = Tabletop("T01", "T02")
    t.battlefield("01172")
    t.upgrade("T21", on="T01")
    t.upgrade("T22", on="T01")
    t.answer("claim", "yes")
    assert "Mos Eisley Spaceport: which card goes to its owner's hand?" == prompt(t)

    t = Tabletop("T01", "T02")
    t.battlefield("01174")
    t.discard_pile("T21", "T12")
    t.answer("claim", "yes")
    assert "Starship Graveyard: which card goes on top of the deck?" == prompt(t)


def test_a_die_asks_in_its_own_name() -> None:
    """The symbol of a die asks, not the text of its card."""
    t = Tabletop("T01", "T02")
    t.support("T13")
    t.show("T13", "2Sh")
    t.answer("resolve shield")

    assert "2 shield (your Test T13): who gets 2 shields?" == prompt(t)


def test_the_die_that_is_turned_is_named() -> None:
    """With several dice to be turned it must be plain which one is meant."""
    t = Tabletop("T01", "T02")
    t.support("T13")
    t.show("T13", "1F")
    t.show("T01", "1MD")
    t.answer("resolve focus", "die T01 1MD")

    assert "1 focus (your Test T13): which side do you turn 1 melee (your Test T01) to?" == prompt(
        t
    )


def test_a_side_of_a_card_out_of_play_is_offered_in_words() -> None:
    """The card that asks is named, and what each side shows."""
    t = Tabletop("01029", "T02", hand="T21")
    t.show("01029", "Sp")
    t.answer("resolve special", "card T21")
    said = words(t)
    decision = said.view.decision
    assert decision is not None

    assert "Poe Dameron: which side of its die do you resolve?" == prompt(t)
    offered = [said.option(decision, option) for option in decision.options]
    assert ["1 melee", "1 ranged for 1", "1 resource", "Special"] == offered


def test_a_card_to_play_names_what_it_costs_now() -> None:
    """Where the cost is not the printed one, both are said."""
    t = Tabletop("T01", "T02", hand="T32", resources=9)
    said = words(t)
    decision = said.view.decision
    assert decision is not None
    option = decision.options[0]

    assert "Play Test T32 (cost 3)" == said.option(decision, option)
    cheaper = msgspec.structs.replace(option, value=1)
    assert "Play Test T32 (cost 1 instead of 3)" == said.option(decision, cheaper)


@pytest.mark.parametrize(
    ("ended", "ranking", "reason"),
    [
        ("You win: Bot has no character left.", ((0,), (1,)), "no_characters"),
        ("Bot wins: you have conceded.", ((1,), (0,)), "concession"),
        (
            "Bot wins: you have neither hand nor deck left at the end of a round.",
            ((1,), (0,)),
            "no_cards",
        ),
        ("The game is drawn: nobody has a character left.", ((0, 1),), "no_characters"),
        ("The game is drawn: the players agreed on it.", ((0, 1),), "draw_agreed"),
        ("The game is drawn: it could not be finished.", ((0, 1),), "abandoned"),
        ("You win: Bot has no time left.", ((0,), (1,)), "out_of_time"),
    ],
)
def test_how_a_game_ended_is_said_to_who_played_it(
    ended: str, ranking: tuple[tuple[int, ...], ...], reason: str
) -> None:
    """The loser is named, and called `you` where it is so."""
    said = words(Tabletop())
    over: SeatView = msgspec.structs.replace(said.view, outcome=ranking, outcome_reason=reason)

    assert ended == TableWords(said.names, over).outcome()


def test_each_action_of_a_card_is_told_apart() -> None:
    """A card with several actions says which one an answer uses."""
    t = Tabletop("T06", "T02")
    said = words(t)
    texts = {text.code: text for text in TEXTS}
    said.names.texts = texts
    decision = said.view.decision
    assert decision is not None
    offered = [said.option(decision, one) for one in decision.options if one.kind == "card_action"]

    assert [
        "Use Test T06. Action: Gain 2 resources.",
        "Use Test T06. Power action: Gain 1 resource.",
    ] == offered


def test_a_card_that_costs_more_than_you_have_says_so() -> None:
    """It is offered because something lowers its cost, and what that is, is named."""
    t = Tabletop("T01", "T02", hand="T24", resources=0)
    t.upgrade("T23", on="T01")
    said = words(t)
    decision = said.view.decision
    assert decision is not None

    assert "Play Test T24 (cost 1, you have 0: replacing Test T23 lowers it)" == said.option(
        decision, decision.options[0]
    )


def test_where_to_attach_names_the_card_that_is_played() -> None:
    """Whatever plays it: an effect of another card asks in the name of what it plays."""
    t = Tabletop("T01 T03", "T02", hand="T22")
    t.answer("play T22")
    said = words(t)
    decision = said.view.decision
    assert decision is not None
    other = msgspec.structs.replace(decision, asked_by="T31")

    assert "Test T22: where do you attach it?" == said.prompt(decision)
    assert "Test T22: where do you attach it?" == said.prompt(other)


def test_indirect_damage_is_asked_in_the_name_of_the_die() -> None:
    """Its own sentence goes on behind the die's name."""
    t = Tabletop("T01 T03", "T65")
    t.show("their T65", "2ID")
    t.answer("pass", "resolve indirect")

    assert "2 indirect (Bot's Test T65): who takes the indirect damage?" == prompt(t)


@pytest.mark.parametrize(
    ("code", "choices"),
    [
        ("01130", ["Deal 2 damage to an exhausted character of yours.", "Remove 2 dice of yours."]),
        ("01079", ["Lose all your resources.", "Discard each card from your hand."]),
    ],
)
def test_a_choice_an_opponents_card_leaves_to_you_speaks_of_what_is_yours(
    code: str, choices: list[str]
) -> None:
    """The card itself speaks to its own player, to whom all that is an opponent's."""
    t = Tabletop("T01", "T02", their_hand=code)
    t.answer("pass", f"play {code}")
    said = words(t)
    decision = said.view.decision
    assert decision is not None

    assert choices == [said.option(decision, option) for option in decision.options]


def test_what_is_said_to_an_opponent_turns_players_round() -> None:
    """Who plays the card is the opponent of who is spoken to."""
    taken = d.in_order(d.lose(1), d.deal(1, to=d.your(d.a_character)))
    said = "Your opponent loses 1 resource. Deal 1 damage to one of your opponent’s characters."

    assert said == render_node(taken, to_opponent=True)


def test_it_is_said_that_shields_may_be_distributed() -> None:
    """A special that may be used still asks whether it is."""
    t = Tabletop("T06 T01", "T02", hand="T21")
    t.upgrade("01050", on="T06")
    t.show("01050", "3Sh")
    t.answer("resolve shield")
    asked = "3 shield (your Diplomatic Immunity): distribute these shields over your characters?"
    assert asked == prompt(t)

    t = Tabletop("T06 T01", "T02", hand="T21")
    t.support("01064")
    t.show("01064", "Sp")
    t.answer("resolve special")
    does = "Special: Draw 2 cards. You may play 1 upgrade from your hand for 1 less than its cost."
    assert f"Black Market: use it? {does}" == prompt(t)


def test_a_question_says_what_the_ability_does() -> None:
    """Whoever is asked need not look the card up, be it the opponent's."""
    t = Tabletop("T01", "24019", their_hand="T21", hand="T22")
    t.answer("pass", "activate their 24019")
    seats = {t.decision().seat: prompt_of(t)}
    t.answer("yes")
    while t.asked() != "you: may":
        t.choose(0)
    seats[t.decision().seat] = prompt_of(t)

    assert {
        THEM: "Thrawn: use it? Look at your opponent’s hand. "
        "Put a card from your opponent’s hand on top of its owner’s deck.",
        YOU: "Thrawn: use it? Deal yourself 2 indirect damage to draw 1 card.",
    } == seats


def test_a_claim_says_what_it_does() -> None:
    """It is asked whether the ability is used, in the words of its text."""
    t = Tabletop("T01", "T02", hand="T21")
    t.battlefield("01172")
    t.answer("claim")

    does = "Claim: Return an upgrade of yours to its owner’s hand to gain 1 resource."
    assert f"Mos Eisley Spaceport: use the battlefield's claim ability? {does}" == prompt(t)


def test_the_same_ability_on_two_cards_says_on_whom_each_is() -> None:
    """Buttons that read the same cannot be told apart."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("T21", on="T01")
    view = words(t).view
    (copy,) = [one for player in view.players for one in player.play if one.type == "upgrade"]
    assert view.decision is not None
    decision = msgspec.structs.replace(
        view.decision, kind="choose_order", reason="order", options=(reaction_of(copy.id),)
    )

    assert "The ability of your Test T21 on your Test T01" == words(t).option(
        decision, decision.options[0]
    )


def offered(t: Tabletop) -> tuple[str, ...]:
    """Return what you can answer, in words."""
    said = words(t)
    assert said.view.decision is not None
    return said.options(said.view.decision)


def test_upgrades_of_one_title_are_told_apart_by_who_bears_them() -> None:
    """Both can be returned to the hand; which of them matters to their bearers."""
    t = Tabletop("T01 T03", "T02")
    t.battlefield("01172")
    t.upgrade("T21", on="T01")
    t.upgrade("T21", on="T03")
    t.answer("claim", "yes")

    one, other = [line for line in offered(t) if "T21" in line]
    assert (one.endswith(", on your Test T01"), other.endswith(", on your Test T03")) == (
        True,
        True,
    )


def test_supports_of_one_title_are_told_apart_by_what_is_on_them_or_their_order() -> None:
    """Where nothing differs they are the first and the second."""
    t = Tabletop("T01", "T02")
    t.support("T13")
    second = t.support("T13")
    alike = [line for line in offered(t) if "T13" in line]
    second.resources = 2

    lines = ["Activate Test T13 (1 die)", "Activate Test T13 (1 die)"]
    assert [f"{lines[0]}, the first", f"{lines[1]}, the second"] == alike
    assert [f"{lines[0]}, 0 resources", f"{lines[1]}, 2 resources"] == [
        line for line in offered(t) if "T13" in line
    ]


def test_cards_of_one_title_in_hand_are_no_different() -> None:
    """It does not matter which of them is played."""
    t = Tabletop("T01", "T02", hand="T32 T32", resources=9)

    assert 2 == offered(t).count("Play Test T32 (cost 3)")
