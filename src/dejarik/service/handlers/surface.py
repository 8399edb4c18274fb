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
from dejarik.service.handlers import across, card_routes, errors, feed_routes, house_routes, page
from dejarik.service.handlers.broken_page import with_page
from dejarik.service.handlers.measured import Measured
from dejarik.service.handlers.openapi import described
from dejarik.service.handlers.origins import Origins, must_be_meant
from dejarik.service.handlers.routes import ROUTES

LARGEST_BODY: Final = 100_000
"""Bytes of one request."""


def surface(
    config: Config,
    titles: Titles,
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]],
) -> Litestar:
    """The application with all its routes, and nothing behind them yet."""
    built = page.Page(config.built, config.page())
    app = Litestar(
        route_handlers=list(ROUTES),
        lifespan=[lifespan],
        openapi_config=described(),
        # The framework would have a log of its own, with the words of errors.
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        exception_handlers=with_page(errors.HANDLERS, built, config.house.contact),
        guards=[must_be_meant],
        state=State(
            {
                "titles": titles,
                "page": built,
                "house": house_routes.written(config.house),
                "catalogues": card_routes.Catalogues(),
                "origins": Origins(config),
                "listeners": feed_routes.Listeners(),
            }
        ),
        before_send=[
            errors.Hardened(config.url, secure=config.secure),
            across.allow_keys,
            *([across.rename_cookie] if config.secure else []),
        ],
    )
    app.asgi_handler = Measured(app.asgi_handler)
    return app
