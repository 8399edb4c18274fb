"""
Checking that a game was fair: `dejarik verify`.

What belongs here: fetching a receipt, and the report. What does not: the checks themselves
(`hosting.play.receipts`), and words for draws, which are a title's.
"""

from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.hosting.play.receipt_wire import Receipt, read_receipt
from dejarik.hosting.play.receipts import Drawn, Examined, check, is_over
from dejarik.hosting.terminal import Terminal
from dejarik.hosting.terminal_text import laid_out
from dejarik.hosting.titles import UnknownTitle
from dejarik.kernel.release import WrongRelease
from dejarik.play.title_choice import Chosen, title_named

SECONDS: Final = 20
MOST_BYTES: Final = 16 * 1024 * 1024


def show_verify(place: str, as_json: bool) -> int:
    """Check a receipt and say what was found; 0 if the game was fair, 1 if not."""
    receipt = _read(place)
    if not is_over(receipt):
        raise Trouble(
            "This game is not over.",
            "the server seed is published when it ends, and nothing can be checked before",
            f"keep the commitment {receipt.commitment} and ask again after the game",
            USAGE,
        )
    chosen = _title(receipt, place)
    found = _examine(receipt, place, chosen)
    if as_json:
        print(msgspec.json.encode(_as_data(receipt, found, chosen.terminal)).decode())
    else:
        _show(receipt, found, chosen.terminal)
    return FAILURE if found.findings else 0


def _read(place: str) -> Receipt:
    try:
        return read_receipt(_fetch(place))
    except ValueError as error:
        raise Trouble(
            f"{place} is not the receipt of a game.",
            str(error),
            "name the file or the address that the table offers after the game",
            USAGE,
        ) from error


def _fetch(place: str) -> bytes:
    """The bytes of a file, or of an address that begins with http."""
    try:
        if place.startswith(("https://", "http://")):
            with urlopen(place, timeout=SECONDS) as answer:  # noqa: S310  # two schemes only
                data = answer.read(MOST_BYTES + 1)
        else:
            with Path(place).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, URLError) as error:
        raise Trouble(
            f"The receipt {place} cannot be opened.",
            str(error),
            "check the name or the address",
            USAGE,
        ) from error
    assert isinstance(data, bytes)
    if len(data) > MOST_BYTES:
        message = f"it is larger than {MOST_BYTES} bytes"
        raise ValueError(message)
    return data


def _title(receipt: Receipt, place: str) -> Chosen:
    try:
        return title_named(None if receipt.release is None else receipt.release.game)
    except UnknownTitle as error:
        raise Trouble(
            f"The game of {place} is not played here.",
            str(error),
            "check it with a program that has this game",
            USAGE,
        ) from error


def _examine(receipt: Receipt, place: str, chosen: Chosen) -> Examined:
    title, terminal = chosen
    try:
        release = title.release(receipt.setup)
        return check(receipt, title.game(receipt.setup), release, terminal.drawn)
    except WrongRelease as error:
        raise Trouble(
            f"The game of {place} was played by other rules than these.",
            str(error),
            "check it with the release it was played by",
            USAGE,
        ) from error
    except ValueError as error:
        raise Trouble(
            f"{place} holds no game that could be played again.",
            str(error),
            "fetch it once more from the table",
            USAGE,
        ) from error


def _as_data(receipt: Receipt, found: Examined, terminal: Terminal) -> dict[str, object]:
    return {
        "table": receipt.table,
        "commitment": receipt.commitment,
        "fair": not found.findings,
        "findings": found.findings,
        "draws": [
            {
                "entry": draw.entry,
                "purpose": terminal.purposes.get(draw.purpose, str(draw.purpose)),
                "object": draw.object,
                "first": draw.first,
                "times": draw.times,
                "result": draw.result,
            }
            for draw in found.draws
        ],
    }


def _show(receipt: Receipt, found: Examined, terminal: Terminal) -> None:
    for draw in found.draws:
        print("\n".join(laid_out(_line(draw, terminal))))
    if found.findings:
        print(f"Table {receipt.table}: this receipt is NOT in order.")
        for finding in found.findings:
            print("\n".join(laid_out(f"  {finding}")))
        return
    print(f"Table {receipt.table}: fair.")
    print("\n".join(laid_out(_proven(receipt, found))))


def _line(draw: Drawn, terminal: Terminal) -> str:
    where = f"after entry {draw.entry}" if draw.entry else "at the start"
    name = terminal.purposes.get(draw.purpose, f"purpose {draw.purpose}")
    return f"  {where}, {name}: {draw.result}"


def _proven(receipt: Receipt, found: Examined) -> str:
    times = sum(draw.times for draw in found.draws)
    return (
        "The server seed is the one committed to, the seed of the game follows from it and "
        f"the nonces, and {len(receipt.entries)} entries with {times} draws of chance, all "
        "recomputed, lead to the end that was played."
    )
