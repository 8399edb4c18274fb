"""Awaiting Fate, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

darth_plagueis = d.card(
    "24003",
    d.power_action(
        d.then(
            d.in_order(
                d.choose(d.your(d.a_die, d.showing_a_cost), "die"),
                d.choose(d.a_character, "healed"),
                d.heal(d.cost_shown_by(d.named("die")), from_=d.named("healed")),
            ),
            d.may(
                d.choose(d.your(d.a_die, d.showing_a_cost, d.other_than("die")), "second"),
                d.heal(
                    d.cost_shown_by(d.named("second")),
                    from_=d.such(d.a_character, d.other_than("healed")),
                ),
            ),
        ),
    ),
)

shin_hati = d.card(
    "24005",
    d.piloting,
    d.special(
        d.either(
            d.give_shields(1, to=d.a_character),
            d.deal_indirect(d.at_most(d.count_of(d.such(d.a_die, d.worth_at_most(0))), 3)),
        ),
    ),
)

power = d.card(
    "24012",
    d.after(d.you_resolve(d.showing_melee), d.place_resources(1, on=d.this)),
    d.action(
        d.pay(
            d.discard(d.this),
            d.remove(d.such(d.a_die, d.non(d.worth_at_least(d.resources_on(d.it))))),
        ),
    ),
)

force_choke = d.card(
    "24015",
    d.only_on(d.blue),
    d.would(
        d.is_turned(),
        d.may(d.pay(d.exhaust(d.this), d.instead(d.remove(d.that)))),
        if_=d.is_turned_to(d.showing_blank),
    ),
)

clarity_of_purpose = d.card(
    "24050",
    d.ambush,
    d.play(d.turn(d.up_to(2, d.your(d.a_die)), to=d.showing(facts.SHIELD))),
)

stay_together = d.card(
    "24052",
    d.renew(1),
    d.play(
        d.then(
            d.in_order(
                d.choose(d.your(d.a_die, d.character), "first"),
                d.choose(d.such(d.a_die, d.other_than("first")), "second"),
                d.reroll(d.together(d.named("first"), d.named("second"))),
            ),
            d.if_(
                d.is_(d.together(d.named("first"), d.named("second")), d.non(d.showing_blank)),
                d.give_shields(1, to=d.a_character),
            ),
        ),
    ),
)

bokken_saber = d.card(
    "24054",
    d.ongoing(
        d.may_be_resolved_plain(
            d.die_of(d.this),
            if_=d.either_holds(
                d.is_(d.attached_character, d.subtype("apprentice")),
                d.is_(d.attached_character, d.non(d.unique), d.blue),
            ),
        ),
    ),
)

agility = d.card(
    "24083",
    d.ambush,
    d.play(
        d.pay(d.turn(d.your(d.a_die), to=d.showing_blank), d.turn(d.an_opponents(d.a_die))),
    ),
)

the_force = d.card(
    "24084",
    d.action(
        d.if_(d.spot(d.such(d.a_character, d.blue)), d.pay(d.exhaust(d.this), d.reroll(d.a_die))),
    ),
)

bygone_lightsaber = d.card(
    "24087",
    d.redeploy,
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.attached_character, d.subtype("jedi", "sith"))),
            to=d.a_character,
        ),
    ),
)
