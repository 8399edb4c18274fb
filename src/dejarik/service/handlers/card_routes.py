"""
Routes for cards: the whole catalogue in one file, and what is ruled.

What belongs here: addresses, and keeping what was made. What does not: making it
(the title does).
"""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from dejarik.hosting.rulings import Rules, Rulings, RulingTold
from dejarik.hosting.title import ENGLISH, Title
from dejarik.hosting.titles import Titles
from dejarik.service.handlers.access import OPEN
from dejarik.service.handlers.cached_answers import ASK_AGAIN, CachedBytes, answered
from dejarik.service.handlers.card_wire import CardOdds, odds_told
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.openapi import REPLY
from dejarik.service.lobby.deck_legality import title_of
from dejarik.service.lobby.deck_search import ready_decks_with
from dejarik.service.lobby.deck_wire import DecksWith
from dejarik.service.refusals import Code, Refusal

Edition = Annotated[
    str, QueryParameter(name="edition", max_length=20, description="An edition of the rules.")
]
TitleId = Annotated[
    str, QueryParameter(name="title", max_length=20, description="A game; the first for none.")
]
CardCode = Annotated[
    str, PathParameter(min_length=1, max_length=60, description="The code of a printing.")
]
RulingId = Annotated[
    str, PathParameter(min_length=1, max_length=60, description="The id of a ruling.")
]
SHOWN: Final[dict[str, Any]] = {"security": OPEN, "responses": FAULTS, "tags": ["cards"]}


Making = Callable[[Title, str], object]


class Catalogues:
    """What is told of each edition, made when it is first asked for, beside the event loop."""

    def __init__(self) -> None:
        self._making: dict[tuple[str, str, Making], asyncio.Task[CachedBytes]] = {}

    async def of(self, title: Title, edition: str, making: Making) -> CachedBytes:
        """The bytes of what is made of an edition."""
        key = title.id, edition, making
        if key not in self._making:
            made = asyncio.to_thread(_made, title, edition, making)
            self._making[key] = asyncio.create_task(made)
        # Whoever hangs up must not stop what others wait for.
        return await asyncio.shield(self._making[key])


def _made(title: Title, edition: str, making: Making) -> CachedBytes:
    return CachedBytes(msgspec.json.encode(making(title, edition)), "application/json")


def _cards(title: Title, edition: str) -> object:
    return title.catalogue.cards(edition, ENGLISH)


def _rules(title: Title, edition: str) -> object:
    return title.catalogue.rules(edition, ENGLISH)


def _meant(request: AnyRequest, title_id: str, edition: str) -> tuple[Title, str]:
    """The title and its edition; the first and the newest for none. Raises Refusal."""
    titles: Titles = request.app.state.titles
    title = title_of(title_id, titles)
    if edition and edition not in title.editions:
        known = ", ".join(title.editions)
        raise Refusal(Code.MISSING, f"There is no edition {edition!r}.", f"There are {known}.")
    return title, edition or title.editions[0]


def _no_card(code: str) -> Refusal:
    return Refusal(Code.MISSING, f"There is no card {code!r}.", "Take a code out of the catalogue.")


@get("/api/cards", operation_id="cards", opt={REPLY: dict[str, Any]}, **SHOWN)
async def cards(request: AnyRequest, edition: Edition = "", title: TitleId = "") -> Response[bytes]:
    """Every card with our text of it, in one file. Its tag changes with the release."""
    meant, newest = _meant(request, title, edition)
    catalogues: Catalogues = request.app.state.catalogues
    return answered(request, await catalogues.of(meant, newest, _cards), ASK_AGAIN)


@get("/api/rules", operation_id="rules", opt={REPLY: Rules}, **SHOWN)
async def rules(request: AnyRequest, edition: Edition = "", title: TitleId = "") -> Response[bytes]:
    """Every rule in our words by topic, how far it is proven, and what is open."""
    meant, newest = _meant(request, title, edition)
    catalogues: Catalogues = request.app.state.catalogues
    return answered(request, await catalogues.of(meant, newest, _rules), ASK_AGAIN)


@get("/api/cards/{code:str}/rulings", operation_id="cards_rulings", opt={REPLY: Rulings}, **SHOWN)
async def card_rulings(
    request: AnyRequest, code: CardCode, edition: Edition = "", title: TitleId = ""
) -> Rulings:
    """What the rule documents say of a card, in our own words."""
    meant, newest = _meant(request, title, edition)
    try:
        return meant.catalogue.rulings_about(code, newest, ENGLISH)
    except ValueError as error:
        raise _no_card(code) from error


@get("/api/cards/{code:str}/odds", operation_id="cards_odds", opt={REPLY: CardOdds}, **SHOWN)
async def card_odds(
    request: AnyRequest, code: CardCode, edition: Edition = "", title: TitleId = ""
) -> CardOdds:
    """What the dice of a card lead to when they are rolled by themselves, as exact fractions."""
    meant, newest = _meant(request, title, edition)
    try:
        rolls = meant.catalogue.rolls(code, newest, ENGLISH)
    except ValueError as error:
        raise _no_card(code) from error
    return odds_told(code, rolls)


@get("/api/cards/{code:str}/decks", operation_id="cards_decks", opt={REPLY: DecksWith}, **SHOWN)
async def card_decks(request: AnyRequest, code: CardCode, title: TitleId = "") -> DecksWith:
    """The decks that come with a game and have a card, in any of its printings."""
    meant, _ = _meant(request, title, "")
    return ready_decks_with(meant, code)


@get("/api/rulings/{ruling:str}", operation_id="rulings_show", opt={REPLY: RulingTold}, **SHOWN)
async def show_ruling(request: AnyRequest, ruling: RulingId, title: TitleId = "") -> RulingTold:
    """A ruling by its id, in our own words."""
    meant, _ = _meant(request, title, "")
    try:
        return meant.catalogue.ruling(ruling, ENGLISH)
    except ValueError as error:
        raise Refusal(
            Code.MISSING, f"There is no ruling {ruling!r}.", "Take an id out of an answer."
        ) from error


ROUTES: Final = (cards, rules, card_rulings, card_odds, card_decks, show_ruling)
