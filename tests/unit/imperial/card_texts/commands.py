"""Command cards of the core set."""

TEXTS: dict[str, tuple[str, ...]] = {
    "burstfire": (
        (
            "Special action of Fenn Signis: make an attack. If the target suffered any damage, "
            "all figures adjacent to the target space, except the target, become Stunned."
        ),
    ),
    "celebration": ("After a unique hostile figure is defeated: gain 4 victory points.",),
    "closethegap": (
        (
            "When a round begins: each friendly Brawler may move 1 space, one after the other "
            "in the order you like."
        ),
    ),
    "coveringfire": (
        (
            "When a round begins: until the end of the round, each friendly Trooper has one "
            "more surge ability: +2 damage if the target is Stunned already, and Stun."
        ),
    ),
    "deadeye": ("When one of your figures attacks: add 2 accuracy to the results.",),
    "deflection": (
        (
            "When an attack against one of your Force Users is declared: remove 2 accuracy from "
            "the results. After this attack, if the target suffered no damage, the attacker "
            "suffers 2 damage."
        ),
    ),
    "elementofsurprise": (
        (
            "When one of your figures declares an attack, if it is your figure’s activation and "
            "the target had no line of sight to it when that began: remove 1 die of your choice "
            "from the defence pool."
        ),
    ),
    "exposeweakness": (
        (
            "Special action of any figure: choose an adjacent hostile figure. Add Pierce 3 to "
            "the next attack against that figure."
        ),
    ),
    "ferocity": ("When a round ends: choose any Creature and make an attack with that figure.",),
    "fleetfooted": ("During an activation of one of your figures: gain 1 movement point.",),
    "forcelightning": (
        (
            "Special action of an Imperial Force User: choose a hostile figure within 2 spaces "
            "and in line of sight. That figure and every figure adjacent to it suffer 2 damage "
            "each and become Stunned."
        ),
    ),
    "furiouscharge": (
        (
            "After an attack against Gaarkhan, if the target suffered 3 or more damage: ready "
            "Gaarkhan’s Deployment card."
        ),
    ),
    "guardianstance": (
        (
            "When a friendly figure adjacent to one of your Guardians defends: reroll any "
            "number of the attack and defence dice."
        ),
    ),
    "hunterprotocol": (
        "When one of your Droids attacks: each surge ability may be used up to twice.",
    ),
    "knowledgeanddefense": (
        (
            "Special action of a Rebel Force User: until the end of the round, when your Force "
            "User defends, add 1 white die to the defence pool."
        ),
    ),
    "lordofthesith": (
        (
            "During an activation of Darth Vader: gain 1 more action for each hostile figure "
            "defeated so far in this activation. For the rest of this activation, after a "
            "hostile figure is defeated, gain 1 more action."
        ),
    ),
    "lureofthedarkside": (
        (
            "Special action of an Imperial Force User: choose a small hostile figure within 3 "
            "spaces and make an attack with that figure."
        ),
    ),
    "marksman": (
        (
            "Before one of your figures declares a ranged attack: line of sight for this attack "
            "passes through figures."
        ),
    ),
    "maximumfirepower": ("Double action of a Heavy Weapon figure: make an attack with +4 damage.",),
    "meditation": (
        (
            "Special action of a Rebel Force User: during your Force User’s next activation, it "
            "has 1 more action."
        ),
    ),
    "oneinamillion": (
        (
            "When Jyn Odan declares an attack, if it is not Jyn Odan’s activation: remove all "
            "dice from the defence pool."
        ),
    ),
    "planning": (
        (
            "Special action of any figure: draw 2 Command cards. If your figure is not a "
            "Leader, discard 1 of the cards just drawn."
        ),
    ),
    "priceontheirheads": (
        (
            "Special action of a Hunter: choose a hostile group with figures on the map. For "
            "the rest of the game, after a figure of that group is defeated, if no figure of "
            "that group is left, gain 4 victory points."
        ),
    ),
    "pummel": ("Double action of any figure, if its attack type is melee: make 2 attacks.",),
    "rally": (
        (
            "At the start of the activation of one of your figures: your figure discards all "
            "harmful conditions."
        ),
    ),
    "recovery": ("Special action of any figure: recover 2 damage.",),
    "regroup": (
        (
            "Special action of a Leader: each other adjacent friendly figure discards all "
            "harmful conditions."
        ),
    ),
    "sarlaccsweep": (
        "Special action of Diala Passil: make 2 attacks, each against a different target.",
    ),
    "shadowops": (
        (
            "Special action of Mak Eshka'rey: your opponent cannot play Command cards until the "
            "end of the round."
        ),
    ),
    "sittight": (
        (
            "When a round begins: you cannot activate groups until the end of the round or until "
            "you have more ready groups than your opponent."
        ),
    ),
    "sonofskywalker": (
        "After the activation of any group: ready Luke Skywalker’s Deployment card.",
    ),
    "takecover": (
        (
            "Special action of any figure: until the end of the round, when your figure "
            "defends, add 1 block to the results and remove 2 accuracy."
        ),
    ),
    "takeinitiative": (
        (
            "When a round begins: take the initiative and exhaust one of your ready Deployment "
            "cards."
        ),
    ),
    "takeitdown": (
        (
            "Special action of Gideon Argus: choose an adjacent friendly figure, which makes an "
            "attack with +2 damage."
        ),
    ),
    "telekineticthrow": (
        (
            "Special action of a Force User: choose a hostile figure within 3 spaces and in "
            "line of sight. Roll 2 blue dice. That figure suffers the damage rolled."
        ),
    ),
    "tothelimit": (
        (
            "After one of your figures resolves a special action, if it is your figure’s "
            "activation: your figure performs 1 more action at once. After it, your figure "
            "becomes Stunned."
        ),
    ),
    "urgency": (
        ("Special action of any figure: gain movement points equal to your figure’s Speed plus 2."),
    ),
}
