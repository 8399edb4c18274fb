"""What is against playing an interrupt, using a text on table, reacting, and defusing a mine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.advice.against import answer_with, answer_with_term
from dejarik.games.swccg.advice.offered import (
    band_now,
    decision_of,
    is_offered,
    open_events,
)
from dejarik.games.swccg.effects.mines import Defuses
from dejarik.games.swccg.effects.playing import Text, reader_of
from dejarik.games.swccg.effects.reacts import DeploysAsReact, MovesAsReact, is_near
from dejarik.games.swccg.model.texts import IN_HAND, ON_TABLE, Listening
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow import explosions
from dejarik.games.swccg.rules.flow.reacting import ANSWERED
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel.frames import Scope

if TYPE_CHECKING:
    from dejarik.games.swccg.advice.wire import OptionAnswer
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def play_answer(t: Table, seat: int, card: int) -> OptionAnswer:
    """What is against playing a card of one's hand now."""
    if is_offered(t, seat, "play", card):
        return answer_with([])
    texts = [one for one in t.definition_of(card).heard if one.zone() == IN_HAND]
    if not texts:
        return answer_with(["is_no_interrupt"])
    return _against_texts(t, seat, texts, card)


def use_answer(t: Table, seat: int, thing: int) -> OptionAnswer:
    """What is against using what a card or location on table offers."""
    if is_offered(t, seat, "use", thing):
        return answer_with([])
    texts = [one for one in texts_on_table(t, seat, thing) if verb_of(one) == "use"]
    if thing in t.copies and t.copies[thing].side != seat:
        return answer_with(["not_yours"])
    if not texts:
        return answer_with(["nothing_to_use"])
    return _against_texts(t, seat, texts, thing)


def texts_on_table(t: Table, seat: int, thing: int) -> list[Listening]:
    """The texts of a card on table, or of the side of a location that faces a seat."""
    if thing in t.copies:
        return [one for one in t.definition(thing).heard if one.zone() == ON_TABLE]
    parts = [part for site in t.definition(thing).sites for part in site.parts]
    texts = [one for one in parts if isinstance(one, Listening)]
    return [one for one in texts if reader_of(t, thing, one) == seat]


def _against_texts(t: Table, seat: int, texts: list[Listening], holder: int) -> OptionAnswer:
    """What is against the text that comes nearest to being used."""
    if decision_of(t, seat) is None:
        return answer_with(["not_asked"])
    if not open_events(t):
        return answer_with(["another_question"])
    found = answer_with(["not_this_moment"])
    for text in texts:
        for event in open_events(t):
            if text.band() == band_now(t) and event.kind in text.event_kinds():
                found = _against_text(t, seat, text, holder, event)
    return found


def _against_text(t: Table, seat: int, text: Listening, holder: int, event: Event) -> OptionAnswer:
    if not isinstance(text, Text):
        return answer_with(["terms_not_met"])
    scope = Scope(seat, holder)
    # What is open and yet not offered has been used in this window.
    key = text.is_spent(t, holder) or text.objection(t, scope, event) or "used_up"
    if key == "terms_not_met":
        for term, condition in enumerate(text.provided):
            if not condition.holds(t, scope):
                code, place = t.rules.programs.address(text)
                return answer_with_term(code, place, term)
    return answer_with([key])


def react_answer(t: Table, seat: int, copy: int) -> OptionAnswer:
    """What is against reacting by a card on table."""
    if is_offered(t, seat, "react", copy):
        return answer_with([])
    if t.copies[copy].side != seat:
        return answer_with(["not_yours"])
    texts = [
        one for one in t.definition(copy).heard if isinstance(one, DeploysAsReact | MovesAsReact)
    ]
    if not texts:
        return answer_with(["no_react_text"])
    events = [one for one in open_events(t) if one.kind in ANSWERED]
    if not events or decision_of(t, seat) is None:
        return answer_with(["nothing_to_react_to"])
    if events[0].seat == seat:
        return answer_with(["own_action"])
    if not is_near(t, copy, events[0]):
        return answer_with(["react_too_far"])
    return answer_with(["nothing_to_bring"])


def defuse_answer(t: Table, seat: int, copy: int) -> OptionAnswer:
    """What is against defusing a mine with a droid."""
    if is_offered(t, seat, "defuse", copy):
        return answer_with([])
    if t.copies[copy].side != seat:
        return answer_with(["not_yours"])
    texts = [one for one in t.definition(copy).heard if isinstance(one, Defuses)]
    if not texts:
        return answer_with(["no_mining_droid"])
    if decision_of(t, seat) is None:
        return answer_with(["not_asked"])
    if not texts[0].mines_near(t, copy):
        return answer_with(["no_mine"])
    if not can_use(t, seat, explosions.DEFUSE_COST):
        return answer_with(["cannot_pay"])
    return answer_with(["not_this_moment"])
