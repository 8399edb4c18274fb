"""
The kinds of event: what can happen in a skirmish.

A number once given stays. What `subject`, `source`, `amount` and `detail` mean is said beside
each kind; `seat` is who acts, `flags` the number of the moment where windows open.
"""

from typing import Final

# --- rounds and activations ---------------------------------------------------------------

DEPLOYED: Final = 1
"""A figure (subject) is set up at a placement (amount)."""
ROUND_BEGAN: Final = 2
"""A round (amount) begins."""
GROUP_BEGAN: Final = 3
"""The activation of a group (subject) begins."""
FIGURE_BEGAN: Final = 4
"""The activation of a figure (subject) begins, with so many actions (amount)."""
ACTION_BEGAN: Final = 5
"""A figure (subject) spends actions (amount) on something (detail: a kind of action)."""
ACTION_ENDED: Final = 6
"""A figure (subject) has resolved an action (detail: its kind)."""
FIGURE_ENDED: Final = 7
"""The activation of a figure (subject) ends."""
GROUP_ENDED: Final = 8
"""The activation of a group (subject) ends."""
PASSED: Final = 9
"""A seat passes its turn."""
STATUS_BEGAN: Final = 10
"""The status phase begins."""
READIED: Final = 11
"""A group (subject) is ready."""
EXHAUSTED: Final = 12
"""A group (subject) is exhausted."""
ROUND_ENDED: Final = 13
"""The end of a round (amount): mission and card effects come here."""
INITIATIVE_TAKEN: Final = 14
"""A seat has initiative from now on."""
ACTIONS_GAINED: Final = 15
"""A figure (subject) may take more actions (amount) in its activation."""

# --- movement -----------------------------------------------------------------------------

POINTS_GAINED: Final = 16
"""A figure (subject) gains movement points (amount)."""
EXITING: Final = 17
"""A figure (subject) is about to leave its spaces for a placement (amount)."""
STEPPED: Final = 18
"""A figure (subject) goes to a placement (amount) for points (detail)."""
ENTERED: Final = 19
"""A figure (subject) has entered the spaces of its placement (amount)."""
MOVEMENT_ENDED: Final = 20
"""A massive figure (subject) has ended its movement on other figures."""
PUSHED: Final = 21
"""A figure (subject) is pushed to a placement (amount)."""
PLACED: Final = 22
"""A figure (subject) is placed at a placement (amount)."""

# --- attacks ------------------------------------------------------------------------------

ATTACK_BEFORE: Final = 23
"""A figure (source) is about to declare an attack (detail)."""
DECLARED: Final = 24
"""An attack (detail) of a figure (source) on a target (subject) at a space (amount)."""
POOLS_MADE: Final = 25
"""The pools of an attack (detail) are complete."""
ROLLED: Final = 26
"""Both pools of an attack (detail) are rolled: faces in `items`, attack dice first."""
REROLLED: Final = 27
"""A die (subject) of an attack (detail) shows another face (amount)."""
MODIFIED: Final = 28
"""The results of an attack (detail) are modified and evades cancel surges."""
SURGE_SPENT: Final = 29
"""A figure (source) spends surges (amount) of an attack (detail) on an ability (`items`)."""
ACCURACY_CHECKED: Final = 30
"""Whether an attack (detail) hits its target; a miss has amount 0."""
DAMAGE_DEALT: Final = 31
"""How much damage (amount) an attack (detail) deals to its target (subject)."""
ATTACK_RESOLVED: Final = 32
"""An attack (detail) has been resolved: what comes after it."""
ATTACK_ENDED: Final = 33
"""An attack (detail) is over."""
DIE_ADDED: Final = 34
"""A die of a colour (amount) joins a pool (subject: the figure's) of an attack (detail)."""
DIE_REMOVED: Final = 35
"""A die (amount) leaves a pool of an attack (detail)."""
TARGET_CHANGED: Final = 36
"""An attack (detail) has another target (subject) or target space (amount)."""

# --- damage and conditions ----------------------------------------------------------------

DAMAGE_SUFFERED: Final = 37
"""A figure or object (subject) suffers damage (amount) from something (source)."""
STRAIN_SUFFERED: Final = 38
"""A figure (subject) suffers strain (amount) from something (source)."""
RECOVERED: Final = 39
"""A figure (subject) recovers damage (amount)."""
CONDITION_GAINED: Final = 40
"""A figure (subject) becomes Focused, Stunned, … (amount: the condition)."""
CONDITION_LOST: Final = 41
"""A figure (subject) discards a condition (amount)."""
DEFEATED: Final = 42
"""A figure or object (subject) is defeated by something (source); `items`: where it stood."""
DICE_ROLLED: Final = 44
"""Dice (`items`: colours and faces in turn) are rolled outside attacks, for a source."""

# --- command cards ------------------------------------------------------------------------

CARDS_DRAWN: Final = 45
"""A seat draws so many cards (amount)."""
COMMAND_PLAYED: Final = 46
"""A Command card (subject) leaves the hand, played by a figure (source) or the side itself."""
COMMAND_STANDS: Final = 47
"""A played card (subject) takes effect unless it is cancelled; detail: the frame that plays it."""
COMMAND_DISCARDED: Final = 48
"""A Command card (subject) goes to its owner's discard pile."""
TOP_DISCARDED: Final = 49
"""The top cards (amount) of a seat's command deck are discarded."""

# --- objects and points -------------------------------------------------------------------

DOOR_OPENED: Final = 50
"""A door (subject) is open."""
DOOR_CLOSED: Final = 51
"""A door (subject) is closed."""
INTERACTED: Final = 52
"""A figure (source) has interacted with an object (subject)."""
TOKEN_FLIPPED: Final = 53
"""A token (subject) shows another side (amount)."""
TOKEN_TAKEN: Final = 54
"""A figure (source) carries a token (subject)."""
TOKEN_DROPPED: Final = 55
"""A token (subject) lies on a space (amount) again."""
TOKEN_REMOVED: Final = 56
"""A token (subject) leaves the map."""
TOKEN_PLACED: Final = 57
"""A token (subject) lies on a space (amount); a new one is of the kind of another (source)."""
POINTS_SCORED: Final = 58
"""A seat gains victory points (amount) for something (source); detail: a kind of reason."""
SHUFFLED: Final = 60
"""A seat's command deck is shuffled."""
ZONE_CHOSEN: Final = 61
"""A seat has a deployment zone (amount)."""
RESULT_ADDED: Final = 62
"""Results of an attack (detail) gain a symbol or keyword (subject) so often (amount)."""
KEYWORD_ADDED: Final = 63
"""An attack (detail) has a condition keyword (amount: the condition)."""

MISSION_CHOSEN: Final = 64
"""The mission is one of the map's (amount); its tokens are laid out."""

HAND_DISCARDED: Final = 65
"""A card (subject) is discarded from a seat's hand."""

ATTACHED: Final = 66
"""An attachment (subject) is put on the card of a group (source)."""

POWER_GAINED: Final = 67
"""A figure (subject) gains a power token of a symbol (amount)."""
POWER_LOST: Final = 68
"""A figure (subject) spends a power token of a symbol (amount) in an attack (detail), or has to
discard it."""

TOKEN_CLAIMED: Final = 69
"""A seat has a token (subject) in its play area, by a figure (source) or the mission."""

MAP_CHOSEN: Final = 70
"""The map is one of those there are (amount)."""
MAP_VETOED: Final = 71
"""A seat strikes out a map (amount)."""
MISSION_VETOED: Final = 72
"""A seat strikes out a mission of the map (amount)."""

NO_MORE: Final = (43, 59)
"""Numbers that once were kinds."""
KINDS: Final = tuple([one for one in range(DEPLOYED, MISSION_VETOED + 1) if one not in NO_MORE])

ATTACK_KINDS: Final = frozenset(range(ATTACK_BEFORE, TARGET_CHANGED + 1))
"""Kinds that belong to an attack: roles decide who comes first."""
