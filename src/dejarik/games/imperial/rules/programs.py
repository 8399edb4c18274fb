"""The rules' own ops and abilities, by the names that saved frames know them by."""

from typing import Final

from dejarik.games.imperial.rules.actions import ACTION, INTERACT
from dejarik.games.imperial.rules.activation import FIGURE, GROUP
from dejarik.games.imperial.rules.attaching import ATTACH
from dejarik.games.imperial.rules.attacking import ATTACK
from dejarik.games.imperial.rules.damage import STRAIN
from dejarik.games.imperial.rules.keywords import KEYWORDS
from dejarik.games.imperial.rules.pools import CHOOSE_DICE
from dejarik.games.imperial.rules.power import GAIN_POWER, POWERS
from dejarik.games.imperial.rules.rounds import ROUNDS
from dejarik.games.imperial.rules.scenario import VETO
from dejarik.games.imperial.rules.setup import SET_UP
from dejarik.games.imperial.rules.surging import SPEND_SURGES
from dejarik.games.imperial.rules.walking import CLOSE, DISPLACE, PLACE, SETTLE, WALK
from dejarik.kernel.program import Node, Op

NAMED_OPS: Final[dict[str, Op]] = {
    "set_up": SET_UP,
    "rounds": ROUNDS,
    "group": GROUP,
    "figure": FIGURE,
    "action": ACTION,
    "interact": INTERACT,
    "walk": WALK,
    "place": PLACE,
    "settle": SETTLE,
    "displace": DISPLACE,
    "close": CLOSE,
    "attach": ATTACH,
    "attack": ATTACK,
    "choose_dice": CHOOSE_DICE,
    "surges": SPEND_SURGES,
    "gain_power": GAIN_POWER,
    "strain": STRAIN,
    "veto": VETO,
}

KEYWORD_PARTS: Final[tuple[Node, ...]] = (*KEYWORDS, *POWERS)
