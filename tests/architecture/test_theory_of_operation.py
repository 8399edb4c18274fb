"""The page on how the kernel works shows the stacks that a running game has."""

import re
from pathlib import Path
from typing import Final

from dejarik.games.swccg.model import events as ev
from dejarik.kernel.frames import Frame
from dejarik.kernel.windows import Window
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

PAGE: Final = Path(__file__).parents[2] / "docs" / "theory-of-operation.md"
RESPONSE: Final = "1_238"
BANDS: Final = {ev.RESPOND: "RESPOND", ev.TOP: "TOP"}
EVENTS: Final = {ev.PHASE: "PHASE", ev.DRAINING: "DRAINING"}


def stack_of(t: Laid) -> list[str]:
    """The frames of a game from the bottom up, as the page writes them."""
    return [written(f) for f in t.table.frames]


def written(f: Frame) -> str:
    """One frame, with what it is about."""
    name = type(f.op).__name__
    if isinstance(f.op, Window):
        return f"{name}: {BANDS[f.x]}"
    return f"{name}: {EVENTS[f.event.kind]}" if f.event is not None else name


def test_the_stacks_of_the_page_are_those_of_a_game() -> None:
    """A drain is announced, cancelled by a response, and over: four stops, four stacks."""
    shown = re.findall(r"```text\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    m = Mirror(game(), RESPONSE)
    own, other = "trooper @ 2, droid @ 1", "trooper + blaster @ 1, trooper @ 1, droid @ 1"
    t = m.lay(
        "1_295, 1_292",
        own,
        f"{other}, droid @ 2",
        own_turn=False,
        phase="control",
        own_hand=RESPONSE,
    )
    stacks = [stack_of(t)]

    for answer in ("drain Mos Eisley", f"play {RESPONSE}", "top of reserve"):
        t.answer(answer)
        stacks.append(stack_of(t))

    assert shown == ["\n".join(stack) for stack in stacks]
