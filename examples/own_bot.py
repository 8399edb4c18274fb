"""
A bot of one's own: a function that is handed a question, and games that show what it is worth.

    python examples/own_bot.py --games 200

It reads what is asked in words, as a person does; `question.outcomes` and `question.warnings` say
what comes of options, and take longer. `question.view` has everything that its seat may know, as
data; `question.outlook.imagine("any text")` is a game as it might be, to try answers in.
"""

import argparse

from dejarik import play

IDLE = ("pass", "claim")
"""What does nothing for now; the names of options begin so."""


def eager(question: play.Question) -> play.Answer:
    """Anything rather than nothing, by chance."""
    options = [one for one in question.options if not one.name.casefold().startswith(IDLE)]
    return question.chance.choice(options or question.options)


def main() -> None:
    """Let it meet another bot."""
    parser = argparse.ArgumentParser(description="A bot of your own against another one.")
    parser.add_argument("--title", default="destiny", choices=play.titles(), help="the game")
    parser.add_argument("--against", default="random", help="the other bot")
    parser.add_argument("--games", type=int, default=200, help="how many")
    parser.add_argument("--jobs", type=int, default=None, help="processes")
    said = parser.parse_args()
    players = [eager, said.against]
    results = play.many(said.games, said.title, players=players, jobs=said.jobs)
    print(results)
    lost = next((one.number for one in results if one.winner == 1), None)
    if lost is not None:
        print(f"How it lost game {lost}:")
        print("\n".join(str(line) for line in results.table(lost).log()[-5:]))


if __name__ == "__main__":
    main()
