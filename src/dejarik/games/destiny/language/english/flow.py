"""The flow of the game in English: actions, phases, what upkeep brings."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import flow as nodes
from dejarik.games.destiny.language.english.amounts import possessive
from dejarik.games.destiny.language.english.doors import amount, clauses, condition, influence, noun
from dejarik.games.destiny.rules import values
from dejarik.kernel.terms import You
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.persons import third_person
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice

SAME_ACTION: Final = "the same kind of action"
"""The name of the action that something was about, where it is known."""


@influence.register
def _change_allowance(node: nodes.ChangeAllowance, voice: Voice) -> str:
    if node.allowance == values.INCOME:
        gains = third_person("gain") if amount(node.who, voice) != "you" else "gain"
        how = "more" if node.change > 0 else "less (but at least 1)"
        much = count(abs(node.change), "resource")
        return f"{amount(node.who, voice)} {gains} {much} {how} in each upkeep phase"
    if node.allowance == values.FIRST_INCOME:
        begins = third_person("begin") if amount(node.who, voice) != "you" else "begin"
        how = "more" if node.change > 0 else "less"
        much = count(abs(node.change), "resource")
        return f"{amount(node.who, voice)} {begins} the game with {much} {how}"
    how = "higher" if node.change > 0 else "lower"
    if node.allowance == values.ROLL_OFF:
        whose = possessive(node.who, voice)
        return f"{whose} roll for the battlefield counts as {how} by {abs(node.change)}"
    return f"{possessive(node.who, voice)} hand size is {how} by {abs(node.change)}"


@influence.register
def _ban_same_action(node: nodes.BanSameAction, voice: Voice) -> str:
    action = voice.names.get(SAME_ACTION, SAME_ACTION)
    return f"{amount(node.who, voice)} cannot take {action}"


@influence.register
def _must_activate(node: nodes.MustActivate, voice: Voice) -> str:
    who = amount(You(), voice)
    they = "you" if who == "you" else "they"
    return f"{who} must, if {they} can, activate {noun(node.card, voice)}"


@clauses.register
def _grant_actions(node: nodes.GrantActions, voice: Voice) -> list[Clause]:
    actions = amount(node.amount, voice)
    many = "1 additional action" if actions == "1" else f"up to {actions} additional actions"
    return [Clause(f"{amount(node.who, voice)} may take {many}", STATEMENT)]


@clauses.register
def _end_action_phase(node: nodes.EndActionPhase, voice: Voice) -> list[Clause]:
    return [Clause("the action phase ends", STATEMENT)]


@clauses.register
def _win_the_game(node: nodes.WinTheGame, voice: Voice) -> list[Clause]:
    return [Clause("you win the game", STATEMENT)]


@clauses.register
def _lose_the_game(node: nodes.LoseTheGame, voice: Voice) -> list[Clause]:
    return [Clause("you lose the game", STATEMENT)]


@influence.register
def _lose_roll_off(node: nodes.LoseRollOff, voice: Voice) -> str:
    loses = third_person("lose") if amount(node.who, voice) != "you" else "lose"
    return f"{amount(node.who, voice)} {loses} the roll for the battlefield, whatever is rolled"


@condition.register
def _first_round(node: nodes.FirstRound, voice: Voice) -> str:
    return "it is the first round"


@condition.register
def _in_action_phase(node: nodes.InActionPhase, voice: Voice) -> str:
    return "it is the action phase"
