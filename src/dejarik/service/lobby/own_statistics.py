"""
Somebody's own games in numbers.

What belongs here: reading them, and what is told of them. What does not: the sums
(`hosting.people.statistics`), and what others may see (`profiles`).
"""

from typing import Final

import msgspec

from dejarik.hosting.people import statistics
from dejarik.hosting.people.names import SOMEBODY
from dejarik.hosting.people.statistics import Played, Tally
from dejarik.service.lobby import statistics_wire as wire
from dejarik.service.lobby.deck_names import deck_names
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.profile_wire import Opponent
from dejarik.service.lobby.table_store import bot_called
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Account, Database

MOST_GAMES: Final = 2_000
"""The newest games that are summed up."""
MOST_GROUPS: Final = 30
"""Decks and opponents that are told, those with the most games."""
BETWEEN_TWO: Final = 2

_GAMES: Final = """
    SELECT t.title, t.format, m.deck_name, coalesce(o.account, ''), coalesce(o.bot, ''),
        m.seat, m.score, coalesce(t.rounds, 0), t.places
    FROM seats m JOIN tables t ON t.id = m.table_id
    LEFT JOIN seats o ON o.table_id = t.id AND o.seat <> m.seat AND t.places = 2
    WHERE m.account = %s AND t.status = 'over' AND m.score IS NOT NULL
    ORDER BY t.ended DESC, t.id DESC LIMIT %s
"""
_GameRow = tuple[str, str, str, str, str, int, float, int, int]


async def show_statistics(who: Account, ports: LobbyPorts) -> wire.Statistics:
    """One's own games in numbers, for nobody else."""
    found = await _games(who.id, ports)
    games = found[:MOST_GAMES]
    runs = statistics.streaks([game.score for game in reversed(games)])
    formats = statistics.by(games, lambda game: (game.title, game.format))
    decks = statistics.by(games, lambda game: (game.title, game.deck))
    seats = statistics.by(games, lambda game: (game.title, game.seat))
    return wire.Statistics(
        _told(statistics.tally_of(games)),
        tuple(wire.OfFormat(*key, _told(tally)) for key, tally in formats.items()),
        tuple(wire.OfDeck(*key, _told(tally)) for key, tally in decks.items())[:MOST_GROUPS],
        await _opponents(games, ports.database),
        tuple(wire.OfSeat(*key, _told(tally)) for key, tally in sorted(seats.items())),
        _lengths(games),
        wire.StreaksTold(runs.now, runs.most_won, runs.most_lost),
        more=len(found) > MOST_GAMES,
    )


async def _games(account: str, ports: LobbyPorts) -> list[Played]:
    """The newest games first, and one more than is told."""
    called = await deck_names(account, ports)
    rows = await ports.database.rows(_GAMES, (account, MOST_GAMES + 1))
    games = []
    for row in rows:
        title, format_, deck, other, bot, seat, score, rounds, places = msgspec.convert(
            row, _GameRow
        )
        opponent = (other, bot) if places == BETWEEN_TWO else ("", "")
        deck = called.get((title, deck), deck)
        games.append(Played(title, format_, deck, opponent, seat, score, rounds))
    return games


async def _opponents(games: list[Played], database: Database) -> tuple[wire.OfOpponent, ...]:
    # Whoever is gone has no account: all of them are one somebody.
    met = [game for game in games if game.opponent != ("", "")]
    found = list(statistics.by(met, lambda game: game.opponent).items())[:MOST_GROUPS]
    names = await AccountStore(database).names([account for (account, _), _ in found if account])
    return tuple(
        wire.OfOpponent(_opponent(account, bot, names), _told(tally))
        for (account, bot), tally in found
    )


def _opponent(account: str, bot: str, names: dict[str, str]) -> Opponent:
    if bot:
        return Opponent(bot_called(bot), bot=bot)
    name = names.get(account, SOMEBODY)
    return Opponent(name, "" if name == SOMEBODY else account)


def _lengths(games: list[Played]) -> tuple[wire.OfLength, ...]:
    found = []
    for title in dict.fromkeys(game.title for game in games):
        known = [game for game in games if game.title == title and game.rounds]
        usual = statistics.usual_length(known)
        if usual:
            shorter = [game for game in known if game.rounds <= usual]
            longer = [game for game in known if game.rounds > usual]
            tallies = (_told(statistics.tally_of(part)) for part in (shorter, longer))
            found.append(wire.OfLength(title, usual, *tallies))
    return tuple(found)


def _told(tally: Tally) -> wire.Tallied:
    share, low, high = (round(100 * one) for one in (tally.share, tally.low, tally.high))
    return wire.Tallied(tally.won, tally.lost, tally.drawn, share, low, high)
