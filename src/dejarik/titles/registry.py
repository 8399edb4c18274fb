"""The shelf: the titles there are, by name."""

from functools import cache

from dejarik.hosting.title import Title
from dejarik.titles.destiny.title import DestinyTitle


@cache
def titles() -> dict[str, Title]:
    """Every title by its name."""
    destiny = DestinyTitle()
    return {destiny.name: destiny}


@cache
def release_name() -> str:
    """The release of this process: each title with the name of its rules."""
    return ", ".join(f"{name} {title.rules()}" for name, title in sorted(titles().items()))


def title_named(name: str) -> Title:
    """
    The title of this name.

    Raises ValueError when there is none.
    """
    found = titles().get(name)
    if found is None:
        message = f"there is no game {name!r} here; there are {', '.join(titles())}"
        raise ValueError(message)
    return found
