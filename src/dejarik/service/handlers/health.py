"""
Health: whether this process lives, and whether it can play.

Its figures are not here: they have an address of their own (`monitoring.listener`).
"""

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from dejarik.service.ports import Unavailable
from dejarik.service.tables.home import TableRegistry


@get("/health/live")
async def live() -> dict[str, bool]:
    """The process answers."""
    return {"live": True}


@get("/health/ready")
async def ready(request: Request[None, None, State]) -> Response[dict[str, bool]]:
    """
    The database answers too, and the process has beaten in it for a moment.

    A beat is written, so a process whose database can only be read, as with a full disk, is not
    ready: no answer could be stored.
    """
    table_registry: TableRegistry = request.app.state.table_registry
    try:
        await request.app.state.database.rows("SELECT 1")
    except Unavailable:
        return Response({"ready": False}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    if not table_registry.is_ready():
        return Response({"ready": False}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"ready": True}, status_code=HTTP_200_OK)
