"""The page is served by the process that serves everything else."""

import asyncio
import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from httpx import Response
from litestar.testing import TestClient

from dejarik.service.adapters.databases import open_database
from dejarik.service.app import build
from dejarik.service.config import BUILT_PAGE, Config, HouseSettings
from dejarik.service.handlers.page import Page
from dejarik.service.ports import Row, Value
from dejarik.service.records.asset_store import ASKING, KEPT_MS, AssetStore
from dejarik.testing.application import Application, application

HTML = b"<!doctype html><title>Dejarik</title>" + b" " * 2_000
SCRIPT = b"export const table = 1;\n" * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a page in it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(HTML)
    (folder / "mark.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "oxanium-9.woff2").write_bytes(b"wOF2" + b"\0" * 2_000)
    return folder


@pytest.fixture
def place(sqlite_url: str, built: Path) -> Iterator[Application]:
    """The application with that page."""
    with application(sqlite_url, page=built) as opened:
        yield opened


def fetched(place: Application, path: str, **headers: str) -> Response:
    """What a browser gets at an address."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return place.client.get(path, headers=sent)


@pytest.mark.parametrize("path", ["/", "/index.html", "/lobby", "/tables/Ab-9_x/text", "/cards/"])
def test_every_address_of_a_page_is_the_first_file(place: Application, path: str) -> None:
    """The page reads its address by itself, and asks for its first file every time."""
    answer = fetched(place, path)

    assert (200, HTML) == (answer.status_code, answer.content)
    assert "text/html; charset=utf-8" == answer.headers["content-type"]
    assert "no-cache" == answer.headers["cache-control"]


def test_files_whose_name_tells_their_content_are_kept_for_good(place: Application) -> None:
    """A changed file has another name, so browsers never ask again."""
    answer = fetched(place, "/assets/index-1a2b.js")

    assert SCRIPT == answer.content
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_other_files_are_asked_for_again(place: Application) -> None:
    """A file beside the first one has the same name in every release."""
    answer = fetched(place, "/mark.svg")

    assert ("image/svg+xml", "no-cache") == (
        answer.headers["content-type"],
        answer.headers["cache-control"],
    )


@pytest.mark.parametrize("path", ["/assets/gone.js", "/robots.txt", "/lobby/gone.css"])
def test_a_file_that_is_not_there_is_no_page(place: Application, path: str) -> None:
    """A missing script must not look like a page."""
    assert 404 == fetched(place, path).status_code


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/health/nothing", "/metrics/x"])
def test_what_is_no_page_stays_an_error(place: Application, path: str) -> None:
    """Clients of the API are told in words, not with a page."""
    answer = fetched(place, path)

    assert (404, "missing") == (answer.status_code, answer.json()["code"])


NEXT_SCRIPT = b"export const table = 2;\n" * 200


@pytest.fixture
def next_built(tmp_path: Path) -> Path:
    """A folder with the page of another release."""
    folder = tmp_path / "next"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(HTML.replace(b"Dejarik", b"Dejarik 2"))
    (folder / "assets" / "index-3c4d.js").write_bytes(NEXT_SCRIPT)
    return folder


def test_a_browser_with_the_page_of_the_last_release_gets_the_rest_of_it(
    database_url: str, built: Path, next_built: Path
) -> None:
    """A club's one process was started anew: what an open page loads later is still there."""
    with application(database_url, page=built):
        pass
    with application(database_url, page=next_built) as place:
        old = fetched(place, "/assets/index-1a2b.js")
        assert (200, SCRIPT) == (old.status_code, old.content)
        assert "immutable" in old.headers["cache-control"]
        assert old.headers["content-type"].startswith("text/javascript")
        assert NEXT_SCRIPT == fetched(place, "/assets/index-3c4d.js").content
        for never in (
            "/assets/gone.js",
            "/assets/a/b.js",
            f"/assets/{'x' * 200}.js",
            "/assets/%00",
        ):
            assert 404 == fetched(place, never).status_code


def test_while_two_releases_run_each_serves_the_files_of_both(
    postgres_url: str, built: Path, next_built: Path
) -> None:
    """Also the older one those of the newer, which came later."""
    with application(postgres_url, page=built) as one:
        assert 404 == fetched(one, "/assets/index-3c4d.js").status_code
        with application(postgres_url, page=next_built) as two:
            for place in (one, two):
                assert SCRIPT == fetched(place, "/assets/index-1a2b.js").content
                assert NEXT_SCRIPT == fetched(place, "/assets/index-3c4d.js").content


def test_files_of_a_release_go_two_weeks_after_it(database_url: str) -> None:
    """Those of the release that runs stay, however long."""
    clock = [1_800_000_000_000]

    async def main() -> None:
        async with open_database(database_url) as database:
            old, new = (AssetStore(database, lambda: clock[0]) for _ in range(2))
            await old.keep({"a.js": b"a", "both.js": b"b"})
            clock[0] += KEPT_MS - 1
            await new.keep({"c.js": b"c", "both.js": b"b"})
            assert b"a" == await new.find("a.js")
            clock[0] += 2
            await new.keep({"c.js": b"c", "both.js": b"b"})
            found = await database.rows("SELECT name FROM page_assets ORDER BY name")
            assert [("both.js",), ("c.js",)] == found

    asyncio.run(main())


def test_a_flood_of_names_that_are_not_there_does_not_reach_the_database(
    database_url: str,
) -> None:
    """So many, and then so many a second; what a page really has is in memory by then."""
    asked = []

    async def main() -> None:
        async with open_database(database_url) as database:
            store = AssetStore(database, lambda: 1)
            rows = database.rows

            async def counted(sql: str, values: Sequence[Value] = ()) -> list[Row]:
                asked.append(values)
                return await rows(sql, values)

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(database, "rows", counted)
                for number in range(ASKING.burst + 50):
                    assert await store.find(f"{number}.js") is None

    asyncio.run(main())
    assert ASKING.burst == len(asked)


def test_text_is_packed_for_whoever_takes_it(place: Application) -> None:
    """Text is packed once; a font is packed already."""
    packed = fetched(place, "/assets/index-1a2b.js", Accept_Encoding="br, gzip;q=0.5")
    plain = fetched(place, "/assets/index-1a2b.js", Accept_Encoding="gzip;q=0, br")
    font = fetched(place, "/assets/oxanium-9.woff2", Accept_Encoding="gzip")

    assert "gzip" == packed.headers["content-encoding"]
    assert len(gzip.compress(SCRIPT, 9)) == int(packed.headers["content-length"])
    assert SCRIPT == packed.content == plain.content
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in font.headers
    assert "Accept-Encoding" == plain.headers["vary"]


def test_what_a_browser_has_is_not_sent_again(place: Application) -> None:
    """The tag of an unchanged file is enough; of a changed one it is not."""
    tag = fetched(place, "/").headers["etag"]
    same = fetched(place, "/lobby", If_None_Match=f'"other", W/{tag}')

    assert (304, b"", tag) == (same.status_code, same.content, same.headers["etag"])
    assert 200 == fetched(place, "/", If_None_Match='"other"').status_code


def test_asking_for_the_headers_alone_sends_no_body(place: Application) -> None:
    """HEAD is answered as GET, without the bytes."""
    answer = place.client.head("/")

    assert (200, b"") == (answer.status_code, answer.content)


def test_the_page_may_load_nothing_from_elsewhere(place: Application) -> None:
    """No other source, no script inside the page, no frame; sockets to this host alone."""
    headers = fetched(place, "/").headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )

    assert ("'self'", "'self'", "'self'", "'none'") == (
        policy["default-src"],
        policy["script-src"],
        policy["style-src"],
        policy["frame-ancestors"],
    )
    assert "'self' ws://127.0.0.1:* wss://127.0.0.1:*" == policy["connect-src"]
    assert ("nosniff", "no-referrer") == (
        headers["x-content-type-options"],
        headers["referrer-policy"],
    )


def test_without_a_build_it_is_told_how_to_build(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever has a checkout without a page reads what to do; the API is there all the same."""
    with application(sqlite_url, page=tmp_path / "nothing") as bare:
        answer = bare.client.get("/lobby")
        api = bare.client.get("/api/nothing")

    assert 404 == answer.status_code
    assert "just web" in answer.text
    assert "text/plain" in answer.headers["content-type"]
    assert "missing" == api.json()["code"]


def test_the_page_lies_in_the_package() -> None:
    """What `just web` writes and what is served is one folder."""
    written = (Path(__file__).parents[2] / "web" / "vite.config.ts").read_text(encoding="utf-8")

    assert "../src/dejarik/service/web" in written
    assert BUILT_PAGE == Config("sqlite:///none", "p", "ws://x").built
    assert ("service", "web") == BUILT_PAGE.parts[-2:]


# --- links and faults -----------------------------------------------------------------------


def test_the_picture_of_a_link_has_a_whole_address(built: Path) -> None:
    """Whoever draws a link elsewhere knows no other address than the one it says."""
    (built / "index.html").write_bytes(b'<meta property="og:image" content="%SITE%/link.png" />')
    page = Page(built, 'https://play.example.org/"')

    told = page.files["index.html"].plain.decode()

    assert '<meta property="og:image" content="https://play.example.org/&quot;/link.png" />' == told


@pytest.mark.parametrize(
    ("path", "accept", "kind"),
    [
        ("/assets/gone.js", "text/html,*/*", "text/html"),
        ("/assets/gone.js", "*/*", "application/json"),
        ("/api/sign-up", "text/html,*/*", "application/json"),
    ],
)
def test_a_fault_of_ours_is_a_page_for_browsers(
    sqlite_url: str, built: Path, path: str, accept: str, kind: str
) -> None:
    """With its number and whom to tell it; programs read the same as ever."""
    (built / "broken.html").write_text("<h1>Broken</h1><!-- said --><a href='/'>Away</a>")
    config = Config(
        sqlite_url,
        "p0",
        "ws://127.0.0.1:1",
        built=built,
        house=HouseSettings(contact="mailto:a@b.c"),
    )
    with TestClient(build(config), raise_server_exceptions=False) as client:
        client.app.state.assets = client.app.state.ports = None
        answer = client.get(path, headers={"accept": accept})
    assert 500 == answer.status_code
    assert answer.headers["content-type"].startswith(kind)
    if kind == "text/html":
        assert "no-store" == answer.headers["cache-control"]
        assert "Quote the number " in answer.text
        assert '<a href="mailto:a@b.c">a@b.c</a>' in answer.text
