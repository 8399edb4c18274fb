"""
The chronicle of a game: its log as one seat was told it, in English.

What belongs here: the words that tell it, and saying in one line what happens several times in a
row. What does not: keeping lines and causes (`hosting.play.chronicle`).
"""

from dataclasses import replace

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.language.english import log
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.language.english.table import TableWords
from dejarik.games.swccg.seen.seat_log import SeatRecorder
from dejarik.games.swccg.wire import SeatView, Told
from dejarik.hosting.play import chronicle
from dejarik.kernel.state import State


class Chronicle(chronicle.Chronicle[SeatView]):
    """What one seat has heard, and what it chose."""

    game: CustomizableCardGame

    def __init__(self, game: CustomizableCardGame, speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker
        recorder = SeatRecorder(speaker.seat)
        super().__init__(speaker.seat, recorder, recorder.told)

    def view(self, s: State) -> SeatView:
        """The table as this seat sees it."""
        found = self.game.view(s, self.seat)
        assert isinstance(found, SeatView)
        return found

    def words(self, view: SeatView) -> TableWords:
        """The sentences about a view."""
        return TableWords(self.speaker, view)

    def sentence(self, told: Told) -> str:
        """What happened in words."""
        return log.sentence(self.speaker, told)

    def is_minor(self, told: Told) -> bool:
        """Whether it is of little weight."""
        return log.is_minor(told)

    def after(self) -> None:
        """Lines as always; of the same thing several times in a row the first tells all."""
        known = len(self.lines)
        super().after()
        fresh = self.lines[known:]
        for start, end in runs([line.told for line in fresh]):
            told = [line.told for line in fresh[start:end]]
            text = log.several(self.speaker, [one for one in told if isinstance(one, Told)])
            self.lines[known + start] = replace(fresh[start], text=text)
            for place in range(start + 1, end):
                self.lines[known + place] = replace(fresh[place], minor=True)


def runs(told: list[chronicle.Told]) -> list[tuple[int, int]]:
    """Where the same thing is told of the same seat more than once in a row: first and behind."""
    found: list[tuple[int, int]] = []
    start = 0
    for place in range(1, len(told) + 1):
        if place < len(told) and _key(told[place]) == _key(told[start]):
            continue
        if place - start > 1 and told[start].kind in log.JOINED:
            found.append((start, place))
        start = place
    return found


def _key(told: chronicle.Told) -> tuple[str, int]:
    return told.kind, told.seat if isinstance(told, Told) else -1
