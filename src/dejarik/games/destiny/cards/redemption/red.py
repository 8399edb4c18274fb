"""Redemption, red cards, in collector order."""

from dejarik.games.destiny import language as d

veteran_of_war = d.card(
    "15062",
    d.only_on(d.unique, d.red),
    d.after(d.you_play_this, d.may(d.pay(d.spend(1), d.heal(2, from_=d.attached_character)))),
    d.special(d.resolve(d.your(d.a_die, d.red), plus=1), d.remove(d.an_opponents(d.a_die))),
)

small_battles_won = d.card(
    "15081",
    d.play(d.resolve(d.your(d.a_die, d.red, d.worth(1)), stays=True)),
)

extra_firepower = d.card(
    "15083",
    d.action(d.pay(d.set_aside(d.this), d.resolve_several(d.up_to(2, d.your(d.a_die)), plus=1))),
)
