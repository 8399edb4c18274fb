"""Display of Power, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

xian = d.card(
    "22034",
    d.after(
        d.you_activate_this,
        d.may(
            d.pay(
                d.remove(
                    d.such(
                        d.a_die,
                        d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this)),
                        d.showing_melee,
                    ),
                ),
                d.deal(1, to=d.a_character, unblockable=True),
            ),
        ),
    ),
)

no_witnesses = d.card(
    "22035",
    d.only_if(d.spot(d.such(d.a_character, d.yellow))),
    d.after(d.attached_character_is_defeated, d.may(d.resolve(d.your(d.a_die), plus=2))),
)

await_the_dawn = d.card(
    "22036",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.choose(d.an_opponents(d.a_die, d.worth_at_least(2)), "die"),
            d.pay(
                d.deal_indirect(d.value_of(d.named("die")), d.you),
                d.remove(d.named("die")),
            ),
        ),
    ),
)

infamy = d.card(
    "22037",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.character)),
            d.not_(d.at_least(d.count_of(d.your(d.a_die, d.character)), 2)),
        ),
    ),
    d.play(d.deal_indirect(d.count_of(d.an_opponents(d.a_die)))),
)

the_upper_hand = d.card(
    "22038",
    d.only_if(d.more_than(d.cards_in_your_hand, d.cards_in_opponents_hand)),
    d.play(
        d.deal(1, to=d.a_character, unblockable=True),
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.a_card_in_opponents_hand),
    ),
)

hylobon_enforcers = d.card(
    "22040",
    d.after(d.you_activate_this, d.may(d.reroll(d.an_opponents(d.a_die, d.showing_damage)))),
    d.special(d.remove(d.an_opponents(d.a_die))),
)

dauntless = d.card(
    "22041",
    d.special(
        d.if_(
            d.there_is(d.an_opponents(d.a_die, d.showing_damage)),
            d.deal(2, to=d.a_character, unblockable=True),
            otherwise=d.deal(2, to=d.a_character),
        ),
    ),
)

kawlan_roken = d.card(
    "22072",
    d.ongoing(
        d.gives_keyword(
            d.guardian,
            to=d.this,
            while_=d.there_is(d.your(d.a_character, d.subtype("apprentice", "jedi"))),
        ),
    ),
    d.power_action(d.heal(1, from_=d.your(d.a_character)), d.deal_indirect(1, d.you)),
)

asteroid_sanctuary = d.card(
    "22074",
    d.ambush,
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.subtype("vehicle"))),
            d.heal(2, from_=d.your(d.a_character)),
        ),
    ),
)

beskar_hammer = d.card(
    "22079",
    d.redeploy,
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.turn(d.such(d.a_die, d.character))),
    ),
)

renowned = d.card(
    "22080",
    d.only_on(d.unique),
    d.bare_sides_modify(d.die_of(d.attached_character)),
)

e_851_blaster_pistol = d.card(
    "22106",
    d.redeploy,
    d.ongoing(
        d.may_be_resolved_as(
            facts.RANGED,
            d.die_of(d.this),
            d.showing(facts.INDIRECT),
            if_=d.is_(d.attached_character, d.subtype("scoundrel")),
        ),
    ),
)
