"""
Profiles and ladders: how somebody plays, and who plays best.

What belongs here: what anybody may see of that. What does not: statements (`profile_store`).

A private game is nobody's business but that of those who played it; nor is which deck somebody
brings how often.
"""

from collections.abc import Iterable
from typing import Final

from dejarik.hosting.people.names import SOMEBODY
from dejarik.hosting.people.ratings import DRAWN, PROVISIONAL, WON
from dejarik.service.lobby import profile_wire as wire
from dejarik.service.lobby.deck_names import deck_names
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.profile_store import Counted, Moved, ProfileStore
from dejarik.service.lobby.rating_store import BOT, Held, Ladder, RatingStore
from dejarik.service.lobby.table_store import StoredTable, bot_called
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import nobody, person_of
from dejarik.service.ports import Account

LISTED: Final = 100
"""Places of a ladder that are shown."""
MOST_POINTS: Final = 300
"""Games whose ratings are shown as a course."""


async def show_profile(request: wire.ShowProfile, who: Account, ports: LobbyPorts) -> wire.Profile:
    """Somebody's ratings, games and results, as whoever asks may see them. Raises Refusal."""
    account = await AccountStore(ports.database).find(request.account)
    if account is None:
        raise nobody()
    own = account.id == who.id
    store = ProfileStore(ports.database)
    games = await store.games(account.id, request.before, request.most + 1, public=not own)
    ratings = RatingStore(ports.database)
    courses = await ratings.course(account.id, MOST_POINTS)
    return wire.Profile(
        person_of(account),
        tuple(shown(held, courses.get(held.ladder, ())) for held in await ratings.of(account.id)),
        _scores(await store.scores(account.id, public=not own)),
        tuple(_played(table, moved, account.id) for table, moved in games[: request.most]),
        more=len(games) > request.most,
        decks=await _by_deck(account.id, store, ports) if own else (),
        opponents=await _by_opponent(account.id, store, ports) if own else (),
    )


async def show_ladder(request: wire.ShowLadder, ports: LobbyPorts) -> wire.LadderShown:
    """The best of a format, bots among them; for anybody, signed in or not."""
    ladder = Ladder(request.title or ports.titles.default, request.format)
    found = await RatingStore(ports.database).best(ladder, PROVISIONAL, LISTED)
    people = [one.holder for one in found if not one.holder.startswith(BOT)]
    names = await AccountStore(ports.database).names(people)
    return wire.LadderShown(tuple(_standing(one, names) for one in found))


def shown(held: Held, course: Iterable[tuple[int, float]] = ()) -> wire.RatingShown:
    """A rating as it is told, and how it came there."""
    rating = held.rating
    return wire.RatingShown(
        held.ladder.title,
        held.ladder.format,
        round(rating.points),
        round(rating.deviation),
        held.games,
        rating.is_provisional,
        tuple(wire.RatingPoint(at, round(points)) for at, points in course),
    )


def _standing(held: Held, names: dict[str, str]) -> wire.Standing:
    if held.holder.startswith(BOT):
        bot = held.holder.removeprefix(BOT)
        return wire.Standing(bot_called(bot), shown(held), bot=bot)
    return wire.Standing(names[held.holder], shown(held), account=held.holder)


def _played(table: StoredTable, moved: Moved, account: str) -> wire.GamePlayed:
    others = tuple(
        wire.Opponent(seat.name, "" if seat.name == SOMEBODY else seat.account, seat.bot)
        for seat in table.seats
        if seat.account != account
    )
    change = None
    if moved.before is not None and moved.after is not None:
        change = round(moved.after) - round(moved.before)
    return wire.GamePlayed(
        table.id,
        table.game,
        table.title,
        table.format,
        moved.ended,
        "won" if moved.score == WON else "drawn" if moved.score == DRAWN else "lost",
        table.result.reason if table.result else "",
        others,
        table.settings.rated,
        change,
    )


async def _by_deck(
    account: str, store: ProfileStore, ports: LobbyPorts
) -> tuple[wire.DeckScores, ...]:
    called = await deck_names(account, ports)
    found: dict[tuple[str, str], Counted] = {}
    for title, deck, counted in await store.by_deck(account):
        key = (title, called.get((title, deck), deck))
        before = found.get(key, Counted(0, 0, 0))
        found[key] = Counted(*(sum(both) for both in zip(before, counted, strict=True)))
    return tuple(wire.DeckScores(*key, _scores(counted)) for key, counted in found.items())


async def _by_opponent(
    account: str, store: ProfileStore, ports: LobbyPorts
) -> tuple[wire.OpponentScores, ...]:
    found = await store.by_opponent(account)
    names = await AccountStore(ports.database).names([other for other, _, _ in found if other])
    return tuple(
        wire.OpponentScores(_opponent(other, bot, names), _scores(counted))
        for other, bot, counted in found
    )


def _opponent(account: str, bot: str, names: dict[str, str]) -> wire.Opponent:
    if bot:
        return wire.Opponent(bot_called(bot), bot=bot)
    name = names.get(account, SOMEBODY)
    return wire.Opponent(name, "" if name == SOMEBODY else account)


def _scores(counted: Counted) -> wire.Scores:
    drawn = counted.games - counted.won - counted.lost
    return wire.Scores(counted.won, counted.lost, drawn)
