"""What a player reads: Awakenings, yellow cards, in collector order."""

TEXTS: dict[str, tuple[str, ...]] = {
    "01019": (  # Bala-Tik
        "After one of your opponent’s characters is defeated, you may ready this character.",
    ),
    "01020": (  # Jabba the Hutt
        "After activating this character, you may reroll any yellow die.",
    ),
    "01021": (  # Jango Fett
        "After a character is activated by your opponent, you may activate this character.",
    ),
    "01022": (  # Tusken Raider
        (
            "After activating this character, you may discard 1 card from your hand. If you do, "
            "resolve any die of this character or of an upgrade on this character."
        ),
    ),
    "01023": (  # Crime Lord
        "Only on a yellow character.",
        (
            "Special: You may spend 5 resources. If you do, choose any character; just before "
            "this round ends, defeat that character."
        ),
    ),
    "01024": (  # Flame Thrower
        "Special: Deal 1 damage to each of up to 3 characters.",
    ),
    "01025": (  # Gaffi Stick
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        "Special: Remove a die of yours showing melee damage to deal 3 damage to any character.",
    ),
    "01026": (  # On The Hunt
        (
            "Special: Choose any character. Remove all shields from that character. You may "
            "spend 1 resource. If you do, remove any die of that character or of an upgrade on "
            "that character."
        ),
    ),
    "01045": (  # Finn
        "Weapon upgrades can be played on this character whatever their restrictions.",
        (
            "The deck may hold any number of red villain weapon or vehicle cards although "
            "affiliation or colour do not fit."
        ),
    ),
    "01046": (  # Han Solo
        "After playing a card with ambush, you may give 1 shield to this character.",
    ),
    "01047": (),  # Hired Gun
    "01048": (  # Padme Amidala
        (
            "Special: Either your opponent discards 1 card from the top of their deck, or "
            "spend 1 resource; if you do, your opponent discards 2 cards from the top of "
            "their deck."
        ),
    ),
    "01049": (  # Millennium Falcon
        "Special: Play a yellow event from your hand or your discard pile for free.",
    ),
    "01050": (  # Diplomatic Immunity
        "You may distribute the shields of dice of this upgrade over your characters.",
    ),
    "01051": (  # DL-44 Heavy Blaster Pistol
        "Ambush: After playing this upgrade, you may take 1 additional action.",
        "After playing this upgrade, your opponent removes one of their dice.",
    ),
    "01052": (  # Infiltrate
        "Special: Reroll up to 2 of your opponent’s dice.",
    ),
    "01064": (  # Black Market
        "Special: Draw 2 cards. You may play 1 upgrade from your hand for 1 less than its cost.",
    ),
    "01065": (  # Cunning
        "Only on a yellow character.",
        "Special: Use the special of another card in play as if that card were yours.",
    ),
    "01066": (  # Jetpack
        "Special: Remove any die showing melee damage. Give 1 shield to the attached character.",
    ),
    "01067": (  # Thermal Detonator
        "Only if a yellow character can be spotted.",
        "Special: Deal 3 damage to each of your opponent’s characters. Discard this upgrade.",
    ),
    "01092": (  # Ace in the Hole
        (
            "Discard 1 yellow upgrade from your hand to roll the die of that card, if it has "
            "one, into your pool. Once resolved or removed, that die is set aside."
        ),
    ),
    "01093": (  # Armed to the Teeth
        (
            "Choose a yellow character of yours. Discard any number of upgrades attached to "
            "that yellow character. Then deal damage equal to the number of those upgrades to "
            "any character."
        ),
    ),
    "01094": (  # Confiscation
        (
            "Choose one of your opponent’s upgrades with a cost up to the number of your "
            "resources. Spend resources equal to the cost of that upgrade to return that "
            "upgrade to its owner’s hand."
        ),
    ),
    "01095": (  # Fight Dirty
        (
            "Remove as many of your yellow dice as you like. Then deal damage equal to the "
            "number of those dice to any character."
        ),
    ),
    "01096": (  # Go for the Kill
        "Resolve a die of yours showing ranged damage, as unblockable damage.",
    ),
    "01097": (  # He Doesn't Like You
        "Remove a die of yours to remove one of your opponent’s dice.",
    ),
    "01098": (  # Lying in Wait
        (
            "If your opponent’s hand is larger than your hand, your opponent discards as many "
            "cards from their hand as the difference."
        ),
    ),
    "01099": (  # Backup Muscle
        "After playing this support, place 3 damage on this support.",
        "Action: By exhausting this support, move 1 damage from this support to any character.",
    ),
    "01100": (  # My Kind of Scum
        (
            "After resolving a die showing disrupt, you may exhaust this support. If you do, "
            "gain resources equal to what your opponent lost to it."
        ),
    ),
    "01101": (  # Underworld Connections
        "Action: By exhausting this support, gain 1 resource.",
    ),
    "01102": (  # Prized Possession
        (
            "After playing this upgrade, you may remove one of your opponent’s character dice and"
            " place it on this upgrade, where it stays unrolled until this upgrade leaves play."
        ),
    ),
    "01127": (  # Don't Get Cocky
        "Draw 2 cards. Your opponent draws 2 cards.",
    ),
    "01128": (  # Draw Attention
        "Move up to 2 damage from a character of yours to another of yours.",
    ),
    "01129": (  # Hyperspace Jump
        (
            "The action phase ends. You may exchange the battlefield for any set-aside "
            "battlefield. Set aside this event."
        ),
    ),
    "01130": (  # Let The Wookiee Win
        (
            "Your opponent either deals 2 damage to one of their exhausted characters or "
            "removes 2 of their dice."
        ),
    ),
    "01131": (  # Negotiate
        "Remove a character die of yours. If you do, your opponent removes 2 of their dice.",
    ),
    "01132": (  # Scavenge
        (
            "Discard 3 cards from the top of your deck. Then you may put an upgrade or "
            "support out of your discard pile into your hand."
        ),
    ),
    "01133": (  # Shoot First
        "Ambush: After playing this event, you may take 1 additional action.",
        (
            "Resolve a yellow die of yours showing ranged damage. Then remove one of your "
            "opponent’s dice showing ranged damage."
        ),
    ),
    "01134": (  # Smuggling
        (
            "If you can spot a yellow character, discard 1 card from your hand. If you do, "
            "gain 1 resource."
        ),
    ),
    "01135": (  # Play the Odds
        (
            "Action: Exhaust this support to reroll a yellow die of yours. If that yellow "
            "die shows resources, gain 1 resource."
        ),
    ),
    "01136": (  # Street Informants
        "Ambush: After playing this support, you may take 1 additional action.",
        "Action: Exhaust this support to look at your opponent’s hand.",
    ),
    "01137": (  # Second Chance
        "Only on a yellow character.",
        (
            "Whenever the attached character would be defeated, in place of that, heal 5 "
            "damage from the attached character and discard this upgrade."
        ),
    ),
    "01158": (  # Disarm
        (
            "Remove a die of yours showing damage to discard any weapon or equipment card in "
            "play with a cost up to its value."
        ),
    ),
    "01159": (  # Electroshock
        "If you can spot a yellow character, remove any die with a value of 2 or less.",
    ),
    "01160": (  # Reversal
        (
            "If you can spot a yellow character, remove any die showing damage. Then deal "
            "damage equal to its value to any character."
        ),
    ),
    "01161": (  # Scramble
        "If you can spot a yellow character, reroll each of your opponent’s dice.",
    ),
    "01162": (  # Unpredictable
        "Ambush: After playing this event, you may take 1 additional action.",
        "Reroll any die.",
    ),
    "01163": (  # Infamous
        (
            "Before paying for a yellow card you play, you may exhaust this support. If you do, "
            "that yellow card has ambush this once."
        ),
    ),
    "01164": (  # Hunker Down
        (
            "After the attached character takes any damage, if that damage is melee damage, "
            "discard this upgrade."
        ),
        "Action: By exhausting this upgrade, give 1 shield to the attached character.",
    ),
    "01129@launch": (  # Hyperspace Jump
        ("The action phase ends. You may exchange the battlefield for any set-aside battlefield."),
    ),
}
