"""Seeking Answers, blue cards, in collector order."""

from dejarik.games.destiny import language as d

emperors_royal_guard = d.card(
    "21002",
    d.after(
        d.first_each_round(d.this_is_dealt_indirect_damage),
        d.may(
            d.pay(
                d.discard_from_hand(d.a_card_in_hand),
                d.remove(d.such(d.a_die, d.non(d.showing_damage))),
            ),
        ),
    ),
)

beru_lars = d.card(
    "21044",
    d.after(d.you_activate_this, d.may(d.play_for_less(d.such(d.a_card_in_hand, d.blue), 1))),
    d.after(
        d.you_claim,
        d.may(d.draw(1)),
        d.spot_to(d.such(d.a_card_in_play, d.titled("Owen Lars")), d.heal(1, from_=d.a_character)),
    ),
)
