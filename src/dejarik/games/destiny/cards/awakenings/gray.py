"""Awakenings, gray cards, in collector order."""

from dejarik.games.destiny import language as d

holdout_blaster = d.card("01063", d.ambush, d.redeploy)
