"""
Routes for games that were played: what they were, replays, reviews, receipts, forks.

What belongs here: addresses and parameters. What does not: what is done (`replaying`,
`reviewing`, `forking`), and what other programs and sites are given (`publishing_routes`).
"""

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from dejarik.hosting.play.receipt_wire import Receipt
from dejarik.hosting.review.review_wire import Review
from dejarik.service.game_starts import StartPorts
from dejarik.service.handlers.access import OPEN, closed
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.handlers.sign_in import caller_if_any, visitor_of
from dejarik.service.lobby.lobby_wire import Table
from dejarik.service.records import forking, replaying, reviewing
from dejarik.service.records.looking_back import ReplayPorts
from dejarik.service.records.replay_wire import ForkGame, GameSummary, Replay
from dejarik.service.records.reviewing import ReviewPorts
from dejarik.service.scopes import Scope

GameId = Annotated[
    str,
    PathParameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="A game."),
]
Audience = Annotated[
    int, QueryParameter(name="seat", ge=-1, le=7, description="A seat, or -1 for a spectator.")
]
GAMES: Final[dict[str, Any]] = {"responses": FAULTS, "tags": ["games"]}


def _closed(scope: Scope, **told: type) -> dict[str, Any]:
    """What a route for people who are signed in says of itself, with what it is asked and tells."""
    return {**GAMES, **closed(scope, told)}


def _replays(request: AnyRequest) -> ReplayPorts:
    ports: Ports = request.app.state.ports
    found = ports.others[ReplayPorts]
    assert isinstance(found, ReplayPorts)
    return found


@get("/api/games/{game:str}", operation_id="games_show", **_closed(Scope.READ, reply=GameSummary))
async def show_game(game: GameId, request: AnyRequest) -> GameSummary:
    """Who plays a game, and how it ended."""
    return await replaying.show_game(game, request.user, _replays(request))


@get(
    "/api/games/{game:str}/replay",
    operation_id="games_replay",
    **_closed(Scope.READ, reply=Replay),
)
async def replay(game: GameId, request: AnyRequest, audience: Audience = -1) -> Response[bytes]:
    """A game that is over as a seat or a spectator saw it."""
    told = await replaying.replay(game, audience, request.user, _replays(request))
    return Response(told, media_type="application/json")


@get(
    "/api/games/{game:str}/review",
    operation_id="games_review",
    **_closed(Scope.READ, reply=Review),
)
async def review(game: GameId, request: AnyRequest, audience: Audience = -1) -> Response[bytes]:
    """How a game that is over went: who was ahead, what decided it, damage, luck."""
    ports = request.app.state.ports.others[ReviewPorts]
    told = await reviewing.review(game, audience, request.user, ports)
    return Response(told, media_type="application/json")


@get(
    "/api/games/{game:str}/receipt",
    operation_id="games_receipt",
    opt={REPLY: Receipt},
    security=OPEN,
    **GAMES,
)
async def receipt(game: GameId, request: AnyRequest) -> Receipt:
    """What a game can be checked by; the server's seed only once it is over."""
    caller = await caller_if_any(request)
    return await replaying.receipt(game, visitor_of(request), caller, _replays(request))


@post(
    "/api/games/{game:str}/fork",
    operation_id="games_fork",
    status_code=200,
    **_closed(Scope.PLAY, asked=ForkGame, reply=Table),
)
async def fork(game: GameId, data: JSONBody[ForkGame], request: AnyRequest) -> Table:
    """Play on against a bot from a position of a game that is over."""
    settling = request.app.state.ports.others[StartPorts]
    return await forking.fork_game(game, data, request.user, _replays(request), settling)


ROUTES: Final = (show_game, replay, review, receipt, fork)
