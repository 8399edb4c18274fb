"""The site of the documents: what is read in Markdown, where pages go, what output may fetch."""

from pathlib import Path

import pytest

from scripts import docs_links, docs_output, docs_rulings
from scripts.docs_stage import Stage

ROOT = Path(__file__).parents[3]
POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">'


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("A club, in five minutes", "a-club-in-five-minutes"),
        ("`GET /api/cards/{code}`", "get-apicardscode"),
        ("What [this](x.md) *is*", "what-this-is"),
    ],
)
def test_the_anchor_of_a_heading(heading: str, anchor: str) -> None:
    """Signs go, spaces become hyphens, and a link counts with its words."""
    assert anchor == docs_links.slug(heading)


def test_a_second_heading_of_the_same_words_has_a_number() -> None:
    """So does whatever code blocks hold not count at all."""
    text = "# One\n\n## Two\n\n```sh\n# not a heading\n```\n\n## Two\n"

    assert {"one", "two", "two-1"} == docs_links.anchors_of(text)


def test_dead_files_and_dead_headings_are_found(tmp_path: Path) -> None:
    """A link in code is none, and one to another host is not ours to judge."""
    (tmp_path / "b.md").write_text("# There\n")
    page = tmp_path / "a.md"
    page.write_text(
        "[x](b.md#there) [x](b.md#gone) [x](c.md) [x](#own) `[x](d.md)` [x](https://a.example/)\n"
        "# Own\n"
    )

    assert ["b.md#gone", "c.md"] == docs_links.dead_links(page)


def staged(root: Path, files: dict[str, str]) -> Stage:
    """A checkout of these files, gathered."""
    whole = dict.fromkeys(("README.md", "docs/index.md", "CONTRIBUTING.md"), "# x\n")
    whole |= dict.fromkeys(("SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"), "# x\n")
    whole |= {"changelog.d/README.md": "# x\n", "NOTICE": "Mine & yours\n", "LICENSE": "MIT\n"}
    for name, text in (whole | files).items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    stage = Stage(root)
    stage.fill()
    return stage


def test_links_follow_the_pages_to_their_places(tmp_path: Path) -> None:
    """Up out of docs, to a file that becomes a page, to a picture, and to none in code."""
    text = "[r](../README.md#a) [n](../deploy/nginx.conf) ![p](shots/p.webp) `[r](../README.md)`\n"
    stage = staged(
        tmp_path,
        {"docs/host.md": text, "deploy/nginx.conf": "server {}\n", "docs/shots/p.webp": "p"},
    )

    expected = "[r](index.md#a) [n](files/deploy/nginx.conf.md) ![p](shots/p.webp) "
    assert f"{expected}`[r](../README.md)`\n" == stage.pages["host.md"]
    assert "server {}" in stage.pages["files/deploy/nginx.conf.md"]
    assert {"shots/p.webp": "docs/shots/p.webp"} == stage.copies
    assert "Mine &amp; yours" in stage.pages["notice.md"]


def test_a_folder_that_is_linked_becomes_a_list(tmp_path: Path) -> None:
    """Each of its files is a page beside it."""
    files = {"docs/ops.md": "[b](../deploy/backup)\n", "deploy/backup/restore.sh": "exit 0\n"}
    stage = staged(tmp_path, files)

    assert "[b](files/deploy/backup/index.md)\n" == stage.pages["ops.md"]
    assert "- [`restore.sh`](restore.sh.md)" in stage.pages["files/deploy/backup/index.md"]


def test_a_ruling_can_be_linked_by_its_id_and_shows_its_words_as_they_are() -> None:
    """Signs that HTML or Markdown would take are kept."""
    register = {
        "source": "Rules",
        "ruling": [{"id": "a.1", "section": "On *it*", "paraphrase": "1 < 2"}],
    }

    page = docs_rulings.register_page("a", register)

    assert '<dt id="a.1"><code>a.1</code></dt><dd>1 &lt; 2</dd>' in page
    assert "## On \\*it\\*\n" in page


@pytest.mark.parametrize(
    "html",
    [
        '<script src="https://cdn.example/a.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/css">',
        '<img src="https://a.example/pixel.gif">',
        '<style>@import "https://a.example/a.css";</style>',
        '<p style="background: url(https://a.example/b.png)">',
    ],
)
def test_whatever_is_fetched_from_elsewhere_is_found(tmp_path: Path, html: str) -> None:
    """Scripts, styles, pictures and what styles name; a link to click is not fetched."""
    page = f'{POLICY}{html}<a href="https://a.example/">read on</a>'
    (tmp_path / "index.html").write_text(page)

    assert [True] == ["fetches" in one for one in docs_output.complaints(tmp_path)]


def test_a_page_without_policy_and_dead_links_are_found(tmp_path: Path) -> None:
    """Files, folders with a page, and the ids of pages are what links may name."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "index.html").write_text(f'{POLICY}<h2 id="there">x</h2>')
    links = '<a href="sub/#there"></a><a href="sub/#gone"></a><a href="none/"></a>'
    (tmp_path / "index.html").write_text(links)

    found = list(docs_output.complaints(tmp_path))

    assert 3 == len(found)
    assert "no policy" in found[0]
    assert ["sub/#gone", "none/"] == [one.split()[4] for one in found[1:]]


def test_a_style_sheet_may_name_its_own_fonts_only(tmp_path: Path) -> None:
    """What lies beside it is not elsewhere."""
    (tmp_path / "index.html").write_text(POLICY)
    (tmp_path / "a.css").write_text("a{src:url('fonts/a.woff2')} b{src:url(https://f.example/b)}")

    assert ["a.css fetches https://f.example/b"] == list(docs_output.complaints(tmp_path))


def test_the_styles_of_the_site_fetch_nothing_from_elsewhere() -> None:
    """The fonts that they name lie beside them."""
    folder = ROOT / "docs" / "site"
    fetched = docs_output.fetched_by_style((folder / "site.css").read_text(encoding="utf-8"))

    assert ["fonts/instrument-sans.woff2", "fonts/oxanium.woff2"] == fetched
    assert all((folder / one).is_file() for one in fetched)
