"""Amounts and players in English: the terms of the kernel."""

from __future__ import annotations

from dejarik.games.imperial.language.english.doors import amount, noun
from dejarik.games.imperial.language.english.speaker import plural
from dejarik.kernel import terms
from dejarik.kernel.program import Quantity
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice

FOR_EACH = "for each "


def measure(quantity: Quantity, unit: str, voice: Voice, many: str = "") -> str:
    """So much of something: "2 damage", "1 block for each evade result"."""
    if isinstance(quantity, terms.Number):
        return count(quantity.number, unit, many)
    words = amount(quantity, voice)
    if FOR_EACH in words:
        number, _, rest = words.partition(" ")
        return f"{count(int(number), unit, many)} {rest}"
    return f"{many or f'{unit}s'} equal to {words}"


def result(number: int, symbol: str) -> str:
    """So many of a symbol: "1 evade", "2 surges", "2 block"."""
    return plural(f"{number} {symbol}")


@amount.register
def _number(node: terms.Number, voice: Voice) -> str:
    return str(node.number)


@amount.register
def _sum(node: terms.Sum, voice: Voice) -> str:
    return " plus ".join(amount(one, voice) for one in node.amounts)


@amount.register
def _difference(node: terms.Difference, voice: Voice) -> str:
    return f"{amount(node.amount_of, voice)} minus {amount(node.other, voice)}"


@amount.register
def _half(node: terms.Half, voice: Voice) -> str:
    return f"half of {amount(node.of, voice)}, rounded {'up' if node.rounded_up else 'down'}"


@amount.register
def _capped(node: terms.Capped, voice: Voice) -> str:
    return f"{amount(node.amount_of, voice)}, at most {amount(node.most, voice)}"


@amount.register
def _count(node: terms.Count, voice: Voice) -> str:
    return f"1 for {noun(node.what, voice)}"


@amount.register
def _event_amount(node: terms.EventAmount, voice: Voice) -> str:
    return "that amount"


@amount.register
def _amount_done(node: terms.AmountDone, voice: Voice) -> str:
    return "as much as that"


@amount.register
def _you(node: terms.You, voice: Voice) -> str:
    return "you"


@amount.register
def _opponent(node: terms.Opponent, voice: Voice) -> str:
    return "your opponent"


@amount.register
def _chosen_player(node: terms.ChosenPlayer, voice: Voice) -> str:
    return "that player"
