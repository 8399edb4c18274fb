"""
The page for faults of ours: what a browser shows where a page should have been.

What belongs here: who is told so, and what is put into it. What does not: the page itself
(`web/public/broken.html`), and faults as programs read them (`errors`).
"""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final

from litestar import MediaType, Response

from dejarik.service.handlers.errors import AnyRequest
from dejarik.service.handlers.page import NOT_PAGES, Page
from dejarik.service.monitoring.trace_context import quoting

FILE: Final = "broken.html"
SAID: Final = "<!-- said -->"
"""Where the page has room for what is known here alone."""
OURS: Final = 500
"""From this status on it is no fault of whoever asks."""

Handler = Callable[[AnyRequest, Any], Response[Any]]


def with_page(
    handlers: Mapping[int | type[Exception], Handler], page: Page, contact: str
) -> dict[int | type[Exception], Handler]:
    """Handlers of errors that tell browsers by a page what they tell programs as JSON."""
    kept = page.files.get(FILE)
    if kept is None:
        return dict(handlers)
    html = kept.plain.decode()

    def paged(handler: Handler) -> Handler:
        def told(request: AnyRequest, error: Any) -> Response[Any]:  # noqa: ANN401
            answer = handler(request, error)
            if (answer.status_code or 0) < OURS or not wants_page(request):
                return answer
            headers = {**answer.headers, "Cache-Control": "no-store"}
            body = html.replace(SAID, _said(contact))
            return Response(
                body, status_code=answer.status_code, headers=headers, media_type=MediaType.HTML
            )

        return told

    return {error: paged(handler) for error, handler in handlers.items()}


def wants_page(request: AnyRequest) -> bool:
    """Whether it is a browser that goes to a page."""
    first = request.scope["path"].strip("/").partition("/")[0]
    return first not in NOT_PAGES and "text/html" in request.headers.get("accept", "")


def _said(contact: str) -> str:
    """The number of this fault, and whom to tell it."""
    whom = ""
    if contact:
        shown = escape(contact.removeprefix("mailto:"))
        whom = f' Whoever runs this server: <a href="{escape(contact)}">{shown}</a>.'
    return f"<p>{escape(quoting())}{whom}</p>"
