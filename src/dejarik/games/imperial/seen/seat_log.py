"""
The log of a seat: what one seat hears while a game plays on.

Every event is told to every seat, with the things in it as that seat knows them at that moment:
hidden cards as handles, without their code. Of answers only who gave them is told. Sentences are
not made here, and nothing here depends on what the seat cannot know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.model.dice import COLOURS, RolledDie
from dejarik.games.imperial.model.event_names import event_name
from dejarik.games.imperial.model.ids import (
    FIRST_CARD,
    FIRST_DEFENCE_DIE,
    FIRST_DOOR,
    is_card,
    is_door,
    is_figure,
    is_group,
    is_token,
)
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.changes.attacks import die_of
from dejarik.games.imperial.rules.setup import zone_names
from dejarik.games.imperial.seen.handles import code_of, handle, known_code
from dejarik.games.imperial.seen.labels import die_label, result_label, surge_label_at
from dejarik.games.imperial.seen.view_names import option_name
from dejarik.games.imperial.wire import Thing, Told, ToldKind, encode_view
from dejarik.kernel.recorder import Recorder

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

DECIDED: Final[ToldKind] = "decided"

AT_A_PLACE: Final = frozenset(
    {
        ev.DEPLOYED,
        ev.EXITING,
        ev.STEPPED,
        ev.ENTERED,
        ev.PUSHED,
        ev.PLACED,
        ev.DECLARED,
        ev.TARGET_CHANGED,
        ev.TOKEN_DROPPED,
        ev.TOKEN_PLACED,
    }
)
"""Kinds whose amount is a placement or a space."""

CARDS_IN_ITEMS: Final = frozenset({ev.CARDS_DRAWN, ev.TOP_DISCARDED})

NUMBERS_OF_THE_RULES: Final = frozenset(
    {ev.EXITING, ev.COMMAND_PLAYED, ev.COMMAND_STANDS, ev.ACTION_BEGAN, ev.ACTION_ENDED}
)
"""Kinds whose detail means nothing outside the rules."""

AMOUNT_IN_WORDS: Final = frozenset(
    {
        ev.CONDITION_GAINED,
        ev.CONDITION_LOST,
        ev.KEYWORD_ADDED,
        ev.DIE_ADDED,
        ev.DIE_REMOVED,
        ev.REROLLED,
        ev.ZONE_CHOSEN,
        ev.MISSION_CHOSEN,
        ev.COMMAND_PLAYED,
        ev.TOKEN_REMOVED,
    }
)
"""Kinds whose amount is a number of the rules, said in words instead."""


class SeatRecorder(Recorder):
    """Keeps what one seat, or a spectator (-1), is told."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.told: list[Told] = []

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        seats = tuple([form.seat for form in forms])
        self.told.append(Told(serial, 0, DECIDED, seats=seats))

    def happened(self, s: State, event: Event) -> None:
        """Tell the event as this seat may know it now."""
        self.told.append(told_of(battle_of(s), self.seat, event))

    def messages(self) -> list[bytes]:
        """Everything told so far as bytes, the same for the same telling."""
        return [encode_view(one) for one in self.told]


def told_of(s: Battle, seat: int, e: Event) -> Told:
    """One event as a seat may know it."""
    kind = e.kind
    space, amount = "", e.amount
    if kind in AT_A_PLACE:
        space = space_name(s, amount)
        amount = 0
    elif kind in AMOUNT_IN_WORDS:
        amount = 0
    detail = 0 if kind in NUMBERS_OF_THE_RULES else e.detail
    items = e.items if kind in CARDS_IN_ITEMS else []
    return Told(
        e.serial,
        e.cause,
        event_name(kind),
        e.seat,
        (),
        (),
        None if kind == ev.RESULT_ADDED else _thing(s, seat, e.subject),
        _thing(s, seat, e.source),
        tuple([thing_of(s, seat, item) for item in items]),
        amount,
        detail,
        space,
        _words(s, e),
    )


def space_name(s: Battle, placement: int) -> str:
    """The name of the space, or of the upper left one of a placement; empty for none."""
    return s.map().names[placement % s.map().count] if placement >= 0 else ""


def _words(s: Battle, e: Event) -> tuple[str, ...]:
    """What is said of an event by names: conditions, dice, results, abilities, zones."""
    kind = e.kind
    if kind in (ev.CONDITION_GAINED, ev.CONDITION_LOST, ev.KEYWORD_ADDED):
        return (CONDITION_NAMES[e.amount],)
    if kind in (ev.ACTION_BEGAN, ev.ACTION_ENDED):
        return _action(s, e)
    if kind == ev.DIE_ADDED:
        return (COLOURS[e.amount],)
    if kind == ev.RESULT_ADDED:
        return (result_label(e.subject, e.amount),)
    if kind == ev.ZONE_CHOSEN:
        return (zone_names(s)[e.amount],)
    if kind == ev.MISSION_CHOSEN:
        return (s.mission, s.map().missions[s.mission].name)
    if kind == ev.DICE_ROLLED:
        return _rolled_outside(e.items)
    if kind in (ev.ROLLED, ev.REROLLED, ev.SURGE_SPENT):
        return _of_attack(s, e)
    return ()


def _of_attack(s: Battle, e: Event) -> tuple[str, ...]:
    attack = s.attack(e.detail)
    if attack is None:
        return ()
    if e.kind == ev.SURGE_SPENT:
        return (surge_label_at(s, attack, e.items[0]),)
    if e.kind == ev.REROLLED:
        return (die_label(die_of(attack, e.subject)),)
    return tuple([die_label(die) for die in attack.attack_dice + attack.defence_dice])


def _rolled_outside(items: list[int]) -> tuple[str, ...]:
    dice = [RolledDie(items[place], items[place + 1]) for place in range(0, len(items), 2)]
    return tuple([die_label(die) for die in dice])


def _action(s: Battle, e: Event) -> tuple[str, ...]:
    """The kind of action, and the name of a special one."""
    name = option_name(e.detail)
    if e.kind == ev.ACTION_BEGAN and name == "special":
        specials = s.definition_of(s.figure(e.subject)).specials
        return (name, specials[e.items[1]].name)
    return (name,)


def _thing(s: Battle, seat: int, number: int) -> Thing | None:
    return thing_of(s, seat, number) if number > 0 else None


def thing_of(s: Battle, seat: int, number: int) -> Thing:
    """A thing of the table as a seat may know it now."""
    code = code_of(s, number, seat)
    if is_figure(number):
        figure = s.figure(number)
        place = figure.number + 1 if len(s.group(figure.group).figures) > 1 else 0
        return Thing(number, code, figure.seat, place)
    if is_group(number):
        return Thing(number, code, s.group(number).seat)
    if is_card(number):
        card = number - FIRST_CARD
        return Thing(-handle(s, card, seat), known_code(s, card, seat), s.owner_of(card))
    if is_token(number):
        return Thing(number, name=s.token(number).kind)
    if is_door(number):
        return Thing(number, name=s.map().doors[number - FIRST_DOOR].id)
    if code:
        return Thing(number, code, s.upgrade(number).seat)
    return Thing(number, name="defence die" if number >= FIRST_DEFENCE_DIE else "")
