"""The page about people names every limit that all processes keep together."""

from pathlib import Path

from dejarik.service.lobby import lobby_ports
from dejarik.service.notices import mail_address, mail_reset
from dejarik.service.people import invitations, moderation, office, work
from dejarik.service.personal_data import export
from dejarik.service.rate_limits import Limit

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "people.md"
KEPT_BY = (lobby_ports, mail_address, mail_reset, moderation, office, invitations, work, export)
UNITS = (("h", 3_600_000), ("min", 60_000), ("s", 1_000))


def limits() -> list[Limit]:
    """Return every limit there is."""
    return [one for module in KEPT_BY for one in vars(module).values() if isinstance(one, Limit)]


def told(milliseconds: int) -> str:
    """Return a time as the page says it."""
    for unit, size in UNITS:
        if milliseconds % size == 0:
            count = milliseconds // size
            return "minute" if (count, unit) == (1, "min") else f"{count} {unit}"
    raise AssertionError(milliseconds)


def test_every_limit_is_on_the_page() -> None:
    """With how many at once, and how soon there is one more."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and line.endswith("` |")
    ]

    assert sorted(
        (f"`{one.name}`", str(one.rate.burst), told(one.rate.every_ms)) for one in limits()
    ) == sorted((row[4], row[2], row[3]) for row in rows)


def test_no_two_limits_share_a_name() -> None:
    """They would share what they count."""
    names = [one.name for one in limits()]

    assert sorted(set(names)) == sorted(names)
