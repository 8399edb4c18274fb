import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { acting, happened, offers, since } from "@/games/destiny/lessons/moments";

/**
 * What the table itself can be asked, once somebody has found their feet.
 */

export const TABLE: ReadonlyArray<Lesson> = [
  {
    id: "why-not",
    title: "Ask why not",
    when: all(acting, happened("action_taken", "mine")),
    words: [
      "Choose anything that is not lit, and the table says why it cannot be used now, and what would make it possible.",
      "Every line of the log can be asked why, too.",
    ],
    inWords: [
      "Each of your cards and dice has a button Usable, which says why it cannot be used now, and what would make it possible.",
      "Every line of the log can be asked why, too.",
    ],
  },
  {
    id: "take-back",
    title: "Taking back",
    when: all(acting, since(1), happened("action_taken", "mine")),
    words: [
      "You can take your last answer back, in the menu or with the key U. It is free as long as nothing was rolled, shown or answered since.",
    ],
    inWords: [
      "You can take your last answer back, under At the table. It is free as long as nothing was rolled, shown or answered since.",
    ],
  },
  {
    id: "odds",
    title: "The odds",
    when: all(acting, offers("activate"), since(2)),
    words: [
      "Under Odds, beside the log, you can ask what an activation or a reroll would lead to. The table counts every roll there is, so the figures are exact.",
    ],
    inWords: null,
  },
];
