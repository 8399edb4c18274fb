"""
The words cards are written in, and how they are read aloud.

A card module needs this one import: `from dejarik.games.destiny import language as d`.
Each family of words has its nodes and its English in files of the same name.
"""

from dejarik.games.destiny.language.abilities import *  # noqa: F403
from dejarik.games.destiny.language.amounts import *  # noqa: F403
from dejarik.games.destiny.language.as_characters import *  # noqa: F403
from dejarik.games.destiny.language.bans import *  # noqa: F403
from dejarik.games.destiny.language.borrowed_dice import *  # noqa: F403
from dejarik.games.destiny.language.building import *  # noqa: F403
from dejarik.games.destiny.language.card_play import *  # noqa: F403
from dejarik.games.destiny.language.card_text import *  # noqa: F403
from dejarik.games.destiny.language.cards import *  # noqa: F403
from dejarik.games.destiny.language.conditions import *  # noqa: F403
from dejarik.games.destiny.language.control import *  # noqa: F403
from dejarik.games.destiny.language.costs import *  # noqa: F403
from dejarik.games.destiny.language.damage import *  # noqa: F403
from dejarik.games.destiny.language.decks import *  # noqa: F403
from dejarik.games.destiny.language.dice import *  # noqa: F403
from dejarik.games.destiny.language.die_costs import *  # noqa: F403
from dejarik.games.destiny.language.die_sides import *  # noqa: F403
from dejarik.games.destiny.language.filters import *  # noqa: F403
from dejarik.games.destiny.language.flow import *  # noqa: F403
from dejarik.games.destiny.language.hand_responses import *  # noqa: F403
from dejarik.games.destiny.language.hands import *  # noqa: F403
from dejarik.games.destiny.language.history import *  # noqa: F403
from dejarik.games.destiny.language.joint_choices import *  # noqa: F403
from dejarik.games.destiny.language.keywords import *  # noqa: F403
from dejarik.games.destiny.language.naming import *  # noqa: F403
from dejarik.games.destiny.language.other_sides import *  # noqa: F403
from dejarik.games.destiny.language.outcomes import *  # noqa: F403
from dejarik.games.destiny.language.pool_changes import *  # noqa: F403
from dejarik.games.destiny.language.resolution import *  # noqa: F403
from dejarik.games.destiny.language.resources import *  # noqa: F403
from dejarik.games.destiny.language.selectors import *  # noqa: F403
from dejarik.games.destiny.language.shields import *  # noqa: F403
from dejarik.games.destiny.language.status import *  # noqa: F403
from dejarik.games.destiny.language.structure import *  # noqa: F403
from dejarik.games.destiny.language.triggers import *  # noqa: F403
