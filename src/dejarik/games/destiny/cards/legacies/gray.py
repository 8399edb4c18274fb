"""Legacies, gray cards, in collector order."""

from dejarik.games.destiny import language as d

profitable_connection = d.card(
    "05171",
    d.ongoing(d.starting_resources(1)),
)
