"""
Routes for the lists of the lobby, page by page: offers and public tables.

What belongs here: the addresses, their parameters and their limits. What does not: what is on
a page (`lobby.lists`), and telling what changes (`news_sockets`).
"""

from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from dejarik.service.handlers.access import closed
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.lobby import lists
from dejarik.service.lobby.lists import LONGEST, ListWanted
from dejarik.service.lobby.lobby_wire import Seeks, Tables
from dejarik.service.scopes import Scope

Title = Annotated[
    str,
    QueryParameter(name="title", max_length=20, pattern="^[a-z-]*$", description="Which game."),
]
After = Annotated[
    str,
    QueryParameter(
        name="after",
        max_length=80,
        pattern=r"^((waiting\.|playing\.)?[0-9]{1,15}\.[A-Za-z0-9_-]{1,40})?$",
        description="The `next` of the page before.",
    ),
]
Limit = Annotated[
    int, QueryParameter(name="limit", ge=1, le=LONGEST, description="Rows of a page.")
]


def wanted_list(title: Title = "", after: After = "", limit: Limit = LONGEST) -> ListWanted:
    """Which page the parameters mean."""
    return ListWanted(title, after, limit)


PAGED: Final = {"wanted": Provide(wanted_list, sync_to_thread=False)}


@get(
    "/api/seeks",
    operation_id="seeks",
    dependencies=PAGED,
    **closed(Scope.READ, {REPLY: Seeks}),
    responses=FAULTS,
    tags=["seeks"],
)
async def list_seeks(request: AnyRequest, wanted: NamedDependency[ListWanted]) -> Seeks:
    """What others offer, the oldest first, and one's own offers."""
    ports: Ports = request.app.state.ports
    return await lists.list_seeks(wanted, request.user.account, ports.lobby)


@get(
    "/api/tables",
    operation_id="tables",
    dependencies=PAGED,
    **closed(Scope.READ, {REPLY: Tables}),
    responses=FAULTS,
    tags=["tables"],
)
async def list_tables(request: AnyRequest, wanted: NamedDependency[ListWanted]) -> Tables:
    """The public tables: those that wait for a player, then those that may be watched."""
    ports: Ports = request.app.state.ports
    return await lists.list_tables(wanted, request.user.account, ports.lobby)


ROUTES: Final = (list_seeks, list_tables)
