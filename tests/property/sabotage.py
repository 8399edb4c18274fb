"""
Ways to break Destiny on purpose: the fuzzer must notice each.

Only sabotage belongs here; which law must notice is said in `test_destiny_laws`.
"""

from collections.abc import Callable

import pytest

from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import IN_POOL, Player, Table
from dejarik.games.destiny.rules import legality
from dejarik.games.destiny.rules.changes import cards as card_changes
from dejarik.games.destiny.rules.changes import dispatch as changes
from dejarik.games.destiny.rules.flow import rounds
from dejarik.games.destiny.rules.flow.actions import TakeAction
from dejarik.games.destiny.seen import determinize, handles, seat_log, views
from dejarik.games.destiny.wire import CardView
from dejarik.kernel.decisions import GAME_OPTION, IllegalAnswer, Option
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form, Frame
from dejarik.kernel.knowledge import Knowledge
from dejarik.kernel.state import State

Sabotage = Callable[[pytest.MonkeyPatch], None]


def _never(*things: object) -> bool:
    return False


def _change(patch: pytest.MonkeyPatch, kind: int, other: Callable[[Table, Event], bool]) -> None:
    patch.setitem(changes.CHANGES, kind, other)


def a_card_is_lost(patch: pytest.MonkeyPatch) -> None:
    """Discarded cards vanish."""

    def lose(t: Table, e: Event) -> bool:
        card_changes.take_from(t, e.subject, e.detail)
        return True

    _change(patch, ev.CARD_DISCARDED, lose)


def a_die_is_doubled(patch: pytest.MonkeyPatch) -> None:
    """A rolled die enters both pools."""
    roll = changes.CHANGES[ev.DICE_ROLLED]

    def double(t: Table, e: Event) -> bool:
        t.players[1 - e.seat].pool.extend(e.items)
        return roll(t, e)

    _change(patch, ev.DICE_ROLLED, double)


def a_die_never_returns(patch: pytest.MonkeyPatch) -> None:
    """A resolved die says it is on its card and stays in the pool."""

    def stay(t: Table, e: Event) -> bool:
        t.dice[e.subject].zone = IN_POOL - 1
        return True

    _change(patch, ev.DIE_RESOLVED, stay)


def shields_without_limit(patch: pytest.MonkeyPatch) -> None:
    """Shields are gained past the limit."""

    def gain(t: Table, e: Event) -> bool:
        t.copies[e.subject].shields += e.amount + 3
        return True

    _change(patch, ev.SHIELDS_GAINED, gain)


def an_offered_pass_is_refused(patch: pytest.MonkeyPatch) -> None:
    """Passing is offered and raises."""

    def refuse(op: TakeAction, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind == GAME_OPTION:
            message = "no passing today"
            raise IllegalAnswer(message)
        pick(op, s, f, form, option)

    pick = TakeAction.pick
    patch.setattr(TakeAction, "pick", refuse)


def a_view_shows_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """The view gives the code of every card."""

    def show(t: Table, card: int, seat: int) -> CardView:
        return CardView(handles.handle(t, card, seat), t.definition(card).facts.code)

    patch.setattr(views, "_card", show)


def a_message_shows_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """What is told names every card, known or not."""

    def tell(t: Table, seat: int, card: int) -> str:
        return t.definition(card).facts.code

    patch.setattr(seat_log, "_code", tell)


def a_question_depends_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    """Nobody is asked when nothing in a hand fits, so others learn that nothing does."""
    patch.setattr(Pick, "is_secret", _never)


def a_choice_can_be_followed(patch: pytest.MonkeyPatch) -> None:
    """The stacked card keeps its number, so others can tell which one it was."""

    def swap_identity(knowledge: Knowledge, zone: list[int], card: int, owner: int) -> int:
        zone.remove(card)
        return card

    patch.setattr(Knowledge, "swap_identity", swap_identity)


def a_deck_is_dealt_by_name(patch: pytest.MonkeyPatch) -> None:
    """Drawing takes the card with the lowest code instead of the top one."""

    def draw(t: Table, e: Event) -> bool:
        t.players[e.seat].deck.sort(key=lambda card: t.definition(card).number)
        return card_changes.draw_cards(t, e)

    _change(patch, ev.CARDS_DRAWN, draw)


def a_bot_is_given_the_real_hand(patch: pytest.MonkeyPatch) -> None:
    """Determinizing leaves the other player's hidden cards as they are."""
    patch.setattr(determinize, "_imagine", _never)


def a_copy_shares_its_hand(patch: pytest.MonkeyPatch) -> None:
    """A cloned player has the very list of the original."""
    clone = Player.clone

    def share(player: Player) -> Player:
        other = clone(player)
        other.hand = player.hand
        return other

    patch.setattr(Player, "clone", share)


def a_counter_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    """A loaded state has forgotten how often things were drawn for."""
    load = Destiny.load

    def forget(game: Destiny, data: bytes) -> State:
        s = load(game, data)
        s.chance.counts = {}
        return s

    patch.setattr(Destiny, "load", forget)


def a_reason_names_no_ruling(patch: pytest.MonkeyPatch) -> None:
    """Something is refused because of nothing."""
    patch.setattr(legality.NOT_ENOUGH_RESOURCES, "ruling", "")


def a_refusal_is_not_explained(patch: pytest.MonkeyPatch) -> None:
    """Explanations find nothing against an exhausted card."""
    explain = Destiny.explain

    def assent(game: Destiny, s: State, seat: int, question: str) -> list[str]:
        return ["legal"] if question.startswith("activate") else explain(game, s, seat, question)

    patch.setattr(Destiny, "explain", assent)


def an_event_has_no_cause(patch: pytest.MonkeyPatch) -> None:
    """Claiming is caused by something that never happened."""

    def claim(t: Table, e: Event) -> bool:
        e.cause = e.serial + 1
        t.players[e.seat].claimed = True
        return True

    _change(patch, ev.BATTLEFIELD_CLAIMED, claim)


def nothing_runs_out(patch: pytest.MonkeyPatch) -> None:
    """Nobody counts cards at the end of a round, nor rounds in which nothing happens."""
    patch.setattr(rounds, "check_cards", _never)
    patch.setattr(rounds, "after_round", _never)
