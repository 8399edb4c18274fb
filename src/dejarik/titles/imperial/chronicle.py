"""
The chronicle of a skirmish: its log as one seat was told it, in English.

What belongs here: the words that tell it. What does not: keeping lines and causes
(`hosting.play.chronicle`).
"""

from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.language.english import log
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.language.english.table import TableWords
from dejarik.games.imperial.seen.seat_log import SeatRecorder
from dejarik.games.imperial.wire import SeatView, Told
from dejarik.hosting.play import chronicle
from dejarik.kernel.state import State


class Chronicle(chronicle.Chronicle[SeatView]):
    """What one seat has heard, and what it chose."""

    game: ImperialAssault

    def __init__(self, game: ImperialAssault, speaker: Speaker) -> None:
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
