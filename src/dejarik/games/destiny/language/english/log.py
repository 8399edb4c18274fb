"""
The log in English: what happened, as one seat was told of it.

What belongs here: one sentence per kind of event, made from `Told` and nothing else.
What does not: deciding what a seat may know (`seen.seat_log` did that) or which lines to show.
"""

from collections.abc import Callable
from typing import Final

from dejarik.games.destiny.effects.naming import (
    A_NUMBER,
    A_PLAYER,
    A_SIDE,
    A_SYMBOL,
    A_TITLE,
)
from dejarik.games.destiny.language.english.facts import subtype_word, symbol_word
from dejarik.games.destiny.language.english.names import (
    HIDDEN_CARD,
    Names,
    side_words,
)
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import (
    COLOUR_NAMES,
    SYMBOL_NAMES,
    TYPE_NAMES,
    parse_side,
    write_side,
)
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.games.destiny.wire import Thing, Told
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a, count

FROM: Final = (
    "",
    "hand",
    "the discard pile",
    "the deck",
    "play",
    "the set-aside cards",
    "below",
    "the discard pile",
)
TO: Final = ("", "is discarded", "is set aside", "goes back to hand", "goes back into the deck")
MOVED: Final = (
    "",
    "is discarded",
    "is set aside",
    "goes to {} hand",
    "goes on top of {} deck",
    "goes to the bottom of {} deck",
)
PHASES: Final = ("Setup begins", "The action phase begins", "Upkeep begins")

DEEDS: Final = (
    "do nothing",
    "play a card",
    "activate a card",
    "resolve dice",
    "discard a card and reroll dice",
    "use a card's action",
    "claim the battlefield",
)

ALWAYS_MINOR: Final = frozenset(
    {
        "decided",
        "turn_began",
        "card_played",
        "deck_shuffled",
        "die_returned",
        "die_resolved",
        "damage_taken",
        "battlefield_taken",
        "setup_done",
        "round_ended",
        "cost_set",
        "payment_due",
        "die_payment_due",
        "activation_due",
        "dice_handled",
        "action_due",
        "hands_due",
    }
)


def is_minor(told: Told) -> bool:
    """Whether a line only repeats what others around it say."""
    kind = told.kind
    source = None if told.source is None else told.source.id
    subject = None if told.subject is None else told.subject.id
    if kind in ALWAYS_MINOR:
        return True
    if kind == "action_taken":
        # Of a reroll without dice nothing else is told but a discarded card.
        return told.detail != ev.REROLL
    if kind == "phase_began":
        return told.detail == 1
    if kind in {"exhausted", "readied"}:
        return source is None or source == subject
    if kind == "dice_rolled":
        return subject is not None
    if kind == "entered_play":
        return told.other is None and not told.items
    if kind == "card_discarded":
        return told.detail == ev.FROM_PLAY
    return False


def sentence(names: Names, told: Told) -> str:
    """What happened, as one sentence."""
    make = SENTENCES.get(told.kind)
    if make is None:
        return f"{told.kind.replace('_', ' ').capitalize()}."
    words = make(names, told)
    return words[:1].upper() + words[1:]


def _subject(n: Names, t: Told) -> str:
    return n.thing(t.subject)


def _title(n: Names, thing: Thing | None) -> str:
    return HIDDEN_CARD if thing is None else n.title(thing.code)


def _cards(n: Names, t: Told) -> str:
    """The cards by title where any is known, else how many."""
    known = [n.title(item.code) for item in t.items if item.code]
    unknown = len(t.items) - len(known)
    if not known:
        return count(unknown, "card")
    return listing([*known, count(unknown, "hidden card")] if unknown else known, none="nothing")


def _dice(n: Names, t: Told) -> str:
    """Dice by what they show, those of one card together."""
    found: dict[str, list[str]] = {}
    for item in t.items:
        found.setdefault(n.title(item.code), []).append(side_words(item.side))
    if not found:
        return "nothing"
    return ", ".join(
        f"{listing(sides, none='nothing')} ({title})" for title, sides in found.items()
    )


def _plain(words: str) -> Callable[[Names, Told], str]:
    """A sentence that is always the same but for its amount."""

    def make(n: Names, t: Told) -> str:
        return words.format(t.amount)

    return make


def _phase(n: Names, t: Told) -> str:
    return f"{PHASES[t.detail]}."


def _drawn(n: Names, t: Told) -> str:
    if t.detail:
        return "The game is drawn: nobody has a character left."
    return "The game is drawn: nothing has come of it for too long."


def _revealed(n: Names, t: Told) -> str:
    by = "" if t.source is None or not t.source.code else f" ({n.title(t.source.code)})"
    stays = ", to stay face up" if t.detail == ev.DETECTED else ""
    return f"{n.does(t.seat, 'reveal')} {_cards(n, t)}{by}{stays}."


def _decided(n: Names, t: Told) -> str:
    who = listing([n.who(seat) for seat in t.seats], none="nothing")
    return f"{who} decided."


def _passed(n: Names, t: Told) -> str:
    return f"{n.does(t.seat, 'pass')}."


def _started(n: Names, t: Told) -> str:
    zone = "" if t.detail == ev.FROM_HAND else f" from {FROM[t.detail]}"
    return f"{n.does(t.seat, 'play')} {_title(n, t.subject)}{zone}."


def _entered(n: Names, t: Told) -> str:
    if t.items:
        return f"{_subject(n, t)} takes the place of {n.thing(t.items[0])}."
    where = f" on {n.thing(t.other)}" if t.other is not None else ""
    return f"{_subject(n, t)} enters play{where}."


def _left(n: Names, t: Told) -> str:
    return f"{_subject(n, t)} leaves play and {TO[t.detail]}."


def _discarded(n: Names, t: Told) -> str:
    if t.detail == ev.FROM_PLAY:
        # An event that has been played: it was never in play.
        return f"{_title(n, t.subject)} goes to {n.whose(t.seat)} discard pile."
    return f"{n.does(t.seat, 'discard')} {_title(n, t.subject)} from {FROM[t.detail]}."


def _seen(n: Names, t: Told) -> str:
    whose = n.whose(t.seats[0]) if t.seats else "a"
    if t.detail:
        return f"{n.does(t.seat, 'look')} at {_cards(n, t)} in {whose} hand."
    return f"{n.does(t.seat, 'look')} at {whose} hand: {_cards(n, t)}."


def _arranged(n: Names, t: Told) -> str:
    put = n.does(t.seat, "put")
    above = f"{count(t.amount - t.detail, 'card')} back on top"
    below = f"{count(t.detail, 'card')} on the bottom"
    if not t.detail:
        return f"{put} {above} of {_whose_deck(n, t)}."
    if t.detail == t.amount:
        return f"{put} {below} of {_whose_deck(n, t)}."
    return f"{put} {above} and {below} of {_whose_deck(n, t)}."


def _whose_deck(n: Names, t: Told) -> str:
    return f"{n.own(t.seat, t.seats[0]) if t.seats else 'a'} deck"


def _owner(n: Names, t: Told) -> str:
    return n.whose(-1 if t.subject is None else t.subject.seat)


def _rolled(n: Names, t: Told) -> str:
    if t.detail:
        return f"{n.does(t.seat, 'reroll')} to {_dice(n, t)}."
    why = " for the roll-off" if t.source is None else ""
    return f"{n.does(t.seat, 'roll')} {_dice(n, t)}{why}."


def _activated(n: Names, t: Told) -> str:
    words = f"{n.does(t.seat, 'activate')} {_title(n, t.subject)}"
    if not t.items:
        return f"{words}."
    dice = _dice(n, t)
    if t.subject is not None and all(item.code == t.subject.code for item in t.items):
        dice = listing([side_words(item.side) for item in t.items], none="nothing")
    return f"{words} and {'roll' if t.seat == n.seat else 'rolls'} {dice}."


def _die(n: Names, t: Told) -> str:
    """A die by its card: what it shows is said beside it."""
    if t.subject is None or not t.subject.code:
        return "a die"
    return f"{n.whose(t.subject.seat)} {n.title(t.subject.code)} die"


def _die_of(n: Names, t: Told) -> str:
    """The same where somebody does something to it."""
    if t.subject is None or not t.subject.code:
        return "a die"
    return f"{n.own(t.seat, t.subject.seat)} {n.title(t.subject.code)} die"


def _showing(t: Told) -> str:
    return "" if t.subject is None or not t.subject.side else side_words(t.subject.side)


def _resolves(n: Names, t: Told) -> str:
    """What a die is resolved as: it may count as another symbol than it shows."""
    with_ = f" with {_dice(n, t)}" if t.items else ""
    side = "" if t.subject is None else t.subject.side
    other = side and t.detail and parse_side(side).symbol != t.detail
    shown = f"{_showing(t)} as {SYMBOL_NAMES[t.detail]}" if other else _showing(t)
    return f"{n.does(t.seat, 'resolve')} {shown} ({_title(n, t.subject)}){with_}."


def _dealt(n: Names, t: Told) -> str:
    symbol = f"{SYMBOL_NAMES[t.detail]} " if t.detail else ""
    by = n.thing(t.source)
    if t.amount == 0:
        return f"{by} deals no damage to {_subject(n, t)}."
    return f"{by} deals {t.amount} {symbol}damage to {_subject(n, t)}."


def _blocked(n: Names, t: Told) -> str:
    if t.amount == 0:
        return f"all of the damage to {_subject(n, t)} is blocked."
    return f"{t.amount} damage gets through to {_subject(n, t)}."


def _shields(n: Names, t: Told) -> str:
    if t.amount == 0:
        return f"{_subject(n, t)} can hold no more shields."
    return f"{_subject(n, t)} gets {count(t.amount, 'shield')}."


def _spent(n: Names, t: Told) -> str:
    what = ""
    if t.subject is not None:
        title = _title(n, t.subject)
        what = f" for the {title} die" if t.subject.side else f" for {title}"
    return f"{n.does(t.seat, 'pay')} {count(t.amount, 'resource')}{what}."


def _resources(verb: str) -> Callable[[Names, Told], str]:
    def words(n: Names, t: Told) -> str:
        because = "" if t.source is None else f" ({_title(n, t.source)})"
        return f"{n.does(t.seat, verb)} {count(t.amount, 'resource')}{because}."

    return words


def _stacked(n: Names, t: Told) -> str:
    what = "a card" if t.subject is None or not t.subject.code else n.title(t.subject.code)
    return f"{n.does(t.seat, 'put')} {what} face down under {_title(n, t.source)}."


def _value(n: Names, t: Told) -> str:
    if t.detail == A_SIDE and t.subject is not None:
        sides = n.facts[t.subject.code].sides
        whose = f"{n.does(t.seat, 'resolve')} a side of {_title(n, t.subject)}"
        return f"{whose}: {side_words(write_side(sides[t.amount]))}."
    if t.detail == A_PLAYER:
        return f"{n.does(t.seat, 'choose')} {n.other(t.amount)}."
    if t.detail == A_NUMBER:
        return f"{n.does(t.seat, 'name')} {t.amount}."
    if t.detail == A_TITLE:
        return f"{n.does(t.seat, 'name')} {n.titles[t.amount]}."
    if t.detail == A_SYMBOL:
        return f"{n.does(t.seat, 'name')} {symbol_word(t.amount)}."
    words = subtype_word(SUBTYPES[t.amount]) if t.detail else COLOUR_NAMES[t.amount]
    return f"{n.does(t.seat, 'name')} {words}."


def _won(n: Names, t: Told) -> str:
    return f"{n.does(t.seat, 'win')} the game."


def _split(n: Names, t: Told) -> str:
    whose = "your" if t.seat == n.seat else "their"
    first = _dice(n, t) if t.items else "empty"
    return f"{n.does(t.seat, 'split')} {whose} dice; the first group is {first}."


def _moved(unit: str) -> Callable[[Names, Told], str]:
    def words(n: Names, t: Told) -> str:
        much = f"{t.amount} damage" if unit == "damage" else count(t.amount, unit)
        return f"{n.does(t.seat, 'move')} {much} from {_subject(n, t)} to {n.thing(t.other)}."

    return words


def _elite(words: str) -> Callable[[Names, Told], str]:
    def make(n: Names, t: Told) -> str:
        return f"{_subject(n, t)} {words if t.amount else 'stays as it is'}."

    return make


SENTENCES: Final[dict[str, Callable[[Names, Told], str]]] = {
    "decided": _decided,
    "round_began": _plain("Round {} begins."),
    "round_ended": _plain("Round {} ends."),
    "phase_began": _phase,
    "turn_began": lambda n, t: f"It is {n.whose(t.seat)} turn.",
    "action_taken": lambda n, t: f"{n.whose(t.seat)} action was to {DEEDS[t.detail]}.",
    "passed": _passed,
    "play_started": _started,
    "card_played": lambda n, t: f"{_title(n, t.subject)} has been played.",
    "entered_play": _entered,
    "left_play": _left,
    "cards_drawn": lambda n, t: f"{n.does(t.seat, 'draw')} {_cards(n, t)}.",
    "card_discarded": _discarded,
    "cards_revealed": _revealed,
    "hand_seen": _seen,
    "deck_shuffled": lambda n, t: f"{n.whose(t.seat)} deck is shuffled.",
    "exhausted": lambda n, t: f"{_subject(n, t)} is exhausted.",
    "readied": lambda n, t: f"{_subject(n, t)} is readied.",
    "activated": _activated,
    "dice_rolled": _rolled,
    "die_turned": lambda n, t: f"{n.does(t.seat, 'turn')} {_die_of(n, t)} to {_showing(t)}.",
    "die_removed": lambda n, t: (
        f"{n.does(t.seat, 'remove')} {_die_of(n, t)} showing {_showing(t)}."
    ),
    "die_resolving": _resolves,
    "die_resolved": lambda n, t: f"{_die(n, t)} has been resolved.",
    "die_matched": lambda n, t: f"{_die(n, t)} counts as the one of {n.thing(t.source)}.",
    "die_returned": lambda n, t: f"{_die(n, t)} goes back to its card.",
    "damage_dealt": _dealt,
    "damage_taken": lambda n, t: f"{_subject(n, t)} takes {t.amount} damage.",
    "damage_healed": lambda n, t: f"{_subject(n, t)} heals {t.amount} damage.",
    "shields_gained": _shields,
    "shields_lost": lambda n, t: f"{_subject(n, t)} loses {count(t.amount, 'shield')}.",
    "resources_gained": _resources("gain"),
    "resources_spent": _spent,
    "resources_lost": _resources("lose"),
    "defeated": lambda n, t: f"{_subject(n, t)} is defeated.",
    "battlefield_claimed": lambda n, t: f"{n.does(t.seat, 'claim')} {_title(n, t.subject)}.",
    "battlefield_taken": lambda n, t: (
        f"{n.does(t.seat, 'take')} control of {_title(n, t.subject)}."
    ),
    "attached": lambda n, t: f"{_subject(n, t)} is attached to {n.thing(t.source)}.",
    "type_changed": lambda n, t: f"{_subject(n, t)} is now {a(TYPE_NAMES[t.detail])}.",
    "ability_used": lambda n, t: f"{n.does(t.seat, 'use')} the action of {_title(n, t.subject)}.",
    "actions_granted": lambda n, t: f"{n.who(t.seat)} may take {count(t.amount, 'more action')}.",
    "phase_ending": _plain("The action phase is to end."),
    "die_brought": lambda n, t: f"{_die(n, t)} is taken up without its card.",
    "die_put_in": lambda n, t: (
        f"{n.does(t.seat, 'put')} {_die_of(n, t)} into the pool, showing {_showing(t)}."
    ),
    "die_taken": lambda n, t: f"the {_title(n, t.subject)} die is placed on {n.thing(t.source)}.",
    "dice_gained": lambda n, t: f"{_subject(n, t)} gains {count(t.amount, 'die')}.",
    "card_stacked": _stacked,
    "card_set_aside": lambda n, t: f"{_title(n, t.subject)} is set aside.",
    "game_won": _won,
    "hands_due": _plain("The starting hands are to be drawn."),
    "setup_done": _plain("Setup is over."),
    "battlefield_chosen": lambda n, t: (
        f"{n.does(t.seat, 'choose')} {n.own(t.seat, -1 if t.subject is None else t.subject.seat)} "
        f"battlefield, {_title(n, t.subject)}."
    ),
    "cards_put_back": lambda n, t: f"{n.does(t.seat, 'put')} back {_cards(n, t)}.",
    "value_chosen": _value,
    "pool_split": _split,
    "upgrade_given_up": lambda n, t: f"{n.does(t.seat, 'replace')} {_title(n, t.subject)}.",
    "damage_placed": lambda n, t: f"{t.amount} damage is placed on {_subject(n, t)}.",
    "action_due": lambda n, t: f"{n.does(t.seat, 'be')} about to take an action.",
    "dice_handled": lambda n, t: f"{n.does(t.seat, 'change')} {count(t.amount, 'die')} together.",
    "damage_removed": lambda n, t: f"{t.amount} damage is removed from {_subject(n, t)}.",
    "damage_moved": _moved("damage"),
    "shields_moved": _moved("shield"),
    "game_drawn": _drawn,
    "damage_blocking": _blocked,
    "control_taken": lambda n, t: f"{n.does(t.seat, 'take')} control of {_title(n, t.subject)}.",
    "flipped": lambda n, t: f"A card flips: it is {_subject(n, t)} now.",
    "became_elite": _elite("becomes elite"),
    "stopped_elite": _elite("is no longer elite"),
    "resources_placed": lambda n, t: f"{_subject(n, t)} gets {count(t.amount, 'resource')} on it.",
    "resources_removed": lambda n, t: (
        f"{_subject(n, t)} loses {count(t.amount, 'resource')} from it."
    ),
    "charms_placed": lambda n, t: f"{_subject(n, t)} gets {count(t.amount, 'charm token')}.",
    "charms_removed": lambda n, t: f"{_subject(n, t)} loses {count(t.amount, 'charm token')}.",
    "piloting_began": lambda n, t: f"{_subject(n, t)} pilots {n.thing(t.source)}.",
    "cost_set": lambda n, t: f"{_title(n, t.subject)} costs {count(t.amount, 'resource')}.",
    "payment_due": lambda n, t: f"{_title(n, t.subject)} is to be paid for.",
    "die_payment_due": lambda n, t: f"{_title(n, t.subject)} is to be paid for.",
    "activation_due": lambda n, t: f"{_title(n, t.subject)} is to be activated.",
    "deck_seen": lambda n, t: (
        f"{n.does(t.seat, 'look')} at {count(len(t.items), 'card')} of {_whose_deck(n, t)}."
    ),
    "cards_picked": lambda n, t: (
        f"{n.does(t.seat, 'pick')} {count(t.amount, 'card')} out of {_whose_deck(n, t)}."
    ),
    "deck_arranged": _arranged,
    "card_moved": lambda n, t: f"{_title(n, t.subject)} {MOVED[t.detail].format(_owner(n, t))}.",
    "play_undone": lambda n, t: f"{_title(n, t.subject)} cannot be paid for and goes back.",
}
