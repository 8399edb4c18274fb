"""
The kinds of event, and the bands in which they are answered.

A kind that ends in ING is an action that has been initiated: its costs are paid, its result is to
come. Its past is the completed action, which "just" texts answer.
"""

from typing import Final

# --- bands --------------------------------------------------------------------------------

ABOUT: Final = 0
"""Before an action is initiated."""
RESPOND: Final = 1
"""In response to an action that has been initiated."""
JUST: Final = 2
"""When something has just happened."""
TOP: Final = 3
"""Top-level actions."""
DEADLINE: Final = 4
"""Mandatory actions that have not been begun in their time."""
ENDING: Final = 5
"""What a time that ends brings with it."""

# --- one card between piles ---------------------------------------------------------------

ACTIVATE_ONE: Final = 1
USE_ONE: Final = 2
LOSE_ONE: Final = 3
DRAW_ONE: Final = 4
RETRIEVE_ONE: Final = 5
PUT_CARD: Final = 6
"""A card goes to a pile (`detail`) by an effect."""

# --- whole piles and sights ---------------------------------------------------------------

RECIRCULATED: Final = 10
SHUFFLED: Final = 11
PEEKED: Final = 12
HAND_SHOWN: Final = 13
CARD_SHOWN: Final = 14
VERIFIED: Final = 15

# --- time ---------------------------------------------------------------------------------

TURN_BEGINS: Final = 20
PHASE_BEGINS: Final = 21
PHASE: Final = 22
TURN_ENDING: Final = 23
TURN_ENDS: Final = 24
STARTING_SHOWN: Final = 25
DEALT: Final = 26
DURATIONS_ENDED: Final = 27
"""What lasted until the end of the turn lasts no longer."""

# --- actions: initiated and completed -----------------------------------------------------

CLAIMED: Final = 30
"""A card leaves the hand face up to be played or deployed."""
DEPLOYING: Final = 31
PLAYING: Final = 32
USING: Final = 33
DRAINING: Final = 34
BATTLE_BEGINS: Final = 35
FIRING: Final = 36
MOVING: Final = 37
REACTING: Final = 38
MUST_LOSE: Final = 39
RETRIEVING: Final = 40
TRANSFERRING: Final = 41
ACTIVATING: Final = 42
DRAWING: Final = 43
DUEL_BEGINS: Final = 44
EXPLODING: Final = 45
DEFUSING: Final = 46
BURYING: Final = 47

DEPLOYED: Final = 51
PLAYED: Final = 52
USED_TEXT: Final = 53
DRAINED: Final = 54
BATTLE_ENDED: Final = 55
FIRED: Final = 56
MOVED: Final = 57
DUEL_ENDED: Final = 58

# --- destiny ------------------------------------------------------------------------------

DESTINY_ABOUT: Final = 60
DESTINY_DRAWN: Final = 61
DESTINY_DONE: Final = 62
TOTAL_DONE: Final = 63
BOTH_TOTALS_DONE: Final = 64

# --- battle -------------------------------------------------------------------------------

SEGMENT: Final = 70
JOINED: Final = 71
EXCLUDED: Final = 72
HIT: Final = 73
RESTORED: Final = 74
TOTALLED: Final = 75
WON: Final = 76
FORFEITED: Final = 77
SATISFIED: Final = 78
BATTLE_ENDING: Final = 79
BATTLE_BEGAN: Final = 80
SEGMENT_BEGINS: Final = 81
COMMITTED: Final = 82
"""An action (`detail`) is initiated: what that uses up is used up, whatever becomes of it."""
BATTLE_CALLED_OFF: Final = 83
"""A battle was cancelled before its first segment."""
DUEL_STEP: Final = 84
"""The step of a duel in which both players may add to it."""
DAMAGE_CHANGED: Final = 85
"""Battle damage of a seat is changed by `amount`."""
DESTINIES_SWITCHED: Final = 86
REVIVED: Final = 87
"""A card comes back from the Lost Pile to a place, without being deployed."""

# --- table --------------------------------------------------------------------------------

LOST_CARD: Final = 90
"""A card on table goes to its owner's Lost Pile."""
RETURNED: Final = 91
"""A card on table goes to its owner's hand, or to the pile in `detail`."""
ATTACHED: Final = 92
CONVERTED: Final = 93
MARKED: Final = 94
LEAVING: Final = 95
TRIPPED: Final = 96
BURIED: Final = 97
TEXT_SPENT: Final = 98
"""A text with a limit is initiated."""
NOTED: Final = 99
"""An entry in the ledger of things used (`items`)."""

INITIATED: Final = (
    DEPLOYING,
    PLAYING,
    USING,
    DRAINING,
    BATTLE_BEGINS,
    FIRING,
    MOVING,
    REACTING,
    MUST_LOSE,
    RETRIEVING,
    TRANSFERRING,
    ACTIVATING,
    DRAWING,
    DUEL_BEGINS,
    EXPLODING,
    DEFUSING,
    BURYING,
)
COMPLETED: Final = (
    DEPLOYED,
    PLAYED,
    USED_TEXT,
    DRAINED,
    BATTLE_ENDED,
    FIRED,
    MOVED,
    DUEL_ENDED,
)
UNITS: Final = (ACTIVATE_ONE, USE_ONE, LOSE_ONE, DRAW_ONE, RETRIEVE_ONE, PUT_CARD)
