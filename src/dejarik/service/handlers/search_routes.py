"""
Routes for finding games that are over.

What belongs here: the address, its parameters and their limits. What does not: what is done
(`game_search`).
"""

from typing import Annotated, Final, Literal

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from dejarik.service.handlers.access import OPEN
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.handlers.sign_in import visitor_of
from dejarik.service.lobby import game_search
from dejarik.service.lobby.game_search import GameWanted, PageWanted, SeatWanted
from dejarik.service.lobby.search_wire import GamesFound

MOST_ROUNDS: Final = 10_000

PlayerName = Annotated[
    str, QueryParameter(name="player", max_length=40, description="Who played, by name.")
]
BotKind = Annotated[
    str,
    QueryParameter(
        name="bot", max_length=20, pattern="^[a-z]*$", description="Which bot played, by name."
    ),
]
DeckWanted = Annotated[
    str,
    QueryParameter(
        name="deck",
        max_length=40,
        pattern="^[A-Za-z0-9 _.-]*$",
        description="The hash of a deck, or the name of one that comes with the game.",
    ),
]
CardWanted = Annotated[
    str,
    QueryParameter(
        name="card",
        max_length=60,
        pattern="^[A-Za-z0-9_.-]*$",
        description="The code of any printing of a card in the deck; name the game, too.",
    ),
]
ResultWanted = Annotated[
    Literal["", "won", "lost", "drawn"],
    QueryParameter(name="result", description="What came of it for whoever is looked for."),
]
TitleWanted = Annotated[
    str,
    QueryParameter(name="title", max_length=20, pattern="^[a-z-]*$", description="Which game."),
]
FormatWanted = Annotated[
    str,
    QueryParameter(
        name="format", max_length=20, pattern="^[A-Za-z0-9_-]*$", description="Which format."
    ),
]
LeastRounds = Annotated[
    int,
    QueryParameter(
        name="least_rounds", ge=0, le=MOST_ROUNDS, description="So many rounds or turns at least."
    ),
]
MostRounds = Annotated[
    int,
    QueryParameter(
        name="most_rounds", ge=0, le=MOST_ROUNDS, description="So many at most; 0 is no limit."
    ),
]
Since = Annotated[
    int,
    QueryParameter(
        name="since", ge=0, le=2**53, description="Over since then, in milliseconds since 1970."
    ),
]
After = Annotated[
    str,
    QueryParameter(
        name="cursor",
        max_length=60,
        pattern=r"^([0-9]{1,15}\.[A-Za-z0-9_-]{1,40})?$",
        description="The `next` of the page before.",
    ),
]
PageSize = Annotated[int, QueryParameter(name="most", ge=1, le=50, description="Games of a page.")]


def wanted_seat(
    player: PlayerName = "",
    bot: BotKind = "",
    deck: DeckWanted = "",
    card: CardWanted = "",
    result: ResultWanted = "",
) -> SeatWanted:
    """Whom the parameters mean."""
    return SeatWanted(player, bot, deck, card, result)


def wanted_game(
    title: TitleWanted = "",
    format_: FormatWanted = "",
    least_rounds: LeastRounds = 0,
    most_rounds: MostRounds = 0,
    since: Since = 0,
) -> GameWanted:
    """Which game the parameters mean."""
    return GameWanted(title, format_, least_rounds, most_rounds, since)


def wanted_page(cursor: After = "", most: PageSize = 20) -> PageWanted:
    """Which page the parameters mean."""
    return PageWanted(cursor, most)


@get(
    "/api/games/search",
    operation_id="games_search",
    opt={REPLY: GamesFound},
    dependencies={
        "seat": Provide(wanted_seat, sync_to_thread=False),
        "wanted": Provide(wanted_game, sync_to_thread=False),
        "page": Provide(wanted_page, sync_to_thread=False),
    },
    security=OPEN,
    responses=FAULTS,
    tags=["games"],
)
async def search(
    request: AnyRequest,
    seat: NamedDependency[SeatWanted],
    wanted: NamedDependency[GameWanted],
    page: NamedDependency[PageWanted],
) -> GamesFound:
    """Games that are over and were open to all, by card, deck, player and length."""
    ports: Ports = request.app.state.ports
    asked = game_search.SearchGames(seat, wanted, page)
    return await game_search.search_games(asked, visitor_of(request), ports.lobby)


ROUTES: Final = (search,)
