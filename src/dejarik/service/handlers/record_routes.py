"""
Routes for what a game is checked by: its journal and its receipt.

What belongs here: the addresses and their parameters. What does not: what is told (`publishing`).
"""

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import QueryParameter

from dejarik.hosting.play.journal_wire import JournalForm
from dejarik.hosting.play.receipt_wire import Receipt
from dejarik.service.handlers.errors import AnyRequest
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.handlers.replay_routes import GAMES, GameId, game_route, replays_of
from dejarik.service.handlers.routing import OPEN
from dejarik.service.handlers.sign_in import visitor_of
from dejarik.service.records import publishing, replaying
from dejarik.service.scopes import Scope

JournalKind = Annotated[
    publishing.JournalKind, QueryParameter(name="form", description="As JSON, or as it is kept.")
]
MEDIA: Final = {"json": "application/json", "binary": "application/msgpack"}


@get(
    "/api/games/{game:str}/journal",
    operation_id="games_journal",
    **game_route(Scope.READ, reply=JournalForm),
)
async def journal(game: GameId, request: AnyRequest, form: JournalKind = "json") -> Response[bytes]:
    """Everything from which a game that is over can be played again, as JSON or in bytes."""
    told = await publishing.export_journal(game, form, request.user, replays_of(request))
    return Response(told, media_type=MEDIA[form])


@get(
    "/api/games/{game:str}/receipt",
    operation_id="games_receipt",
    opt={REPLY: Receipt},
    security=OPEN,
    **GAMES,
)
async def receipt(game: GameId, request: AnyRequest) -> Receipt:
    """What a game can be checked by; the server's seed only once it is over."""
    return await replaying.receipt(game, visitor_of(request), replays_of(request))


ROUTES: Final = (journal, receipt)
