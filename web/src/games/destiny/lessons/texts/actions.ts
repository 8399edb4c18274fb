import { all, any } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import {
  acting,
  asks,
  happened,
  offers,
  ownPool,
  type When,
} from "@/games/destiny/lessons/moments";

/**
 * The round, its turns, and the six actions: each when it can first be taken.
 */

const hasPool: When = ({ view }) => ownPool(view).length > 0;

const hasExhausted: When = ({ view }) =>
  view.players[view.seat]?.play.some(
    (copy) => copy.type === "character" && !(copy.ready ?? true),
  ) ?? false;

const TURNS =
  "A round begins with the action phase. You and your opponent take turns, and a turn is one action or a pass.";
const BEGIN = "A good first action is to activate a character: its dice are what you play with.";

/** What comes before anything else: a turn, and what became of it. */
export const FIRST_TURNS: ReadonlyArray<Lesson> = [
  {
    id: "turn",
    title: "Your turn: one action",
    when: asks("action"),
    about: "team",
    words: [TURNS, "Whatever you can use now is lit; choose it to use it.", BEGIN],
    inWords: [TURNS, "Whatever you can do now is in the list of the decision.", BEGIN],
  },
  {
    id: "activated",
    title: "Activated",
    when: all(acting, happened("activated", "mine")),
    about: "pool",
    words: [
      "The card you activated is exhausted. Its dice were rolled into your pool, together with those of its upgrades.",
      "There they lie until they are resolved or removed, or until upkeep. Resolving them is an action of its own, and your opponent has a turn in between.",
    ],
  },
  {
    id: "resolve",
    title: "Resolving dice",
    when: all(acting, offers("resolve")),
    about: "pool",
    words: [
      "Resolving dice is an action: choose one that is lit, and it does what its symbol says.",
      "In the same action you may go on with your other dice of that symbol, one after the other. A die that was resolved goes back to its card.",
    ],
    inWords: [
      "Resolving dice is an action: choose a symbol, and each die does what that says.",
      "In one action you may resolve all your dice of that symbol, one after the other. A die that was resolved goes back to its card.",
    ],
  },
  {
    id: "play",
    title: "Playing a card",
    when: all(acting, offers("play"), happened("action_taken", "mine")),
    about: "hand",
    words: [
      ({ view }) =>
        `Playing a card of your hand is an action. You pay its cost with resources; you have ${view.players[view.seat]?.resources ?? 0} now.`,
      "An upgrade is attached to a character, a support stays in play by itself, an event does what it says and is discarded.",
    ],
  },
];

/** The other actions; they can wait. */
export const ACTIONS: ReadonlyArray<Lesson> = [
  {
    id: "exhausted",
    title: "Ready and exhausted",
    when: all(acting, hasExhausted),
    about: "team",
    words: [
      "An exhausted card lies tilted and says so. It cannot be activated before it is readied: in upkeep, or by a card.",
      "Its dice in your pool do not mind; you can still resolve them.",
    ],
    inWords: [
      "An exhausted card says so. It cannot be activated before it is readied: in upkeep, or by a card.",
      "Its dice in your pool do not mind; you can still resolve them.",
    ],
  },
  {
    id: "reroll",
    title: "Discard to reroll",
    when: any(asks("discard_to_reroll"), all(acting, offers("reroll"), hasPool)),
    about: "hand",
    words: [
      "As an action you may discard any one card of your hand, and reroll as many dice of your pool as you like.",
      "A card that you cannot use now still serves for that.",
    ],
  },
  {
    id: "claim",
    title: "Claiming the battlefield",
    when: all(acting, offers("claim"), happened("action_taken", "mine")),
    about: "battlefield",
    words: [
      "One player can claim the battlefield in each round. That is an action: you take control of it, and may use its claim ability.",
      "Then you take no more actions in this round; your turns are passed for you. Whoever controls the battlefield when a round begins has its first turn.",
    ],
  },
  {
    id: "card-action",
    title: "Actions on cards",
    when: all(acting, offers("card_action")),
    about: "team",
    words: [
      "A card of yours in play has an action in its text. Using it is your action of this turn: it does what the text says.",
      "A power action can be used once in each round.",
    ],
  },
  {
    id: "pass",
    title: "Passing",
    when: all(
      acting,
      offers("pass_turn"),
      any(happened("passed"), (moment) => !offers("activate")(moment)),
    ),
    about: "bar",
    words: [
      "A pass is for one turn only: when your opponent acts after it, you have a turn again.",
      "Once both players pass one after the other, the action phase is over.",
    ],
  },
];
