"""Allies of Necessity, gray cards, in collector order."""

from dejarik.games.destiny import language as d

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
