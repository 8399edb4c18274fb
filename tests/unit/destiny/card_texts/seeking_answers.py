"""What a player reads on the cards of Seeking Answers, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "21002": (  # Emperor's Royal Guard
        (
            "After the first time in a round that this character is dealt indirect damage, you "
            "may discard 1 card from your hand. If you do, remove any die not showing damage."
        ),
    ),
    "21006": (  # Poison Dart
        "As soon as you cannot spot a witch card, discard this downgrade.",
        (
            "After a die of the attached character is resolved, deal 1 damage to the attached "
            "character."
        ),
    ),
    "21007": (  # Apology Accepted
        "Defeat a unique red leader character of yours to ready any Sith character.",
    ),
    "21010": (  # No Room For Failure
        "Nobody can reroll your character dice.",
        "Action: Resolve a character die of yours showing damage, with its value increased by 1.",
    ),
    "21019": (  # Only Stormtroopers Are So Precise
        "Resolve a trooper or weapon die of yours showing ranged damage, as unblockable damage.",
    ),
    "21021": (  # Shield Recharge
        "Ambush: After playing this event, you may take 1 additional action.",
        "Deal 1 unblockable damage to a character of yours to give 2 shields to it.",
    ),
    "21022": (  # You're Far Too Trusting
        (
            "If you can spot a red leader character, resolve one of your opponent’s dice not "
            "showing damage."
        ),
    ),
    "21026": (  # Siege
        "Your opponent’s hand size is lower by 1.",
        "After your opponent claims the battlefield, set aside this support.",
    ),
    "21027": (  # 125-Z Treadspeeder Bike
        "After activating this support, you may activate a trooper card of yours in play.",
        (
            "The value of dice of this support is higher by 1 while you have a character trooper "
            "die in your pool."
        ),
    ),
    "21028": (  # Architect Of War
        "Only on a leader character.",
        "Special: Your opponent discards 2 cards from the top of their deck.",
        "Special: Deal 3 damage to any character.",
    ),
    "21033": (  # Most Wanted
        "Only if a bounty hunter card can be spotted.",
        (
            "After the attached character is activated by your opponent, you may make your "
            "opponent discard 1 card from their hand."
        ),
    ),
    "21034": (  # E Chu Ta!
        "Only if one of your dice was removed by your opponent on their last turn of this round.",
        "Remove one of your opponent’s dice with a value of 2 or less.",
    ),
    "21035": (  # Prizefighter
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "Remove a yellow character or upgrade die of yours showing damage to deal damage "
            "equal to the value of that yellow character or upgrade die to each of 2 characters."
        ),
    ),
    "21036": (  # Swindle
        (
            "If you can spot a scoundrel card, resolve any die showing a cost without its cost in "
            "resources."
        ),
    ),
    "21037": (  # Underworld
        (
            "Action: Exhaust this plot and remove a die of yours to play 1 yellow card from your "
            "hand for 1 less than its cost."
        ),
    ),
    "21043": (  # Ben Solo
        (
            "Guardian: After this character is activated, choose up to 1 of your opponent’s dice "
            "showing damage and deal damage equal to the value of that die to this character. "
            "Then remove that die."
        ),
        (
            "Action: By defeating this character, choose a character of yours and heal 3 damage "
            "from that character, or 5 instead if it is Rey."
        ),
    ),
    "21044": (  # Beru Lars
        (
            "After activating this character, you may play 1 blue card from your hand for 1 less "
            "than its cost."
        ),
        (
            "After claiming the battlefield, you may draw 1 card. If you can spot a copy of Owen "
            "Lars, heal 1 damage from any character."
        ),
    ),
    "21047": (  # In Harmony
        (
            "Only if you have a die showing shields in your pool and you have a die showing a "
            "special in your pool."
        ),
        (
            "Renew 1: This event can also be played out of your discard pile, for 1 resource; "
            "then it is set aside."
        ),
        "Remove one of your opponent’s dice with a value of 2 or less.",
    ),
    "21049": (  # Proficient Attack
        (
            "Renew 1: This event can also be played out of your discard pile, for 1 resource; "
            "then it is set aside."
        ),
        (
            "Resolve a blue die of yours showing damage. Give 1 shield to any character, or 2 "
            "instead if it was played out of your discard pile."
        ),
    ),
    "21051": (  # The Way Of The Jedi
        (
            "If you can spot a blue character, remove one of your opponent’s dice showing damage. "
            "If you can spot a Jedi card, you may spend 1 resource. If you do, remove one of your "
            "opponent’s dice not showing damage."
        ),
    ),
    "21053": (  # Jedi Temple Guards
        (
            "After playing this support, if you can spot a Jedi or apprentice character, make "
            "this support elite."
        ),
        "Power action: Reroll any die.",
    ),
    "21054": (  # Luke Skywalker's Spirit
        "As soon as you can spot a copy of Luke Skywalker, discard this support.",
        "Power action: Resolve a blue die of yours showing shields as if it showed melee damage.",
    ),
    "21055": (  # Legacy Lightsaber
        "This upgrade has redeploy while the attached character is a Jedi.",
        (
            "Before resolving a die of this upgrade showing damage, you may remove 1 shield of "
            "any card in play with any shields. If you do, increase its value by 1 this once."
        ),
    ),
    "21057": (  # Finn
        "After resolving a die showing rerolls, deal 1 damage to any character.",
    ),
    "21065": (  # Deploy
        (
            "Activate a character or support card of yours in play. Then, if the number of your "
            "opponent’s dice is larger than the number of your dice, you may activate a character "
            "or support card of yours in play."
        ),
    ),
    "21071": (  # Cobb Vanth
        (
            "Guardian: After this character is activated, choose up to 1 of your opponent’s dice "
            "showing damage and deal damage equal to the value of that die to this character. "
            "Then remove that die."
        ),
        (
            "After activating this character, you may resolve a die of yours of this character or "
            "of an upgrade on this character showing ranged damage."
        ),
    ),
    "21073": (  # Sabine Wren
        (
            "Special: Deal 1 damage to each of your opponent’s characters. Reroll this die in its "
            "pool instead of returning it to its card."
        ),
        (
            "Power action: Resolve up to 2 dice of yours showing disrupt in any order as if each "
            "showed indirect damage."
        ),
    ),
    "21077": (  # So Long, Sky Trash
        (
            "Only if you have a die showing indirect damage in your pool and you have a die "
            "showing resources in your pool."
        ),
        "Deal 1 damage to any character. Gain 1 resource.",
    ),
    "21084": (  # Lightsaber Feint
        "Ambush: After playing this event, you may take 1 additional action.",
        "Remove a Jedi or Sith die of yours to activate a blue character of yours.",
    ),
    "21085": (  # Methodical
        (
            "Resolve a blue die of yours not showing damage to remove one of your opponent’s dice "
            "showing damage."
        ),
    ),
    "21089": (  # Presence
        "If you can spot a capital ship card, remove any die.",
    ),
    "21090": (  # War Is Inevitable
        (
            "Only if you have a die showing ranged damage in your pool and you have a die showing "
            "focus in your pool."
        ),
        "Turn any die to a different side. Deal 1 damage to any character.",
    ),
    "21096": (  # Garsa Fwip
        (
            "Power action: Remove 1 charm token from any character with 1 charm token or more to "
            "turn any die of it to a different side."
        ),
        "Charm: After activating this character, you may put 1 charm token on any character.",
    ),
    "21100": (  # Gaderffii
        "This upgrade has redeploy while the attached character is yellow.",
        "Special: Remove one of your opponent’s dice.",
    ),
    "21101": (  # The Dune Sea
        (
            "After the first time in a round that your opponent uses an action to discard a card "
            "and reroll, you may make your opponent discard 1 card from their hand."
        ),
    ),
    "21102": (  # Figrin D'an
        (
            "Power action: Remove 2 charm tokens from any character with 2 charm tokens or more "
            "to resolve any die of it, and leave it in the pool."
        ),
        "Charm: After activating this character, you may put 1 charm token on any character.",
    ),
    "21104": (  # Charm Offensive
        (
            "Remove 1 charm token from any character with 1 charm token or more to remove any "
            "character die."
        ),
    ),
    "21105": (  # Dank Farrik
        "Only if one of your dice was removed by your opponent on their last turn of this round.",
        (
            "Renew 0: This event can also be played out of your discard pile, for 0 resources; "
            "then it is set aside."
        ),
        "Reroll each die.",
    ),
    "21107": (  # Mad About Me
        "Ambush: After playing this event, you may take 1 additional action.",
        "If you can spot a musician card, put 1 charm token on any character.",
    ),
    "21110": (  # Moisture Farm
        "Action: Exhaust this support and resolve a die of yours showing resources to draw 1 card.",
    ),
    "21111": (  # The Modal Nodes
        (
            "Power action: If you can spot a copy of Figrin D'an, turn a die of yours to a side "
            "showing resources."
        ),
        "Charm: After activating this support, you may put 1 charm token on any character.",
    ),
    "21112": (  # IB-94 Blaster Pistol
        "Ambush: After playing this upgrade, you may take 1 additional action.",
        "Action: By exhausting this upgrade, give 1 shield to the attached character.",
    ),
}
