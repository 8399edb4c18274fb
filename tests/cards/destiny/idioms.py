"""What tests of many cards do alike: activations by either player, and what was asked when."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION, table_of
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.chance import seed_from
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop


def activated_by(t: Tabletop, seat: int, label: str) -> Tabletop:
    """A card of yours has just been activated by a player, through another card."""
    by = t.copy("T03").ref
    emit(t.state, Event(ev.ACTIVATED, seat, t.copy(label).ref, by))
    return t


def only_your_activation_counts(t: Tabletop, theirs: Tabletop, label: str) -> None:
    """
    After you activate this card something is asked, and not if an opponent does.

    Nor if another card is activated through it. Both tables have a T03 of yours.
    """
    assert "you: action" == activated_by(theirs, THEM, label).asked()
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("T03").ref, t.copy(label).ref))
    assert "you: action" == t.asked()
    t.answer(f"activate {label}")
    assert "action" not in t.asked()
    own = [event for event in t.events("activated") if event.subject == t.copy(label).ref]
    assert 1 == len(own)


def hears(t: Tabletop, label: str, band: int, event: Event) -> bool:
    """Whether an ability of a card waits for this: before, after or instead of it."""
    copy = t.copy(label)
    found = [
        one
        for one in t.state.definition_of(copy).heard
        if (one.kind, one.band) == (event.kind, band)
    ]
    return any(one.ability.catches(t.state, copy.ref, event) is not None for one in found)


def waits_only_for_your_activation(t: Tabletop, label: str) -> None:
    """An ability comes after you activate the card; not another, nor by an opponent."""
    ref, other = t.copy(label).ref, t.copy("T03").ref
    assert hears(t, label, AFTER, Event(ev.ACTIVATED, YOU, ref, ref))
    assert not hears(t, label, AFTER, Event(ev.ACTIVATED, THEM, ref, ref))
    assert not hears(t, label, AFTER, Event(ev.ACTIVATED, YOU, other, ref))


def waits_only_for_your_die(t: Tabletop, label: str, die: int, other: int) -> None:
    """An ability comes after you resolve this die, also as a modifier; not after another."""
    joined = Event(ev.DIE_RESOLVED, YOU, other)
    joined.items = [die]
    assert hears(t, label, AFTER, Event(ev.DIE_RESOLVED, YOU, die))
    assert hears(t, label, AFTER, joined)
    assert not hears(t, label, AFTER, Event(ev.DIE_RESOLVED, THEM, die))
    assert not hears(t, label, AFTER, Event(ev.DIE_RESOLVED, YOU, other))


def searched(t: Tabletop) -> bool:
    """Whether you have looked through your whole deck, once, and shuffled it."""
    seen = [(one.seat, one.subject) for one in t.events("deck_seen")]
    return seen == [(YOU, YOU)] and [YOU] == [one.seat for one in t.events("deck_shuffled")]


def serial_of(t: Tabletop, name: str) -> int:
    """When the last event of this name happened."""
    return t.events(name)[-1].serial


def followed(t: Tabletop, first: str, second: str) -> bool:
    """Whether the last event of one name came after the last of another."""
    return serial_of(t, first) < serial_of(t, second)


def set_up(
    yours: list[str], theirs: list[str], until: str = "", *, deck: str = "", aside: str = ""
) -> Tabletop:
    """
    A game really set up with these teams, up to its first turn or up to a question.

    You may have further cards in your deck and set aside.
    """
    t = Tabletop()
    seats: list[dict[str, object]] = [
        {"team": [{"code": code} for code in team], "battlefield": "T41", "deck": ["T31"] * 6}
        for team in (yours, theirs)
    ]
    seats[YOU] |= {"deck": ["T31"] * 6 + deck.split(), "aside": aside.split()}
    setup: dict[str, object] = {"seats": seats, "edition": t.game.edition.name}
    t.state = table_of(t.game.start(setup, seed_from("setup"), t.recorder))
    t.started = True
    while t.state.phase != ACTION and t.winner() is None and t.asked() != until:
        decision = t.decision()
        t._apply(decision, len(decision.options) - 1)
    return t


def set_aside_dice(t: Tabletop, seat: int = YOU) -> dict[str, int]:
    """The dice a player has set aside, by code."""
    definitions = t.game.definitions
    held = t.state.players[seat].spares
    return {definitions[kind].facts.code: count for kind, count in held.items()}


def next_die_shows(t: Tabletop, place: int) -> None:
    """The die that is brought in next shows this side."""
    t.state.chance.dictate(ROLL, t.state.next_die, place)


def name_card(t: Tabletop, title: str) -> int:
    """Name a card, part by part of the list of all titles; the number of answers it took."""
    place = t.game.title_places[title.lower()]
    for count in range(1, 9):
        offered = t.decision().options
        parts = [(one.target, one.target + one.value) for one in offered]
        chosen = next(at for at, (first, end) in enumerate(parts) if first <= place < end)
        t.choose(chosen)
        if offered[chosen].value == 1:
            return count
    raise AssertionError(title)
