"""What clients of Imperial Assault are sent beyond what all titles share, and what they may ask."""

from typing import Final

from dejarik.games.imperial import wire
from dejarik.games.imperial.model import event_names
from dejarik.hosting.title import Shapes
from dejarik.titles.imperial.board import Board, Details
from dejarik.titles.imperial.catalogue.wire import CardKind, Catalogue, EdgeKind, TerrainMark
from dejarik.titles.imperial.decks.wire import Cards

QUESTIONS: Final = """\
`explain` and `odds` know no question of this game yet: each is refused in words.
"""

SHAPES: Final = Shapes(
    records=(Board, Details, wire.SeatView, wire.Told, Cards, Catalogue),
    sets={
        "DecisionReason": wire.DecisionReason,
        "OptionKind": wire.OptionKind,
        "Phase": wire.Phase,
        "AttackStep": wire.AttackStep,
        "Colour": wire.Colour,
        "ConditionName": wire.ConditionName,
        "EventName": event_names.EventName,
        "ToldKind": wire.ToldKind,
        "CardKind": CardKind,
        "TerrainMark": TerrainMark,
        "EdgeKind": EdgeKind,
    },
    questions=QUESTIONS,
)
