"""Unlikely Heroes, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

swift = d.card(
    "18078",
    d.play(
        d.take_actions(2),
        d.for_the_rest_of_the_turn(d.cannot_resolve_dice_as_an_action(d.you)),
    ),
)
