import { all } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { acting, happened, latestAmount, type When } from "@/games/destiny/lessons/moments";
import { waitingIn } from "@/games/destiny/reading/queue";
import { toldOf } from "@/games/destiny/reading/sent";
import { capital } from "@/kit/wording";

/**
 * What happened for the first time, and cards that are new on the table.
 */

const newRound: When = ({ lines }) =>
  lines.map(toldOf).some(({ kind, amount = 1 }) => kind === "round_began" && amount > 1);

/** A card that is played and has no number of a card in play is an event. */
const playedEvent: When = ({ lines }) =>
  lines.map(toldOf).some(({ kind, subject }) => kind === "card_played" && (subject?.id ?? 0) < 0);

const claimedByThem: When = ({ view }) =>
  view.players.some((player) => player.claimed && player.seat !== view.seat);

const hasSupport: When = ({ view }) =>
  view.players[view.seat]?.play.some((copy) => copy.type === "support") ?? false;

const somethingWaits: When = ({ view }) => waitingIn(view).some((one) => !one.now);

export const EVENTS: ReadonlyArray<Lesson> = [
  {
    id: "over",
    title: "The game is over",
    when: ({ result }) => result !== "",
    words: [
      ({ result }) => capital(result),
      "How it went shows who was ahead when, and which turns decided it. Replay shows the whole game again, with the cards of both players.",
      "The same two decks play another game when you ask for a rematch: with a roll of chance this time, and with the lessons that are left.",
    ],
    inWords: [
      ({ result }) => capital(result),
      "The table’s own page leads to how it went, and to the replay, with the cards of both players.",
    ],
  },
  {
    id: "claimed",
    title: "The battlefield is claimed",
    when: all(acting, claimedByThem),
    about: "battlefield",
    words: [
      "Your opponent has claimed it and takes no more actions in this round; their abilities still work.",
      "You go on, turn after turn, until you pass. Then the action phase is over.",
    ],
  },
  {
    id: "defeated",
    title: "A character is defeated",
    when: all(acting, happened("defeated")),
    about: "theirs",
    words: [
      "It has as much damage as health, so it is defeated and leaves play. Its upgrades are discarded, and its dice and theirs are set aside; damage beyond its health is lost.",
      "Whoever has no character left loses at once.",
    ],
  },
  {
    id: "blocked",
    title: "Shields block",
    when: all(acting, happened("damage_blocking")),
    about: "team",
    words: [
      "Each shield blocks one damage and is removed for it. Nobody chooses: shields block as long as there are any, and the rest is taken.",
    ],
  },
  {
    id: "good-hit",
    title: "That hurt them",
    when: all(acting, happened("damage_dealt", "mine")),
    about: "team",
    words: [
      (moment) => {
        const dealt = latestAmount(moment, "damage_dealt");
        return `Well done: ${dealt} damage on one of theirs. It stays there, round after round, and with as much damage as health a character is defeated.`;
      },
      "Now it is their turn. Roll your other character in when it is yours again.",
    ],
  },
  {
    id: "damage",
    title: "Damage stays",
    when: all(acting, happened("damage_taken")),
    about: "team",
    words: [
      "Damage is marked on a character and stays there, round after round, unless something heals it.",
      "With as much damage as health, the character is defeated.",
    ],
  },
  {
    id: "roll-off-lost",
    title: "The roll-off",
    when: all(acting, happened("battlefield_chosen", "theirs")),
    about: "battlefield",
    words: [
      "Both players rolled the dice of their characters and added up the values. Your opponent’s sum was the larger one, so they chose which of the two battlefields is used.",
      "Whoever brought it controls it and had the first turn. The other player got shields for their characters instead.",
    ],
  },
  {
    id: "new-round",
    title: "A new round",
    when: all(acting, newRound),
    about: "battlefield",
    words: [
      "Every card was readied in upkeep, and the battlefield can be claimed anew. Whoever controls it had the first turn.",
      "Damage, shields, upgrades, supports and resources have stayed.",
    ],
  },
  {
    id: "queue",
    title: "What waits",
    when: somethingWaits,
    about: "queue",
    words: [
      "In the middle stands what resolves now, and behind it what waits. Effects join at the end, and each is finished before the next begins.",
      "An ability that comes before something is the exception: it happens first, and then the rest goes on.",
    ],
    inWords: [
      "Under Between the sides stands what resolves now, and what waits. Effects join at the end, and each is finished before the next begins.",
      "An ability that comes before something is the exception: it happens first, and then the rest goes on.",
    ],
  },
];

export const CARDS: ReadonlyArray<Lesson> = [
  {
    id: "support",
    title: "Supports",
    when: all(acting, hasSupport),
    about: "team",
    words: [
      "A support stays in play by itself, beside your characters. With a die it can be activated like a character; without one it works by its text.",
      "It has no health and takes no damage.",
    ],
  },
  {
    id: "event",
    title: "Events",
    when: all(acting, playedEvent),
    about: "hand",
    words: [
      "An event does what it says, and goes to the discard pile of whoever played it. Both discard piles can be looked through.",
    ],
  },
];
