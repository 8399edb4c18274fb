"""
A bot of your own: it signs in at a service as a guest and plays one game by chance.

    python examples/bot.py http://127.0.0.1:8421 --title destiny

Put your own thoughts into `choice`; it is handed the question in words and everything that
the seat may know of the table.
"""

import argparse
import asyncio
import random

from dejarik.client import Question, Site


def choice(question: Question, chance: random.Random) -> int:
    """The place of the option to choose."""
    return chance.randrange(len(question.options))


async def play(address: str, title: str, seed: str) -> str:
    """One game against the service's own bot; the result in words."""
    chance = random.Random(seed)
    async with Site(address) as site:
        await site.guest()
        decks = await site.ready_decks(title)
        begun = await site.play_bot(title=title, deck=decks[0]["name"], bot="random")
        async with begun as seat:
            async for question in seat:
                wanted = choice(question, chance)
                print(f"{question.text} {question.options[wanted]}")
                await seat.answer(question, wanted)
        return seat.result


def main() -> None:
    """Play, and print every question with its answer."""
    parser = argparse.ArgumentParser(description="Let a bot of your own play one game.")
    parser.add_argument("address", help="the service, such as http://127.0.0.1:8421")
    parser.add_argument("--title", default="destiny", help="the game to play")
    parser.add_argument("--seed", default="example", help="the bot's chance")
    said = parser.parse_args()
    print(asyncio.run(play(said.address, said.title, said.seed)))


if __name__ == "__main__":
    main()
