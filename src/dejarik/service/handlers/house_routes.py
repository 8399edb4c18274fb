"""
The route of the house: its rules and what it says of privacy, for anybody.

What belongs here: the address. What does not: the texts (`house`).
"""

from typing import Final

import msgspec
from litestar import Response, get

from dejarik.service.config import HouseSettings
from dejarik.service.handlers.access import OPEN
from dejarik.service.handlers.cached_answers import ASK_AGAIN, CachedBytes, answered
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.house.house_texts import texts_of
from dejarik.service.house.house_wire import HouseTexts


def written(settings: HouseSettings) -> CachedBytes:
    """What is told, made once; its tag changes with it."""
    return CachedBytes(msgspec.json.encode(texts_of(settings)), "application/json")


@get(
    "/api/house",
    operation_id="house",
    opt={REPLY: HouseTexts},
    security=OPEN,
    responses=FAULTS,
    tags=["house"],
)
async def house(request: AnyRequest) -> Response[bytes]:
    """The rules of the house, what it says of privacy, and how to reach whoever runs it."""
    kept: CachedBytes = request.app.state.house
    return answered(request, kept, ASK_AGAIN)


ROUTES: Final = (house,)
