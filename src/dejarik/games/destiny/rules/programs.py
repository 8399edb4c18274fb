"""
All ops of the rules themselves, so that their frames can be saved and found again.

Each has a name, and saved frames know it by that: a new op shifts no other, and one whose
meaning changes so much that old frames would be misread gets another name.
"""

from typing import Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.damage import DEAL_PACKETS
from dejarik.games.destiny.rules.flow.actions import ACTION_OPS, PLAY_BY_RENEW
from dejarik.games.destiny.rules.flow.activating import ACTIVATE_TOGETHER, ROLL_DOWNGRADE
from dejarik.games.destiny.rules.flow.playing import RESOLVE_CARD
from dejarik.games.destiny.rules.flow.resolving import RESOLVE_DIE
from dejarik.games.destiny.rules.flow.rounds import PLAY_ROUNDS
from dejarik.games.destiny.rules.flow.setup import SET_UP
from dejarik.games.destiny.rules.indirect_damage import PAY_INDIRECT
from dejarik.games.destiny.rules.lent_dice import RETURN_LENT_DIE
from dejarik.games.destiny.rules.limits import DISCARD_SURPLUS, GIVE_UP_DOUBLE
from dejarik.games.destiny.rules.shields import MEET_SHIELDS
from dejarik.games.destiny.rules.twin_upgrades import MATCH_DIE
from dejarik.kernel.program import Op

RULES_OPS: Final[dict[str, Op]] = {
    "set_up": SET_UP,
    "play_rounds": PLAY_ROUNDS,
    "take_action": ACTION_OPS[ev.NO_ACTION],
    "play_from_hand": ACTION_OPS[ev.PLAY],
    "activate": ACTION_OPS[ev.ACTIVATE],
    "resolve_dice": ACTION_OPS[ev.RESOLVE],
    "reroll_for_card": ACTION_OPS[ev.REROLL],
    "use_action": ACTION_OPS[ev.CARD_ACTION],
    "claim": ACTION_OPS[ev.CLAIM],
    "activate_together": ACTIVATE_TOGETHER,
    "play_by_renew": PLAY_BY_RENEW,
    "resolve_card": RESOLVE_CARD,
    "resolve_die": RESOLVE_DIE,
    "discard_surplus": DISCARD_SURPLUS,
    "pay_indirect": PAY_INDIRECT,
    "roll_downgrade": ROLL_DOWNGRADE,
    "deal_packets": DEAL_PACKETS,
    "meet_shields": MEET_SHIELDS,
    "give_up_double": GIVE_UP_DOUBLE,
    "match_die": MATCH_DIE,
    "return_lent_die": RETURN_LENT_DIE,
}
