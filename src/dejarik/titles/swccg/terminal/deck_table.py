"""The list of the decks that have names, for people."""

from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.decks.ready import playable_decks


def deck_table(language: str) -> list[str]:
    """Each deck that can be played, with its side and its name in full."""
    lines = [f"{'name':<22}{'side':<8}deck"]
    for code in playable_decks():
        box = files.boxes()[code]
        lines.append(f"{code:<22}{box.side:<8}{box.name}")
    return lines
