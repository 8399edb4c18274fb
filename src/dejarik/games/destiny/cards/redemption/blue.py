"""Redemption, blue cards, in collector order."""

from dejarik.games.destiny import language as d

darth_zannah = d.card(
    "15001",
    d.after(
        d.you_activate_this,
        d.pay(
            d.deal(1, to=d.your(d.a_character, d.subtype("sith"), d.other)),
            d.roll_in(d.a_die_on(d.it)),
        ),
    ),
    d.after(
        d.is_defeated(d.subtype("sith"), d.yours),
        d.gain_dice(d.dice_of(d.that)),
        d.for_the_rest_of_the_game(d.gains_subtype("sith")),
    ),
)

the_haunted = d.card(
    "15006",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("witch")))),
    d.after(
        d.attached_character_is_defeated,
        d.put_into_play(d.your(d.a_set_aside_card, d.printing("11004", "Nightsister Zombie"))),
    ),
)

nightsister_assassins = d.card(
    "15012",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("witch")))),
    d.after(
        d.you_play_this, d.may(d.deal(1, to=d.such(d.a_character, d.carrying(d.subtype("curse")))))
    ),
)
