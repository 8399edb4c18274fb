"""History in English: what has happened, and when."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import history as nodes
from dejarik.games.destiny.effects.triggers import BY_OPPONENT
from dejarik.games.destiny.language.english.doors import amount, condition, noun, quality
from dejarik.games.destiny.language.english.triggers import happened
from dejarik.games.destiny.rules import history as spans
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice

_SPANS: Final = {
    spans.THIS_TURN: "this turn",
    spans.THIS_ROUND: "this round",
    spans.OPPONENTS_LAST_TURN: "on {whose} previous turn",
    spans.OPPONENTS_LAST_TURN_THIS_ROUND: "on {whose} previous turn, if that was in this round",
}


@amount.register
def _how_much_happened(node: nodes.HowMuchHappened, voice: Voice) -> str:
    whose = "their" if node.what.by == BY_OPPONENT else "your opponent’s"
    what = happened(node.what, voice).replace(" dice", "", 1)
    return f"the number of dice {what} {_SPANS[node.span].format(whose=whose)}"


@condition.register
def _happened(node: nodes.Happened, voice: Voice) -> str:
    whose = "their" if node.what.by == BY_OPPONENT else "your opponent’s"
    return f"{happened(node.what, voice)} {_SPANS[node.span].format(whose=whose)}"


@quality.register
def _happened_to(node: nodes.HappenedTo, voice: Voice) -> Quality:
    # The condition itself stands before, as what the card is played for.
    return Quality(
        after=("to which that happened", "to which that did not happen"),
        said=("is one to which that happened", "is one to which that did not happen"),
    )


@noun.register
def _dice_of_the_past(node: nodes.DiceOfThePast, voice: Voice) -> str:
    # What happened to them is said before, as what the card is played for.
    return "those dice"
