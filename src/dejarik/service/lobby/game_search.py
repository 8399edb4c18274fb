"""
Finding games: those that are over and were open to all, by card, deck, player and length.

What belongs here: what may be asked, and what is told of a game. What does not: statements
(`search_store`), and what is noted of a game (`game_index`).

What people call their decks stays theirs: a deck is told by its hash and the cards it is known by.
"""

from dataclasses import dataclass, field
from functools import cache

from dejarik.hosting.decks import ReadyDeck, deck_hash
from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.names import SOMEBODY, shape_fault
from dejarik.hosting.people.ratings import DRAWN, WON
from dejarik.hosting.title import Title
from dejarik.hosting.titles import Titles
from dejarik.service.lobby import search_wire as wire
from dejarik.service.lobby.deck_legality import title_of
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.rating import score_of
from dejarik.service.lobby.search_store import Cursor, Length, SearchStore, Wanted
from dejarik.service.lobby.table_store import StoredSeat, StoredTable
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import Visitor, nobody
from dejarik.service.refusals import Code, Refusal, too_often


@dataclass(frozen=True, slots=True)
class SeatWanted:
    """
    Somebody at the table: who, with which deck, with which card, and what they got out of it.

    All of it is wanted of the same seat. `deck` is a hash, or the name of one that comes with the
    program; `bot` is a bot's name, however long it thinks.
    """

    player: str = ""
    bot: str = ""
    deck: str = ""
    card: str = ""
    result: str = ""


@dataclass(frozen=True, slots=True)
class GameWanted:
    """Which game, of which format, how long, and over since when; 0 rounds is no limit."""

    title: str = ""
    format: str = ""
    least_rounds: int = 0
    most_rounds: int = 0
    since: int = 0


@dataclass(frozen=True, slots=True)
class PageWanted:
    """How many, and after which: `cursor` is the `next` of the page before."""

    cursor: str = ""
    most: int = 20


@dataclass(frozen=True, slots=True)
class SearchGames:
    """What is looked for."""

    seat: SeatWanted = field(default_factory=SeatWanted)
    game: GameWanted = field(default_factory=GameWanted)
    page: PageWanted = field(default_factory=PageWanted)


async def search_games(
    request: SearchGames, visitor: Visitor, ports: LobbyPorts
) -> wire.GamesFound:
    """
    Games that are over and were open to all, the newest first, for anybody.

    Raises Refusal INVALID, MISSING or TOO_OFTEN.
    """
    wait = ports.searching.take(network_of(visitor.address), ports.now())
    if wait:
        raise too_often("You searched often just now.", wait)
    wanted = _of_game(request.game, ports)
    await _add_seat(request, wanted, ports)
    page = request.page
    after = _cursor(page.cursor)
    found = await SearchStore(ports.database).search(wanted, after, page.most + 1)
    shown = found[: page.most]
    return wire.GamesFound(
        tuple(_told(table, length, ports) for table, length in shown),
        _next(shown) if len(found) > page.most else "",
    )


def _of_game(game: GameWanted, ports: LobbyPorts) -> Wanted:
    wanted = Wanted()
    if game.title:
        wanted.of_table("title", "=", title_of(game.title, ports.titles).id)
    if game.format:
        wanted.of_table("format", "=", game.format)
    if game.least_rounds:
        wanted.of_table("rounds", ">=", game.least_rounds)
    if game.most_rounds:
        # Of a game whose length nobody knows nobody can say that it was short.
        wanted.of_table("rounds", ">", 0)
        wanted.of_table("rounds", "<=", game.most_rounds)
    if game.since:
        wanted.of_table("ended", ">=", game.since)
    return wanted


async def _add_seat(request: SearchGames, wanted: Wanted, ports: LobbyPorts) -> None:
    seat, title = request.seat, request.game.title
    if seat.player:
        wanted.of_seat("account", await _account(seat.player, ports))
    if seat.bot:
        wanted.bot(seat.bot)
    if seat.deck:
        wanted.of_seat("deck_hash", _deck(seat.deck, title, ports))
    if seat.card:
        if not title:
            message = "Each game has cards of its own: a code alone names none."
            raise Refusal(Code.INVALID, message, "Say which game is meant.")
        wanted.card(_printings(seat.card, title_of(title, ports.titles)))
    if seat.result:
        wanted.result(seat.result)


def _printings(code: str, title: Title) -> tuple[str, ...]:
    """The codes of all printings of a card; of one that is not there, its own."""
    try:
        return title.catalogue.printings(code, title.editions[0])
    except ValueError:
        return (code,)


async def _account(name: str, ports: LobbyPorts) -> str:
    known = None if shape_fault(name) else await AccountStore(ports.database).named(name)
    if known is None:
        raise nobody()
    return known.account.id


def _deck(named: str, title: str, ports: LobbyPorts) -> str:
    """The hash of a deck that comes with a title, or the hash as it was given."""
    if title:
        by_hash = ready_by_hash(ports.titles, title_of(title, ports.titles).id)
        return next((one for one, deck in by_hash.items() if deck.name == named), named)
    return named


@cache
def ready_by_hash(titles: Titles, title: str) -> dict[str, ReadyDeck]:
    """The decks that come with a title, by their hashes."""
    decks = titles.named(title).decks
    return {deck_hash(decks, one.listed): one for one in decks.ready()}


def _cursor(written: str) -> Cursor | None:
    if not written:
        return None
    ended, _, table = written.partition(".")
    return Cursor(int(ended), table)


def _next(shown: list[tuple[StoredTable, Length]]) -> str:
    table, length = shown[-1]
    return f"{length.ended}.{table.id}"


def _told(table: StoredTable, length: Length, ports: LobbyPorts) -> wire.GameFound:
    assert table.result is not None
    return wire.GameFound(
        table.game,
        table.title,
        table.edition,
        table.format,
        length.ended,
        length.rounds,
        length.decisions,
        table.result.reason,
        table.settings.rated,
        tuple(_player(seat, table, ports.titles) for seat in table.seats),
    )


def _player(seat: StoredSeat, table: StoredTable, titles: Titles) -> wire.PlayerFound:
    assert table.result is not None
    score = score_of(seat.seat, table.result.ranking)
    decks = titles.named(table.title).decks
    summary, hashed = decks.summary(seat.listed), deck_hash(decks, seat.listed)
    ready = ready_by_hash(titles, table.title).get(hashed)
    of_program = (ready.name, ready.called) if ready else ("", "")
    return wire.PlayerFound(
        seat.name,
        wire.DeckFound(hashed, summary.faces, summary.size, *of_program),
        "won" if score == WON else "drawn" if score == DRAWN else "lost",
        "" if seat.name == SOMEBODY else seat.account,
        seat.bot,
    )
