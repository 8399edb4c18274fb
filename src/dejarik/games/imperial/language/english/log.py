"""
The log in English: one sentence for each thing that an audience is told.

What belongs here: sentences about what happened. What does not: what is asked (`table`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.language.english.speaker import (
    Speaker,
    capital,
    counted,
    face_words,
    listed,
    plural,
)
from dejarik.games.imperial.model.conditions import CONDITION_NAMES, FOCUSED, HIDDEN

if TYPE_CHECKING:
    from dejarik.games.imperial.wire import Told

MINOR: Final = frozenset(
    {
        "decided",
        "action_ended",
        "figure_ended",
        "group_ended",
        "round_ended",
        "exiting",
        "entered",
        "movement_ended",
        "pools_made",
        "damage_dealt",
        "attack_before",
        "attack_resolved",
        "attack_ended",
        "command_stands",
        "result_added",
        "command_discarded",
        "shuffled",
    }
)
"""What most readers can do without."""

BENEFICIAL: Final = frozenset(CONDITION_NAMES[one] for one in (FOCUSED, HIDDEN))

ACTIONS: Final = {
    "move": "a move",
    "attack": "an attack",
    "interact": "an interaction",
    "special": "a special action",
    "command": "a Command card",
    "discard_condition": "discarding a condition",
}


def is_minor(told: Told) -> bool:
    """Whether a line may be left out where room is short: what is usual, what changes nothing."""
    if told.kind == "accuracy_checked":
        return told.amount > 0
    if told.kind == "readied":
        # Whatever readies a group at another time than the status phase has a source.
        return told.source == told.subject
    return told.kind in MINOR


def sentence(n: Speaker, told: Told) -> str:
    """What was told, as a sentence."""
    return capital(SENTENCES[told.kind](n, told))


def _subject(n: Speaker, told: Told) -> str:
    return n.thing(told.subject)


def _by(n: Speaker, told: Told) -> str:
    """From what it comes, if that is not the thing itself."""
    if told.source is None or (told.subject is not None and told.source.id == told.subject.id):
        return ""
    return f" ({n.thing(told.source)})"


def _says(words: str) -> Callable[[Speaker, Told], str]:
    """A sentence about the subject alone."""
    return lambda n, told: f"{_subject(n, told)} {words}"


def _attack_says(words: str) -> Callable[[Speaker, Told], str]:
    return lambda n, told: f"the attack of {n.thing(told.source)} {words}"


# --- rounds and activations ---------------------------------------------------------------


def _decided(n: Speaker, told: Told) -> str:
    return f"{listed([n.who(seat) for seat in told.seats])} decided."


def _group_began(n: Speaker, told: Told) -> str:
    code = "" if told.subject is None else told.subject.code
    return f"{n.does(told.seat, 'activate')} {n.card(code)}."


def _figure_began(n: Speaker, told: Told) -> str:
    return f"{_subject(n, told)} is activated with {counted(told.amount, 'action')}."


def _action_began(n: Speaker, told: Told) -> str:
    kind, *names = told.words
    what = names[0] if names else ACTIONS.get(kind, kind)
    return f"{_subject(n, told)} spends {counted(told.amount, 'action')} on {what}."


def _cards_drawn(n: Speaker, told: Told) -> str:
    known = [n.card(one.code) for one in told.items if one.code]
    cards = listed(known) if known else counted(told.amount, "Command card")
    return f"{n.does(told.seat, 'draw')} {cards}."


def _top_discarded(n: Speaker, told: Told) -> str:
    cards = listed([n.card(one.code) for one in told.items])
    return f"{n.does(told.seat, 'discard')} {cards} from the top of the command deck."


def _command_played(n: Speaker, told: Told) -> str:
    source = told.source
    on = f" on {n.thing(source)}" if source is not None and source.id > 0 else ""
    return f"{n.does(told.seat, 'play')} {_subject(n, told)}{on}."


# --- attacks ------------------------------------------------------------------------------


def _declared(n: Speaker, told: Told) -> str:
    return f"{n.thing(told.source)} attacks {_subject(n, told)} at {told.space}."


def _rolled(n: Speaker, told: Told) -> str:
    return f"the dice show {listed([face_words(one) for one in told.words]) or 'nothing'}."


def _rerolled(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'reroll')} a die{_by(n, told)}: {face_words(told.words[0])}."


def _dice_rolled(n: Speaker, told: Told) -> str:
    shown = listed([face_words(one) for one in told.words])
    return f"{n.does(told.seat, 'roll')} {shown}{_by(n, told)}."


def _modified(n: Speaker, told: Told) -> str:
    return f"the results come to {listed([plural(one) for one in told.words]) or 'nothing'}."


def _surge_spent(n: Speaker, told: Told) -> str:
    surges = counted(told.amount, "surge")
    return f"{n.thing(told.source)} spends {surges}: {told.words[0]}."


def _accuracy(n: Speaker, told: Told) -> str:
    reached = "is accurate enough" if told.amount else "misses"
    return f"the attack of {n.thing(told.source)} {reached}."


def _die_added(n: Speaker, told: Told) -> str:
    return f"{_subject(n, told)} adds a {told.words[0]} die{_by(n, told)}."


def _keyword_added(n: Speaker, told: Told) -> str:
    """Who becomes what: conditions that do good are the attacker's."""
    condition = told.words[0]
    whose = "attacker" if condition in BENEFICIAL else "target"
    who = told.source if whose == "attacker" else told.subject
    name = f"its {whose}" if who is None else n.thing(who)
    return f"the attack will make {name} {condition}."


def _result_added(n: Speaker, told: Told) -> str:
    return f"the attack has {told.words[0]} ({n.thing(told.source)})."


# --- figures and objects ------------------------------------------------------------------


def _damage(n: Speaker, told: Told) -> str:
    return f"{_subject(n, told)} suffers {told.amount} damage{_by(n, told)}."


def _condition(verb: str) -> Callable[[Speaker, Told], str]:
    return lambda n, told: f"{_subject(n, told)} {verb} {told.words[0]}{_by(n, told)}."


def _defeated(n: Speaker, told: Told) -> str:
    points = f" ({counted(told.amount, 'point')})" if told.amount else ""
    return f"{_subject(n, told)} is defeated{points}."


def _to(verb: str) -> Callable[[Speaker, Told], str]:
    return lambda n, told: f"{_subject(n, told)} {verb} {told.space}."


def _stepped(n: Speaker, told: Told) -> str:
    cost = f" for {counted(told.detail, 'movement point')}" if told.detail > 1 else ""
    return f"{_subject(n, told)} moves to {told.space}{cost}."


def _points_scored(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'score')} {counted(told.amount, 'point')}{_by(n, told)}."


def _interacted(n: Speaker, told: Told) -> str:
    return f"{n.thing(told.source)} has interacted with {_subject(n, told)}."


def _taken(n: Speaker, told: Told) -> str:
    return f"{n.thing(told.source)} takes {_subject(n, told)}."


def _flipped(n: Speaker, told: Told) -> str:
    side = "coloured" if told.amount else "grey"
    return f"{_subject(n, told)} shows its {side} side{_by(n, told)}."


def _mission(n: Speaker, told: Told) -> str:
    letter, name = told.words
    return f"mission {letter} is played: {name}." if name else f"mission {letter} is played."


SENTENCES: Final[dict[str, Callable[[Speaker, Told], str]]] = {
    "decided": _decided,
    "deployed": _to("is deployed at"),
    "round_began": lambda _n, told: f"round {told.amount} begins.",
    "group_began": _group_began,
    "figure_began": _figure_began,
    "action_began": _action_began,
    "action_ended": _says("has finished an action."),
    "figure_ended": _says("ends its activation."),
    "group_ended": _says("is exhausted after its activation."),
    "passed": lambda n, told: f"{n.does(told.seat, 'pass')}.",
    "status_began": lambda _n, _told: "the status phase begins.",
    "readied": _says("is ready."),
    "exhausted": _says("is exhausted."),
    "round_ended": lambda _n, told: f"round {told.amount} ends.",
    "initiative_taken": lambda n, told: f"{n.does(told.seat, 'have initiative')}.",
    "actions_gained": lambda n, told: (
        f"{_subject(n, told)} gains {counted(told.amount, 'action')}{_by(n, told)}."
    ),
    "points_gained": lambda n, told: (
        f"{_subject(n, told)} gains {counted(told.amount, 'movement point')}."
    ),
    "exiting": _to("is about to leave for"),
    "stepped": _stepped,
    "entered": _to("has entered"),
    "movement_ended": _says("has ended its movement."),
    "pushed": _to("is pushed to"),
    "placed": _to("is placed at"),
    "attack_before": lambda n, told: f"{n.thing(told.source)} is about to declare an attack.",
    "declared": _declared,
    "pools_made": _attack_says("has its dice."),
    "rolled": _rolled,
    "rerolled": _rerolled,
    "modified": _modified,
    "surge_spent": _surge_spent,
    "accuracy_checked": _accuracy,
    "damage_dealt": lambda n, told: (
        f"the attack deals {told.amount} damage to {_subject(n, told)}."
    ),
    "attack_resolved": _attack_says("has been resolved."),
    "attack_ended": _attack_says("is over."),
    "die_added": _die_added,
    "die_removed": lambda n, told: f"a die is taken out of the attack{_by(n, told)}.",
    "target_changed": lambda n, told: f"the target is {_subject(n, told)} at {told.space} now.",
    "damage_suffered": _damage,
    "strain_suffered": lambda n, told: (
        f"{_subject(n, told)} suffers {told.amount} strain{_by(n, told)}."
    ),
    "recovered": lambda n, told: (
        f"{_subject(n, told)} recovers {told.amount} damage{_by(n, told)}."
    ),
    "condition_gained": _condition("becomes"),
    "condition_lost": _condition("is no longer"),
    "defeated": _defeated,
    "dice_rolled": _dice_rolled,
    "cards_drawn": _cards_drawn,
    "command_played": _command_played,
    "command_stands": _says("takes effect unless somebody cancels it."),
    "command_discarded": _says("goes to the discard pile."),
    "top_discarded": _top_discarded,
    "door_opened": lambda n, told: f"{n.thing(told.source)} opens {_subject(n, told)}.",
    "door_closed": _says("is closed."),
    "interacted": _interacted,
    "token_flipped": _flipped,
    "token_taken": _taken,
    "token_dropped": _to("lies at"),
    "token_removed": _says("leaves the map."),
    "token_placed": _to("is put on"),
    "points_scored": _points_scored,
    "shuffled": lambda n, told: f"{n.does(told.seat, 'shuffle')} the command deck.",
    "zone_chosen": lambda n, told: f"{n.does(told.seat, 'have')} the {told.words[0]} zone.",
    "result_added": _result_added,
    "keyword_added": _keyword_added,
    "mission_chosen": _mission,
    "map_chosen": lambda _n, told: f"the map is {told.words[0]}.",
    "map_vetoed": lambda n, told: f"{n.does(told.seat, 'veto')} the map {told.words[0]}.",
    "mission_vetoed": lambda n, told: f"{n.does(told.seat, 'veto')} the mission {told.words[0]}.",
    "attached": lambda n, told: f"{_subject(n, told)} is put on {n.thing(told.source)}.",
    "power_gained": lambda n, told: (
        f"{_subject(n, told)} gains a power token of {told.words[0]}{_by(n, told)}."
    ),
    "power_lost": lambda n, told: f"{_subject(n, told)} gives up a power token of {told.words[0]}.",
    "token_claimed": lambda n, told: f"{n.does(told.seat, 'claim')} {_subject(n, told)}.",
    "hand_discarded": lambda n, told: f"{n.does(told.seat, 'discard')} {_subject(n, told)}.",
}
