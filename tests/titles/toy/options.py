"""What can be chosen for a game of the toy: how much life everybody begins with."""

from typing import Final

from dejarik.hosting.options import Choice, Chosen, SetupOption
from examples.toy.state import LIFE

KEY: Final = "life"
OPTIONS: Final = (
    SetupOption(
        KEY,
        "Life",
        (Choice(f"{LIFE}", "Six"), Choice("3", "Three", "A short game.")),
        f"{LIFE}",
    ),
)


def life_of(chosen: Chosen) -> dict[str, object]:
    """What a setup says of it; nothing where nothing was chosen."""
    return {KEY: int(chosen[KEY])} if KEY in chosen else {}
