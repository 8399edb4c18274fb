"""Uncharted Alliances, gray cards, in collector order."""

from dejarik.games.destiny import language as d

krykna = d.card(
    "25014",
    d.ambush,
    d.after(
        d.you_play_this,
        d.may(d.deal_indirect(d.count_of(d.spotted(d.a_card_in_play, d.titled("Krykna"))))),
    ),
)

porg = d.card(
    "25027",
    d.ongoing(d.can_be_activated),
    d.action(
        d.pay(
            d.discard(d.this),
            d.if_(
                d.spot(d.such(d.a_card_in_play, d.other, d.subtype("creature"))),
                d.heal(1, from_=d.exactly(2, d.a_character)),
                otherwise=d.heal(1, from_=d.a_character),
            ),
        ),
    ),
)

rebel_airspeeder = d.card(
    "25028",
    d.special(d.deal_indirect(d.at_most(d.count_of(d.such(d.a_die, d.worth(1))), 5))),
    d.after(d.is_rolled(d.worth(1)), d.may(d.activate(d.this))),
)

nature = d.card(
    "25034",
    d.play(d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("creature"))), d.remove(d.a_die))),
)

forage = d.card(
    "25035",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("scavenger", "creature")),
            d.reveal(d.top_cards(4), "shown"),
            d.may(d.play_card(d.one_of(d.named("shown")))),
            d.put_back_on_top_or_bottom("shown"),
        ),
    ),
)

hunters_guild_target = d.card(
    "25036",
    d.after(
        d.attached_character_is_activated,
        d.may(
            d.either(
                d.give_shields(1, to=d.such(d.a_character, d.subtype("bounty-hunter"))),
                d.remove_shields(1, from_=d.a_character),
            ),
        ),
    ),
)

feral = d.card(
    "25037",
    d.modify(d.support, d.subtype("creature")),
    d.ambush,
    d.after(
        d.you_resolve(d.die_of(d.attached_character)),
        d.may(d.pay(d.exhaust(d.this), d.deal_indirect(1))),
    ),
)

tamed = d.card(
    "25038",
    d.modify(d.support, d.subtype("creature")),
    d.renew(0),
    d.after(
        d.you_resolve(d.die_of(d.attached_character)),
        d.may(d.pay(d.exhaust(d.this), d.reroll(d.a_die))),
    ),
)
