/**
 * Emblems: who is drawn as what.
 *
 * The frame tells the side, the field the kind, the charge the name; cards that do the same on both
 * sides share their charge. What belongs here: choosing. What does not: drawing (`drawing/emblem`).
 */
import type { CardFacts } from "@protocol/swccg";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { type OwnSign, typeSign } from "@/games/swccg/reading/signs";

export type Field = "bars" | "rays" | "arcs" | "dots" | "waves" | "slants" | "plain";

export interface Emblem {
  readonly side: "light" | "dark";
  readonly field: Field;
  /** The place of its charge among the charges; -1 for what has a sign instead. */
  readonly charge: number;
  readonly sign: OwnSign;
  readonly unique: boolean;
}

const FIELDS: ReadonlyMap<string, Field> = new Map([
  ["imperial", "bars"],
  ["first order", "bars"],
  ["sith", "bars"],
  ["rebel", "rays"],
  ["resistance", "rays"],
  ["jedi master", "rays"],
  ["alien", "arcs"],
  ["droid", "dots"],
]);

const OF_TYPES: ReadonlyMap<string, Field> = new Map([
  ["interrupt", "waves"],
  ["effect", "slants"],
  ["weapon", "slants"],
  ["device", "dots"],
]);

/** Paths of 48 x 48, filled by `evenodd`; each differs from the others in its silhouette. */
export const CHARGES: ReadonlyArray<string> = [
  "M20.6 8H27.4L24 36ZM10.6 13H16.2L13.4 30ZM31.8 13H37.4L34.6 30ZM12 38.6H36V41.4H12Z",
  "M24 9 37 16.5V31.5L24 39 11 31.5V16.5ZM24 12.6 14.2 18.3V21.2H33.8V18.3ZM14.2 24.4V28H33.8V24.4ZM17 31.2 24 35.4 31 31.2Z",
  "M10 13 24 21 38 13V18.6L24 26.6 10 18.6ZM10 23 24 31 38 23V28.6L24 36.6 10 28.6Z",
  "M20 10H28V38H20ZM11 16H15V32H11ZM33 16H37V32H33Z",
  "M24 21 34 11 37 14 27 24 37 34 34 37 24 27 14 37 11 34 21 24 11 14 14 11ZM24 7 27 11 24 15 21 11ZM24 33 27 37 24 41 21 37Z",
  "M24 7.4 31.6 15 24 22.6 16.4 15ZM15 21.6 21.4 28 15 34.4 8.6 28ZM33 21.6 39.4 28 33 34.4 26.6 28Z",
  "M24 10 36.1 17V31L24 38 11.9 31V17ZM24 15.4 31.4 19.7V28.3L24 32.6 16.6 28.3V19.7ZM20 24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
  "M24 5 26.8 17.2 39 20 26.8 22.8 24 35 21.2 22.8 9 20 21.2 17.2ZM9 34 24 29 39 34V37.4L24 32.4 9 37.4ZM13 40 24 36.4 35 40V42.6L24 39.2 13 42.6Z",
  "M11 29 24 17 37 29V35L24 23 11 35ZM20.4 12.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM15.4 39.4 24 31.6 32.6 39.4H26.6L24 37 21.4 39.4Z",
  "M20 9H28V33H20ZM13.4 37H34.6V40.6H13.4ZM10.2 22a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM31 22a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
  "M13 9C14 20 17 30 24 40 20.4 29 18.6 19 18.4 9ZM22.4 8C23 17 25.6 26 31.4 35 28.8 26 27.8 17 27.8 8ZM31.8 10C32.2 16 33.8 22 37.4 28 36.6 21.4 36.4 16 36.6 11Z",
  "M11.6 19a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM25.6 19a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM15.4 31.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM25.4 31.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM22.6 8H25.4V40H22.6Z",
  "M12 12H36V36H12ZM16.4 16.4V31.6H31.6V16.4ZM21 21H27V27H21ZM22.8 4.6H25.2V12H22.8ZM22.8 36H25.2V43.4H22.8ZM4.6 22.8H12V25.2H4.6ZM36 22.8H43.4V25.2H36Z",
  "M24 8 40 36H8ZM24 17.6 16.6 31H31.4Z",
  "M24 7a17 17 0 1 0 0 34a17 17 0 1 0 0 -34ZM24 13a11 11 0 1 1 0 22a11 11 0 1 1 0 -22ZM22.6 16H25.4V32H22.6Z",
  "M8 20H40V24H8ZM12 27H36V31H12ZM16 34H32V38H16ZM18 13H30V17H18Z",
  "M24 6 29 19H43L32 27 36 41 24 32.6 12 41 16 27 5 19H19Z",
  "M14 8H20V40H14ZM28 8H34V40H28ZM20 21H28V27H20Z",
  "M24 8C34 14 38 22 38 30A14 10 0 0 1 10 30C10 22 14 14 24 8ZM24 17C19 22 17 26 17 30A7 5 0 0 0 31 30C31 26 29 22 24 17Z",
  "M8 14H16L24 30 32 14H40L26 42H22Z",
  "M22 6H26V18H38V22H26V42H22V22H10V18H22Z",
  "M10 10H22V22H10ZM26 10H38V22H26ZM10 26H22V38H10ZM26 26H38V38H26ZM13 13V19H19V13ZM29 29V35H35V29Z",
  "M24 6 42 24 24 42 6 24ZM24 13 13 24 24 35 35 24ZM24 19 29 24 24 29 19 24Z",
  "M9 32A15 15 0 0 1 39 32H33A9 9 0 0 0 15 32ZM21 32a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM11 37H37V40H11Z",
];

/** Whom everybody knows keeps the charge that was drawn for them. */
const DRAWN: ReadonlyMap<string, number> = new Map([
  ["Vader", 0],
  ["Stormtrooper", 1],
  ["Death Star Trooper", 2],
  ["Imperial Trooper Guard", 3],
  ["Tusken Raider", 4],
  ["Jawa", 5],
  ["LIN-V8K (Elleyein-Veeatekay)", 6],
  ["Luke", 7],
  ["Rebel Trooper", 8],
  ["Rebel Guard", 9],
  ["Shistavanen Wolfman", 10],
  ["Talz", 11],
  ["CZ-3 (Seezee-Three)", 12],
]);

/** A number of a name that is the same everywhere: FNV-1a, mixed once more. */
export function numberOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** Cards with people or machines on them have a charge; the others have the sign of their type. */
const WITH_CHARGE: ReadonlySet<string> = new Set(["character", "creature"]);

export function emblemOf(facts: Facts, code: string, side: "light" | "dark"): Emblem {
  const card = facts.cards.get(code);
  return {
    side,
    field: fieldOf(card),
    charge: card !== undefined && WITH_CHARGE.has(card.type) ? chargeOf(facts, card) : -1,
    sign: typeSign(card),
    unique: card !== undefined && (card.dots ?? 0) > 0 && card.type !== "location",
  };
}

function fieldOf(card: CardFacts | undefined): Field {
  if (card === undefined) return "plain";
  const kind = (card.subtypes ?? []).find((one) => FIELDS.has(one));
  return (kind === undefined ? OF_TYPES.get(card.type) : FIELDS.get(kind)) ?? "plain";
}

/** Twins share their charge: the one that was drawn for either, else that of the first by name. */
function chargeOf({ cards }: Facts, card: CardFacts): number {
  const twin = cards.get(card.twin ?? "")?.title ?? card.title;
  const drawn = DRAWN.get(card.title) ?? DRAWN.get(twin);
  const [first = card.title] = [card.title, twin].toSorted();
  return drawn ?? numberOf(first) % CHARGES.length;
}
