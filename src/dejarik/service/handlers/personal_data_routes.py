"""
The route of an export: a file that is sent while it is read.

What belongs here: its headers. What does not: what is in the file (`personal_data`).
"""

from typing import Final

from litestar import MediaType, post
from litestar.response import Stream

from dejarik.service.handlers.access import closed
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.personal_data.export import begin_export
from dejarik.service.personal_data.export_wire import PersonalData

FILE: Final = 'attachment; filename="dejarik-data.json"'


@post(
    "/api/people/export",
    status_code=200,
    operation_id="people_export",
    tags=["people"],
    **closed(None, {REPLY: PersonalData}),
    responses=FAULTS,
    media_type=MediaType.JSON,
)
async def export_data(request: AnyRequest) -> Stream:
    """Everything that is kept of whoever asks, in one file; three at once, then three a day."""
    ports: Ports = request.app.state.ports
    pieces = await begin_export(request.user, ports.office, ports.config.page())
    return Stream(pieces, headers={"Content-Disposition": FILE}, media_type=MediaType.JSON)


ROUTES: Final = (export_data,)
