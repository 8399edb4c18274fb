"""
Standing orders in the terminal: when the person is asked.

What belongs here: reading and showing them. What does not: what they mean
(`hosting.play.standing`).
"""

from collections.abc import Sequence
from typing import Final, get_args

from dejarik.cli.trouble import Trouble
from dejarik.hosting.play.standing_wire import AUTO, Mode, Occasion, Order

MODES: Final[dict[str, Mode]] = {mode: mode for mode in get_args(Mode)}
WORDS: Final[dict[Mode, str]] = {
    "auto": "if you can answer",
    "ask": "always",
    "pass": "never",
}


def changed(order: Order, occasions: Sequence[Occasion], name: str, mode: str) -> Order:
    """
    An order with another mode for an occasion.

    Raises Trouble.
    """
    names = [one.id for one in occasions]
    if name not in names:
        known = f"there are {', '.join(names)}"
        raise Trouble(f"Nothing can be ordered for {name!r}.", known, "Type one of these names.")
    if mode not in MODES:
        known = "`auto` asks if you can answer, `ask` always, `pass` never"
        raise Trouble(f"{mode!r} says nothing of when you are asked.", known, "Type one of these.")
    others = {one: each for one, each in order.modes.items() if one != name}
    return Order(others if mode == AUTO else {**others, name: MODES[mode]})


def lines_of(occasions: Sequence[Occasion], order: Order) -> list[str]:
    """Every occasion with its name and when the person is asked."""
    lines = [" When you are asked:"]
    for group in dict.fromkeys(one.group for one in occasions):
        lines.append(f" {group}")
        lines += [
            f"   {one.id:<16}{WORDS[order.modes.get(one.id, AUTO)]:<19}{one.words}"
            for one in occasions
            if one.group == group
        ]
    return lines
