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

extremist_campaign = d.card(
    "14083",
    d.include_only_if(d.each_on_team(d.yellow)),
    d.ongoing(d.loses_the_roll_for_the_battlefield()),
    d.after(
        d.setup_is_over,
        d.unless(
            d.may(
                d.put_on_top(d.exactly(2, d.your(d.a_set_aside_card, d.titled("Disable")))),
                d.put_on_top(d.exactly(2, d.your(d.a_set_aside_card, d.titled("Rebel")))),
                d.put_on_top(d.exactly(2, d.your(d.a_set_aside_card, d.titled("Act Of Cruelty")))),
                d.shuffle_your_deck,
            ),
            d.lose_the_game,
        ),
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
