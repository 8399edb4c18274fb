"""The program that measures sizes can count; that they hold is `just sizes`."""

import pytest

from scripts import sizes


def body(lines: int) -> str:
    """Return a function body of that many lines."""
    return "    pass\n" * lines


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("src/a.py", "def f():\n" + body(sizes.FUNCTION_LINES - 1)),
        ("tests/a.py", "def test_f():\n" + body(sizes.TEST_LINES - 1)),
        ("tests/a.py", "def build():\n" + body(sizes.FUNCTION_LINES - 1)),
        ("src/a.py", "x = 1\n" * sizes.MODULE_LINES),
        ("src/a.py", "def f(self, a, b, c, d, e, f, g): ...\n"),
        ("src/a.py", "".join(f"import m{n}\n" for n in range(sizes.IMPORTED_NAMES))),
        ("src/a/cards/b.py", "x = card(\n" + "1,\n" * (sizes.CARD_LINES - 2) + ")\n"),
        ("src/a/cards/b.py", "xs = (\n" + "1,\n" * (sizes.CARD_LINES - 1) + ")\n"),
    ],
)
def test_exactly_the_limit_is_allowed(name: str, source: str) -> None:
    """The last column of the table of sizes is the largest allowed size."""
    assert [] == list(sizes.complaints_about(name, source))


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("src/a.py", "def f():\n" + body(sizes.FUNCTION_LINES), "src/a.py:1: function f has 51"),
        ("tests/a.py", "def test_f():\n" + body(sizes.TEST_LINES), "test test_f has 41 lines"),
        ("src/a.py", "x = 1\n" * (sizes.MODULE_LINES + 1), "module has 601 lines"),
        ("src/a.py", "def f(a, b, c, d, e, f, *g, h): ...\n", "function f has 8 parameters"),
        ("src/a.py", "from m import " + ", ".join(f"n{n}" for n in range(31)), "31 imported names"),
        ("src/a/cards/b.py", "x = card(\n" + "1,\n" * 24 + ")\n", "card x has 26 lines"),
    ],
)
def test_one_past_the_limit_is_reported(name: str, source: str, complaint: str) -> None:
    """The complaint says where, what, how large and how large it may be."""
    [found] = sizes.complaints_about(name, source)

    assert complaint in found
    assert "the limit is" in found
