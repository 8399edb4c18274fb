"""
A card of one's own for Destiny: its facts, its text, and games in which it is played.

    python -m examples.own_card --games 20

The text is written in the card language (docs/reference/words.md) and read back in English. What
everybody is to play with goes into the package instead: docs/how-to/add-a-card.md.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Final

from dejarik import play
from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.language.english import render_card
from dejarik.games.destiny.model.facts import card_from
from dejarik.hosting.decks import ReadyDeck
from dejarik.titles.destiny.decks.answers import packed, unpacked
from examples.own_destiny import with_cards

CODE: Final = "90001"
FACTS: Final[dict[str, object]] = {
    "code": CODE,
    "set": "OWN",
    "number": "1",
    "position": 1,
    "title": "A Quiet Moment",
    "type": "event",
    "colour": "gray",
    "affiliation": "neutral",
    "rarity": "S",
    "unique": False,
    "cost": 0,
    "health": 0,
    "points": [],
    "subtypes": [],
    "deck_limit": 2,
}
TEXT: Final = d.card(CODE, d.play(d.draw(1), d.give_shields(1, to=d.a_character)))


def deck_with(ready: str, own: Sequence[CardText]) -> ReadyDeck:
    """A ready deck in which cards of one's own stand in place of its first ones, two of each."""
    found = next(deck for deck in play.decks("destiny") if deck.name == ready)
    listed = unpacked(found.listed)
    mine = [text.code for text in own for _ in range(2)]
    cards = (*mine, *listed.cards[len(mine) :])
    made = packed(type(listed)(listed.team, listed.battlefields, cards))
    return ReadyDeck("own", "Own", "", (), made)


def main() -> None:
    """Read the card, let it be played, and count how often."""
    parser = argparse.ArgumentParser(prog="python -m examples.own_card", description="An own card.")
    parser.add_argument("--games", type=int, default=20, help="how many games to look at")
    said = parser.parse_args()
    print(render_card(TEXT, card_from(FACTS)))
    title = with_cards([FACTS], [TEXT])
    counts: Counter[bool] = Counter()
    for number in range(said.games):
        game = play.start(
            title, deck_with("guardians", [TEXT]), "sith", seed=number, players=["random"] * 2
        )
        lines = [line.text for line in game.log() if "A Quiet Moment" in line.text]
        counts[bool(lines)] += 1
        if lines and counts[True] == 1:
            print(f"In game {number}: {lines[0]}")
    print(f"It was played in {counts[True]} of {said.games} games.")


if __name__ == "__main__":
    main()
