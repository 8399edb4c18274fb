"""
All ops of the rules themselves, so that their frames can be saved and found again.
"""

from typing import Final

from dejarik.games.destiny.rules.actions import ACTION_OPS, PLAY_BY_RENEW
from dejarik.games.destiny.rules.activating import ACTIVATE_TOGETHER, ROLL_DOWNGRADE
from dejarik.games.destiny.rules.damage import DEAL_PACKETS
from dejarik.games.destiny.rules.indirect import PAY_INDIRECT
from dejarik.games.destiny.rules.matching import MATCH_DIE
from dejarik.games.destiny.rules.playing import RESOLVE_CARD
from dejarik.games.destiny.rules.resolving import RESOLVE_DIE
from dejarik.games.destiny.rules.rounds import PLAY_ROUNDS
from dejarik.games.destiny.rules.setup import SET_UP
from dejarik.games.destiny.rules.shields import MEET_SHIELDS
from dejarik.games.destiny.rules.surplus import DISCARD_SURPLUS, GIVE_UP_DOUBLE
from dejarik.kernel.program import Node

RULES_OPS: Final[tuple[Node, ...]] = (
    SET_UP,
    PLAY_ROUNDS,
    *ACTION_OPS,
    ACTIVATE_TOGETHER,
    PLAY_BY_RENEW,
    RESOLVE_CARD,
    RESOLVE_DIE,
    DISCARD_SURPLUS,
    PAY_INDIRECT,
    ROLL_DOWNGRADE,
    DEAL_PACKETS,
    MEET_SHIELDS,
    GIVE_UP_DOUBLE,
    MATCH_DIE,
)
