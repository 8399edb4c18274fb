"""
What the numbers in the fields of this game's nodes mean, for whoever reads or changes them.

What belongs here: a name for each value. What a mutant may put in its place is in `mutation`.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.swccg.effects import (
    amounts,
    conditions,
    force,
    modifiers,
    nouns,
    peeking,
    playing,
    sights,
)
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import draws, durations, ids, pieces, state, texts
from dejarik.games.swccg.model import event_names as named
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules import limits
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, RESET, SET
from dejarik.testing.mutation import Place

TYPES: Final = dict(enumerate(kinds.TYPE_NAMES))
SIDES: Final = dict(enumerate(kinds.SIDE_NAMES))
PILES: Final = {number: ids.PILE_NAMES[number] for number in range(ids.HAND)}
WHOSE: Final = {playing.ANYBODY: "anybody", playing.YOU: "you", playing.OPPONENT: "the opponent"}
SEGMENTS: Final = {pieces.WEAPONS: "weapons", pieces.POWER: "power", pieces.DAMAGE: "damage"}
BANDS: Final = {ev.ABOUT: "about to", ev.RESPOND: "in response", ev.JUST: "just", ev.TOP: "top"}
LAYERS: Final = {ADD: "add", SET: "set", MULTIPLY: "multiply", RESET: "reset", CAP: "cap"}
PERMISSIONS: Final = {
    st.MAY_NOT_DEPLOY: "may not deploy",
    st.MAY_NOT_MOVE: "may not move",
    st.MAY_NOT_BATTLE: "may not battle",
    st.MAY_NOT_DRAIN: "may not drain",
    st.MAY_NOT_FIRE: "may not fire",
    st.FROM_ONE_PLAYER: "from one player",
}
STATISTICS: Final = {
    **st.NAMES,
    st.TO_CONTROL: "to control",
    st.DAMAGE_FACTOR: "damage factor",
    st.DESTINY_TOTAL: "destiny total",
    st.WEAPON_TOTAL: "weapon total",
    st.WEAPON_DRAW: "weapon draw",
    st.TRANSIT_TO: "transit to",
    st.GIVES_SKILL: "skill",
}

HOW_OFTEN: Final = {
    limits.UNLIMITED: "as often as wished",
    limits.PER_PHASE: "once a phase",
    limits.PER_TURN: "once a turn",
}

USED_TEXTS: Final = (playing.Text, force.TextForX, sights.TextOnPile)
"""The kinds of text that are used."""


def _of_texts(field: str, names: dict[int, str]) -> dict[Place, dict[int, str]]:
    """The same field of each of them."""
    return {(text, field): names for text in USED_TEXTS}


# Fields with a few named values, of which a mutant takes another.
ENUMERATIONS: Final[dict[Place, dict[int, str]]] = {
    **_of_texts("who", WHOSE),
    **_of_texts("segments", SEGMENTS),
    **_of_texts("in_band", BANDS),
    (playing.UseText, "once"): HOW_OFTEN,
    (force.UseX, "once"): HOW_OFTEN,
    (sights.TextOnPile, "piles"): PILES,
    (nouns.OfType, "kind"): TYPES,
    (amounts.SizeOf, "pile"): {**PILES, ids.HAND: ids.PILE_NAMES[ids.HAND]},
    (peeking.PeekAtTop, "to"): PILES,
    (sights.LoseAllFound, "pile"): PILES,
    (conditions.NotSearchedInVain, "pile"): PILES,
    (conditions.DuringPhase, "phase"): {one: state.PHASE_NAMES[one] for one in state.PHASES},
    (conditions.JustDrawnFor, "purpose"): {
        draws.PLAIN: "nothing in particular",
        draws.FOR_BATTLE: "battle",
        draws.FOR_WEAPON: "weapon",
        draws.FOR_DUEL: "duel",
    },
    (modifiers.For, "until"): {
        durations.THIS_BATTLE: "this battle",
        durations.THIS_TURN: "this turn",
        durations.UNTIL_IT_LEAVES: "until it leaves",
        durations.THIS_GAME: "this game",
    },
    (modifiers.Changes, "number"): STATISTICS,
    (modifiers.Changes, "how"): LAYERS,
    (modifiers.Forbids, "what"): PERMISSIONS,
    (texts.SiteText, "side"): SIDES,
}
# Fields whose numbers name something, and which change with their node only.
LABELS: Final[dict[Place, dict[int, str]]] = {
    **_of_texts("kinds", dict(named.NAMES)),
    (texts.WeaponText, "moment"): dict(named.NAMES),
}
