"""
The log in English: one sentence for each thing that an audience is told.

What belongs here: sentences about what happened. What does not: what is asked (`table`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.language.english.speaker import PILES, Speaker, capital, force
from dejarik.games.swccg.model.ids import HAND, PILE_NAMES, USED
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

if TYPE_CHECKING:
    from dejarik.games.swccg.wire import Lack, Thing, Told

PHASES: Final = ("", "activate", "control", "deploy", "battle", "move", "draw")
SEGMENTS: Final = ("initiation", "weapons", "power", "damage", "last")
PURPOSES: Final = ("destiny", "battle destiny", "weapon destiny")

MINOR: Final = frozenset(
    {
        "decided",
        "use_one",
        "recirculated",
        "phase_begins",
        "phase",
        "turn_ending",
        "turn_ends",
        "claimed",
        "deployed",
        "played",
        "used_text",
        "drained",
        "fired",
        "destiny_about",
        "destiny_drawn",
        "total_done",
        "both_totals_done",
        "segment",
        "satisfied",
        "battle_ending",
        "battle_began",
        "marked",
        "leaving",
        "durations_ended",
        "burying",
        "committed",
        "text_spent",
        "noted",
        "duel_step",
        "drain_spent",
    }
)
"""What most readers can do without."""

JOINED: Final = frozenset({"activate_one", "use_one", "draw_one"})
"""Kinds of which several in a row are told in one sentence."""

MOST_NAMED: Final = 6
"""So many cards of a pile are named to whoever looks at them."""


def is_minor(told: Told) -> bool:
    """Whether a line may be left out where room is short: what is usual, what changes nothing."""
    if told.kind == "put_card":
        return told.detail == USED
    if told.kind == "moved":
        return told.amount > 0
    if told.kind == "segment_begins":
        return not told.lacking
    return told.kind in MINOR


def sentence(n: Speaker, told: Told) -> str:
    """What was told, as a sentence."""
    return capital(SENTENCES[told.kind](n, told))


def several(n: Speaker, run: Sequence[Told]) -> str:
    """The same thing several times in a row, as one sentence."""
    first = run[0]
    if first.kind == "activate_one":
        return capital(f"{n.does(first.seat, 'activate')} {force(len(run))}.")
    if first.kind == "use_one":
        return capital(f"{n.does(first.seat, 'use')} {force(len(run))}.")
    codes = [one.subject.code for one in run if one.subject is not None and one.subject.code]
    known = listing([n.card(code) for code in codes])
    if codes:
        known = f": {known}" if len(codes) == len(run) else f", {known} among them"
    return capital(f"{n.does(first.seat, 'draw')} {count(len(run), 'card')}{known}.")


# --- parts of sentences -------------------------------------------------------------------


def _subject(n: Speaker, told: Told) -> str:
    return n.thing(told.subject)


def _does(verb: str) -> Callable[[Speaker, Told], str]:
    """Who acts, and on what."""
    return lambda n, told: f"{n.does(told.seat, verb)} {_subject(n, told)}{_price(told)}."


def _says(words: str) -> Callable[[Speaker, Told], str]:
    """A sentence about the subject alone."""
    return lambda n, told: f"{_subject(n, told)} {words}{_by(n, told)}."


def _moment(words: str) -> Callable[[Speaker, Told], str]:
    return lambda _n, _told: words


def _price(told: Told) -> str:
    return f" for {force(told.amount)}" if told.amount else ""


def _by(n: Speaker, told: Told) -> str:
    """From what it comes, if that is not the thing itself."""
    source = told.source
    if source is None or not source.code:
        return ""
    if told.subject is not None and source.code == told.subject.code:
        return ""
    return f" ({n.thing(source)})"


def _at(n: Speaker, items: Sequence[Thing], word: str) -> str:
    return f" {word} {listing([n.thing(one) for one in items])}" if items else ""


def _owner(told: Told) -> int:
    """Whose card it is about."""
    return told.seat if told.subject is None else told.subject.seat


# --- piles --------------------------------------------------------------------------------


def _lost_one(n: Speaker, told: Told) -> str:
    where = "" if told.detail < 0 else f" from {_pile_word(n, told)}"
    return f"{n.does(_owner(told), 'lose')} {_subject(n, told)}{where}."


def _pile_word(n: Speaker, told: Told) -> str:
    name = PILES[PILE_NAMES[told.detail]]
    return f"{n.whose(_owner(told))} {name}" if told.detail == HAND else f"the {name}"


def _put(n: Speaker, told: Told) -> str:
    return f"{_subject(n, told)} goes to {n.pile(_owner(told), PILE_NAMES[told.detail])}."


def _peeked(n: Speaker, told: Told) -> str:
    known = [n.card(one.code) for one in told.items if one.code]
    what = count(len(told.items), "card")
    if known and len(known) < len(told.items):
        what = f"{what}, {listing(known)} among them"
    elif known and len(known) <= MOST_NAMED:
        what = listing(known)
    return f"{n.does(told.seat, 'look')} at {what}{_by(n, told)}."


def _shuffled(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'shuffle')} the {PILES[PILE_NAMES[told.detail]]}."


def _hand_shown(n: Speaker, told: Told) -> str:
    whose = "your" if told.seat == n.seat else "their"
    return f"{n.does(told.seat, 'show')} {whose} whole hand{_by(n, told)}."


def _recirculated(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'recirculate')} {count(told.amount, 'card')}."


# --- time ---------------------------------------------------------------------------------


def _phase_begins(n: Speaker, told: Told) -> str:
    generation = f": {force(told.amount)} can be activated" if told.amount else ""
    return f"{n.whose(told.seat)} {PHASES[told.detail]} phase begins{generation}."


def _decided(n: Speaker, told: Told) -> str:
    return f"{listing([n.who(seat) for seat in told.seats])} decided."


# --- actions ------------------------------------------------------------------------------


def _deploying(n: Speaker, told: Told) -> str:
    card = n.title(told.subject.code) if told.subject is not None else "a card"
    return f"{n.does(told.seat, 'deploy')} {card}{_where(n, told)}{_price(told)}."


def _where(n: Speaker, told: Told) -> str:
    if not told.items:
        return ""
    target = told.items[0]
    if told.subject is not None and n.system(told.subject.code):
        return ", converting it"
    if target.name:
        return f" beside {n.thing(target)}"
    return f" {'to' if target.seat < 0 else 'on'} {n.thing(target)}"


def _playing(n: Speaker, told: Told) -> str:
    return (
        f"{n.does(told.seat, 'play')} {_subject(n, told)}"
        f"{_at(n, told.items, 'targeting')}{_price(told)}."
    )


def _using(n: Speaker, told: Told) -> str:
    return (
        f"{n.does(told.seat, 'use')} {_subject(n, told)}"
        f"{_at(n, told.items, 'targeting')}{_price(told)}."
    )


def _draining(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'drain')} at {_subject(n, told)}{_price(told)}."


def _battle_begins(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'begin')} a battle at {_subject(n, told)}{_price(told)}."


def _firing(n: Speaker, told: Told) -> str:
    return (
        f"{n.does(told.seat, 'fire')} {_subject(n, told)}{_at(n, told.items, 'at')}{_price(told)}."
    )


def _moving(n: Speaker, told: Told) -> str:
    if len(told.items) > 1:
        goal, *group = told.items
        who = listing([n.thing(one) for one in group])
        way = f"from {_subject(n, told)} to {n.thing(goal)}"
        return f"{n.does(told.seat, 'move')} {who} {way}{_price(told)}."
    return (
        f"{n.does(told.seat, 'move')} {_subject(n, told)}{_at(n, told.items, 'to')}{_price(told)}."
    )


def _transferring(n: Speaker, told: Told) -> str:
    return (
        f"{n.does(told.seat, 'transfer')} {_subject(n, told)}"
        f"{_at(n, told.items, 'to')}{_price(told)}."
    )


def _defusing(n: Speaker, told: Told) -> str:
    mines = listing([n.thing(one) for one in told.items])
    return f"{n.does(told.seat, 'try')} to defuse {mines} with {_subject(n, told)}."


def _must_lose(n: Speaker, told: Told) -> str:
    return f"{n.does(_owner(told), 'must lose')} {force(told.amount)}{_by(n, told)}."


def _retrieving(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'retrieve')} Force{_by(n, told)}."


# --- destiny ------------------------------------------------------------------------------


def _destiny_done(n: Speaker, told: Told) -> str:
    drawn = n.does(told.seat, "draw")
    return f"{drawn} {_subject(n, told)} for {PURPOSES[told.detail]}: {told.amount}."


def _total_done(n: Speaker, told: Told) -> str:
    return f"{n.whose(told.seat)} total of {PURPOSES[told.detail]} is {told.amount}."


# --- battle -------------------------------------------------------------------------------


def _segment_begins(n: Speaker, told: Told) -> str:
    segment = f"The {SEGMENTS[told.amount]} segment of the battle at {_subject(n, told)} begins"
    lacking = [_lack(n, one) for one in told.lacking]
    return f"{segment}: {'; '.join(lacking)}." if lacking else f"{segment}."


def _lack(n: Speaker, lack: Lack) -> str:
    why = {
        "force": f"that costs {force(lack.amount)}",
        "target": "there is nobody it can be fired at",
        "destiny": "there is no card to draw for destiny",
        "used": "whoever carries it has used another one this turn",
        "forbidden": "something forbids it",
    }
    weapon = f"{n.whose(lack.weapon.seat)} {n.thing(lack.weapon)}"
    return f"{weapon} cannot be fired, {why[lack.lacks]}"


def _totalled(n: Speaker, told: Told) -> str:
    if len(told.numbers) < 4:
        return "Both totals are known."
    power = [f"{n.whom(seat)} {told.numbers[seat]}" for seat in (0, 1)]
    against = [
        f"{told.numbers[2 + seat]} against {n.whom(seat)}"
        for seat in (0, 1)
        if told.numbers[2 + seat]
    ]
    attrition = f"; attrition {listing(against)}" if against else ""
    tie = ", a tie" if told.numbers[0] == told.numbers[1] else ""
    return f"Total power: {listing(power)}{tie}{attrition}."


def _forfeited(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'forfeit')} {_subject(n, told)} ({told.amount})."


def _satisfied(n: Speaker, told: Told) -> str:
    return f"{n.does(told.seat, 'satisfy')} {told.amount} battle damage."


def _damage_changed(n: Speaker, told: Told) -> str:
    sign = "+" if told.amount >= 0 else ""
    return f"Battle damage against {n.whom(told.seat)}: {sign}{told.amount}{_by(n, told)}."


# --- table --------------------------------------------------------------------------------


def _tripped(n: Speaker, told: Told) -> str:
    mines, duds = told.items[: told.amount], told.items[told.amount :]
    found = f"{listing([n.thing(one) for one in mines])} at {_subject(n, told)}"
    lost = f"{listing([n.thing(one) for one in duds])} {'is' if len(duds) == 1 else 'are'} lost"
    if not mines:
        return f"What is buried at {_subject(n, told)} is turned up: no mine; {lost}."
    return f"{n.does(told.seat, 'trip')} {found}{f'; {lost}' if duds else ''}."


def _returned(n: Speaker, told: Told) -> str:
    return (
        f"{_subject(n, told)} returns to {n.pile(_owner(told), PILE_NAMES[told.amount or HAND])}."
    )


SENTENCES: Final[dict[str, Callable[[Speaker, Told], str]]] = {
    "decided": _decided,
    "activate_one": lambda n, told: several(n, [told]),
    "use_one": lambda n, told: several(n, [told]),
    "lose_one": _lost_one,
    "draw_one": lambda n, told: several(n, [told]),
    "retrieve_one": lambda n, told: f"{n.does(told.seat, 'retrieve')} {_subject(n, told)}.",
    "put_card": _put,
    "recirculated": _recirculated,
    "shuffled": _shuffled,
    "peeked": _peeked,
    "hand_shown": _hand_shown,
    "card_shown": _says("is shown"),
    "verified": lambda n, told: f"{n.does(told.seat, 'verify')} {_subject(n, told)}.",
    "turn_begins": lambda n, told: f"Turn {told.amount}: {n.whose(told.seat)} turn begins.",
    "phase_begins": _phase_begins,
    "phase": lambda n, told: f"{n.whose(told.seat)} {PHASES[told.detail]} phase.",
    "turn_ending": lambda n, told: f"{n.whose(told.seat)} turn is about to end.",
    "turn_ends": lambda n, told: f"{n.whose(told.seat)} turn ends.",
    "starting_shown": lambda n, told: f"{n.does(told.seat, 'start')} with {_subject(n, told)}.",
    "dealt": lambda n, told: (
        f"{n.does(told.seat, 'draw')} a starting hand of {count(told.amount, 'card')}."
    ),
    "claimed": _does("show"),
    "deploying": _deploying,
    "playing": _playing,
    "using": _using,
    "draining": _draining,
    "battle_begins": _battle_begins,
    "firing": _firing,
    "moving": _moving,
    "reacting": lambda n, told: f"{n.does(told.seat, 'react')} with {_subject(n, told)}.",
    "must_lose": _must_lose,
    "retrieving": _retrieving,
    "transferring": _transferring,
    "activating": lambda n, told: f"{n.does(told.seat, 'activate')} Force.",
    "drawing": lambda n, told: f"{n.does(told.seat, 'draw')} cards.",
    "duel_begins": lambda n, told: f"{n.does(told.seat, 'begin')} a duel{_by(n, told)}.",
    "exploding": _says("explodes"),
    "defusing": _defusing,
    "burying": lambda n, told: (
        f"{n.does(told.seat, 'are about to bury')} cards at {_subject(n, told)}."
    ),
    "deployed": _says("is on table"),
    "played": _says("has been played"),
    "used_text": _says("has been used"),
    "drained": lambda n, told: f"The drain at {_subject(n, told)} is over.",
    "battle_ended": lambda n, told: f"The battle at {_subject(n, told)} is over.",
    "fired": _says("has been fired"),
    "moved": lambda n, told: f"{_subject(n, told)} is now{_at(n, told.items[:1], 'at')}.",
    "duel_ended": _moment("The duel is over."),
    "destiny_about": lambda n, told: f"{n.does(told.seat, 'are about to draw')} destiny.",
    "destiny_drawn": lambda n, told: f"{n.does(told.seat, 'turn')} up {_subject(n, told)}.",
    "destiny_done": _destiny_done,
    "total_done": _total_done,
    "both_totals_done": _moment("Both players have drawn."),
    "segment": lambda n, told: f"Battle at {_subject(n, told)}, {SEGMENTS[told.amount]} segment.",
    "joined": _says("joins the battle"),
    "excluded": _says("is excluded from the battle"),
    "hit": _says("is hit"),
    "restored": _says("is restored"),
    "totalled": _totalled,
    "won": lambda n, told: f"{n.does(told.amount - 1, 'win')} the battle at {_subject(n, told)}.",
    "forfeited": _forfeited,
    "satisfied": _satisfied,
    "battle_ending": lambda n, told: f"The battle at {_subject(n, told)} is about to end.",
    "battle_began": lambda n, told: f"The battle at {_subject(n, told)} has begun.",
    "segment_begins": _segment_begins,
    "lost_card": _says("is lost"),
    "returned": _returned,
    "attached": lambda n, told: f"{_subject(n, told)} is put{_at(n, told.items, 'on')}.",
    "converted": _says("is converted"),
    "marked": _says("is marked"),
    "leaving": _says("is about to leave"),
    "tripped": _tripped,
    "buried": lambda n, told: (
        f"{n.does(told.seat, 'bury')} {count(told.amount, 'card')} at {_subject(n, told)}."
    ),
    "durations_ended": _moment("What lasted until now is over."),
    "committed": lambda n, told: f"{n.does(told.seat, 'commit')} {_subject(n, told)} to an action.",
    "battle_called_off": lambda n, told: f"The battle at {_subject(n, told)} is called off.",
    "text_spent": _says("has been used as often as it may"),
    "noted": _says("has been used for this turn"),
    "duel_step": _moment("Both players may add to the duel."),
    "damage_changed": _damage_changed,
    "destinies_switched": _moment("The destinies of both players are switched."),
    "drain_spent": lambda n, told: f"The drain at {_subject(n, told)} counts as made.",
    "search_failed": lambda n, told: f"{n.does(told.seat, 'find')} nothing{_by(n, told)}.",
    "revived": _says("comes back from the Lost Pile"),
}
