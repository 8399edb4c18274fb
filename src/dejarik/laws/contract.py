"""
The laws every game keeps, as plain functions over the contract.

The fuzzer and the property tests call them at decisions; each raises LawBroken and leaves
the given state as it was. What a single game promises beyond the contract (that its cards
are conserved, that it ends) does not belong here, nor what seats may know (`hidden`).
"""

from collections.abc import Callable, Iterator
from itertools import islice, permutations
from typing import NamedTuple

import msgspec

from dejarik.kernel.decisions import BACK, Decision, IllegalAnswer
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.machine import STAGES
from dejarik.kernel.play import Play
from dejarik.kernel.recorder import Record
from dejarik.kernel.replaying import Diverged, replay
from dejarik.kernel.state import State

Chooser = Callable[[Decision], int]
"""Anything that answers a decision; RandomBot.answer is one."""

ORDERS = 24
"""How many orders of sealed answers are tried: all of them for up to four seats."""

ELSEWHERE = 3
"""How many answers are played on for before they are taken back."""

_encoder = msgspec.msgpack.Encoder(order="deterministic")


class LawBroken(Exception):
    """A game does not keep a law of the contract."""


def demand(holds: bool, otherwise: str, *named: object) -> None:
    """Otherwise a law is broken; what is named is put into the words only then."""
    if not holds:
        raise LawBroken(otherwise.format(*named) if named else otherwise)


class Move(NamedTuple):
    """One answer, as it is given to `apply`."""

    seat: int
    decision: int
    choice: int


# --- what is offered ------------------------------------------------------------------


def offered_accepted(game: Game, s: State) -> None:
    """While there is no outcome something is asked; every option is taken and can be completed."""
    decisions = game.pending(s)
    if game.outcome(s) is not None:
        demand(not decisions, "something is asked although the game is over")
        return
    demand(bool(decisions), "nothing is asked although the game is not over")
    for decision in decisions:
        demand(0 <= decision.seat < s.seats, f"seat {decision.seat} is asked and does not exist")
        demand(bool(decision.options), f"{name_of(decision)} has no options")
        keys = [option.key() for option in decision.options]
        demand(len(keys) == len(set(keys)), f"{name_of(decision)} offers an option twice: {keys}")
        for choice in range(len(keys)):
            copy = after_move(game, s, Move(decision.seat, decision.id, choice))
            _must_complete(game, copy, decision)


def _must_complete(game: Game, copy: State, begun: Decision) -> None:
    """A group that was begun comes to its end: no stage of it is a dead end."""
    decision = _still_asked(game, copy, begun)
    for _ in range(STAGES):
        if decision is None:
            return
        demand(bool(decision.options), f"{name_of(decision)} cannot be completed at this stage")
        apply_move(game, copy, Move(decision.seat, decision.id, 0))
        decision = _still_asked(game, copy, begun)
    message = f"{name_of(begun)} has no last stage"
    raise LawBroken(message)


def not_offered_raises(game: Game, s: State) -> None:
    """Anything that is not offered raises IllegalAnswer and changes no byte."""
    before = game.dump(s)
    asked = asked_of(game, s)
    for move in _not_offered(game, s):
        try:
            game.apply(s, *move)
        except IllegalAnswer:
            demand(before == game.dump(s), f"{move} was refused and yet changed the state")
            demand(asked == asked_of(game, s), f"{move} was refused and yet changed what is asked")
        else:
            message = f"{move} is not offered and was accepted"
            raise LawBroken(message)


def _not_offered(game: Game, s: State) -> Iterator[Move]:
    decisions = list(game.pending(s))
    asked = {decision.seat for decision in decisions}
    for decision in decisions:
        size = len(decision.options)
        seat, number = decision.seat, decision.id
        for choice in (BACK - 1, size, size + 7):
            yield Move(seat, number, choice)
        if not decision.may_step_back():
            yield Move(seat, number, BACK)
        for stale in (number - 1, number + 1, 0, -1):
            if stale != number:
                yield Move(seat, stale, 0)
        for stranger in range(NOBODY, s.seats + 1):
            if stranger not in asked:
                yield Move(stranger, number, 0)
    if not decisions:
        for seat in range(NOBODY, s.seats + 1):
            yield Move(seat, 0, 0)


# --- copies and bytes -----------------------------------------------------------------


def next_answers(game: Game, s: State, choose: Chooser, count: int) -> list[Move]:
    """Up to so many answers that can follow, found by playing on in a copy."""
    copy = game.load(game.dump(s))
    moves: list[Move] = []
    while len(moves) < count and game.pending(copy):
        decision = game.pending(copy)[0]
        move = Move(decision.seat, decision.id, choose(decision))
        apply_move(game, copy, move)
        moves.append(move)
    return moves


def clone_and_reload(game: Game, s: State, moves: list[Move]) -> None:
    """A clone and a state loaded from bytes go on alike, and leave the original alone."""
    before = game.dump(s)
    clone = game.clone(s)
    loaded = game.load(before)
    demand(before == game.dump(clone), "a fresh clone has other bytes than its original")
    demand(before == game.dump(loaded), "a state loaded from bytes gives other bytes")
    for move in moves:
        demand(asked_of(game, clone) == asked_of(game, loaded), f"copies are asked apart at {move}")
        apply_move(game, clone, move)
        apply_move(game, loaded, move)
        demand(game.dump(clone) == game.dump(loaded), f"clone and loaded part after {move}")
        demand(before == game.dump(s), f"playing {move} in copies changed the original")


def replay_identical(game: Game, journal: Journal, s: State) -> None:
    """A journal, also after going through bytes, replays to the very bytes of the state."""
    here = game.dump(s)
    demand(here == _replayed(game, journal), "replaying the journal gives other bytes")
    data = dump_journal(journal)
    again = load_journal(data)
    demand(data == dump_journal(again), "a journal loaded from bytes gives other bytes")
    demand(here == _replayed(game, again), "the loaded journal replays to other bytes")


def return_harmless(game: Game, journal: Journal, s: State, at: int, choose: Chooser) -> None:
    """
    Going back, playing something else, going back again and answering as before: same bytes.

    `at` is a place in the answers of a journal without returns.
    """
    try:
        _return(game, journal, s, at, choose)
    except Diverged as diverged:
        message = f"position {at} is another when returned to: {diverged}"
        raise LawBroken(message) from diverged


def _return(game: Game, journal: Journal, s: State, at: int, choose: Chooser) -> None:
    play = Play(game, load_journal(dump_journal(journal)))
    played = journal.effective()
    play.return_to(at)
    there = game.dump(play.state)
    for move in _elsewhere(game, play.state, played[at].choice if at < len(played) else 0, choose):
        play.answer(*move)
    play.return_to(at)
    demand(there == game.dump(play.state), f"position {at} has other bytes when returned to")
    for entry in played[at:]:
        play.answer(entry.seat, entry.decision, entry.choice)
    demand(game.dump(s) == game.dump(play.state), f"returning to {at} leads to other bytes")
    again = game.dump(replay(game, load_journal(dump_journal(play.journal))))
    demand(game.dump(s) == again, "a journal with returns replays to other bytes")


def _replayed(game: Game, journal: Journal) -> bytes:
    try:
        return game.dump(replay(game, journal))
    except Diverged as diverged:
        message = f"replaying the journal gives other bytes: {diverged}"
        raise LawBroken(message) from diverged


def _elsewhere(game: Game, s: State, avoided: int, choose: Chooser) -> list[Move]:
    """Some answers that can follow, the first of them another than the avoided one."""
    if not game.pending(s):
        return []
    decision = game.pending(s)[0]
    first = Move(decision.seat, decision.id, (max(avoided, 0) + 1) % len(decision.options))
    return [first, *next_answers(game, after_move(game, s, first), choose, ELSEWHERE)]


# --- causes ---------------------------------------------------------------------------


def causes_end_at_answers(records: list[Record], since: int = 0) -> None:
    """
    Every event's causes lead back to an answer or to the start.

    `since` is the state's serial when recording began: what is older is not in the records.
    """
    known = {record.serial for record in records}
    demand(len(known) == len(records), "two records have one serial")
    for record in records:
        if record.event is None:
            continue
        what = f"event {record.serial} of kind {record.event.kind}"
        demand(record.serial > since, f"{what} is as old as the recording or was never numbered")
        # An older cause each time: such a chain cannot run in circles.
        demand(0 <= record.cause < record.serial, f"{what} has the cause {record.cause}")
        demand(
            record.cause <= since or record.cause in known,
            f"{what} has the cause {record.cause}, which never happened",
        )


# --- groups ---------------------------------------------------------------------------


def sealed_order(game: Game, s: State, choose: Chooser) -> None:
    """When several seats are asked, the order in which they answer changes no byte."""
    decisions = list(game.pending(s))
    if len(decisions) < 2:
        return
    moves = {decision.seat: _moves_of_seat(game, s, decision, choose) for decision in decisions}
    results: dict[bytes, str] = {}
    for order in islice(permutations(moves), ORDERS):
        copy = game.load(game.dump(s))
        for seat in order:
            for move in moves[seat]:
                apply_move(game, copy, move)
        results[game.dump(copy)] = f"seats in the order {order}"
    copy = game.load(game.dump(s))
    for stage in range(max(len(row) for row in moves.values())):
        for row in moves.values():
            if stage < len(row):
                apply_move(game, copy, row[stage])
    results[game.dump(copy)] = "seats stage by stage"
    demand(len(results) == 1, f"sealed answers depend on order: {', '.join(results.values())}")


def _moves_of_seat(game: Game, s: State, asked: Decision, choose: Chooser) -> list[Move]:
    """What one seat answers until its part of the group is closed, as if it were first."""
    copy = game.load(game.dump(s))
    moves: list[Move] = []
    decision: Decision | None = asked
    while decision is not None:
        move = Move(decision.seat, decision.id, choose(decision))
        moves.append(move)
        apply_move(game, copy, move)
        decision = _still_asked(game, copy, asked)
    return moves


def group_hidden(game: Game, s: State) -> None:
    """While a group is open nobody else sees what was answered in it."""
    for decision in list(game.pending(s)):
        seen: dict[tuple[object, ...], bytes] = {}
        for choice in range(len(decision.options)):
            copy = after_move(game, s, Move(decision.seat, decision.id, choice))
            pending = game.pending(copy)
            if not any(one.group == decision.group for one in pending):
                continue
            # That a seat has answered is public; what it answered is not.
            asked = tuple(one.seat for one in pending)
            for other in range(NOBODY, s.seats):
                if other == decision.seat:
                    continue
                view = view_bytes(game, copy, other)
                first = seen.setdefault((asked, other), view)
                demand(first == view, f"seat {other} sees the open answers to {name_of(decision)}")


def step_back(game: Game, s: State) -> None:
    """Taking a stage back restores the bytes before it."""
    before = game.dump(s)
    for decision in list(game.pending(s)):
        for choice in range(len(decision.options)):
            copy = after_move(game, s, Move(decision.seat, decision.id, choice))
            now = _still_asked(game, copy, decision)
            if now is None:
                continue
            what = f"option {choice} of {name_of(decision)}"
            demand(now.may_step_back(), f"{what} opens a stage that cannot be taken back")
            apply_move(game, copy, Move(now.seat, now.id, BACK))
            demand(before == game.dump(copy), f"{what} taken back leaves a trace")


def _still_asked(game: Game, s: State, earlier: Decision) -> Decision | None:
    """The decision of the same seat in the same group, if that is still open."""
    for decision in game.pending(s):
        if decision.seat == earlier.seat and decision.group == earlier.group:
            return decision
    return None


# --- giving up ------------------------------------------------------------------------


def concede(game: Game, s: State) -> None:
    """Any living seat may give up at any decision; with two seats that ends the game."""
    before = game.dump(s)
    is_over = game.outcome(s) is not None
    for seat in range(NOBODY, s.seats + 1):
        copy = game.load(before)
        if is_over or seat in s.conceded or not 0 <= seat < s.seats:
            demand(_is_refused(game, copy, seat), f"seat {seat} is not in play and may concede")
            demand(before == game.dump(copy), f"the refused concession of {seat} left a trace")
            continue
        demand(not _is_refused(game, copy, seat), f"seat {seat} may not concede")
        over = game.outcome(copy) is not None
        demand(over or s.seats != 2, f"seat {seat} conceded and a game of two goes on")
        asked = [decision.seat for decision in game.pending(copy)]
        demand(over != bool(asked), f"after seat {seat} conceded, seats {asked} are asked")
        demand(seat not in asked, f"seat {seat} conceded and is still asked")


def _is_refused(game: Game, s: State, seat: int) -> bool:
    try:
        game.concede(s, seat)
    except IllegalAnswer:
        return True
    return False


# --- all at once ----------------------------------------------------------------------


def at_decision(game: Game, s: State, choose: Chooser, count: int = 8) -> None:
    """Every law that can be asked of one position."""
    offered_accepted(game, s)
    not_offered_raises(game, s)
    clone_and_reload(game, s, next_answers(game, s, choose, count))
    sealed_order(game, s, choose)
    group_hidden(game, s)
    step_back(game, s)
    concede(game, s)


# --- below ----------------------------------------------------------------------------


def name_of(decision: Decision) -> str:
    """A decision in a complaint."""
    return f"decision {decision.id} of seat {decision.seat}"


def view_bytes(game: Game, s: State, seat: int) -> bytes:
    """What a seat may know, to be compared."""
    return _encoder.encode(game.view(s, seat))


def asked_of(game: Game, s: State) -> list[tuple[object, ...]]:
    """All that is asked, with every option, to be compared."""
    return [
        (one.id, one.seat, one.kind, one.reason, one.source, *(o.key() for o in one.options))
        for one in game.pending(s)
    ]


def apply_move(game: Game, s: State, move: Move) -> None:
    """Play an answer that must be accepted."""
    try:
        game.apply(s, *move)
    except Exception as error:
        message = f"{move} is offered and fails: {type(error).__name__}: {error}"
        raise LawBroken(message) from error


def after_move(game: Game, s: State, move: Move) -> State:
    """A copy of the state with one more answer."""
    copy = game.clone(s)
    apply_move(game, copy, move)
    return copy
