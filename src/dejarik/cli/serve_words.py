"""
What `dejarik serve` says in a terminal: where to play, and how to become the administrator.

What belongs here: its lines, and opening the browser. What does not: serving (`serve`).
"""

import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Final

from dejarik.cli.club_file import SQLITE
from dejarik.service.config import Config

if TYPE_CHECKING:
    from dejarik.service.people.first_administrator import FirstLink

EVERYWHERE: Final = ("//0.0.0.0", "//[::]")
"""Addresses to listen on that no browser can open."""


def shown_page(config: Config) -> str:
    """The address of the page, as somebody at this machine can open it."""
    page = config.page()
    for everywhere in EVERYWHERE:
        page = page.replace(everywhere, "//127.0.0.1")
    return page


def greeting(config: Config, link: "FirstLink | None") -> list[str]:
    """What is said once the page can be opened."""
    lines = [f"Open {shown_page(config)} in a browser. Ctrl+C ends this; games are kept."]
    if config.database.startswith(SQLITE):
        lines.append(f"The club is kept in {config.database.removeprefix(SQLITE)}")
    if config.demo:
        lines.append(
            "Its people and games are a demo and say so; games to look back at come within"
        )
        lines.append("minutes. `dejarik demo --remove` takes all of it away.")
    if link is None:
        return lines
    until = time.strftime("%H:%M", time.localtime(link.expires / 1_000))
    return [
        *lines,
        "",
        "Nobody is the administrator yet. Whoever opens this link makes an account that is:",
        f"  {shown_page(config)}{link.path}",
        f"It works once, until {until}. `dejarik admin --link` makes another in its place.",
    ]


def opened_in_browser(config: Config) -> None:
    """
    Open the page in a browser, beside everything else: some browsers hold up who opens them.

    Not the link of the administrator: everybody on a machine can read what a program is given.
    """
    page = shown_page(config)

    def opened() -> None:
        if not webbrowser.open(page):
            print(f"No browser was found here. Open {page} yourself.", flush=True)

    threading.Thread(target=opened, daemon=True).start()
