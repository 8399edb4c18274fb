"""
A service as a program sees it: who asks, what there is, and tables to play at.

What belongs here: requests over HTTP, each one method. What does not: a game that is being
played (`seat`).
"""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlencode

import httpx

from dejarik.client.errors import Refused, Unreachable
from dejarik.client.feed import FeedEvent, follow
from dejarik.client.seat import MEANT, Orders, Seat
from dejarik.hosting.people.proof_of_work import solved

PATIENCE: Final = 30.0
"""Seconds within which a service answers."""
FROM_HERE: Final = 500
"""From this status on it is the service that failed."""
WORK: Final = "X-Dejarik-Work"
"""The header with the work that a new guest costs."""
NO_WORK: Final = "work"
"""The code of a refusal for want of it."""
NONCE: Final = 32
"""Bytes of one's own share of the chance of a game."""

Json = dict[str, Any]


class Site:
    """
    A service at an address such as `https://play.example.org`, asked by one person or program.

    With `token`, a key or the token of a session, whoever it was given to asks; without one,
    `guest` or `log_in` comes first.
    `trust` is for a service whose certificate is signed by nobody that is commonly known.
    """

    def __init__(self, address: str, token: str = "", trust: SSLContext | None = None) -> None:
        self.address: str = address.rstrip("/")
        self.token: str = token
        self._trust: SSLContext | None = trust
        # The authorities take long to read, and whoever speaks in the clear asks none.
        known = httpx.URL(self.address).scheme == "https" or SSLContext(PROTOCOL_TLS_CLIENT)
        self._http: httpx.AsyncClient = httpx.AsyncClient(
            base_url=self.address, timeout=PATIENCE, headers=MEANT, verify=trust or known
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let the connections go."""
        await self._http.aclose()

    async def ask(self, path: str, asked: Json | None = None, work: str = "") -> Json:
        """
        Ask anything of the interface: with a body it is posted, without one it is fetched.

        Raises Refused when the service says no, Unreachable when nobody answers.
        """
        headers = self._signed() | ({WORK: work} if work else {})
        try:
            if asked is None:
                found = await self._http.get(path, headers=headers)
            else:
                found = await self._http.post(path, json=asked, headers=headers)
        except httpx.TransportError as error:
            raise Unreachable(f"{self.address} does not answer: {error}") from error
        if found.status_code >= FROM_HERE:
            raise Unreachable(f"{self.address} cannot answer now ({found.status_code})")
        told: Json = found.json() if found.content else {}
        if found.is_error:
            raise Refused(told.get("code", ""), told.get("message", ""), told.get("advice", ""))
        return told

    def _signed(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def guest(self) -> None:
        """
        Come as a guest with a name that the service chooses; work that it wants is done first.

        Raises Refused where no guests are let in.
        """
        try:
            self.token = (await self.ask("/api/people/guest", {}))["token"]
        except Refused as refused:
            if refused.code != NO_WORK:
                raise
            self.token = (await self.ask("/api/people/guest", {}, await self._work()))["token"]

    async def _work(self) -> str:
        """What a new guest costs, done beside everything else."""
        asked = (await self.ask("/api/sign-up"))["work"]
        if asked is None:
            return ""
        solution = await asyncio.to_thread(solved, asked["challenge"], asked["bits"])
        return f"{asked['challenge']}:{solution}"

    async def log_in(self, name: str, password: str) -> None:
        """Open a session of an account. Raises Refused when name and password do not fit."""
        said = {"name": name, "password": password}
        self.token = (await self.ask("/api/people/log-in", said))["token"]

    async def titles(self) -> list[Json]:
        """The games that are played here, with their editions and formats."""
        told = await self.ask("/api/terms")
        return list(told["titles"])

    async def ready_decks(self, title: str) -> list[Json]:
        """The decks of a game that come with the program."""
        told = await self.ask("/api/decks/ready")
        return [deck for deck in told["decks"] if deck["title"] == title]

    async def caller(self) -> Json:
        """Who asks: the person or bot account, and what the key opens."""
        return await self.ask("/api/caller")

    async def own_tables(self) -> list[Json]:
        """The tables that one sits at or is invited to: those where it is one's turn first."""
        told = await self.ask("/api/tables/mine")
        return list(told["tables"])

    async def challenges(self) -> list[Json]:
        """The tables at which a seat waits for whoever asks, and nobody else."""
        account = (await self.caller())["person"]["id"]
        return [
            table
            for table in await self.own_tables()
            if table["status"] == "waiting"
            and any(one["account"] == account and not one["here"] for one in table["seats"])
        ]

    async def accept(self, table: str, deck: str) -> Json:
        """Sit down where one was challenged, with a ready deck; the table as it is then."""
        choice = {"kind": "ready", "name": deck}
        return await self.ask("/api/tables/sit", {"table": table, "deck": choice})

    async def games(self, **wanted: str | int) -> list[Json]:
        """Games that are over, the newest first, by the parameters of the search."""
        path = "/api/games/search?" + urlencode(wanted)
        return list((await self.ask(path))["games"])

    def feed(self, after: int = -1) -> AsyncGenerator[FeedEvent, None]:
        """The live feed, from after an event on: games as they begin and end, without an end."""
        return follow(self._http, self._signed(), after)

    async def play_bot(
        self,
        *,
        title: str,
        deck: str,
        terms: Json | None = None,
        settings: Json | None = None,
        bot: str = "regular",
        bot_deck: str = "",
    ) -> Seat:
        """
        A game against a bot with a ready deck, begun.

        `terms` may name `format`, `edition` and `options`, choices that `titles` lists; `settings`
        are those of a table. What is left out is the usual: a format the deck is for, and a deck
        of the bot's that fits.
        """
        given = dict(terms or {})
        wanted = given.pop("format", "") or await self._format_of(title, deck)
        others = {"kind": "ready", "name": bot_deck} if bot_deck else None
        asked = {
            "terms": {**given, "title": title, "format": wanted},
            "deck": {"kind": "ready", "name": deck},
            "settings": settings or {},
            "against": {"bot": bot, "deck": others},
        }
        table = await self.ask("/api/tables/create", asked)
        return await self.begin(table["id"])

    async def begin(self, table: str) -> Seat:
        """Add one's share of the chance to a table one sits at, and take its seat."""
        share = {"table": table, "nonce": secrets.token_hex(NONCE)}
        begun = await self.ask("/api/tables/nonce", share)
        return self.seat(begun["game"] or table)

    def seat(self, game: str, orders: Orders | None = None) -> Seat:
        """One's seat in a game that is being played."""
        return Seat(self.address, self.token, game, self._trust, orders)

    async def _format_of(self, title: str, deck: str) -> str:
        for one in await self.ready_decks(title):
            if one["name"] == deck:
                return str(one["checked"]["format"])
        raise Refused("unknown_deck", f"No ready deck is called {deck}.", "Ask for ready_decks.")
