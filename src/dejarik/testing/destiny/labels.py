"""
Labels: short names for what lies on a table and for what is offered, for tests to read.

`04024` is your copy of that card, `their 04001` the opponent's, `die 04024 2MD` a die
showing that side, `card 04039` a card out of play. "You" is seat 0.
"""

from typing import Final

from dejarik.games.destiny.model.facts import (
    COLOUR_NAMES,
    SYMBOL_NAMES,
    write_side,
)
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE, Die, Table
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.games.destiny.seen.view_names import OPTION_NAMES, REASON_NAMES
from dejarik.kernel.decisions import GAME_OPTION, Decision, Option

YOU: Final = 0
THEM: Final = 1
ACTION_WORDS: Final = ("pass", "play", "activate", "resolve", "reroll", "use", "claim")


def code_of(t: Table, card: int) -> str:
    """What a card is."""
    return t.definition(card).facts.code


def label_of(t: Table, entity: int) -> str:
    """The label of a copy, die or card."""
    if entity >= FIRST_COPY:
        copy = t.copy(entity)
        return _whose(copy.controller) + t.definition_of(copy).facts.code
    if entity >= FIRST_DIE:
        return f"{_whose(t.dice[entity].seat)}die {die_label(t, entity)}"
    return f"{_whose(t.owner_of(entity))}card {code_of(t, entity)}"


def die_label(t: Table, number: int) -> str:
    """A die as the code of its card and the side it shows."""
    die = t.dice[number]
    return f"{t.definition_of_die(die).facts.code} {write_side(t.side_of(die))}"


def side_number(t: Table, die: Die, side: str) -> int:
    """The place of a written side on a die."""
    sides = [write_side(one) for one in t.definition_of_die(die).facts.sides]
    return sides.index(side)


def option_label(t: Table, decision: Decision, option: Option) -> str:
    """The label of something offered."""
    if option.kind >= GAME_OPTION:
        return _action_label(t, option)
    kind = OPTION_NAMES[option.kind]
    if kind == "entity":
        return label_of(t, option.target)
    if kind == "value":
        return _value_label(t, REASON_NAMES[decision.reason], option)
    if kind == "reaction" and REASON_NAMES[decision.reason] == "from_hand":
        return f"use {code_of(t, option.source)}"
    if kind == "reaction" and not option.source:
        return "first the hand"
    if kind == "reaction":
        return f"first {label_of(t, option.source)}"
    if kind == "seat":
        return "yours" if option.target == YOU else "theirs"
    return kind


def _whose(seat: int) -> str:
    return "" if seat == YOU else "their "


def _value_label(t: Table, reason: str, option: Option) -> str:
    if reason == "side":
        return write_side(t.definition_of_die(t.dice[option.source]).facts.sides[option.value])
    if reason == "side_of_card":
        return write_side(t.definition(option.source).facts.sides[option.value])
    if reason == "player":
        return "you" if option.value == YOU else "they"
    if reason == "subtype":
        return SUBTYPES[option.value]
    if reason == "symbol":
        return SYMBOL_NAMES[option.value]
    if reason == "which_symbol":
        return f"as {SYMBOL_NAMES[option.value]}"
    if reason == "title":
        title = t.rules.titles[option.target]
        return title if option.value == 1 else f"{option.value} from {title}"
    if reason == "colour":
        return COLOUR_NAMES[option.value]
    return f"{reason} {option.value}"


def _action_label(t: Table, option: Option) -> str:
    word = ACTION_WORDS[option.kind - GAME_OPTION]
    if word == "play":
        return f"play {code_of(t, option.source)}"
    if word == "resolve":
        return f"resolve {SYMBOL_NAMES[option.value]}"
    if word == "use":
        return f"use {label_of(t, option.source)}" + (f" {option.value}" * (option.value > 0))
    if word == "activate":
        return f"activate {label_of(t, option.source)}"
    return word
