"""Spirit of Rebellion, red cards, in collector order."""

from dejarik.games.destiny import language as d

air_superiority = d.card(
    "02124",
    d.after(d.you_play_this, d.give_shields(3, to=d.this)),
    d.action(d.pay(d.exhaust(d.this), d.move_shields(1, from_=d.this, to=d.a_character))),
)

training = d.card(
    "02125",
    d.only_on(d.red, d.non(d.unique)),
    d.ongoing(d.is_elite_meanwhile(d.attached_character)),
)
