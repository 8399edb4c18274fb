"""Convergence, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards.awakenings import gray

separatist_conspiracy = d.card(
    "09052",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.choose(d.any_number_of(d.spotted(d.a_character, d.subtype("leader"))), "leaders"),
            d.as_(
                d.the_opponent,
                d.may(
                    d.spend(1, d.the_opponent),
                    otherwise=d.may(
                        d.discard_from_hand(d.their_own(d.a_card_in_hand)),
                        otherwise=d.draw(d.count_of(d.named("leaders"))),
                    ),
                ),
            ),
        ),
    ),
)

block = d.reprint("09163", of=gray.block)

unshackle = d.card(
    "09167",
    d.ambush,
    d.play(d.discard(d.such(d.a_card_in_play, d.downgrade))),
)

grievance_striker = d.card(
    "09169",
    d.redeploy,
    d.after(
        d.you_play_this,
        d.may(d.deal(1, to=d.a_character)),
        if_=d.is_(
            d.attached_character, d.any_of(d.titled("Obi-Wan Kenobi"), d.titled("General Grievous"))
        ),
    ),
)
