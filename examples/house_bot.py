"""
A bot account that waits for challenges and plays them, several at a time, until it is stopped.

    DEJARIK_KEY=dejarik_… python examples/house_bot.py http://127.0.0.1:8421

Make the bot account and a key for it, with the scopes read and play, in the settings of the page.
With `--open TITLE` it also opens a table for whoever comes, one after the other. Put your own
thoughts into `choice`.
"""

import argparse
import asyncio
import os
import random
import sys
from typing import Any

from dejarik.client import Question, Refused, Site, Unreachable

EVERY = 2.0
"""Seconds between two looks at what waits."""

Table = dict[str, Any]


def choice(question: Question) -> int:
    """The place of the option to choose."""
    return random.randrange(len(question.options))


async def play(site: Site, table: Table) -> None:
    """One game, from the share of the chance to the result."""
    async with await site.begin(table["id"]) as seat:
        async for question in seat:
            await seat.answer(question, choice(question))
    print(f"{seat.game}: {seat.result}", flush=True)


async def deck_for(site: Site, table: Table) -> str:
    """A ready deck that may be played under the terms of a table."""
    title, wanted = table["terms"]["title"], table["terms"]["format"]
    for deck in await site.ready_decks(title):
        if deck["checked"]["format"] == wanted:
            return str(deck["name"])
    raise Refused("no_deck", f"No ready deck of {title} is for {wanted}.")


async def open_table(site: Site, title: str) -> None:
    """A table for whoever comes."""
    deck = (await site.ready_decks(title))[0]
    terms = {"title": title, "format": deck["checked"]["format"]}
    choice_of_deck = {"kind": "ready", "name": deck["name"]}
    await site.ask("/api/tables/create", {"terms": terms, "deck": choice_of_deck})


class House:
    """Everything that the bot does at once."""

    def __init__(self, site: Site, title: str) -> None:
        self.site = site
        self.title = title
        self.games: dict[str, asyncio.Task[None]] = {}

    async def keep(self, games: int) -> None:
        """Look now and then what is to be done, until so many games are over (0: for ever)."""
        over = 0
        while not games or over < games:
            await self.look()
            for table, task in list(self.games.items()):
                if task.done():
                    over += 1
                    del self.games[table]
                    if error := task.exception():
                        print(f"{table}: {error}", file=sys.stderr, flush=True)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Accept what waits, go on with what is being played, and be seen to be here."""
        try:
            await self.site.ask("/api/company")
            for table in await self.site.challenges():
                await self.site.accept(table["id"], await deck_for(self.site, table))
            tables = await self.site.own_tables()
            for table in tables:
                if table["game"] and table["status"] != "over" and table["id"] not in self.games:
                    self.games[table["id"]] = asyncio.create_task(play(self.site, table))
            if self.title and not any(one["status"] != "over" for one in tables):
                await open_table(self.site, self.title)
        except (Refused, Unreachable) as error:
            print(error, file=sys.stderr, flush=True)


async def run(address: str, key: str, title: str, games: int) -> None:
    """Be at home at a service."""
    async with Site(address, key) as site:
        name = (await site.caller())["person"]["name"]
        print(f"{name} waits for challenges.", flush=True)
        await House(site, title).keep(games)


def main() -> None:
    """Wait and play as the command line says."""
    parser = argparse.ArgumentParser(description="A bot account that plays whoever challenges it.")
    parser.add_argument("address", help="the service, such as http://127.0.0.1:8421")
    parser.add_argument("--open", default="", metavar="TITLE", help="also open tables of this game")
    parser.add_argument("--games", type=int, default=0, help="end after so many games")
    said = parser.parse_args()
    key = os.environ.get("DEJARIK_KEY", "")
    if not key:
        sys.exit("There is no key: put it into the environment as DEJARIK_KEY.")
    asyncio.run(run(said.address, key, said.open, said.games))


if __name__ == "__main__":
    main()
