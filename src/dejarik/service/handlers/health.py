"""
Health: whether this process lives, whether it can play, and its figures.

The figures are for this machine only; a proxy in front must not pass them on.
"""

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from dejarik.service.ports import Unavailable

LOCAL = ("127.0.0.1", "::1")


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


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[None, None, State]) -> Response[bytes]:
    """The figures for Prometheus, for whoever asks from this machine without a proxy."""
    host = request.client.host if request.client is not None else ""
    if host not in LOCAL or "x-forwarded-for" in request.headers:
        raise NotFoundException
    return Response(request.app.state.metrics.written(), media_type="text/plain; version=0.0.4")
