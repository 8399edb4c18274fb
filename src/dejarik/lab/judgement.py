"""
Judgement: how each ruling of the register stands, given the tests that were run.

What belongs here: the standing of a ruling, counting by document, part and milestone,
complaints.
What does not: reading files (`register`), how a title sorts its rulings
(`laws.register`), and running tests (`proofs`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dejarik.lab.proofs import Outcomes
from dejarik.laws.register import Entry, Register

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


def judge(entries: list[Entry], outcomes: Outcomes, register: Register) -> list[Standing]:
    """How every ruling stands, in the order of the register."""
    return [_judge(entry, outcomes, register) for entry in entries]


def _judge(entry: Entry, outcomes: Outcomes, register: Register) -> Standing:
    ruling = entry["id"]
    tests = outcomes.rulings.get(ruling, {})
    failed = sorted(test for test, passed in tests.items() if not passed)
    if failed:
        return Standing(ruling, FAILING, f"fails: {', '.join(failed)}")
    if tests and entry.get("outside"):
        return Standing(ruling, FAILING, "is said to lie outside, and has a test")
    tried = outcomes.editions.get(ruling) or {register.edition}
    untried = [one for one in register.stands_in(entry) if one not in tried]
    if tests and not untried:
        return Standing(ruling, PASSING)
    if entry.get("outside"):
        return Standing(ruling, OUTSIDE, entry["outside"])
    if entry.get("waits_for"):
        return Standing(ruling, WAITING, f"waits for {entry['waits_for']}")
    waited = [name for name in entry.get("cards", ()) if register.is_waiting(name)]
    if waited:
        names = ", ".join(register.full_name(name) for name in waited)
        return Standing(ruling, WAITING, f"waits for {names}")
    if tests:
        return Standing(ruling, MISSING, f"has no test in {', '.join(untried)}")
    return Standing(ruling, MISSING, "has neither a test nor a reason")


def strangers(entries: list[Entry], tied: Iterable[str]) -> list[str]:
    """The rulings tests are tied to that are not in the register."""
    return sorted(set(tied) - {entry["id"] for entry in entries})


def counted(standings: list[Standing], register: Register) -> dict[str, dict[str, Counts]]:
    """How many rulings stand how, by document and part; parts without rulings are left out."""
    found: dict[str, dict[str, Counts]] = {}
    for document in register.documents:
        of_document = [one for one in standings if register.document_of(one.id) == document]
        found[document] = {}
        for part in register.parts:
            of_part = [one for one in of_document if register.part_of(one.id) == part]
            if of_part:
                found[document][part] = _counts(of_part)
    return found


def by_milestone(entries: list[Entry], standings: list[Standing]) -> dict[str, Counts]:
    """How many rulings stand how, by the milestone that is to prove them, if they name one."""
    found: dict[str, list[Standing]] = {}
    for entry, standing in zip(entries, standings, strict=True):
        if entry.get("milestone"):
            found.setdefault(str(entry["milestone"]), []).append(standing)
    return {milestone: _counts(found[milestone]) for milestone in sorted(found)}


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


def bounded(entries: list[Entry], register: Register) -> tuple[int, int]:
    """How many rules of play that name no card lie outside, and how many such there are."""
    of_play = [one for one in entries if register.part_of(one["id"]) in register.rules]
    rules = [one for one in of_play if not one.get("cards")]
    return sum(1 for one in rules if one.get("outside")), len(rules)
