"""
Routes for other programs and sites: journals by key, embedded replays for anybody.

What belongs here: addresses, parameters and their limits. What does not: what is told
(`records.publishing`), and the page in the frame (`web/`).
"""

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter

from dejarik.hosting.play.journal_wire import JournalForm
from dejarik.service.handlers.access import OPEN, closed
from dejarik.service.handlers.cached_answers import ASK_AGAIN, CachedBytes, answered
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.handlers.replay_routes import GameId
from dejarik.service.handlers.sign_in import visitor_of
from dejarik.service.records import publishing
from dejarik.service.records.publishing import EmbedPorts
from dejarik.service.records.replay_wire import Embedded, OEmbed
from dejarik.service.scopes import Scope

Address = Annotated[
    str, QueryParameter(name="url", max_length=200, description="The address of a replay here.")
]
MaxWidth = Annotated[
    int, QueryParameter(name="maxwidth", ge=0, le=10_000, description="0 for no limit.")
]
MaxHeight = Annotated[
    int, QueryParameter(name="maxheight", ge=0, le=10_000, description="0 for no limit.")
]
JournalKind = Annotated[
    publishing.JournalKind, QueryParameter(name="form", description="As JSON, or as it is kept.")
]
MEDIA: Final = {"json": "application/json", "binary": "application/msgpack"}
SHOWN: Final[dict[str, Any]] = {"security": OPEN, "responses": FAULTS, "tags": ["embed"]}


def _ports(request: AnyRequest) -> EmbedPorts:
    ports: Ports = request.app.state.ports
    found = ports.others[EmbedPorts]
    assert isinstance(found, EmbedPorts)
    return found


@get(
    "/api/games/{game:str}/journal",
    operation_id="games_journal",
    responses=FAULTS,
    tags=["games"],
    **closed(Scope.READ, {REPLY: JournalForm}),
)
async def journal(game: GameId, request: AnyRequest, form: JournalKind = "json") -> Response[bytes]:
    """Everything from which a game that is over can be played again, as JSON or in bytes."""
    replays = _ports(request).replays
    told = await publishing.export_journal(game, form, request.user, replays)
    return Response(told, media_type=MEDIA[form])


@get("/api/embed/{game:str}", operation_id="embed", opt={REPLY: Embedded}, **SHOWN)
async def embed(game: GameId, request: AnyRequest) -> Response[bytes]:
    """A game that is over and open to spectators, as they saw it, for whoever embeds it."""
    told = await publishing.embed_game(game, visitor_of(request), _ports(request))
    # Packing a whole game takes a while: tables go on meanwhile.
    packed = await asyncio.to_thread(CachedBytes, told, "application/json")
    return answered(request, packed, ASK_AGAIN)


@get("/api/oembed", operation_id="oembed", opt={REPLY: OEmbed}, **SHOWN)
async def oembed(
    request: AnyRequest, url: Address, maxwidth: MaxWidth = 0, maxheight: MaxHeight = 0
) -> OEmbed:
    """How a site embeds the replay at an address, in the words of oEmbed."""
    visitor = visitor_of(request)
    return await publishing.describe_embed(url, maxwidth, maxheight, visitor, _ports(request))


ROUTES: Final = (journal, embed, oembed)
