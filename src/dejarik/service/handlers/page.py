"""
The page: files of the browser's table, as they were built into the package.

What belongs here: which file an address stands for, and how long browsers keep it.
What does not: what is in the files (`web/`), headers of all answers (`errors`), and files of
other releases (`records.asset_store`).
"""

import mimetypes
from html import escape
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

from dejarik.service.handlers.cached_answers import ASK_AGAIN, FOREVER, CachedBytes, answered
from dejarik.service.handlers.errors import AnyRequest
from dejarik.service.records.asset_store import AssetStore

FIRST: Final = "index.html"
SITE: Final = b"%SITE%"
"""What stands in the first file for the address of the page."""
ASSETS: Final = "assets/"
"""Below this the name of a file changes with what is in it."""
NOT_PAGES: Final = ("api", "health", "metrics")

NOT_BUILT: Final = """\
The table for browsers is not built yet.

In a checkout, `just web-setup` installs what it is built with, once, and `just web` builds it.
Then start the server again. Everything else is served: /api and /health answer.
"""


class Page:
    """Every file of a built page, read once; without a build there are none."""

    def __init__(self, folder: Path, site: str = "") -> None:
        """`site` is where people open the page: pictures of links must have a whole address."""
        files = [path for path in folder.rglob("*") if path.is_file()]
        self.files = {
            path.relative_to(folder).as_posix(): CachedBytes(path.read_bytes(), _type_of(path))
            for path in files
        }
        if FIRST in self.files:
            html = self.files[FIRST].plain.replace(SITE, escape(site).encode())
            self.files[FIRST] = CachedBytes(html, self.files[FIRST].kind)

    def named(self, path: str) -> tuple[CachedBytes, str]:
        """
        The file that an address stands for, and how long it is kept.

        Addresses of pages are for the page to read: they all are its first file.
        Raises NotFoundException.
        """
        name = path.lstrip("/")
        found = self.files.get(name)
        if found is not None and name != FIRST:
            return found, FOREVER if name.startswith(ASSETS) else ASK_AGAIN
        if _is_a_file(name) or name.partition("/")[0] in NOT_PAGES:
            raise NotFoundException
        return self.files[FIRST], ASK_AGAIN

    def assets(self) -> dict[str, bytes]:
        """The files whose name changes with what is in them."""
        found = {name: file.plain for name, file in self.files.items() if name.startswith(ASSETS)}
        return {name.removeprefix(ASSETS): body for name, body in found.items()}


def _is_a_file(name: str) -> bool:
    return name != FIRST and (name.startswith(ASSETS) or "." in name.rpartition("/")[2])


def _type_of(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    status_code=200,
)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file of the page, or its first one for every address that a page may have."""
    built: Page = request.app.state.page
    path: str = request.scope["path"]
    if FIRST not in built.files and path.strip("/").partition("/")[0] not in NOT_PAGES:
        return Response(NOT_BUILT.encode(), status_code=404, media_type=MediaType.TEXT)
    name = path.lstrip("/")
    if name.startswith(ASSETS) and name not in built.files:
        others: AssetStore = request.app.state.assets
        body = await others.find(name.removeprefix(ASSETS))
        if body is None:
            raise NotFoundException
        return answered(request, CachedBytes(body, _type_of(Path(name))), FOREVER)
    kept, cached = built.named(path)
    return answered(request, kept, cached)
