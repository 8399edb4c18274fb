"""
Games that were played: what they were, what somebody saw of them, and their receipts.

What belongs here: summaries, replays and receipts. What does not: who may look and how often
(`looking_back`), telling a game again (`hosting.play.replays`), playing on from it (`forking`).
"""

import msgspec

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.play.fairness import commitment, game_seed
from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.receipt_wire import Receipt
from dejarik.hosting.play.receipts import end_of, full_receipt, open_receipt
from dejarik.hosting.play.replays import retold_by_position
from dejarik.hosting.titles import Titles
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.wire import decode
from dejarik.service.people.office import Caller, Visitor
from dejarik.service.ports import StoredGame
from dejarik.service.records.looking_back import (
    ReplayPorts,
    found,
    must_be_open,
    must_be_over,
    seen,
)
from dejarik.service.records.replay_wire import GameSummary, Player, Replay
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.rebuild import journal_of, room_of


async def show_game(game: str, caller: Caller, ports: ReplayPorts) -> GameSummary:
    """Who plays a game, and how it ended. Raises Refusal MISSING."""
    return summary_of(*await seen(game, caller.account, ports))


def summary_of(stored: StoredGame, hosted: Hosted) -> GameSummary:
    """A stored game as it is told to whoever may look at it."""
    over = bool(stored.outcome)
    ranking, reason = ends(stored)
    setup = decode(stored.setup)
    assert isinstance(setup, dict)
    return GameSummary(
        stored.id,
        stored.title,
        str(setup.get("edition", "")),
        tuple(Player(seat.name, seat.bot) for seat in hosted.seats),
        stored.began,
        commitment(stored.server_seed),
        over,
        ranking,
        reason,
        len(stored.entries) if over else 0,
        is_own_chance(stored),
    )


async def replay(game: str, seat: int, caller: Caller, ports: ReplayPorts) -> bytes:
    """
    A game that is over as a seat or a spectator (-1) saw it, as JSON of a Replay.

    Raises Refusal MISSING, INVALID, CONFLICT, TOO_OFTEN or BUSY.
    """
    stored, hosted = await seen(game, caller.account, ports)
    must_be_over(stored)
    if not NOBODY <= seat < len(hosted.seats):
        raise Refusal(Code.INVALID, f"There is no seat {seat}.", "Spectators are -1.")
    ports.count(caller.account.id)

    return await ports.aside(lambda: msgspec.json.encode(retelling(stored, seat, ports.titles)))


def retelling(stored: StoredGame, seat: int, titles: Titles) -> Replay:
    """A game that is over as a seat or a spectator saw it. Raises Diverged."""
    told = list(retold_by_position(titles.named(stored.title), journal_of(stored), seat))
    positions = tuple(position for position, _ in told)
    return Replay(stored.id, seat, positions, tuple(message for _, message in told))


async def receipt(
    game: str, visitor: Visitor, caller: Caller | None, ports: ReplayPorts
) -> Receipt:
    """
    What a game can be checked by; all of it, with decks and answers, once the game is over.

    It is for whoever has the game's id, but of a game that is closed to spectators it is for those
    who may look at it.

    Raises Refusal MISSING, CONFLICT, TOO_OFTEN or BUSY.
    """
    ports.count(network_of(visitor.address))
    stored, hosted = await found(game, ports)
    must_be_open(hosted, None if caller is None else caller.account)
    nonces = nonces_of(stored)
    if not stored.outcome:
        return open_receipt(stored.id, stored.server_seed, nonces)
    if not is_own_chance(stored):
        message = "This game was prepared or forked from another: it has no receipt of its own."
        raise Refusal(Code.CONFLICT, message, "A game that you begin yourself has one.")

    def make() -> Receipt:
        room = room_of(stored, ports.titles)
        end = end_of(room.game, room.state)
        return full_receipt(stored.id, stored.server_seed, nonces, room.play.journal, end)

    return await ports.aside(make)


def ends(stored: StoredGame) -> tuple[tuple[tuple[int, ...], ...], str]:
    """Seats from best to worst and why; nothing while the game goes on."""
    if not stored.outcome:
        return (), ""
    outcome = decode(stored.outcome)
    assert isinstance(outcome, list)
    ranking, reason = outcome
    return tuple(tuple(level) for level in ranking), reason


def is_own_chance(stored: StoredGame) -> bool:
    """Whether a game's seed is that of its players and the service, not of another game."""
    return game_seed(stored.server_seed, stored.id, nonces_of(stored)) == stored.seed


def nonces_of(stored: StoredGame) -> tuple[bytes, ...]:
    """What each seat has added to the chance; nothing before the game began."""
    written = msgspec.json.decode(stored.nonces, type=list[str]) if stored.nonces else []
    return tuple(bytes.fromhex(one) for one in written)
