"""
Clauses: sentences in the making, and how several of them are joined.

An order can follow "you may" or "to"; a statement has its own subject; a sequel leans on
the sentence before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.speech.lists import listing

ORDER: Final = 0
STATEMENT: Final = 1
SEQUEL: Final = 2


@dataclass
class Clause:
    """
    A sentence without its capital and full stop.

    An ORDER begins with a bare verb and can follow "you may" or "to"; a STATEMENT has its
    own subject; a SEQUEL leans on the sentence before it and always stands alone.
    """

    text: str
    kind: int = ORDER


def joined(clauses: list[Clause]) -> str:
    """Clauses as one: orders by "and", statements set off."""
    groups: list[list[str]] = []
    before = STATEMENT
    for clause in clauses:
        if clause.kind == ORDER and before == ORDER:
            groups[-1].append(clause.text)
        else:
            groups.append([clause.text])
        before = clause.kind
    return "; ".join(listing(_shared_verb(group)) for group in groups)


def _shared_verb(orders: list[str]) -> list[str]:
    """Say a verb once where every order has the same: "reroll this and that"."""
    verbs = {order.partition(" ")[0] for order in orders}
    if len(verbs) > 1:
        return orders
    return [orders[0], *(order.partition(" ")[2] for order in orders[1:])]


def main_part(clauses: list[Clause]) -> tuple[list[Clause], list[Clause]]:
    """What comes before the first sequel, and the rest."""
    for place, clause in enumerate(clauses):
        if clause.kind == SEQUEL:
            return clauses[:place], clauses[place:]
    return clauses, []


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def sentences(clauses: list[Clause]) -> str:
    """One sentence after another."""
    return " ".join(sentence(clause.text) for clause in clauses)
