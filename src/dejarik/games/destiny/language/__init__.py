"""
The words cards are written in, and how they are read aloud.

A card module needs this one import: `from dejarik.games.destiny import language as d`.
"""

from dejarik.games.destiny.language.building import *  # noqa: F403
from dejarik.games.destiny.language.costs import *  # noqa: F403
from dejarik.games.destiny.language.decks import *  # noqa: F403
from dejarik.games.destiny.language.dice import *  # noqa: F403
from dejarik.games.destiny.language.keywords import *  # noqa: F403
from dejarik.games.destiny.language.nouns import *  # noqa: F403
from dejarik.games.destiny.language.placing import *  # noqa: F403
from dejarik.games.destiny.language.sentences import *  # noqa: F403
from dejarik.games.destiny.language.verbs import *  # noqa: F403
from dejarik.games.destiny.language.words import *  # noqa: F403
