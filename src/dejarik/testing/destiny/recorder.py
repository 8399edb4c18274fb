"""A recorder that keeps what it hears and passes it on."""

from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form
from dejarik.kernel.recorder import ListRecorder, Recorder
from dejarik.kernel.state import State


class Both(ListRecorder):
    """Tells another recorder what it hears."""

    def __init__(self, other: Recorder) -> None:
        super().__init__()
        self.other = other

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        super().answered(s, serial, forms)
        self.other.answered(s, serial, forms)

    def happened(self, s: State, event: Event) -> None:
        super().happened(s, event)
        self.other.happened(s, event)
