"""Awakenings, gray cards, in collector order."""

from dejarik.games.destiny import language as d

holdout_blaster = d.card("01063", d.ambush, d.redeploy)

aim = d.card("01151", d.play(d.turn(d.your(d.a_die), to=d.showing_ranged)))

all_in = d.card("01152", d.play(d.resolve_several(d.any_number_of(d.your(d.a_die)))))

block = d.card("01153", d.play(d.remove(d.each(d.an_opponents(d.a_die, d.showing_melee)))))

close_quarters_assault = d.card(
    "01154",
    d.play(
        d.discard_from_hand(
            d.random_cards_in_opponents_hand(d.count_of(d.your(d.a_die, d.showing_melee)))
        ),
    ),
)

dodge = d.card("01155", d.play(d.remove(d.each(d.an_opponents(d.a_die, d.showing_ranged)))))

flank = d.card(
    "01156",
    d.only_if(
        d.more_than(
            d.count_of(d.your(d.a_character, d.that_is_ready)),
            d.count_of(d.an_opponents(d.a_character, d.that_is_ready)),
        ),
    ),
    d.play(d.remove(d.an_opponents(d.a_die))),
)

take_cover = d.card("01157", d.play(d.give_shields(1, to=d.a_character)))
