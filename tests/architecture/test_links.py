"""Addresses of pages that the server sends to people lead to pages that there are."""

import re
from pathlib import Path

import pytest

from dejarik.service.lobby.game_news import TABLE_PAGE
from dejarik.service.notices.mail_address import CONFIRM_PAGE

ROOT = Path(__file__).parents[2]
PAGES = re.findall(r'<Route path="([^"]+)"', (ROOT / "web/src/app.tsx").read_text(encoding="utf-8"))


@pytest.mark.parametrize("sent", [TABLE_PAGE.format("Ab-9_x"), CONFIRM_PAGE])
def test_what_is_sent_is_a_page(sent: str) -> None:
    """One of the routes of the page, with something in place of what varies."""
    patterns = [re.sub(r":\w+", "[^/]+", page) for page in PAGES]

    assert any(re.fullmatch(pattern, sent) for pattern in patterns)
