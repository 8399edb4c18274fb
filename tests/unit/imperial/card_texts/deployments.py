"""Deployment cards and upgrades of the core set."""

TEXTS: dict[str, tuple[str, ...]] = {
    "darthvader": (
        "Surge: Pierce 3.",
        "Surge: +2 damage.",
        "Brutality. Special action: make 2 attacks, each against a different target.",
        (
            "Force Choke. Special action: choose a hostile figure in line of sight, which "
            "suffers 2 damage and 1 strain."
        ),
        "Foresight. When defending, you may reroll one of the defence dice.",
    ),
    "stormtrooper": (
        "Surge: +1 damage.",
        "Surge: +2 accuracy.",
        (
            "Squad Training. When attacking, if another friendly Trooper is adjacent, you may "
            "reroll one of the attack dice."
        ),
    ),
    "elitestormtrooper": (
        "Surge: +2 damage.",
        "Surge: +3 accuracy.",
        (
            "Squad Training. When attacking, if another friendly Trooper is adjacent, you may "
            "reroll one of the attack dice."
        ),
        (
            "Last Stand. When this figure is defeated, choose another figure of the same group, "
            "which becomes Focused."
        ),
    ),
    "imperialofficer": (
        "Surge: Focus.",
        "Surge: +1 damage.",
        "Surge: +2 accuracy.",
        (
            "Order. Special action: choose another friendly figure within 2 spaces, which may "
            "perform a move."
        ),
        (
            "Cower. When defending, if another friendly figure is adjacent, you may reroll one "
            "of the defence dice."
        ),
    ),
    "eliteimperialofficer": (
        "Surge: Focus.",
        "Surge: Stun.",
        "Surge: +1 damage.",
        "Surge: +3 accuracy.",
        (
            "Executive Order. Special action: choose another friendly figure within 2 spaces, "
            "which may perform a move or make an attack."
        ),
        (
            "Cower. When defending, if another friendly figure is adjacent, you may reroll one "
            "of the defence dice."
        ),
    ),
    "royalguard": (
        "Surge: Stun.",
        "Surge: +2 damage.",
        (
            "Protector. When another friendly figure defends, if the target space is adjacent "
            "to this figure, add 1 block to the results. Only one Protector counts in an "
            "attack."
        ),
        (
            "Vengeance. After another adjacent friendly figure is defeated, this figure becomes "
            "Focused."
        ),
    ),
    "eliteroyalguard": (
        "When defending, add 1 evade to the results.",
        "Surge: Stun.",
        "Surge: +2 damage.",
        (
            "Protector. When another friendly figure defends, if the target space is adjacent "
            "to this figure, add 1 block to the results. Only one Protector counts in an "
            "attack."
        ),
        (
            "Forward Vengeance. After another adjacent friendly figure is defeated, this figure "
            "becomes Focused and may move 1 space."
        ),
    ),
    "royalguardchampion": (
        "Surge: Bleed.",
        "Surge: Pierce 2.",
        "Surge: +2 damage.",
        "Brutality. Special action: make 2 attacks, each against a different target.",
        (
            "Executor. Once per round, after another friendly figure within 3 spaces is "
            "defeated, this figure may move up to 2 spaces and make an attack."
        ),
    ),
    "probedroid": (
        "Surge: +1 damage.",
        "Surge: Pierce 1.",
        "Surge: Recover 1.",
        (
            "Self-Destruct. When a round ends, you may roll a red die. If you do, each adjacent "
            "figure and each adjacent object with Health suffers the damage rolled. Then this "
            "figure is defeated."
        ),
    ),
    "eliteprobedroid": (
        "Surge: +2 damage.",
        "Surge: Pierce 2.",
        "Surge: Recover 2.",
        "Targeting Computer. When attacking, you may reroll one of the attack dice.",
        (
            "Self-Destruct. When a round ends, you may roll a red die. If you do, each adjacent "
            "figure and each adjacent object with Health suffers the damage rolled. Then this "
            "figure is defeated."
        ),
    ),
    "ewebengineer": (
        "When attacking, add 3 accuracy to the results.",
        "Surge: Recover 2.",
        "Surge: +1 damage.",
        (
            "Tripod. If this figure has attacked in its current activation, it cannot leave its "
            "space of its own will. If this figure has left its space in its current activation, "
            "it cannot attack."
        ),
        "Assault. This figure may spend more than one action on attacks in each activation.",
    ),
    "eliteewebengineer": (
        "When defending, add 1 block to the results.",
        "When attacking, add 3 accuracy to the results.",
        "Surge: Recover 2.",
        "Surge: +2 damage.",
        (
            "Tripod. If this figure has attacked in its current activation, it cannot leave its "
            "space of its own will. If this figure has left its space in its current activation, "
            "it cannot attack."
        ),
        "Assault. This figure may spend more than one action on attacks in each activation.",
    ),
    "eliteatst": (
        "When attacking, add 3 accuracy to the results.",
        "Surge: Blast 2.",
        "Surge: Pierce 2.",
        "Targeting Computer. When attacking, you may reroll one of the attack dice.",
        "Awkward. This figure cannot attack adjacent figures.",
    ),
    "generalweiss": (
        "When attacking, add 2 accuracy to the results.",
        "2 surges: Blast 3.",
        "Surge: Pierce 2.",
        (
            "General's Orders. Special action: choose 1 or 2 other friendly figures, each of "
            "which may perform a move."
        ),
        (
            "Epic Arsenal. Before each attack, choose the colours of its 3 attack dice, but no "
            "more than 2 dice of one colour."
        ),
    ),
    "hansolo": (
        "Surge: +2 accuracy and +1 damage.",
        "Surge: +2 damage.",
        (
            "Return Fire. Once per round, after an attack against this figure, if the target "
            "suffered no damage, this figure may make an attack against the attacker."
        ),
        (
            "Distracting. When another friendly figure defends, if the target space is adjacent "
            "to this figure, add 1 evade to the results."
        ),
        "Cunning. When defending, add 1 block to the results for each evade among them.",
    ),
    "lukeskywalkerherooftherebellion": (
        "When defending, add 1 block to the results.",
        "Surge: +2 damage.",
        "Surge: Recover 2.",
        "Surge: +2 accuracy.",
        (
            "Saber Strike. Special action: make a melee attack with Pierce 3 and an attack pool "
            "of 1 red and 1 yellow die."
        ),
        (
            "Inspiring. When another friendly figure within 3 spaces attacks, you may reroll "
            "one of the attack dice."
        ),
    ),
    "rebeltrooper": (
        "Surge: Pierce 1.",
        "Surge: +1 accuracy.",
        (
            "Aim. When attacking, if this figure has not left its space in its current "
            "activation, add 1 damage and 2 accuracy to the results."
        ),
    ),
    "rebelsaboteur": (
        "When attacking, add 2 accuracy to the results.",
        "Surge: Pierce 2.",
        "Surge: Stun.",
        "Surge: Blast 1.",
        "Overload. When attacking, each surge ability may be used up to twice.",
    ),
    "chewbacca": (
        "Surge: +2 damage.",
        "Surge: Stun.",
        "Surge: +2 accuracy.",
        (
            "Slam. Special action: choose an adjacent hostile figure and roll a red die. That "
            "figure suffers the damage rolled. If that figure is small, you may push it exactly "
            "1 space."
        ),
        (
            "Protector. When another friendly figure defends, if the target space is adjacent "
            "to this figure, add 1 block to the results. Only one Protector counts in an "
            "attack."
        ),
    ),
    "dialapassil": (
        "Surge: Recover 2.",
        "Surge: Pierce 3.",
        "Surge: Cleave 2.",
        (
            "Shattering Blow. When this figure declares an attack, you may discard 1 Command "
            "card from your hand to remove 1 die of your choice from the defence pool."
        ),
        "Foresight. When defending, you may reroll one of the defence dice.",
    ),
    "fennsignis": (
        "Surge: Blast 1.",
        "Surge: +1 damage.",
        "Surge: +1 accuracy.",
        "Assault. This figure may spend more than one action on attacks in each activation.",
        (
            "Trooper Assault. Once per round, after an attack by another friendly Trooper "
            "within 3 spaces, if you wish, the attacker may spend more than one action on "
            "attacks in each activation until the end of the round."
        ),
    ),
    "gaarkhan": (
        "When defending, add 1 block to the results.",
        "Surge: Pierce 1 and Bleed.",
        "Surge: Focus.",
        (
            "Enraged. If this figure has any damage, it may spend more than one action on "
            "attacks in each activation."
        ),
        (
            "Charge. Special action: move up to as many spaces as this figure’s Speed. Then "
            "this figure may make an attack."
        ),
    ),
    "gideonargus": (
        "Surge: Focus.",
        "Surge: +2 damage.",
        (
            "Tactical Maneuver. Special action: choose another friendly figure in line of "
            "sight, which gains 2 movement points."
        ),
        (
            "On My Mark. Special action: choose another friendly figure in line of sight, which "
            "becomes Focused."
        ),
    ),
    "jynodan": (
        "Surge: Pierce 1 and Stun.",
        "Surge: +2 accuracy and +2 damage.",
        (
            "Hair Trigger. Once per round, at the start of the activation of a hostile figure, "
            "this figure may make an attack against that figure."
        ),
        (
            "Nimble. After an attack against this figure, this figure gains 2 movement points "
            "for each evade in the results."
        ),
        "Cunning. When defending, add 1 block to the results for each evade among them.",
    ),
    "makeshkarey": (
        "Surge: +2 accuracy.",
        "Surge: +1 damage.",
        "Priority Target. Line of sight for attacks by this figure passes through figures.",
        (
            "Critical Hit. Surge: Pierce 2. After this attack, if it defeated a hostile figure, "
            "your opponent discards 1 random Command card from hand."
        ),
    ),
    "elitenexu": (
        "When attacking, this figure has Bleed and Cleave 2.",
        "Surge: +2 damage.",
        (
            "Pounce. Special action: place this figure in empty spaces within 3 spaces. Then "
            "this figure may make an attack."
        ),
        "Cunning. When defending, add 1 block to the results for each evade among them.",
        "Non-Sentient. This figure cannot interact.",
    ),
    "elitetrandoshanhunter": (
        "Surge: Focus.",
        "Surge: Bleed.",
        "Surge: Pierce 2.",
        (
            "Relentless. When this figure declares an attack, if the target is within 3 spaces, "
            "the target suffers 1 strain."
        ),
        ("ACP Scattergun. When attacking, if the target is adjacent, add 2 damage to the results."),
    ),
    "ig88": (
        "When defending, add 1 block to the results.",
        "When attacking, add 2 accuracy to the results.",
        "Surge: Recover 3.",
        "Surge: +2 damage.",
        "Arsenal. Before each attack, choose the colours of its 2 attack dice.",
        (
            "Relentless. When this figure declares an attack, if the target is within 3 spaces, "
            "the target suffers 1 strain."
        ),
        "Assault. This figure may spend more than one action on attacks in each activation.",
    ),
    "nexu": (
        "When attacking, this figure has Bleed.",
        "Surge: Cleave 1.",
        "Surge: Pierce 2.",
        (
            "Pounce. Special action: place this figure in empty spaces within 3 spaces. Then "
            "this figure may make an attack."
        ),
        "Cunning. When defending, add 1 block to the results for each evade among them.",
        "Non-Sentient. This figure cannot interact.",
    ),
    "trandoshanhunter": (
        "Surge: Bleed.",
        "Surge: Pierce 2.",
        (
            "Relentless. When this figure declares an attack, if the target is within 3 spaces, "
            "the target suffers 1 strain."
        ),
        ("Scattergun. When attacking, if the target is adjacent, add 1 damage to the results."),
    ),
    "balanceoftheforce": (
        "Army building: your Command deck may hold 3 points of cards above the usual limit.",
    ),
    "deviousscheme": (
        (
            "During setup, you choose your own deployment zone, and your opponent has "
            "initiative and deploys first. If both players have this, neither counts."
        ),
    ),
    "firststrike": ("At the start of the first round, each player gains 4 victory points.",),
    "rebelhighcommand": ("At the end of each round, you draw 1 more Command card.",),
    "temporaryallianceimperial": (
        "Army building: up to 2 Mercenary Deployment cards may join your army.",
    ),
    "temporaryalliancemercenary": (
        "Army building: up to 2 Rebel Deployment cards may join your army.",
    ),
}
