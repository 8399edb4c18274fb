"""
What decks of older games are called today.

What belongs here: the names of the program's decks in rows that were written when those were still
kept by what they are chosen by. What does not: the rows.
"""

from collections.abc import Mapping

from dejarik.service.lobby.lobby_ports import LobbyPorts


async def deck_names(account: str, ports: LobbyPorts) -> Mapping[tuple[str, str], str]:
    """
    What people read in place of a stored name, by title and that name.

    Somebody's own deck keeps its name, whatever the program's decks are chosen by.
    """
    rows = await ports.database.rows("SELECT title, name FROM decks WHERE owner = %s", (account,))
    own = {(str(title), str(name)) for title, name in rows}
    ready = {
        (title.id, deck.name): deck.called for title in ports.titles for deck in title.decks.ready()
    }
    return {key: called for key, called in ready.items() if key not in own}
