"""Spark of Hope: a module per colour, in the order of the colours."""

from dejarik.games.destiny.cards.spark_of_hope import blue, gray, red, yellow

MODULES = (red, blue, yellow, gray)
