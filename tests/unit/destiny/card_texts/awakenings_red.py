"""What a player reads: Awakenings, red cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01001": (  # Captain Phasma
        "Each of your non-unique characters has guardian.",
    ),
    "01002": (),  # First Order Stormtrooper
    "01003": (  # General Grievous
        (
            "Before one of your opponent’s characters is defeated, you may move any non-ability"
            " upgrade attached to the defeated character to this character."
        ),
    ),
    "01004": (  # General Veers
        (
            "Action: Remove a die of this character to turn a support die of yours to a "
            "different side."
        ),
    ),
    "01005": (  # AT-ST
        "Special: Discard any support.",
    ),
    "01006": (  # First Order TIE Fighter
        "Special: Remove all shields from each of your opponent’s characters.",
    ),
    "01007": (  # Commanding Presence
        "Only on a red character.",
        (
            "Special: Choose any red die. If that red die is yours, resolve that red die, with "
            "its value increased by 2. Otherwise, remove that red die."
        ),
    ),
    "01008": (  # F-11D Rifle
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        "Special: Your opponent deals 2 damage spread over their characters as they like.",
    ),
    "01027": (  # Admiral Ackbar
        (
            "After a card is played or discarded by your opponent, if it was the last card of its"
            " owner’s hand, your opponent deals 2 damage to one of their characters."
        ),
    ),
    "01028": (  # Leia Organa
        "Action: Remove a die of this character to reroll up to 2 dice of yours.",
    ),
    "01029": (  # Poe Dameron
        (
            "Special: Discard 1 card from your hand to resolve one side of its die if possible. "
            "Then, if that card is a vehicle, you may play it at its usual cost."
        ),
    ),
    "01030": (  # Rebel Trooper
        (
            "Guardian: After this character is activated, choose up to 1 of your opponent’s dice "
            "showing damage and deal damage equal to the value of that die to this character. "
            "Then remove that die."
        ),
    ),
    "01031": (  # Launch Bay
        "The X on its die is the number of cards in your hand.",
    ),
    "01032": (  # Black One
        (
            "Special: Deal 1 damage to any character. Reroll this die in its pool instead of "
            "returning it to its card."
        ),
    ),
    "01033": (  # Scout
        (
            "Special: Look at your opponent’s hand. Discard 1 card from your opponent’s hand that"
            " costs least."
        ),
    ),
    "01034": (),  # Survival Gear
    "01053": (  # Outpost
        "Special: Use the battlefield’s claim ability, as though you claimed it now.",
    ),
    "01054": (),  # DH-17 Blaster Pistol
    "01055": (  # IQA-11 Blaster Rifle
        "Special: Deal 2 unblockable damage to any character.",
    ),
    "01056": (  # Promotion
        "Only on a red character.",
        "After playing this upgrade, you may draw 1 card.",
    ),
    "01068": (  # Cannon Fodder
        (
            "Choose one of your opponent’s dice showing damage. Then deal damage equal to the "
            "value of that die to a non-unique character of yours. Then remove that die."
        ),
    ),
    "01069": (  # Closing the Net
        (
            "Your opponent removes one of their dice. You may put this event on the bottom of "
            "its owner’s deck."
        ),
    ),
    "01070": (  # Endless Ranks
        "Put a defeated non-unique red character of yours into play.",
    ),
    "01071": (  # Occupation
        "Only if you control the battlefield.",
        "Your opponent loses all their resources.",
    ),
    "01072": (  # Probe
        "Look at 2 random cards from your opponent’s hand. Discard the events among them.",
    ),
    "01073": (  # Sweep the Area
        "Reroll as many of your opponent’s dice as the number of your ready red characters.",
    ),
    "01074": (  # Tactical Mastery
        "If you can spot a red character, you may take up to 2 additional actions.",
    ),
    "01075": (  # The Best Defense...
        "Deal 3 damage to a red character of yours to remove up to 2 of your opponent’s dice.",
    ),
    "01076": (  # Drudge Work
        "Action: Exhaust this support and a ready character of yours to gain 1 resource.",
    ),
    "01077": (  # Local Garrison
        "Your opponent gains 1 resource less (but at least 1) in each upkeep phase.",
    ),
    "01078": (  # Personal Escort
        "The attached character has guardian.",
    ),
    "01103": (  # Commando Raid
        (
            "Resolve a red die of yours showing discard, with its value increased by 2. Then draw"
            " 1 card."
        ),
    ),
    "01104": (  # Defensive Position
        "Only if you control the battlefield.",
        "Remove each of your opponent’s dice with a value of 2 or more.",
    ),
    "01105": (  # Field Medic
        "Heal 2 damage from any character.",
    ),
    "01106": (  # Hit and Run
        "Ambush: After playing this event, you may take 1 additional action.",
        "Activate a red character of yours.",
    ),
    "01107": (  # It's a Trap!
        (
            "Choose a symbol showing on one of your opponent’s dice. Then turn up to 2 red dice "
            "of yours, each to show that symbol."
        ),
    ),
    "01108": (  # Natural Talent
        "Resolve a die of yours, with its value increased by 1.",
    ),
    "01109": (  # Rearm
        "Play 1 red upgrade out of your discard pile for 1 less than its cost.",
    ),
    "01110": (  # Retreat
        (
            "Your opponent may take 1 additional action. Once that action has been taken or "
            "declined, the action phase ends."
        ),
    ),
    "01111": (  # Strategic Planning
        "Either ready any support with no mods on it, or exhaust any support.",
    ),
    "01112": (  # Surgical Strike
        (
            "Remove one or more of your red dice showing ranged damage to discard any support "
            "with a cost up to the combined value of those dice, each increased by 1."
        ),
    ),
    "01113": (  # Resistance HQ
        (
            "Action: Discard 1 card from your hand and exhaust this support to give 1 shield to "
            "any character. Then your opponent may spend 1 resource. If they do not, ready this "
            "support."
        ),
    ),
    "01138": (  # Award Ceremony
        (
            "If you can spot a red character, draw cards equal to the number of your exhausted "
            "characters and set aside as many cards from your hand as the number of your "
            "exhausted characters."
        ),
    ),
    "01139": (  # Dug in
        "Only if you control the battlefield.",
        "Spread 3 shields over your characters as you like.",
    ),
    "01140": (  # Firepower
        (
            "Resolve a red die of yours showing ranged damage, with its value increased by 1 (2"
            " instead if its card is a vehicle)."
        ),
    ),
    "01141": (  # Leadership
        "Exhaust a unique red ready character of yours to ready another character.",
    ),
    "01142": (  # Logistics
        (
            "If you can spot a red character, resolve any die showing resources, with its "
            "value increased by 1."
        ),
    ),
    "01143": (  # Squad Tactics
        "Activate as many of your non-unique characters as you like, all together.",
    ),
    "01144": (  # Supporting Fire
        (
            "Action: Exhaust this support to resolve a die of yours showing ranged damage, with"
            " its value increased by 1."
        ),
    ),
    "01107@launch": (  # It's a Trap!
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "Choose a symbol showing on one of your opponent’s dice. Then turn as many of "
            "your red dice as you like, each to show that symbol."
        ),
    ),
    "01111@ffg": (  # Strategic Planning
        "Either ready any support, or exhaust any support.",
    ),
}
