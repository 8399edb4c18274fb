"""
A set of one's own for Destiny, and whether a deck wins more with it.

    python -m examples.own_set --games 200

Four cards of different types with facts, texts and dice; two copies of each stand in a ready deck,
which meets another one many times, with the set and without it.
"""

import argparse
from typing import Final

from dejarik import play
from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_card
from dejarik.games.destiny.model.facts import card_from
from examples import own_card
from examples.own_destiny import with_cards


def facts(number: int, title: str, kind: str, **more: object) -> dict[str, object]:
    """The facts of a card of the set, most of them as those of the first."""
    told = {"code": f"9000{number}", "number": str(number), "position": number, "title": title}
    return {**own_card.FACTS, **told, "type": kind, **more}


RECORDS: Final = (
    own_card.FACTS,
    facts(2, "Second Wind", "event", cost=1),
    facts(3, "Field Kitchen", "support", cost=2, sides=["1R", "1R", "1Sh", "2Sh", "Sp", "-"]),
    facts(4, "Walking Staff", "upgrade", cost=1, sides=["1MD", "2MD", "1Sh", "1R", "Sp", "-"]),
)
TEXTS: Final = (
    own_card.TEXT,
    d.card("90002", d.play(d.give_shields(2, to=d.a_character))),
    d.card("90003", d.special(d.draw(1)), d.after(d.you_activate_this, d.gain(1))),
    d.card("90004", d.special(d.deal(1, to=d.a_character))),
)


def main() -> None:
    """Read the set, and play with it and without it."""
    parser = argparse.ArgumentParser(prog="python -m examples.own_set", description="An own set.")
    parser.add_argument("--games", type=int, default=200, help="how many, each time")
    parser.add_argument("--bot", default="random", help="who plays both decks")
    parser.add_argument("--jobs", type=int, default=None, help="processes")
    said = parser.parse_args()
    for record, text in zip(RECORDS, TEXTS, strict=True):
        read = render_card(text, card_from(record)).replace("\n", " ")
        print(f"{record['title']}: {read}")
    title, players = with_cards(RECORDS, TEXTS), [said.bot] * 2
    own = own_card.deck_with("guardians", TEXTS)
    print(play.many(said.games, title, own, "sith", players=players, jobs=said.jobs))
    print(play.many(said.games, "destiny", "guardians", "sith", players=players, jobs=said.jobs))


if __name__ == "__main__":
    main()
