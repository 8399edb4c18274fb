"""Awakenings, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

infantry_grenades = d.card(
    "01017",
    d.special(d.deal(2, to=d.each(d.an_opponents(d.a_character))), d.discard(d.this)),
)

speeder_bike_scout = d.card("01018", d.special(d.remove(d.a_die), d.take_actions(1)))

bb_8 = d.card(
    "01043",
    d.special(
        d.choose(d.your(d.a_die, d.other), "other"),
        d.reroll(d.together(d.this_die, d.named("other"))),
        d.this_die_stays,
    ),
)

reys_staff = d.card("01044", d.special(d.remove(d.such(d.a_die, d.showing_damage))))

comlink = d.card(
    "01061",
    d.after(
        d.you_play_this,
        d.may(
            d.either(
                d.reroll(d.any_number_of(d.your(d.a_die))),
                d.reroll(d.any_number_of(d.an_opponents(d.a_die))),
            ),
        ),
    ),
)

datapad = d.card("01062", d.special(d.turn(d.your(d.a_die), to=d.non(d.showing_damage))))

holdout_blaster = d.card("01063", d.ambush, d.redeploy)

nowhere_to_run = d.card("01091", d.play(d.turn(d.each(d.your(d.a_die, d.showing_blank)))))

daring_escape = d.card(
    "01126",
    d.ambush,
    d.play(
        d.then(
            d.reroll(d.any_number_of(d.an_opponents(d.a_die))),
            d.remove(d.each(d.an_opponents(d.a_die, d.showing_blank))),
        ),
    ),
)

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

command_center = d.card("01165", d.claim(d.discard_from_deck(2, d.the_opponent)))

echo_base = d.card("01166", d.claim(d.give_shields(1, to=d.a_character)))

emperors_throne_room = d.card(
    "01167",
    d.claim(
        d.then(
            d.turn(d.your(d.a_die), to=d.showing(facts.SPECIAL)),
            d.may(d.resolve(d.it)),
        ),
    ),
)

frozen_wastes = d.card("01168", d.claim(d.remove(d.such(d.a_die, d.character))))

imperial_armory = d.card("01169", d.claim(d.play_for_less(d.such(d.a_card_in_hand, d.upgrade), 1)))

jedi_temple = d.card(
    "01170",
    d.claim(
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.up_to(2, d.such(d.a_card_in_opponents_hand, d.event))),
    ),
)

rebel_war_room = d.card("01171", d.claim(d.resolve(d.your(d.a_die), without_resources=True)))

mos_eisley_spaceport = d.card(
    "01172", d.claim(d.pay(d.return_to_hand(d.your(d.a_card_in_play, d.upgrade)), d.gain(1)))
)

separatist_base = d.card(
    "01173",
    d.claim(
        d.as_(
            d.the_opponent,
            d.choose(d.an_opponents(d.a_character), "one"),
            d.deal(1, to=d.named("one"), unblockable=True),
        ),
    ),
)

starship_graveyard = d.card(
    "01174",
    d.claim(d.put_on_top(d.such(d.a_card_in_discard_pile, d.upgrade_or_support))),
)
