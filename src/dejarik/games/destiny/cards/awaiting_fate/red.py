"""Awaiting Fate, red cards, in collector order."""

from dejarik.games.destiny import language as d

thrawn = d.card(
    "24019",
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.look_at_opponents_hand(), d.put_on_top(d.a_card_in_opponents_hand)),
            d.as_(d.the_opponent, d.may(d.pay(d.deal_indirect(2), d.draw(1, d.the_opponent)))),
        ),
    ),
)

electrostaff = d.card(
    "24026",
    d.ambush,
    d.redeploy,
    d.ongoing(
        d.may_be_resolved_plain(
            d.die_of(d.this),
            if_=d.is_(d.attached_character, d.any_of(d.titled("Moff Gideon"), d.subtype("guard"))),
        ),
    ),
)

carson_teva = d.card(
    "24056",
    d.piloting,
    d.after(
        d.is_removed(d.yours, d.subtype("pilot")),
        d.may(
            d.either(
                d.place_damage(1, on=d.such(d.a_card_in_play, d.support)),
                d.give_shields(1, to=d.a_character),
            ),
        ),
    ),
    d.special(
        d.either(
            d.move_damage(2, from_=d.such(d.a_card_in_play, d.support), to=d.a_character),
            d.move_damage(2, from_=d.a_character, to=d.such(d.a_card_in_play, d.support)),
        ),
    ),
)

new_republic_bureaucracy = d.card(
    "24060",
    d.after(
        d.either_happens(
            d.is_resolved(d.die_of(d.attached_character)),
            d.is_removed(d.die_of(d.attached_character)),
        ),
        d.place_resources(1, on=d.this),
    ),
    d.action(
        d.pay(
            d.in_order(d.remove_resources(2, from_=d.this), d.exhaust(d.this)),
            d.play_for_less(d.such(d.a_card_to_play, d.red), 1),
        ),
    ),
)

collateral_damage = d.card(
    "24091",
    d.play(d.pay(d.deal_indirect(1, d.you), d.resolve(d.your(d.a_die, d.red), plus=1))),
)
