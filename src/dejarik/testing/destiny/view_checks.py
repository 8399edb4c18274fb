"""Whether the stored views are those that the service would send today."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.games.destiny.wire import Told
from dejarik.hosting.wire import Prompt, Whole
from dejarik.testing.destiny.crowd_scenes import CROWDS
from dejarik.testing.destiny.table import YOU
from dejarik.testing.destiny.view_finding import NAMES
from dejarik.testing.destiny.view_scenes import SCENES
from dejarik.titles.destiny import games
from dejarik.titles.destiny.board import hosted, seat_view
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.telling import DestinyListener

OTHERS: Final = ("midgame", "crowded", "over", "spectator", *CROWDS)
"""Views that are stored beside those of the reasons."""


def complaints(folder: Path) -> Iterator[str]:
    """Which views are missing, are too many, or are not what the service would send today."""
    wanted = {*REASON_NAMES.values(), *OTHERS}
    stored = {path.stem: path for path in folder.glob("*.json")}
    for name in sorted(wanted - stored.keys()):
        yield f"{name}.json is missing"
    for name in sorted(stored.keys() - wanted):
        yield f"{name}.json is the view of no reason"
    for name in sorted(wanted & stored.keys()):
        for complaint in _outdated(name, stored[name].read_bytes()):
            yield f"{name}.json {complaint}"


def _outdated(name: str, stored: bytes) -> Iterator[str]:
    try:
        whole = _read(stored)
    except msgspec.DecodeError as error:
        yield f"cannot be read: {error}"
        return
    decision = whole.view.decision
    if msgspec.json.encode(whole) + b"\n" != stored:
        yield "has other fields than the service sends"
    if name not in OTHERS and (decision is None or decision.reason != name):
        yield "asks something else"
    if name not in SCENES and _words(whole) != _question(whole):
        yield "asks in other words"


def _read(stored: bytes) -> Whole:
    """A stored view, with the records of Destiny in it."""
    whole = msgspec.json.decode(stored, type=Whole)
    view = hosted(seat_view(whole.view))
    told = msgspec.json.decode(stored)["lines"]
    lines = tuple(
        msgspec.structs.replace(line, event=msgspec.convert(plain["event"], Told))
        for line, plain in zip(whole.lines, told, strict=True)
    )
    return msgspec.structs.replace(whole, view=view, lines=lines)


def _question(whole: Whole) -> Prompt | None:
    """What is asked, without what comes of it: that needs the game itself."""
    prompt = whole.prompt
    return None if prompt is None else Prompt(prompt.text, prompt.options)


def _words(whole: Whole) -> Prompt | None:
    """The question of a view in the words of today."""
    called = ["You" if seat == whole.view.seat else NAMES[seat] for seat in range(YOU, len(NAMES))]
    names = Names(files.facts(), whole.view.seat, called, card_texts())
    chronicle = Chronicle(games.destiny(), names)
    for line in whole.lines:
        if isinstance(line.event, Told) and line.event.kind == "pool_split":
            chronicle.split = line.event.items
    return DestinyListener(chronicle).prompt(whole.view)
