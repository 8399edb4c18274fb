"""
Health: whether this process lives, and whether it can play.

Its figures are not here: they have an address of their own (`monitoring.listener`).
"""

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from dejarik.service.ports import Unavailable


@get("/health/live")
async def live() -> dict[str, bool]:
    """The process answers."""
    return {"live": True}


@get("/health/ready")
async def ready(request: Request[None, None, State]) -> Response[dict[str, bool]]:
    """The database answers too."""
    try:
        await request.app.state.database.rows("SELECT 1")
    except Unavailable:
        return Response({"ready": False}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"ready": True}, status_code=HTTP_200_OK)
