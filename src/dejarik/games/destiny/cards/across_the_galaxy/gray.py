"""Across the Galaxy, gray cards, in collector order."""

from dejarik.games.destiny import language as d

retribution = d.card(
    "08054",
    d.include_only_if(d.team_has(points=20)),
    d.after(
        d.opponent_removes_together(d.yours, d.character),
        d.may(d.deal(1, to=d.a_character)),
    ),
)

shriek = d.card(
    "08149",
    d.play(d.remove(d.each(d.an_opponents(d.a_die, d.worth_at_most(0))))),
)

t_16_skyhopper = d.card(
    "08150",
    d.ambush,
    d.ongoing(d.can_be_activated),
    d.after(
        d.you_play_this,
        d.either(
            d.in_order(
                d.search_your_deck(d.subtype("mod"), name="found"),
                d.play_card(d.named("found"), onto=d.this),
                d.shuffle_your_deck,
            ),
            d.play_card(d.such(d.a_card_in_discard_pile, d.subtype("mod")), onto=d.this),
        ),
    ),
)

laser_cannon = d.card(
    "08152",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(d.you_activate_attached_character, d.may(d.deal_indirect(1))),
)

no_allegiance = d.card(
    "08155",
    d.include_only_if(d.none_on_team(d.character, d.hero)),
    d.include_only_if(d.none_on_team(d.character, d.villain)),
    d.ongoing(d.health(1, of=d.each(d.your(d.a_character, d.neutral)))),
)

solidarity = d.card(
    "08156",
    d.include_only_if(d.all_of_one_colour),
    d.include_only_if(d.deck_of_singles),
)
