"""What the kinds of event are called outside the rules: one name for each number, in order."""

from typing import Final, Literal, get_args

from dejarik.games.imperial.model.events import KINDS

EventName = Literal[
    "deployed",
    "round_began",
    "group_began",
    "figure_began",
    "action_began",
    "action_ended",
    "figure_ended",
    "group_ended",
    "passed",
    "status_began",
    "readied",
    "exhausted",
    "round_ended",
    "initiative_taken",
    "actions_gained",
    "points_gained",
    "exiting",
    "stepped",
    "entered",
    "movement_ended",
    "pushed",
    "placed",
    "attack_before",
    "declared",
    "pools_made",
    "rolled",
    "rerolled",
    "modified",
    "surge_spent",
    "accuracy_checked",
    "damage_dealt",
    "attack_resolved",
    "attack_ended",
    "die_added",
    "die_removed",
    "target_changed",
    "damage_suffered",
    "strain_suffered",
    "recovered",
    "condition_gained",
    "condition_lost",
    "defeated",
    "dice_rolled",
    "cards_drawn",
    "command_played",
    "command_stands",
    "command_discarded",
    "top_discarded",
    "door_opened",
    "door_closed",
    "interacted",
    "token_flipped",
    "token_taken",
    "token_dropped",
    "token_removed",
    "token_placed",
    "points_scored",
    "shuffled",
    "zone_chosen",
    "result_added",
    "keyword_added",
    "mission_chosen",
    "hand_discarded",
    "attached",
    "power_gained",
    "power_lost",
    "token_claimed",
]

NAMES: Final[tuple[EventName, ...]] = get_args(EventName)
_BY_KIND: Final = dict(zip(KINDS, NAMES, strict=True))


def event_name(kind: int) -> EventName:
    """The name of a kind of event."""
    return _BY_KIND[kind]
