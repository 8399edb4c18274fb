"""Resurgence, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

scum_and_villainy = d.card(
    "23036",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_card_in_play, d.subtype("scoundrel", "bounty-hunter")),
                d.remove(d.an_opponents(d.a_die, d.showing_damage)),
            ),
            d.if_(
                d.there_is(d.such(d.a_card_in_discard_pile, d.copy_of_this)),
                d.may(
                    d.pay(
                        d.discard_from_hand(d.a_card_in_hand),
                        d.remove(d.such(d.a_die, d.worth_at_most(2))),
                    ),
                ),
            ),
        ),
    ),
)

unlucky_for_some = d.card(
    "23037",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.showing_blank, d.yellow, d.character)),
            d.deal_indirect(2),
        ),
    ),
)

projectile_rifle = d.card(
    "23043",
    d.redeploy,
    d.special(d.deal(3, to=d.a_character, unblockable=True)),
    d.special(d.deal(2, to=d.a_character), d.give_shields(1, to=d.a_character)),
    d.special(d.deal(1, to=d.a_character), d.remove(d.a_die)),
)

the_axe_forgets = d.card(
    "23077",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_deals_damage_to(d.yours))),
    d.play(
        d.discard_from_hand(d.a_random_card_in_opponents_hand),
        d.discard_from_deck(1, d.the_opponent),
    ),
)

partisan_x_wing = d.card(
    "23082",
    d.after(
        d.you_activate_this,
        d.if_(
            d.at_least(d.count_of(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this))), 1),
            d.may(d.deal(1, to=d.a_character)),
        ),
    ),
)

nemiks_manifesto = d.card(
    "23084",
    d.redeploy,
    d.ongoing(d.gives_subtype("partisan", to=d.attached_character)),
    d.ongoing(d.upgrade_limit(1, of=d.attached_character)),
    d.after(d.you_play(d.hero), d.pay(d.exhaust(d.this), d.heal(1, from_=d.a_character))),
)
