"""
The surface: every route, and what holds for all of them.

What belongs here: which routes there are, limits, errors and headers around them.
What does not: what is behind them (`app` wires it).
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State

from dejarik.hosting.titles import Titles
from dejarik.service.config import Config
from dejarik.service.handlers import (
    card_routes,
    deck_routes,
    errors,
    feed_routes,
    health,
    key_routes,
    lobby_routes,
    page,
    people_routes,
    polls,
    publishing_routes,
    replay_routes,
    search_routes,
    sockets,
    waiting_routes,
)
from dejarik.service.handlers.openapi import described
from dejarik.service.handlers.origins import Origins, must_be_meant

LARGEST_BODY: Final = 100_000
"""Bytes of one request."""

ROUTES: Final = (
    health.live,
    health.ready,
    health.metrics,
    sockets.table_socket,
    polls.open_poll,
    polls.fetch_poll,
    polls.send_poll,
    *people_routes.ROUTES,
    *key_routes.ROUTES,
    *deck_routes.ROUTES,
    *lobby_routes.ROUTES,
    *replay_routes.ROUTES,
    *publishing_routes.ROUTES,
    *search_routes.ROUTES,
    *feed_routes.ROUTES,
    *waiting_routes.ROUTES,
    *card_routes.ROUTES,
    page.page,
)


def surface(
    config: Config,
    titles: Titles,
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]],
) -> Litestar:
    """The application with all its routes, and nothing behind them yet."""
    return Litestar(
        route_handlers=list(ROUTES),
        lifespan=[lifespan],
        openapi_config=described(),
        request_max_body_size=LARGEST_BODY,
        exception_handlers={**errors.HANDLERS},
        guards=[must_be_meant],
        state=State(
            {
                "titles": titles,
                "page": page.Page(config.built),
                "catalogues": card_routes.Catalogues(),
                "origins": Origins(config),
                "listeners": feed_routes.Listeners(),
            }
        ),
        before_send=[errors.Hardened(config.url, secure=config.secure)],
    )
