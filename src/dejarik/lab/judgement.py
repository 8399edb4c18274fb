"""
Judgement: how each ruling of the register stands, given the tests that were run.

What belongs here: the standing of a ruling, counting by edition and part, complaints.
What does not: reading files (`register`) and running tests (`proofs`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dejarik.games.destiny.model.facts import Card
from dejarik.lab.proofs import Outcomes
from dejarik.lab.register import EDITIONS, PARTS, RULES, Entry, edition_of, part_of, stands_in

PASSING: Final = "passing"
FAILING: Final = "failing"
OUTSIDE: Final = "outside"
WAITING: Final = "waiting"
MISSING: Final = "missing"

STANDINGS: Final = (PASSING, OUTSIDE, WAITING, MISSING, FAILING)

Counts = dict[str, int]


@dataclass(frozen=True)
class Standing:
    """How one ruling stands, and why."""

    id: str
    standing: str
    reason: str = ""


class Collection:
    """
    Which cards are implemented, asked by set and number as the register names them.

    Printings of one card stand for each other here: a ruling waits for a card, not for
    one printing of it.
    """

    def __init__(self, facts: dict[str, Card], implemented: Iterable[str]) -> None:
        self.facts = facts
        self.names = {f"{card.set_code} {card.number}": card for card in facts.values()}
        self.cards = {self._first(code) for code in implemented}

    def _first(self, code: str) -> str:
        """The first printing of a card: cards that only share a title are different ones."""
        while self.facts[code].reprint_of in self.facts:
            code = self.facts[code].reprint_of
        return code

    def is_waiting(self, name: str) -> bool:
        """Whether no printing of a card is implemented; a name that means none waits, too."""
        card = self.names.get(name)
        return card is None or self._first(card.code) not in self.cards

    def full_name(self, name: str) -> str:
        """A card's number with its title."""
        card = self.names.get(name)
        return name if card is None else f"{name} {card.title}"


def judge(entries: list[Entry], outcomes: Outcomes, collection: Collection) -> list[Standing]:
    """How every ruling stands, in the order of the register."""
    return [_judge(entry, outcomes, collection) for entry in entries]


def _judge(entry: Entry, outcomes: Outcomes, collection: Collection) -> Standing:
    ruling = entry["id"]
    tests = outcomes.rulings.get(ruling, {})
    failed = sorted(test for test, passed in tests.items() if not passed)
    if failed:
        return Standing(ruling, FAILING, f"fails: {', '.join(failed)}")
    if tests and entry.get("outside"):
        return Standing(ruling, FAILING, "is said to lie outside, and has a test")
    untried = [one for one in stands_in(entry) if one not in outcomes.editions_of(ruling)]
    if tests and not untried:
        return Standing(ruling, PASSING)
    if entry.get("outside"):
        return Standing(ruling, OUTSIDE, entry["outside"])
    if entry.get("waits_for"):
        return Standing(ruling, WAITING, f"waits for {entry['waits_for']}")
    waited = [name for name in entry.get("cards", ()) if collection.is_waiting(name)]
    if waited:
        names = ", ".join(collection.full_name(name) for name in waited)
        return Standing(ruling, WAITING, f"waits for {names}")
    if tests:
        return Standing(ruling, MISSING, f"has no test in {', '.join(untried)}")
    return Standing(ruling, MISSING, "has neither a test nor a reason")


def strangers(entries: list[Entry], tied: Iterable[str]) -> list[str]:
    """The rulings tests are tied to that are not in the register."""
    return sorted(set(tied) - {entry["id"] for entry in entries})


def counted(standings: list[Standing]) -> dict[str, dict[str, Counts]]:
    """How many rulings stand how, by edition and part; parts without rulings are left out."""
    found: dict[str, dict[str, Counts]] = {}
    for edition in EDITIONS:
        of_edition = [one for one in standings if edition_of(one.id) == edition]
        found[edition] = {}
        for part in PARTS:
            of_part = [one for one in of_edition if part_of(one.id) == part]
            if of_part:
                found[edition][part] = _counts(of_part)
    return found


def _counts(standings: list[Standing]) -> Counts:
    counts = dict.fromkeys(STANDINGS, 0)
    for one in standings:
        counts[one.standing] += 1
    return {"total": len(standings), **counts}


def total(parts: Iterable[Counts]) -> Counts:
    """Several counts as one."""
    whole = dict.fromkeys(("total", *STANDINGS), 0)
    for counts in parts:
        for name in whole:
            whole[name] += counts[name]
    return whole


def bounded(entries: list[Entry]) -> tuple[int, int]:
    """How many rules of play that name no card lie outside, and how many such there are."""
    rules = [one for one in entries if part_of(one["id"]) in RULES and not one.get("cards")]
    return sum(1 for one in rules if one.get("outside")), len(rules)
