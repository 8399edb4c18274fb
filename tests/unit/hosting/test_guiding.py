"""Guided first games: they begin well, and the newcomer wins something soon."""

from collections.abc import Sequence

import msgspec
import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import MELEE, RANGED
from dejarik.games.destiny.model.state import Table, table_of
from dejarik.games.destiny.seen.view_names import option_name
from dejarik.hosting.decks import Terms
from dejarik.hosting.guiding import Begun, guided_game
from dejarik.hosting.play.room import Room
from dejarik.hosting.title import Title
from dejarik.kernel.decisions import Decision
from dejarik.kernel.recorder import ListRecorder
from dejarik.titles.registry import TITLES

FIRST_QUESTIONS = {"destiny": "action", "imperial-assault": "activate", "swccg": "respond"}
NEWCOMER = 0
GOOD_ROLL = 3
SOON = 8
"""Decisions of the newcomer within which something is won."""


def _begun(title: Title) -> Begun:
    guided = title.guided
    assert guided is not None
    ready = {one.name: one for one in title.decks.ready()}
    own, other = ready[guided.own], ready[guided.other]
    terms = Terms(own.format, title.editions[0])
    setup = title.decks.setup([own.listed, other.listed], ("Ann", "Bob"), terms)
    return guided_game(title, guided, setup)


@pytest.mark.parametrize("title_id", TITLES.ids)
def test_the_newcomer_comes_in_after_setup(title_id: str) -> None:
    """All of the opening is played, and what is asked next is a turn, of the newcomer."""
    title = TITLES.named(title_id)
    begun = _begun(title)
    [asked] = begun.room.game.pending(begun.room.state)

    assert title.guided is not None
    assert len(title.guided.opening) == len(begun.steps)
    assert NEWCOMER == asked.seat
    assert FIRST_QUESTIONS[title_id] == title.telling.reason(asked)


def _damage(t: Table) -> int:
    sides = [t.side_of(t.dice[number]) for number in t.players[NEWCOMER].pool]
    return sum(side.value for side in sides if side.symbol in (MELEE, RANGED) and not side.cost)


def test_whoever_is_activated_first_rolls_damage() -> None:
    """A good roll instead of a mulligan, with either character."""
    room = _begun(TITLES.named("destiny")).room
    [asked] = room.game.pending(room.state)
    rolled = []
    for choice, option in enumerate(asked.options):
        if option_name(option.kind) == "activate":
            s = room.game.clone(room.state)
            room.game.apply(s, NEWCOMER, asked.id, choice)
            rolled.append(_damage(table_of(s)))

    assert 2 == len(rolled)
    assert all(one >= GOOD_ROLL for one in rolled)


def _eager(t: Table, asked: Decision) -> int:
    """As a newcomer who follows the lessons: roll in, then resolve, at whom nothing protects."""
    names = [option_name(option.kind) for option in asked.options]
    for wanted in ("resolve", "activate"):
        if wanted in names:
            return names.index(wanted)
    open_targets = [
        place
        for place, option in enumerate(asked.options)
        if option.source in t.copies
        and t.copies[option.source].controller != NEWCOMER
        and not t.copies[option.source].shields
    ]
    return open_targets[0] if open_targets else 0


def test_something_is_won_in_the_first_minute() -> None:
    """Damage lands on one of theirs within a few decisions, if the other only passes."""
    room = _begun(TITLES.named("destiny")).room
    game, s, heard = room.game, room.state, ListRecorder()
    own = 0
    while own < SOON and not _hit(heard):
        [asked] = game.pending(s)
        own += asked.seat == NEWCOMER
        choice = _eager(table_of(s), asked) if asked.seat == NEWCOMER else 0
        game.apply(s, asked.seat, asked.id, choice, heard)

    assert _hit(heard)


LIKED = {"imperial-assault": ("attack", "your"), "swccg": ("activate", "drain")}
"""By title: what somebody who follows the lessons chooses first, as it is said."""


def _follow(room: Room, liked: Sequence[str]) -> bool:
    """Answer what is asked as a newcomer would, the other with its last option; if that chose."""
    [asked] = room.game.pending(room.state)
    prompt = room.attend(asked.seat).prompt
    assert prompt is not None
    words = prompt.options
    begins = [place for like in liked for place, one in enumerate(words) if one.startswith(like)]
    choice = begins[0] if begins and asked.seat == NEWCOMER else len(words) - 1
    room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
    return asked.seat == NEWCOMER and len(words) > 1


def _is_won(title_id: str, room: Room) -> bool:
    """As the newcomer sees it: cards of theirs are lost, or a figure of theirs is defeated."""
    board = msgspec.to_builtins(room.attend(NEWCOMER).view)["board"]
    if title_id == "swccg":
        return bool(board["players"][1 - NEWCOMER]["lost"])
    return any(one.get("defeated") for one in board["figures"] if one["seat"] != NEWCOMER)


@pytest.mark.parametrize("title_id", LIKED)
def test_a_newcomer_soon_takes_something_from_the_other_side(title_id: str) -> None:
    """A figure is defeated, or Force is lost to a drain, within a few decisions."""
    room = _begun(TITLES.named(title_id)).room
    assert not _is_won(title_id, room)
    own = 0
    while own < SOON and not _is_won(title_id, room):
        own += _follow(room, LIKED[title_id])

    assert _is_won(title_id, room)


def _hit(heard: ListRecorder) -> bool:
    events = [one.event for one in heard.records if one.event is not None]
    return any(one.kind == ev.DAMAGE_TAKEN and one.seat == NEWCOMER for one in events)
