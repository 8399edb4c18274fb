"""Several recorders of one game."""

from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State


class Everyone(Recorder):
    """Passes on to every listener, and knows whether there was anything to pass on."""

    def __init__(self, recorders: list[Recorder]) -> None:
        self.recorders = recorders
        self.told = 0

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        self.told += 1
        for recorder in self.recorders:
            recorder.answered(s, serial, forms)

    def happened(self, s: State, event: Event) -> None:
        self.told += 1
        for recorder in self.recorders:
            recorder.happened(s, event)
