"""
Routes for cards: the whole catalogue in one file, and what is ruled.

What belongs here: addresses, and keeping what was made. What does not: making it
(`titles.destiny.catalogue.cards`).
"""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from dejarik.games.destiny.model.edition import CURRENT, EDITIONS
from dejarik.service.handlers.cached_answers import ASK_AGAIN, Kept, answered
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.handlers.routing import OPEN
from dejarik.service.refusals import Code, Refusal
from dejarik.titles.destiny.catalogue.cards import catalogue, ruling_named, rulings_about
from dejarik.titles.destiny.catalogue.wire import Catalogue, Rulings, RulingTold

Edition = Annotated[
    str, QueryParameter(name="edition", max_length=20, description="An edition of the rules.")
]
CardCode = Annotated[
    str, PathParameter(min_length=1, max_length=12, description="The code of a printing.")
]
RulingId = Annotated[
    str, PathParameter(min_length=1, max_length=60, description="The id of a ruling.")
]
SHOWN: Final[dict[str, Any]] = {"security": OPEN, "responses": FAULTS, "tags": ["cards"]}


class Catalogues:
    """The catalogue of each edition, made when it is first asked for, beside the event loop."""

    def __init__(self) -> None:
        self._making: dict[str, asyncio.Task[Kept]] = {}

    async def of(self, edition: str) -> Kept:
        """The bytes of an edition's catalogue."""
        if edition not in self._making:
            self._making[edition] = asyncio.create_task(asyncio.to_thread(_made, edition))
        # Whoever hangs up must not stop what others wait for.
        return await asyncio.shield(self._making[edition])


def _made(edition: str) -> Kept:
    return Kept(msgspec.json.encode(catalogue(edition)), "application/json")


def _must_be_known(edition: str) -> None:
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise Refusal(Code.MISSING, f"There is no edition {edition!r}.", f"There are {known}.")


@get("/api/cards", operation_id="cards", opt={REPLY: Catalogue}, **SHOWN)
async def cards(request: AnyRequest, edition: Edition = CURRENT) -> Response[bytes]:
    """Every card with our text of it, in one file. Its tag changes with the release."""
    _must_be_known(edition)
    catalogues: Catalogues = request.app.state.catalogues
    return answered(request, await catalogues.of(edition), ASK_AGAIN)


@get("/api/cards/{code:str}/rulings", operation_id="cards_rulings", opt={REPLY: Rulings}, **SHOWN)
async def card_rulings(code: CardCode, edition: Edition = CURRENT) -> Rulings:
    """What the rule documents say of a card, in our own words."""
    _must_be_known(edition)
    try:
        return rulings_about(code, edition)
    except ValueError as error:
        raise Refusal(
            Code.MISSING, f"There is no card {code!r}.", "Take a code out of the catalogue."
        ) from error


@get("/api/rulings/{ruling:str}", operation_id="rulings_show", opt={REPLY: RulingTold}, **SHOWN)
async def show_ruling(ruling: RulingId) -> RulingTold:
    """A ruling by its id, in our own words."""
    try:
        return ruling_named(ruling)
    except ValueError as error:
        raise Refusal(
            Code.MISSING, f"There is no ruling {ruling!r}.", "Take an id out of an answer."
        ) from error


ROUTES: Final = (cards, card_rulings, show_ruling)
