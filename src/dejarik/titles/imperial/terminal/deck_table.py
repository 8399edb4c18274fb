"""The list of the armies that have names, for people."""

from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.ready import playable_armies


def deck_table(language: str) -> list[str]:
    """Each army that can be played, with its points and its deployment cards."""
    library = files.library()
    lines = [f"{'name':<20}{'called':<20}{'points':<8}{'legal in':<14}army"]
    for army in playable_armies():
        listed = army.army_list()
        points = sum(card.cost for card in library.army(listed))
        names = ", ".join(library.name(code) for code in listed.deployments)
        legal = ", ".join(army.legal)
        lines.append(f"{army.name:<20}{army.called:<20}{points:<8}{legal:<14}{names}")
    return lines
