"""
Finding views: games from fixed seeds, and the places in them that are worth showing.

What belongs here: playing, and which place of all is best for a reason.
What does not: what is made of a place (`stored_views`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from dejarik.bots.budget import Budget
from dejarik.bots.greedy_bot import GreedyBot
from dejarik.bots.outlook import Outlook
from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.model.state import Table, table_of
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.entries import answered
from dejarik.kernel.journal import Journal
from dejarik.titles.destiny import games
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.laboratory.legal_decks import setup_for
from dejarik.titles.destiny.laboratory.random_decks import ALL
from dejarik.titles.destiny.title import TITLE

NAMES: Final = ("Ana", "Ben")
READY: Final = 120
RANDOM: Final = 800
THOUGHTFUL: Final = 2
"""How many games are played: with ready decks, with random ones, by bots that think."""
LONGEST: Final = 2_000
STEPS: Final = 400
"""How many answers a bot tries before it takes the best one."""
ENOUGH_OPTIONS: Final = 6
MIDDLE: Final = 3
"""The round that is the middle of a game."""


@dataclass(frozen=True)
class Place:
    """A game up to a decision, and who looks; the better score is kept."""

    journal: Journal
    answers: int
    seat: int
    score: int

    def cut(self) -> Journal:
        """The journal up to here."""
        found = Journal(self.journal.release, self.journal.setup(), self.journal.seed)
        for entry in self.journal.entries[: self.answers]:
            found.append(answered(entry.seat, entry.decision, entry.choice))
        return found


class Finder:
    """The best place found so far for each name."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}

    def offer(self, name: str, place: Place) -> None:
        """Keep a place if it is better than what there is."""
        known = self.places.get(name)
        if known is None or place.score > known.score:
            self.places[name] = place

    def look(self, journal: Journal, t: Table, decision: Decision) -> None:
        """Offer this place for whatever it shows."""
        done = len(journal.entries)
        reason = REASON_NAMES[decision.reason]
        options = min(len(decision.options), ENOUGH_OPTIONS)
        self.offer(reason, Place(journal, done, decision.seat, options))
        if reason == "action":
            self.offer("crowded", Place(journal, done, decision.seat, _crowd(t)))

    def look_in_the_middle(self, journal: Journal, t: Table, decision: Decision) -> None:
        """The same for a game of bots that think: their turns look like those of people."""
        self.look(journal, t, decision)
        if REASON_NAMES[decision.reason] == "action" and t.round == MIDDLE:
            place = Place(journal, len(journal.entries), decision.seat, len(decision.options))
            for name in ("action", "midgame"):
                self.offer(name, place)
            self.offer("spectator", Place(journal, place.answers, -1, place.score))


def _crowd(t: Table) -> int:
    held = sum(len(player.hand) + 2 * len(player.pool) for player in t.players)
    return held + sum(len(player.play) for player in t.players)


Look = Callable[[Journal, Table, Decision], None]
Choose = Callable[[Outlook], int]


def found_places(reasons: set[str]) -> dict[str, Place]:
    """The best place for each of these reasons that games lead to, and for the other views."""
    finder = Finder()
    for number in range(THOUGHTFUL):
        setup = _ready(number)
        thinker = GreedyBot(f"views {number}", Budget(steps=STEPS))
        journal = played(setup, f"thought {number}", thinker.choose, finder.look_in_the_middle)
        finder.offer("over", Place(journal, len(journal.entries), 0, len(journal.entries)))
    for setup, seed in _setups():
        bot = RandomBot(seed)
        played(setup, seed, bot.choose, finder.look)
        if seed.startswith("random") and reasons <= finder.places.keys():
            break
    return finder.places


def _setups() -> Iterator[tuple[dict[str, object], str]]:
    for number in range(READY):
        yield _ready(number), f"ready {number}"
    game = games.destiny()
    for number in range(RANDOM):
        seed = f"random {number}"
        setup = {**setup_for(game, seed, number, ALL, swift=True), "edition": game.edition.name}
        seats = setup["seats"]
        assert isinstance(seats, list)
        named = [{**seat, "name": name} for seat, name in zip(seats, NAMES, strict=True)]
        yield {**setup, "seats": named}, seed


def _ready(number: int) -> dict[str, object]:
    first, second = DECKS[number % len(DECKS)], DECKS[(number * 3 + 1) % len(DECKS)]
    setup = setup_of(first, second, NAMES, lab=True)
    # Any two decks may meet here.
    return {name: value for name, value in setup.items() if name != "format"}


def played(setup: dict[str, object], seed: str, choose: Choose, look: Look) -> Journal:
    """A game to its end, looked at before each answer."""
    game = games.destiny()
    journal = Journal(TITLE.release(setup), setup, seed_from(seed))
    s = game.start(setup, journal.seed)
    while len(journal.entries) < LONGEST:
        pending = game.pending(s)
        if not pending:
            break
        decision = pending[0]
        look(journal, table_of(s), decision)
        choice = choose(Outlook(game, s, decision))
        game.apply(s, decision.seat, decision.id, choice)
        journal.append(answered(decision.seat, decision.id, choice))
    return journal
