"""Awakenings, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

crime_lord = d.card(
    "01023",
    d.only_on(d.yellow),
    d.special(
        d.pay(
            d.spend(5),
            d.choose(d.a_character, "marked"),
            d.before_this_round_ends(d.defeat(d.named("marked"))),
        ),
    ),
)

millennium_falcon = d.card(
    "01049",
    d.special(
        d.play_for_free(
            d.such(d.a_card_in_hand_or_discard_pile, d.yellow, d.event, d.playable_for_free)
        ),
    ),
)

cunning = d.card(
    "01065",
    d.only_on(d.yellow),
    d.special(d.use_special_of(d.such(d.a_card_in_play, d.other, d.with_a_special))),
)

prized_possession = d.card(
    "01102",
    d.after(
        d.you_play_this,
        d.may(
            d.remove(d.an_opponents(d.a_die, d.character), "prize"),
            d.place_here(d.named("prize")),
        ),
    ),
)
