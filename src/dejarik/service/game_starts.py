"""
Starts of games: from a table that is full to a game that is being played.

What belongs here: opening the game of a table, once, and starting it when every share of the
chance is there; the lobby's handlers that may fill a table. What does not: who meets whom
(`lobby`), and what is stored of a game (`opening`).

Every step can be repeated: whoever asks about a table next finishes what a dead process, or a
slower request, has left. A game's id follows from its table, who sits there with which decks,
and a secret of the service: so two requests cannot store two games, and no player can try out
which deck leads to an id.
"""

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Final

from dejarik.hosting.play.fairness import commitment
from dejarik.hosting.play.hosted_wire import write_hosted
from dejarik.kernel.wire import encode
from dejarik.service.ids import CHANCE_BYTES, game_id
from dejarik.service.lobby import course, pairings, rematches, seeks, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.table_store import WAITING, StoredTable, TableStore
from dejarik.service.ports import Account, Journal, Missing, Taken
from dejarik.service.records.secret_store import SecretStore
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.opening import open_game, start_game

GAME_IDS: Final = "game ids"
"""The secret that keys the ids of games."""
_PURPOSE: Final = b"dejarik game 1"


@dataclass(frozen=True, slots=True)
class StartPorts:
    """The lobby, where games are kept, and the secret that their ids are made with."""

    lobby: LobbyPorts
    journal: Journal
    secrets: SecretStore


class Changed(Exception):
    """Somebody left or came while the game was being made: it is not tied to the table."""


async def create_table(request: wire.CreateTable, who: Account, ports: StartPorts) -> wire.Table:
    """
    Open a table and sit down; against a bot its game waits only for one's share of the chance.

    Raises Refusal when the deck may not be played there or somebody has too many tables.
    """
    if request.fork is not None:
        message = "A game is not forked from the list of tables."
        raise Refusal(Code.INVALID, message, "Fork it from its replay.")
    table = await tables.create_table(request, who, ports.lobby)
    return await _advanced(table.id, who, ports)


async def sit_down(request: wire.SitDown, who: Account, ports: StartPorts) -> wire.Table:
    """
    Take the free seat, or the one somebody was invited to; a full table opens its game.

    Raises Refusal when there is none for them, or the deck may not be played there.
    """
    table = await tables.sit_down(request, who, ports.lobby)
    return await _advanced(table.id, who, ports)


async def show_table(request: wire.NamedTable, who: Account, ports: StartPorts) -> wire.Table:
    """A table that somebody may see. Raises Refusal when there is none."""
    table = await tables.show_table(request, who, ports.lobby)
    await pairings.lapse(await TableStore(ports.lobby.database).find(table.id), ports.lobby)
    await advance(table.id, ports)
    return await tables.show_table(request, who, ports.lobby)


async def ask_rematch(request: wire.AskRematch, who: Account, ports: StartPorts) -> wire.Table:
    """
    Play again with the seats swapped: the first to ask invites, the second to ask accepts.

    Raises Refusal when the game is not over or they did not play it.
    """
    table = await rematches.ask_rematch(request, who, ports.lobby)
    return await _advanced(table.id, who, ports)


async def offer_seek(request: wire.OfferSeek, who: Account, ports: StartPorts) -> wire.Seek:
    """
    Offer to play; whoever already wants the same is paired at once.

    Raises Refusal when the deck may not be played so, or somebody has too many offers or makes
    them too often.
    """
    seek = await seeks.offer_seek(request, who, ports.lobby)
    await advance(seek.table, ports)
    return seek


async def play_meanwhile(
    request: wire.PlayMeanwhile, who: Account, ports: StartPorts
) -> wire.Table:
    """
    Play a bot while one's offer waits, unrated and untimed.

    Raises Refusal when there is no such offer or bot, or somebody has too many tables.
    """
    return await _advanced(await pairings.play_meanwhile(request, who, ports.lobby), who, ports)


async def renew_seek(request: wire.NamedSeek, who: Account, ports: StartPorts) -> wire.Seek:
    """Say that one still wants to play. Raises Refusal when there is no such offer."""
    seek = await seeks.renew_seek(request, who, ports.lobby)
    await advance(seek.table, ports)
    return seek


async def take_seek(request: wire.TakeSeek, who: Account, ports: StartPorts) -> wire.Table:
    """
    Take somebody's offer: the table at which both sit.

    Raises Refusal when it is gone, not for them, or the deck may not be played so.
    """
    table = await seeks.take_seek(request, who, ports.lobby)
    return await _advanced(table.id, who, ports)


async def add_nonce(request: wire.AddNonce, who: Account, ports: StartPorts) -> wire.Table:
    """
    Add one's own share of the chance, after the commitment; with the last one the game begins.

    A second share of the same person changes nothing. Raises Refusal when they do not sit
    there or no game was opened.
    """
    await course.add_nonce(request, who, ports.lobby)
    return await _advanced(request.table, who, ports)


async def advance(table_id: str, ports: StartPorts) -> None:
    """Do for a table whatever can be done now; none is no table."""
    try:
        if table_id and await _open(table_id, ports):
            await _start(table_id, ports)
    except (Changed, Missing):
        # Somebody else has moved on, and whoever sits there now asks again.
        return


async def _advanced(table_id: str, who: Account, ports: StartPorts) -> wire.Table:
    await advance(table_id, ports)
    return await tables.show_table(wire.NamedTable(table_id), who, ports.lobby)


async def _open(table_id: str, ports: StartPorts) -> bool:
    """
    Store the game of a full table and tie it to it; whether there is one now.

    Raises Changed when the people have changed meanwhile.
    """
    store = TableStore(ports.lobby.database)
    if (await store.find(table_id)).game:
        return True
    ready = await course.ready(table_id, ports.lobby)
    if ready is None:
        return False
    secret = await ports.secrets.named(GAME_IDS)
    game = game_of(ready, secret)
    try:
        _, published = await open_game(
            ready.title,
            ports.lobby.titles,
            ready.setup,
            ready.hosted,
            ports.journal,
            ports.lobby.now,
            game,
        )
    except Taken:
        published = commitment((await ports.journal.load(game)).server_seed)
    await _tie(ready, secret, published, ports)
    return True


async def _tie(ready: course.Ready, secret: bytes, published: str, ports: StartPorts) -> None:
    """Tie a game to its table if those who sit there are still those it was made for."""
    game = game_of(ready, secret)
    async with ports.lobby.database.transaction() as together:
        inside = replace(ports.lobby, database=together)
        await course.opened(ready.table, game, published, inside)
        # The row is ours until the end of the transaction: nobody comes or goes now.
        again = await course.ready(ready.table, inside)
        if again is None or game_of(again, secret) != game:
            raise Changed


def game_of(ready: course.Ready, secret: bytes) -> str:
    """
    The id of the game of a table with these people and decks, by the time the table was made.

    Without the secret nobody can find out by it which decks those are.
    """
    made_of = encode([ready.table, ready.setup, write_hosted(ready.hosted)])
    keyed = blake2b(made_of, digest_size=CHANCE_BYTES, key=secret, person=_PURPOSE)
    return game_id(ready.created, keyed.digest())


async def _start(table_id: str, ports: StartPorts) -> None:
    table = await TableStore(ports.lobby.database).find(table_id)
    if table.status != WAITING or not _all_shares(table):
        return
    nonces = [bytes.fromhex(seat.nonce) for seat in table.seats]
    await start_game(table.game, nonces, ports.journal, ports.lobby.titles)
    await course.begun(table_id, ports.lobby)


def _all_shares(table: StoredTable) -> bool:
    return table.is_full() and all(seat.nonce or seat.bot for seat in table.seats)
