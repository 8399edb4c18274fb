"""Faltering Allegiances, blue cards, in collector order."""

from dejarik.games.destiny import language as d

apt_lesson = d.card(
    "14033",
    d.play(
        d.then(
            d.turn(d.your(d.a_die, d.blue, d.character)),
            d.may(
                d.play_card(d.such(d.a_card_in_hand_or_discard_pile, d.event, d.subtype("move"))),
            ),
        ),
    ),
)
