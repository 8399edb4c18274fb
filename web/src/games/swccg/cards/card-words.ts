/**
 * Facts of cards in words, for whoever reads about one.
 *
 * What belongs here: pure functions over facts. What does not: what a card does (its text says).
 */
import type { CardFacts } from "@protocol/swccg";
import { termText } from "@/core/cards/query-terms";
import { NEED } from "@/core/cards/search";
import { cardName, type Facts, setName } from "@/games/swccg/catalogue/facts";
import { sideWords } from "@/games/swccg/decks/deck-words";
import { destinyWords, typeWords } from "@/games/swccg/reading/cards";
import { capital, listed } from "@/kit/wording";

/** The numbers of cards in the order in which people say them. */
const NUMBERS: ReadonlyArray<readonly [name: string, words: string]> = [
  ["power", "Power"],
  ["ability", "Ability"],
  ["politics", "Politics"],
  ["ferocity", "Ferocity"],
  ["deploy", "Deploy cost"],
  ["forfeit", "Forfeit value"],
  ["armor", "Armor"],
  ["maneuver", "Maneuver"],
  ["special_defense", "Special defense value"],
  ["hyperspeed", "Hyperspeed"],
  ["landspeed", "Landspeed"],
  ["parsec", "Parsec"],
];

/** What sets a printing apart, spelled out where the community has letters for it. */
const NOTES: Readonly<Record<string, string>> = {
  AI: "alternate image",
  "Holo AI": "alternate image, holographic",
  "C-Slip AI": "alternate image on a slip",
  "C-Slip AI 2": "second alternate image on a slip",
  "Border Breaker AI": "alternate image over the border",
  Readable: "readable type",
};

export function uniqueWords({ dots = 0, diamonds = 0 }: CardFacts): string {
  if (dots === 1) return "Unique: one on table, one a turn";
  if (dots > 1) return `Restricted: ${dots} on table, ${dots} a turn`;
  if (diamonds > 0) return `Restricted: ${diamonds} at each system`;
  return "";
}

function numberFacts({ numbers = {}, unusual = {} }: CardFacts): CardSheetFacts {
  return NUMBERS.map(([name, words]) => [words, String(numbers[name] ?? unusual[name] ?? "")]);
}

/** "Pilot and warrior (2)", with how often where an icon stands more than once. */
function iconWords({ icons = {} }: CardFacts): string {
  const words = Object.entries(icons).map(([icon, often]) =>
    often === 1 ? icon : `${icon} (${often})`,
  );
  return capital(listed(words));
}

/** Force icons of a location, by side. */
function forceWords({ type, light_icons = 0, dark_icons = 0 }: CardFacts): string {
  return type === "location" ? `${dark_icons} Dark, ${light_icons} Light` : "";
}

function printingWords({ printings = [] }: CardFacts): string {
  if (printings.length === 0) return "";
  const words = printings.map((note) => NOTES[note] ?? `as in ${note}`);
  return `${printings.length + 1}: the first, ${listed(words)}`;
}

type CardSheetFacts = ReadonlyArray<readonly [name: string, value: string]>;

/** Everything that is printed beside the text. */
export function factsAbout(card: CardFacts, facts: Facts): CardSheetFacts {
  const { also_in = [], characteristics = [], personas = [] } = card;
  return [
    ["Set", setName(facts, card.set)],
    ["Also in", listed(also_in.map((set) => setName(facts, set)))],
    ["Code", card.code],
    ["Rarity", card.rarity ?? ""],
    ["Side", sideWords(card.side)],
    ["Type", typeWords(card)],
    ["Copies", uniqueWords(card)],
    ["Destiny", destinyWords(card)],
    ...numberFacts(card),
    ["Force icons", forceWords(card)],
    ["Icons", iconWords(card)],
    ["Characteristics", capital(listed(characteristics))],
    ["Species", capital(card.species ?? "")],
    ["Persona", listed(personas)],
    ["System", card.system ?? ""],
    ["Other side", card.back ?? ""],
    ["Printings", printingWords(card)],
    ["Virtual", card.virtual === true ? `Yes, played with ${card.title}` : ""],
  ];
}

/** Why a card cannot be played here; empty if it can. */
export function missingWords({ playable = false, needs = [] }: CardFacts): string {
  if (playable) return "";
  return needs.length === 0
    ? "This card cannot be played here yet: the rules it needs are all here, and its own program is not written."
    : "This card cannot be played here yet. It waits for:";
}

/** What it waits for, and the query for all that do. */
export function needsOf({ playable = false, needs = [] }: CardFacts): Found {
  return playable ? [] : needs.map((need) => [capital(need), termText(NEED, ":", need)] as const);
}

/** Cards like it, the widest first. */
export function amongOf({ side, type, subtypes = [], system = "" }: CardFacts): Found {
  const ofType = `side:${side} ${termText("type", ":", type)}`;
  return [
    [sideWords(side), `side:${side}`],
    [capital(type), ofType],
    ...subtypes.map((one) => [capital(one), `${ofType} ${termText("subtype", ":", one)}`] as const),
    ...(system === "" ? [] : [[system, termText("system", ":", system)] as const]),
  ];
}

type Found = ReadonlyArray<readonly [words: string, query: string]>;

/** Cards near to one: its twin on the other side of the Force, then others of its title or persona. */
export function kinOf(
  card: CardFacts,
  facts: Facts,
): ReadonlyArray<readonly [code: string, words: string]> {
  const twin = facts.cards.get(card.twin ?? "");
  const named = [...facts.cards.values()].filter(
    (one) => one.code !== card.code && one !== twin && isKin(card, one),
  );
  const words = (one: CardFacts): string =>
    [cardName(facts, one.code), sideWords(one.side), typeWords(one), setName(facts, one.set)].join(
      ", ",
    );
  return [
    ...(twin === undefined ? [] : [[twin.code, `Does the same: ${words(twin)}`] as const]),
    ...named.map((one) => [one.code, words(one)] as const),
  ];
}

function isKin(card: CardFacts, other: CardFacts): boolean {
  const { personas = [] } = card;
  return (
    other.title === card.title ||
    (other.type === card.type && (other.personas ?? []).some((name) => personas.includes(name)))
  );
}
