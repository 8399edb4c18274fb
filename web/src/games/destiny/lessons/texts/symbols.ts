import { all, any } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { acting, asks, poolHas, shows } from "@/games/destiny/lessons/moments";

/**
 * What the sides of dice mean, each when it first lies in one's own pool.
 */

export const SYMBOLS: ReadonlyArray<Lesson> = [
  {
    id: "melee",
    title: "Melee damage",
    when: shows("melee"),
    about: "pool",
    words: [
      "A die of yours shows melee damage. Resolved, it deals that much damage to one character.",
      "Melee and ranged damage do the same; only some cards tell them apart.",
    ],
  },
  {
    id: "ranged",
    title: "Ranged damage",
    when: shows("ranged"),
    about: "pool",
    words: [
      "A die of yours shows ranged damage. Resolved, it deals that much damage to one character.",
      "Melee and ranged damage do the same; only some cards tell them apart.",
    ],
  },
  {
    id: "indirect",
    title: "Indirect damage on a die",
    when: shows("indirect"),
    about: "pool",
    words: [
      "Indirect damage is dealt to your opponent, who spreads it over their own characters as they like.",
    ],
  },
  {
    id: "shield",
    title: "Shield",
    when: shows("shield"),
    about: "pool",
    words: [
      "Resolved, this die gives that many shields to one character. Each of them will block one damage.",
      "Shields beyond what the character can have are lost.",
    ],
  },
  {
    id: "resource",
    title: "Resource",
    when: shows("resource"),
    about: "purse",
    words: [
      "Resolved, this die gives you that many resources. They pay for cards and for some sides of dice, and those you do not spend stay with you.",
    ],
  },
  {
    id: "disrupt",
    title: "Disrupt",
    when: shows("disrupt"),
    about: "pool",
    words: [
      "Resolved, this die takes that many resources from your opponent, as far as they have any. Nobody gets them.",
    ],
  },
  {
    id: "discard",
    title: "Discard",
    when: shows("discard"),
    about: "pool",
    words: [
      "Resolved, this die makes your opponent discard that many cards of their hand. Chance chooses which.",
    ],
  },
  {
    id: "focus",
    title: "Focus",
    when: shows("focus"),
    about: "pool",
    words: [
      "Resolved, this die lets you turn up to that many of your dice in the pool, each to a side of your choice.",
      "Turning them is part of the action; resolving them is another.",
    ],
  },
  {
    id: "special",
    title: "Special",
    when: shows("special"),
    about: "pool",
    words: [
      "A special does what the text of the die’s card says behind the same symbol. Rest on the die, or hold it with a finger, to read it.",
    ],
    inWords: [
      "A special does what the text of the die’s card says after the word special. The button Card beside the die reads it to you.",
    ],
  },
  {
    id: "blank",
    title: "Blank",
    when: shows("blank"),
    about: "pool",
    words: [
      "A blank cannot be resolved. As long as the die lies in your pool it can be rerolled or turned; in upkeep it goes back to its card.",
    ],
  },
  {
    id: "modifier",
    title: "Sides with a plus",
    when: any(
      asks("modifiers"),
      all(
        acting,
        poolHas((side) => side.modifier),
      ),
    ),
    about: "pool",
    words: [
      "A side with a plus adds its value to another of your dice with the same symbol, while that is resolved. It cannot be resolved alone.",
      "When it can be added, you are asked.",
    ],
  },
  {
    id: "side-cost",
    title: "Sides that cost",
    when: all(
      acting,
      poolHas((side) => side.cost?.kind === "resources"),
    ),
    about: "pool",
    words: [
      "This side has a price, the figure below its symbol: you pay that many resources when you resolve it. Without them it cannot be resolved.",
    ],
    inWords: [
      "One of your dice has a price: you pay that many resources when you resolve it. Without them it cannot be resolved.",
    ],
  },
];
