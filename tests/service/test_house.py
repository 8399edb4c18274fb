"""The house: its rules and what it says of privacy, as a person and a program read them."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from dejarik.cli.main import main
from dejarik.service.config import HouseSettings
from dejarik.service.house.house_texts import FIGURES, USUAL, texts_of
from dejarik.service.house.house_wire import Block, HouseTexts, Span
from dejarik.service.house.markdown import read_markdown, spans
from dejarik.testing.application import application

TEXT = """\
# Rules

One line
and its next, **strong** and *soft*.
### Small

- first
  goes on
- `second`
1. one
2. two
"""


def test_a_text_becomes_blocks() -> None:
    """Headings, paragraphs and lists, each line joined to what it belongs to."""
    strong, soft = Span("strong", "strong"), Span("soft", "emphasis")
    line = (Span("One line and its next, "), strong, Span(" and "), soft, Span("."))

    assert (
        Block("heading", ((Span("Rules"),),)),
        Block("paragraph", (line,)),
        Block("subheading", ((Span("Small"),),)),
        Block("list", ((Span("first goes on"),), (Span("second", "code"),))),
        Block("numbers", ((Span("one"),), (Span("two"),))),
    ) == read_markdown(TEXT)


@pytest.mark.parametrize("to", ["https://example.org/a", "mailto:a@example.org", "/settings"])
def test_links_lead_to_the_web_to_mail_and_to_pages_here(to: str) -> None:
    """With their words."""
    assert (Span("See "), Span("there", "link", to), Span(".")) == spans(f"See [there]({to}).")


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[here](javascript:alert)",
        "[here](JAVASCRIPT:alert)",
        "[here](data:text/html,x)",
        "[here](//elsewhere.example)",
        "![a](https://example.org/a.png",
        "2 * 3 * 4",
        "&lt;b&gt;",
    ],
)
def test_whatever_is_not_in_the_subset_is_text(text: str) -> None:
    """Nothing of it becomes markup or a link."""
    assert (Span(text),) == spans(text)


def test_signs_can_be_meant_as_they_are() -> None:
    """With a backslash before them."""
    assert (Span("*not soft* [x](y)"),) == spans(r"\*not soft\* \[x\](y)")


def test_a_long_line_of_signs_is_read_in_no_time() -> None:
    """No pattern tries again what it has tried."""
    for sign in ("*", "**", "`", "[", "[a](", "_", "\\"):
        assert read_markdown(sign * 20_000)


@pytest.mark.parametrize("name", ["rules.md", "privacy.md"])
def test_our_own_texts_are_whole(name: str) -> None:
    """Every figure in them is known, and no sign of Markdown is left over."""
    text = (USUAL / name).read_text(encoding="utf-8")
    told = texts_of(HouseSettings())
    words = msgspec.json.encode(told.rules if name == "rules.md" else told.privacy).decode()

    assert set(re.findall(r"\{(\w+)\}", text)) <= FIGURES.keys()
    assert [] == re.findall(r"\*\*|`|\]\(|\{[a-z]", words)


def test_the_text_on_privacy_says_what_the_release_does() -> None:
    """Its figures are those of the program."""
    words = msgspec.json.encode(texts_of(HouseSettings()).privacy).decode()

    assert "30 days after its last use" in words
    assert "what was said at tables for 90 days" in words
    assert '"to":"/settings"' in words


def test_texts_are_told_to_anybody_and_kept_by_browsers(sqlite_url: str) -> None:
    """With a tag that changes when they do."""
    with application(sqlite_url) as place:
        first = place.nobody.get("/api/house")
        told = msgspec.json.decode(first.content, type=HouseTexts)
        headers = {"If-None-Match": first.headers["etag"]}
        again = place.client.get("/api/house", headers=headers)

    assert (200, 304) == (first.status_code, again.status_code)
    assert "" == told.contact
    assert told == texts_of(HouseSettings())


def checked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, **given: str
) -> str:
    """Return what is wrong with settings."""
    monkeypatch.setenv("DEJARIK_SQLITE", "club.sqlite")
    for name, value in given.items():
        monkeypatch.setenv(f"DEJARIK_{name.upper()}", value)
    main(["config", "check", "--json"])
    found: list[str] = json.loads(capsys.readouterr().out)["wrong"]
    return " ".join(found)


def test_texts_of_an_operator_are_told_in_place_of_ours() -> None:
    """With our figures where they are named."""
    told = texts_of(HouseSettings("Be kind.", "{chat_days} days.", "mailto:a@example.org"))

    assert (Block("paragraph", ((Span("Be kind."),),)),) == told.rules
    assert (Block("paragraph", ((Span("90 days."),),)),) == told.privacy
    assert "mailto:a@example.org" == told.contact


def test_the_check_of_settings_names_a_file_that_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that is empty, or no text; and a contact that is none."""
    good, empty, odd = tmp_path / "good.md", tmp_path / "empty.md", tmp_path / "odd.md"
    good.write_text("Be kind.", encoding="utf-8")
    empty.write_text(" \n", encoding="utf-8")
    odd.write_bytes(b"\xff\xfe")
    missing = str(tmp_path / "missing.md")

    assert f"{missing} cannot be read" in checked(capsys, monkeypatch, house_rules=missing)
    assert "is empty" in checked(capsys, monkeypatch, house_rules=str(empty))
    assert "is not UTF-8" in checked(capsys, monkeypatch, house_rules=str(odd))
    assert "no mail address" in checked(
        capsys, monkeypatch, house_rules=str(good), contact="the cantina"
    )
    assert "" == checked(capsys, monkeypatch, privacy=str(good), contact="https://example.org")
