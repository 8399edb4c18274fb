"""Resurgence, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

darth_vaders_lightsaber = d.card(
    "23012",
    d.redeploy,
    d.after(
        d.opponent_discards_from_hand,
        d.may(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character))),
        if_=d.both(d.in_the_action_phase, d.is_(d.attached_character, d.titled("Darth Vader"))),
    ),
)

shaak_ti = d.card(
    "23047",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.RED))),
    d.after(
        d.you_resolve(d.yours, d.subtype("trooper"), d.showing_damage),
        d.may(d.resolve(d.your(d.a_die, d.die_of(d.this), d.showing_damage), plus=1)),
    ),
)
