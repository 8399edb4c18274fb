"""Echoes of Destiny, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards.covert_missions import gray

eject = d.reprint("20159", of=gray.eject)
