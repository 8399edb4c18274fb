"""Allies of Necessity, gray cards, in collector order."""

from dejarik.games.destiny import language as d

clawdite_shapeshifter = d.card(
    "10013",
    d.after(
        d.you_activate_this,
        d.may(
            d.choose_subtype("subtype"),
            d.for_the_rest_of_the_round(d.gains_subtype_named("subtype")),
        ),
    ),
)

allies_of_necessity = d.card(
    "10016",
    d.include_only_if(d.sharing_a_colour(2)),
    d.after(d.setup_is_over, d.discard_from_hand(d.a_card_in_hand), d.lose(2)),
)

lr_57_combat_droid = d.card(
    "10017",
    d.after(d.you_play_this, d.place_resources(1, on=d.this)),
    d.special(
        d.then(d.place_resources(1, on=d.this), d.deal(d.resources_on(d.this), to=d.a_character))
    ),
)
