"""Numbers explained: what is printed or begins by rule, and each thing that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.wire import NumberAnswer, Part, PartKind
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import ABSENT
from dejarik.games.swccg.rules.changes.turns import generation
from dejarik.games.swccg.rules.costs import deploy_cost
from dejarik.games.swccg.rules.flow.deploying import rules_of
from dejarik.games.swccg.rules.flow.draining import drain_amount
from dejarik.games.swccg.rules.presence import icons
from dejarik.games.swccg.rules.values import base, exists, parts, value
from dejarik.games.swccg.seen.handles import thing_of
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, RESET, SET

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.modifiers import Contribution

OF_COPIES: Final[dict[str, int]] = {
    "power": st.POWER,
    "ability": st.ABILITY,
    "forfeit": st.FORFEIT,
    "defence": st.DEFENCE,
    "landspeed": st.LANDSPEED,
}
MODIFIED: Final = ("swccg.1e.003", "swccg.1e.012")
GENERATED: Final = ("swccg.3.035", "swccg.3.005")
DRAINED: Final = ("swccg.4.008", "swccg.4.009")
COSTS: Final = ("swccg.5.007",)
_KINDS: Final[dict[int, PartKind]] = {
    ADD: "added",
    MULTIPLY: "factor",
    SET: "set",
    RESET: "set",
    CAP: "most",
}


def copy_number(t: Table, seat: int, name: str, copy: int) -> NumberAnswer:
    """How a number of a card on table comes about. Raises ValueError where it has none."""
    statistic = OF_COPIES[name]
    if copy not in t.copies or not exists(t, statistic, copy):
        message = f"there is no card {copy} on table that has {name}"
        raise ValueError(message)
    printed = Part("printed", base(t, statistic, copy), thing_of(t, seat, copy))
    changed = changes_as_parts(t, seat, parts(t, statistic, copy))
    return NumberAnswer(name, value(t, statistic, copy), (printed, *changed), MODIFIED)


def generation_answer(t: Table, seat: int) -> NumberAnswer:
    """How much Force a seat generates, as things are now: icons, and one of its own."""
    found = [Part("rule", t.rules.edition.personal_force)]
    found += [
        Part("icons", icons(t, seat, place), thing_of(t, seat, place))
        for place in t.places
        if icons(t, seat, place)
    ]
    changed = changes_as_parts(t, seat, parts(t, st.GENERATION, ids.pile_id(seat, ids.HAND)))
    return NumberAnswer("generation", generation(t, seat), (*found, *changed), GENERATED)


def drain_answer(t: Table, seat: int, place: int) -> NumberAnswer:
    """How much a drain at a place would take."""
    first = Part("icons", icons(t, t.other(seat), place), thing_of(t, seat, place))
    changed = changes_as_parts(t, seat, parts(t, st.DRAIN, place))
    return NumberAnswer("drain_amount", drain_amount(t, seat, place), (first, *changed), DRAINED)


def cost_answer(t: Table, seat: int, card: int, thing: int) -> NumberAnswer:
    """What deploying a card on a thing costs, in its cheapest way, and what changes that."""
    rules = rules_of(t.definition_of(card))
    rule = min(rules, key=lambda one: deploy_cost(t, card, thing, one.cost))
    printed = base(t, st.DEPLOY_COST, card) if rule.cost == ABSENT else rule.cost
    before = t.aim
    t.aim = thing
    try:
        changes = [*parts(t, st.DEPLOY_COST, card), *parts(t, st.EXTRA_COST, card)]
    finally:
        t.aim = before
    found = (Part("printed", max(0, printed)), *changes_as_parts(t, seat, changes))
    return NumberAnswer("cost", deploy_cost(t, card, thing, rule.cost), found, COSTS)


def changes_as_parts(t: Table, seat: int, found: list[Contribution]) -> list[Part]:
    """Changes of a number as parts of an answer."""
    return [
        Part(
            _KINDS[one.layer],
            one.amount,
            thing_of(t, seat, one.source) if _is_there(t, one.source) else None,
        )
        for one in found
    ]


def _is_there(t: Table, source: int) -> bool:
    return source in t.copies or source in t.places
