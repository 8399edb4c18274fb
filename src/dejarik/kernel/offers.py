"""
Offers: what can be done in a window, by whom, and what it needs.

What belongs here: who listens, what is used up, whether a seat is asked and may pass, and the
stages of a response. What does not: the course of a window (`windows`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import REACTION, IllegalAnswer, Option
from dejarik.kernel.events import CANCELLED, LIVE, REPLACED, Event
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.timing import BANDS, FIRST, MANDATORY, Ability, Listener

if TYPE_CHECKING:
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

ABILITIES: Final = 256
"""More abilities than one thing can have in one window, and more events than one has."""


UNASKED: Final = -3
"""Nobody has looked yet whether an ability is concerned."""
UNCAUGHT: Final = -2
"""An ability is not concerned by the event."""


class Offered:
    """
    What can be done in a window: an ability, and which of the events it answers.

    `number` tells the abilities of one holder apart. `you` is whose it would be, worked out once.
    """

    __slots__ = ("event", "listener", "number", "place", "you")

    def __init__(self, place: int, event: Event, listener: Listener, number: int) -> None:
        self.place: int = place
        self.event: Event = event
        self.listener: Listener = listener
        self.number: int = number
        self.you: int = UNASKED

    def whose(self, s: State) -> int:
        """Who could use the ability here, or UNCAUGHT."""
        you = self.you
        if you == UNASKED:
            listener = self.listener
            scope = listener.ability.catches(s, listener.holder, self.event)
            you = UNCAUGHT if scope is None else scope.you
            self.you = you
        return you

    def key(self) -> int:
        """
        A number for it, as long as nothing changes.

        By the holder's own abilities: places in the whole list would tell a seat how many
        abilities others keep hidden.
        """
        return (self.listener.holder * ABILITIES + self.place) * ABILITIES + self.number


class Listing:
    """
    Who listens in the window on top, by the event each would answer.

    Kept from the window's own step until something is done: nothing changes in between, whatever
    is asked and passed. It is neither saved nor copied. `first` are those of the `rows` that come
    before anyone may choose, `later` the others; `stages` what was found by picks so far.
    """

    __slots__ = (
        "changes",
        "events",
        "first",
        "frame",
        "later",
        "offers",
        "rows",
        "serial",
        "stages",
    )

    def __init__(self, s: State, frame: Frame) -> None:
        self.frame: Frame = frame
        self.serial: int = s.serial
        self.changes: int = s.changes
        self.events: list[tuple[int, Event]] = _open_events(s, frame)
        self.rows: dict[int, list[Offered]] = {}
        self.first: dict[int, list[Offered]] = {}
        self.later: dict[int, list[Offered]] = {}
        self.offers: dict[int, list[Offered]] = {}
        self.stages: dict[tuple[int, ...], Staged] = {}


class Staged:
    """A response as far as it is picked: what was picked, and what may be picked next."""

    __slots__ = ("options", "picked")

    def __init__(self, picked: list[Option], options: list[Option]) -> None:
        self.picked: list[Option] = picked
        self.options: list[Option] = options


# --- what is open ---------------------------------------------------------------------


def listing_of(s: State, f: Frame) -> Listing:
    """Who listens in a window, worked out anew if something was done since."""
    listing = s.listing
    if (
        listing is None
        or listing.frame is not f
        or listing.serial != s.serial
        or listing.changes != s.changes
    ):
        listing = Listing(s, f)
        s.listing = listing
    return listing


def keep_listing(s: State, f: Frame) -> None:
    """The answer to a window's own question has a number, but nothing has been done yet."""
    listing = s.listing
    if listing is not None and listing.frame is f and listing.serial == s.serial - 1:
        listing.serial = s.serial


def open_events(s: State, f: Frame) -> list[tuple[int, Event]]:
    """The events that can be answered in a window, each with its place among all of them."""
    return listing_of(s, f).events


def _open_events(s: State, f: Frame) -> list[tuple[int, Event]]:
    assert f.own is not None
    under = s.frames[f.own.paused]
    events = under.events if under.event is None else [under.event]
    return [
        (place, event)
        for place, event in enumerate(events)
        if place not in f.items and _is_open(s, event, f.x)
    ]


def _is_open(s: State, event: Event, band: int) -> bool:
    """Before the change an event must still make sense, after it the game may have its own word."""
    if event.status == CANCELLED or event.status == REPLACED:
        return False
    timing = s.game.timing
    if event.status == LIVE:
        return timing.premise(s, event)
    return timing.stands(s, event, band)


def first_open(s: State, f: Frame) -> Event | None:
    """The first of the events that can still be answered."""
    for _, event in open_events(s, f):
        return event
    return None


def is_asked(s: State, f: Frame, seat: int) -> bool:
    """Whether the policy wants a seat to be asked about any of the events, or it owes something."""
    offered = offers_to(s, f, seat)
    for one in offered:
        if one.listener.ability.duty() == MANDATORY:
            return True
    timing = s.game.timing
    events = open_events(s, f)
    if len(events) == 1:
        return timing.is_asked(s, events[0][1], f.x, seat, len(offered))
    for place, event in events:
        count = sum(1 for one in offered if one.place == place)
        if timing.is_asked(s, event, f.x, seat, count):
            return True
    return False


def may_pass(s: State, f: Frame, seat: int, offers: list[Offered]) -> bool:
    """Whether a seat may decline: not while it owes an ability, or if the game says no."""
    for offered in offers:
        if offered.listener.ability.duty() == MANDATORY:
            return False
    event = first_open(s, f)
    assert event is not None
    return s.game.timing.may_pass(s, event, f.x, seat)


def _listeners(s: State, f: Frame, event: Event) -> list[Listener]:
    """Those of the policy, and behind them those who listened before the change and have left."""
    assert f.own is not None
    listeners = s.game.timing.listeners(s, event, f.x)
    place = event.kind * BANDS + f.x
    gone = [one for one in s.frames[f.own.paused].heard if one.number == place]
    if not gone:
        return listeners
    listed = {(id(one.ability), one.holder) for one in listeners}
    return listeners + [
        Listener(one.ability, one.holder)
        for one in gone
        if (id(one.ability), one.holder) not in listed
    ]


def _rows(s: State, listing: Listing, place: int, event: Event) -> list[Offered]:
    """Everybody who listens to one of the events of a window, in order."""
    found = listing.rows.get(place)
    if found is None:
        found = []
        first: list[Offered] = []
        later: list[Offered] = []
        numbers: dict[int, int] = {}
        for listener in _listeners(s, listing.frame, event):
            number = numbers.get(listener.holder, 0)
            numbers[listener.holder] = number + 1
            offered = Offered(place, event, listener, number)
            found.append(offered)
            (first if listener.ability.duty() == FIRST else later).append(offered)
        listing.rows[place] = found
        listing.first[place] = first
        listing.later[place] = later
    return found


def heard_in(s: State, event: Event) -> list[Offered]:
    """Everybody who listens to an event in the window on top; for a policy that is asked there."""
    listing = listing_of(s, s.frames[-1])
    for place, one in listing.events:
        if one is event:
            return _rows(s, listing, place, event)
    return []


def offers_to(s: State, f: Frame, seat: int) -> list[Offered]:
    """The abilities a seat may use now, or those that come first (NOBODY); not to be changed."""
    listing = listing_of(s, f)
    found = listing.offers.get(seat)
    if found is None:
        found = []
        for place, event in listing.events:
            _add_offers(s, listing, seat, place, event, found)
        if seat == NOBODY and s.game.timing.in_printed_order(f.x):
            found = _first_of_each(found)
        listing.offers[seat] = found
    return found


def _add_offers(
    s: State, listing: Listing, seat: int, place: int, event: Event, found: list[Offered]
) -> None:
    """Add what a seat, or the game, may answer one of the events with, and is not used up."""
    first = seat == NOBODY
    _rows(s, listing, place, event)
    rows = listing.first[place] if first else listing.later[place]
    if not rows:
        return
    f = listing.frame
    spent = _spent(f, place) if f.heard and not s.game.timing.repeats(f.x) else {}
    for offered in rows:
        listener = offered.listener
        ability = listener.ability
        holder = listener.holder
        if listener.own and holder != event.subject:
            continue
        if spent and not ability.repeats():
            # One that is listed twice can be used twice.
            entry = (id(ability), holder)
            uses = spent.get(entry, 0)
            if uses:
                spent[entry] = uses - 1
                continue
        if not first and not ability.may_be_of(s, holder, seat):
            continue
        you = offered.whose(s)
        if you != UNCAUGHT and (first or you == seat):
            found.append(offered)


def offer_of(s: State, f: Frame, key: int) -> Offered:
    """The offer with this key; that it stands is known, as it has just been listed."""
    listing = listing_of(s, f)
    for place, event in listing.events:
        for offered in _rows(s, listing, place, event):
            if offered.key() == key:
                return offered
    message = f"nothing is offered under the key {key}"
    raise IllegalAnswer(message)


def _spent(f: Frame, place: int) -> dict[tuple[int, int], int]:
    """How often each ability of each thing has been used for one of the events."""
    uses: dict[tuple[int, int], int] = {}
    for heard in f.heard:
        if heard.number == place:
            entry = (id(heard.ability), heard.holder)
            uses[entry] = uses.get(entry, 0) + 1
    return uses


def _first_of_each(offers: list[Offered]) -> list[Offered]:
    """The first ability of each thing, for each event it answers."""
    found: list[Offered] = []
    seen: set[tuple[int, int]] = set()
    for offered in offers:
        whose = (offered.place, offered.listener.holder)
        if whose not in seen:
            seen.add(whose)
            found.append(offered)
    return found


def option_of(s: State, f: Frame, offered: Offered) -> Option:
    """An offer as an option; over several events it names what the answered one is about."""
    assert f.own is not None
    single = s.frames[f.own.paused].event is not None
    target = NOTHING if single else offered.event.subject
    value = offered.place * ABILITIES + offered.number
    return Option(REACTION, offered.listener.holder, target, value)


# --- what a response needs ------------------------------------------------------------


def caught(s: State, offered: Offered) -> Scope:
    """The scope an offered ability would run in, which finds the event it answers in itself."""
    listener = offered.listener
    scope = listener.ability.catches(s, listener.holder, offered.event)
    assert scope is not None
    scope.event = offered.event
    return scope


def next_stage(s: State, f: Frame, form: Form) -> list[Option]:
    """What the seat picks next for the response it has begun; nothing when it is complete."""
    return staged(s, f, form.picks).options


def staged(s: State, f: Frame, picks: list[int]) -> Staged:
    """A response as far as it is picked, the key of its offer first; not to be changed."""
    listing = listing_of(s, f)
    key = tuple(picks)
    found = listing.stages.get(key)
    if found is None:
        offered = offer_of(s, f, picks[0])
        scope = caught(s, offered)
        ability = offered.listener.ability
        so_far = _picked(s, ability, scope, picks)
        found = Staged(so_far, ability.stage(s, scope, so_far))
        listing.stages[key] = found
    return found


def _picked(s: State, ability: Ability, scope: Scope, picks: list[int]) -> list[Option]:
    """What has been picked at an ability's stages so far, with what need not be asked."""
    found: list[Option] = []
    place = 1
    for _ in range(ABILITIES):
        options = ability.stage(s, scope, found)
        if len(options) == 1 and not ability.is_secret(s, scope, found):
            found.append(options[0])
        elif not options or place == len(picks):
            return found
        else:
            found.append(options[picks[place]])
            place += 1
    message = f"the stages of {ability!r} have no end"
    raise ValueError(message)
