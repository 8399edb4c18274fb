import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/swccg/lessons/lesson";
import {
  answersAction,
  asked,
  asks,
  battleAt,
  battleIn,
  begun,
  happened,
  offers,
  owedIn,
  type When,
} from "@/games/swccg/lessons/moments";

/**
 * Battles segment by segment, responses, and what is lost.
 */

const owesDamage: When = ({ view }) => owedIn(view, "damage") > 0;
const owesAttrition: When = ({ view }) => owedIn(view, "attrition") > 0;
const isStarted: When = battleAt("initiation", "weapons", "power", "damage");
const cardIsHit: When = all(battleAt("weapons", "power", "damage"), ({ view }) =>
  view.copies.some(({ marks = [] }) => marks.includes("hit")),
);

export const BATTLE: ReadonlyArray<Lesson> = [
  {
    id: "lose",
    title: "Losing Force",
    when: asks("force_to_lose"),
    about: "piles",
    words: [
      ({ view }) =>
        `You must lose Force${(view.decision?.amount ?? 0) > 0 ? `, ${view.decision?.amount} more` : ""}. Each time choose where the card comes from: your hand, or the top of Reserve Deck, Force Pile or Used Pile.`,
      "A card from your hand is no Life Force, so losing it is cheap if you do not need it. The tops of the piles you mostly do not know.",
    ],
  },
  {
    id: "stack",
    title: "Do you respond?",
    when: answersAction,
    about: "stack",
    words: [
      "Something has been announced and has not happened yet. Both sides may answer it, in turns, and the last answer happens first.",
      "What is under way stands in a list, with the newest on top. Pass to let it happen.",
    ],
    inWords: [
      "Something has been announced and has not happened yet. Both sides may answer it, in turns, and the last answer happens first.",
      "Pass to let it happen.",
    ],
  },
  {
    id: "interrupt",
    title: "Interrupts",
    when: offers("play"),
    about: "hand",
    words: [
      "An interrupt is played from the hand, does its work once and leaves. A used one comes round again with the Used Pile, a lost one is gone.",
      "It says when it can be played. Keep it if a better moment may come.",
    ],
  },
  {
    id: "react",
    title: "Reacting",
    when: offers("react"),
    about: "places",
    words: [
      "A card of yours lets you move or deploy to where something has just been announced, before it happens. That is a react.",
    ],
  },
  {
    id: "battle",
    title: "A battle, step by step",
    when: isStarted,
    about: "battle",
    words: [
      "A battle has four segments. It is announced and may be answered; weapons are fired; power is counted with what destiny adds; then it is paid for.",
      "Every card of both sides at that place takes part.",
    ],
  },
  {
    id: "fire",
    title: "Firing a weapon",
    when: offers("fire"),
    about: "battle",
    words: [
      "Choose a target. The weapon draws destiny, and its text says what that must come to against the defence of the target.",
      "A card that is hit still counts its power in this battle.",
    ],
  },
  {
    id: "fire-target",
    title: "The target",
    when: begun("fire"),
    about: "battle",
    words: [
      "The defence of a character is the highest of its ability and what else protects it, so weak characters are easier to hit and strong ones are worth more.",
    ],
  },
  {
    id: "hit",
    title: "Hit",
    when: cardIsHit,
    about: "battle",
    words: [
      "A card has been hit. Its owner must forfeit it before the battle is over, and its forfeit value still pays for what that side owes.",
    ],
  },
  {
    id: "destiny",
    title: "Battle destiny",
    when: asks("battle_destiny"),
    about: "battle",
    words: [
      "With enough ability in a battle a side may draw one destiny: the top card of its Reserve Deck is turned over, and its number is added to the power.",
      "The same number is attrition against the other side. The card then goes to the Used Pile, so it costs nothing.",
    ],
  },
  {
    id: "drawn",
    title: "Destiny is this game’s die",
    when: all(asked, happened("destiny_drawn")),
    about: "battle",
    words: [
      "A destiny is the number in the upper right of a card. Strong characters have low ones and small tricks high ones, so a deck of heroes draws badly.",
    ],
    inWords: [
      "Each card has a destiny, a number that counts when it is drawn. Strong characters have low ones and small tricks high ones, so a deck of heroes draws badly.",
    ],
  },
  {
    id: "damage",
    title: "Paying for a battle",
    when: all(battleAt("damage"), owesDamage),
    about: "battle",
    words: [
      ({ view }) =>
        `The other side has more power. The difference is your battle damage, and ${owedIn(view, "damage")} of it is left to pay.`,
      "Forfeit characters of the battle, of which each pays as much as its forfeit value, or lose Force for the rest.",
    ],
  },
  {
    id: "attrition",
    title: "Attrition",
    when: all(battleAt("damage"), owesAttrition),
    about: "battle",
    words: [
      ({ view }) =>
        `Battle destiny of the other side is attrition against you, whoever has won: ${owedIn(view, "attrition")} of it is left. Only forfeits pay it, Force does not.`,
      "A forfeit pays attrition and damage at the same time. What it is worth beyond them is not given back.",
    ],
  },
  {
    id: "won",
    title: "The battle is counted",
    when: all(
      battleAt("damage"),
      ({ view }) => (battleIn(view)?.winner ?? -1) === view.seat && owedIn(view, "damage") === 0,
    ),
    about: "battle",
    words: [
      "Your side had more power, so the other side pays the difference. You owe no battle damage, at most attrition.",
    ],
  },
  {
    id: "search",
    title: "Searching a pile",
    when: asks("search"),
    about: "bar",
    words: [
      "A card lets you look through a pile and take what fits. If you find nothing, the other side may check that you were honest.",
    ],
  },
];
