"""What crosses the border of a skirmish: setups in, views out. Never compiled."""

from typing import Annotated

import msgspec

from dejarik.games.imperial.model.edition import CURRENT

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat brings: Deployment cards, upgrades among them, and the command deck."""

    deployments: Annotated[tuple[Code, ...], msgspec.Meta(min_length=1, max_length=40)]
    commands: Annotated[tuple[Code, ...], msgspec.Meta(max_length=15)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What a game is started from: two armies, a map, and a mission or chance for it.

    `swift` names the quicker generator; `lab` ends games that get nowhere: both only where no
    person plays. Without a `format` any cards may be brought.
    """

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=2, max_length=2)]
    map: Code = "mos-eisley-outskirts"
    mission: Annotated[str, msgspec.Meta(max_length=1)] = ""
    edition: Code = CURRENT
    format: Annotated[str, msgspec.Meta(max_length=20)] = ""
    swift: bool = False
    lab: bool = False


def read_setup(data: dict[str, object]) -> Setup:
    """
    A setup from plain data.

    Raises ValueError that says which field is wrong.
    """
    try:
        return msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        message = f"this setup cannot be played: {error}"
        raise ValueError(message) from error
