"""
What the numbers in the fields of Destiny's nodes mean, for whoever reads or changes them.

What belongs here: a name for each value. What a mutant may put in its place is in `mutation`.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import (
    cards,
    damage,
    dice,
    die_sides,
    filters,
    flow,
    history,
    keywords,
    resources,
    status,
    triggers,
)
from dejarik.games.destiny.effects import selectors as sel
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts, moments
from dejarik.games.destiny.rules import durations, timing, values
from dejarik.games.destiny.rules import history as spans
from dejarik.kernel import ops, program
from dejarik.testing.mutation import Place

HOW: Final = {program.ALL: "all", program.CHOOSE: "choose", program.RANDOM: "random"}
ZONES: Final = {
    sel.IN_PLAY: "in play",
    sel.POOL: "pool",
    sel.HAND: "hand",
    sel.DISCARD_PILE: "discard pile",
    sel.ASIDE: "set aside",
    sel.TOP_OF_DECK: "top of deck",
    sel.HAND_OR_DISCARD_PILE: "hand or discard pile",
    sel.FALLEN: "defeated",
    sel.TO_PLAY: "playable",
    sel.DETECTED: "detected",
}
BY: Final = {
    triggers.BY_ANYONE: "anyone",
    triggers.BY_YOU: "you",
    triggers.BY_OPPONENT: "an opponent",
}
ROLES: Final = {
    triggers.SUBJECT: "subject",
    triggers.SOURCE: "source",
    triggers.PLAYED: "played",
}
# Fields with a few named values, of which a mutant takes another.
ENUMERATIONS: Final[dict[Place, dict[int, str]]] = {
    (sel.Pick, "zone"): ZONES,
    (sel.Pick, "whose"): {
        sel.YOURS: "yours",
        sel.OPPONENTS: "an opponent's",
        sel.ANYONES: "anyone's",
        sel.ACTORS: "the actor's",
    },
    (sel.Pick, "how"): HOW,
    (sel.Among, "how"): {program.ALL: "all", program.CHOOSE: "choose"},
    (dice.DiceOf, "how"): {program.ALL: "all", program.CHOOSE: "choose"},
    (triggers.Happening, "by"): BY,
    (die_sides.CannotRemove, "by"): BY,
    (triggers.Happening, "role"): ROLES,
    (triggers.CertainHappening, "by"): BY,
    (triggers.CertainHappening, "role"): ROLES,
    (triggers.CertainHappening, "detail"): {triggers.ANY_DETAIL: "any"},
    (triggers.CertainHappening, "first"): {spans.EVER: "each time"},
    (history.Happened, "span"): {
        spans.THIS_TURN: "this turn",
        spans.THIS_ROUND: "this round",
        spans.OPPONENTS_LAST_TURN: "the opponent's last turn",
        spans.OPPONENTS_LAST_TURN_THIS_ROUND: "the opponent's last turn of this round",
    },
    (triggers.Triggered, "band"): {
        timing.WOULD: "would",
        timing.BEFORE: "before",
        timing.AFTER: "after",
    },
    (cards.LeavePlay, "zone"): {ev.TO_DISCARD: "discard pile", ev.TO_ASIDE: "set aside"},
    (ops.Later, "when"): {
        moments.BEFORE_ROUND_ENDS: "before the round ends",
        moments.AFTER_GRANTED_ACTIONS: "after the extra action",
    },
    (ops.Until, "duration"): {
        durations.THIS_TURN: "this turn",
        durations.NEXT_TURN_OF_OPPONENT: "the opponent's next turn",
        durations.THIS_ROUND: "this round",
        durations.REST_OF_GAME: "the rest of the game",
        durations.WHILE_PLAYED: "while it is played",
    },
    (resources.ChangeResources, "kind"): {
        ev.RESOURCES_GAINED: "gained",
        ev.RESOURCES_SPENT: "spent",
        ev.RESOURCES_LOST: "lost",
    },
    (keywords.HasKeyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
    (keywords.GainKeyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
    (keywords.LoseKeyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
}
# Fields with names to show but no change of their own: dropping the part covers them.
LABELS: Final[dict[Place, dict[int, str]]] = {
    (triggers.Happening, "kind"): dict(enumerate(ev.EVENT_NAMES)),
    (triggers.CertainHappening, "kind"): dict(enumerate(ev.EVENT_NAMES)),
    (keywords.Keyword, "keyword"): dict(enumerate(values.KEYWORD_NAMES)),
    (damage.DealDamage, "symbol"): dict(enumerate(facts.SYMBOL_NAMES)),
    (flow.ChangeAllowance, "allowance"): {
        values.HAND_SIZE: "hand size",
        values.INCOME: "income",
        values.ROLL_OFF: "roll for the battlefield",
    },
    (filters.OfType, "types"): dict(enumerate(facts.TYPE_NAMES)),
    (filters.OfColour, "colour"): dict(enumerate(facts.COLOUR_NAMES)),
    (status.GainColour, "colour"): dict(enumerate(facts.COLOUR_NAMES)),
    (die_sides.Showing, "symbols"): dict(enumerate(facts.SYMBOL_NAMES)),
    (dice.TurnDice, "symbols"): dict(enumerate(facts.SYMBOL_NAMES)),
}
