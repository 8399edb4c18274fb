"""
The texts of the house: those of whoever runs it, or ours, with the figures of this release.

What belongs here: which text is told, and figures in it. What does not: files that an operator
names (`cli.house_settings`).
"""

from pathlib import Path
from typing import Final

from dejarik.service.config import HouseSettings
from dejarik.service.house.house_wire import HouseTexts
from dejarik.service.house.markdown import read_markdown
from dejarik.service.lobby.chat_store import KEPT
from dejarik.service.lobby.retention import CHAT_MS, TABLES_MS
from dejarik.service.notices import mail_address
from dejarik.service.people import administration, bans, sessions
from dejarik.service.people.office import DAY, HOUR

USUAL: Final = Path(__file__).parent
"""Where the texts are that are told if nobody has written others."""
FIGURES: Final = {
    "session_days": sessions.LASTS // DAY,
    "reset_hours": administration.LINK_LASTS // HOUR,
    "mail_hours": mail_address.LINK_LASTS // HOUR,
    "chat_days": CHAT_MS // DAY,
    "lobby_lines": KEPT,
    "waiting_days": TABLES_MS // DAY,
    "network_days": bans.NETWORKS_KEPT // DAY,
}
"""What a text may name in braces, so that it says what the release does."""


def texts_of(settings: HouseSettings) -> HouseTexts:
    """What is told of a house."""
    rules = settings.rules or (USUAL / "rules.md").read_text(encoding="utf-8")
    privacy = settings.privacy or (USUAL / "privacy.md").read_text(encoding="utf-8")
    return HouseTexts(
        read_markdown(_filled(rules)), read_markdown(_filled(privacy)), settings.contact
    )


def _filled(text: str) -> str:
    for name, figure in FIGURES.items():
        text = text.replace(f"{{{name}}}", str(figure))
    return text
