"""Faltering Allegiances, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

yellow_dice_as_melee = (
    d.yours,
    d.yellow,
    d.treated_as(facts.MELEE, instead_of=(facts.RESOURCE, facts.DISRUPT)),
)
_a_bounty_of_the_target = d.such(
    d.a_card_in_play, d.subtype("bounty"), d.attached_to(d.named("target"))
)
_a_die_of_the_target = d.such(
    d.a_die, d.any_of(d.die_of(d.named("target")), d.upgrade_die_of(d.named("target")))
)

bounty_averted = d.card(
    "14027",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("bounty-hunter")),
            d.choose(d.an_opponents(d.a_character), "target"),
            d.remembering(d.discard(d.any_number_of(_a_bounty_of_the_target)), "bounties"),
            d.remove(d.exactly(d.count_of(d.named("bounties")), _a_die_of_the_target)),
        ),
    ),
)

faltering_allegiances = d.card(
    "14079",
    d.play(
        d.deal(1, to=d.such(d.a_character, d.blue)),
        d.deal(1, to=d.such(d.a_character, d.red)),
        d.deal(1, to=d.such(d.a_character, d.yellow)),
    ),
)

incendiary_stockpile = d.card(
    "14084",
    d.ongoing(
        d.may_be_resolved_as(
            facts.MELEE, d.yours, d.yellow, d.showing(facts.DISRUPT, facts.RESOURCE)
        )
    ),
    d.ongoing(d.can_be_hit_by(*yellow_dice_as_melee)),
    d.ongoing(d.takes_damage()),
    d.ongoing(d.can_only_be_resolved_against(d.this, *yellow_dice_as_melee)),
    d.action(d.pay(d.discard(d.this), d.deal_indirect(d.damage_on(d.this_as_it_was)))),
)
