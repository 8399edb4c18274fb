import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/swccg/lessons/lesson";
import {
  asked,
  asks,
  begun,
  inPhase,
  lifeOf,
  me,
  myTurn,
  offers,
  since,
  theirTurn,
  them,
  type When,
} from "@/games/swccg/lessons/moments";

/**
 * The phases of a turn: each when something can first be done in it.
 */

const LOW = 20;
const hasForce: When = ({ view }) => (me(view)?.force.length ?? 0) > 0;
const isLow: When = (moment) => lifeOf(moment) <= LOW && moment.view.phase !== "setup";

/** A drain of one's own is over. */
const hasDrained: When = ({ view, lines }) =>
  view.stack.length === 0 && lines.some(({ event }) => isOwnDrain(event, view.seat));

function isOwnDrain(
  event: { readonly kind: string; readonly seat?: number },
  seat: number,
): boolean {
  return event.kind === "draining" && event.seat === seat;
}

export const TURN: ReadonlyArray<Lesson> = [
  {
    id: "activate",
    title: "Activating Force",
    when: all(myTurn, offers("activate")),
    about: "piles",
    words: [
      ({ view }) =>
        `Cards go from the top of your Reserve Deck to your Force Pile, face down: that is Force you can spend. You generate ${me(view)?.generation ?? 0} this turn, one for each of your icons on the table and one for yourself.`,
      "More Force means more deployed, so most turns you activate all of it.",
    ],
  },
  {
    id: "amount",
    title: "How much Force",
    when: begun("activate"),
    about: "bar",
    words: [
      "Say how many cards to activate. What stays in the Reserve Deck is drawn for destiny later, so an empty Reserve Deck is a danger.",
    ],
  },
  {
    id: "piles",
    title: "Where your cards go",
    when: all(myTurn, inPhase, hasForce),
    about: "piles",
    words: [
      "Force that you spend goes to the Used Pile. When the turn ends, the Used Pile goes under the Reserve Deck, so those cards come round again.",
      "The Lost Pile is different: cards there are gone for good. Force that you do not spend stays in the Force Pile.",
    ],
  },
  {
    id: "drain",
    title: "Force drain",
    when: offers("drain"),
    about: "places",
    words: [
      "You control a location where you have presence and the other side has none. There you may drain, once a turn.",
      "The other side loses as much Force as it has icons at that location. Drains win most games.",
    ],
  },
  {
    id: "drained",
    title: "That hurt them",
    when: all(asked, hasDrained),
    about: "life",
    words: [
      ({ view }) =>
        `Well done: what they lost is gone for good, and they have ${them(view)?.life_force ?? 0} Life Force left.`,
      "As long as you alone hold that place, you may drain there in each of your turns. Hold another one, and you drain twice.",
    ],
  },
  {
    id: "deploy",
    title: "Deploying cards",
    when: all(myTurn, offers("deploy")),
    about: "hand",
    words: [
      ({ view }) =>
        `You have ${me(view)?.force.length ?? 0} Force to spend. A card that is lit can be put on the table for its price; locations cost nothing.`,
      "Locations with your icons give more Force next turn. Characters hold places: put strong ones where you mean to stay.",
    ],
    inWords: [
      ({ view }) =>
        `You have ${me(view)?.force.length ?? 0} Force to spend. The decision names the cards that can be put on the table; locations cost nothing.`,
      "Locations with your icons give more Force next turn. Characters hold places: put strong ones where you mean to stay.",
    ],
  },
  {
    id: "where",
    title: "Where a card goes",
    when: begun("deploy"),
    about: "places",
    words: [
      "A character goes where you have a Force icon or are present already. Weapons and devices go on a character.",
      "The price stands with each place, because some places make it cheaper. Back puts the card into your hand again.",
    ],
  },
  {
    id: "bury",
    title: "Mines",
    when: offers("bury"),
    about: "hand",
    words: [
      "A mining droid lets you bury cards from your hand under its site, face down: mines, other cards as a bluff, or both. The other side learns only how many.",
      "They are turned up when a character of either side comes to that site, so mind where your own people go.",
    ],
  },
  {
    id: "transfer",
    title: "Handing something over",
    when: offers("transfer"),
    about: "places",
    words: [
      "A weapon or a device can go from one of your characters to another at the same place, for the price of deploying it.",
    ],
  },
  {
    id: "use",
    title: "Text on the table",
    when: offers("use"),
    about: "places",
    words: [
      "A card on the table has an action of its own that you can use now. Look at the card to read what it does and what it costs.",
    ],
  },
  {
    id: "battle-offer",
    title: "Starting a battle",
    when: offers("battle"),
    about: "places",
    words: [
      "Where both sides are present you may start a battle. It costs one Force, and there is one battle at a location each turn.",
      "Compare the power of both sides at that place, and remember that a destiny may be added to either.",
    ],
  },
  {
    id: "move",
    title: "Moving",
    when: all(myTurn, offers("move")),
    about: "places",
    words: [
      "A character may go to the site next to it, once a turn, for one Force.",
      "Go where the other side is weak, or leave a place that you would lose.",
    ],
  },
  {
    id: "draw",
    title: "Drawing cards",
    when: all(myTurn, offers("draw")),
    about: "piles",
    words: [
      "Force that is left can be drawn into your hand, as much of it as you like.",
      "Cards in hand do not count as Life Force while you hold them. Force that you keep can pay for answers in the other turn.",
    ],
  },
  {
    id: "their-turn",
    title: "The other turn",
    when: all(asked, theirTurn, inPhase),
    about: "bar",
    words: [
      "The other side plays its turn, and you are asked where a card of yours could be used. Where you have nothing, the table passes for you.",
      "Against people you are asked even then, since nobody shall know what you hold; a standing order beside the question passes for you.",
    ],
    inWords: [
      "The other side plays its turn, and you are asked where a card of yours could be used. Where you have nothing, the table passes for you.",
      "Pass, or play what you have.",
    ],
  },
  {
    id: "let-run",
    title: "Letting it run",
    when: asks("let_run"),
    about: "bar",
    words: [
      "The other side activates or draws several cards in a row. You may let all of them pass, or stop after one of them to do something.",
    ],
  },
  {
    id: "round-again",
    title: "Round again",
    when: all(since(3), myTurn, asked, inPhase),
    about: "life",
    words: [
      "Your Used Pile has gone under your Reserve Deck: what you spent is life again. Only lost cards make you poorer.",
      (moment) =>
        `You have ${lifeOf(moment)} Life Force left. It is the cards of Reserve Deck, Force Pile and Used Pile together.`,
    ],
  },
  {
    id: "low",
    title: "How the game is lost",
    when: all(asked, isLow),
    about: "life",
    words: [
      (moment) =>
        `You have ${lifeOf(moment)} Life Force left. When Reserve Deck, Force Pile and Used Pile are all empty, the game is lost, however many cards you hold.`,
      "Drawing fewer cards helps, and so does breaking the hold of the other side on a place where it drains you.",
    ],
  },
];
