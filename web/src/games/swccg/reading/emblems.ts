/**
 * Emblems: who is drawn as what.
 *
 * The frame tells the side, the field the kind, the charge the name; cards that do the same on both
 * sides share their charge. What belongs here: choosing. What does not: drawing (`drawing/emblem`).
 */
import type { CardFacts } from "@protocol/swccg";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { type OwnSign, typeSign } from "@/games/swccg/reading/signs";
import { devicePath } from "@/kit/heraldry/emblem";

export type Field = "bars" | "rays" | "arcs" | "dots" | "waves" | "slants" | "plain";

export interface Emblem {
  readonly side: "light" | "dark";
  readonly field: Field;
  /** The path of its charge; empty for what has a sign instead. */
  readonly charge: string;
  /** The field that the path is drawn on, from edge to edge. */
  readonly span: number;
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

/** How wide the field of a charge is: of those that were drawn for this game, and of the kit's. */
const OWN_SPAN = 48;
const KIT_SPAN = 100;

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

/** Cards with people or machines on them have a charge; the others have the sign of their type. */
const WITH_CHARGE: ReadonlySet<string> = new Set(["character", "creature"]);

export function emblemOf(facts: Facts, code: string, side: "light" | "dark"): Emblem {
  const card = facts.cards.get(code);
  return {
    side,
    field: fieldOf(card),
    ...(card !== undefined && WITH_CHARGE.has(card.type) ? chargeOf(facts, card, side) : NO_CHARGE),
    sign: typeSign(card),
    unique: card !== undefined && (card.dots ?? 0) > 0 && card.type !== "location",
  };
}

const NO_CHARGE = { charge: "", span: OWN_SPAN };

function fieldOf(card: CardFacts | undefined): Field {
  if (card === undefined) return "plain";
  const kind = (card.subtypes ?? []).find((one) => FIELDS.has(one));
  return (kind === undefined ? OF_TYPES.get(card.type) : FIELDS.get(kind)) ?? "plain";
}

/** Twins share their charge: the one that was drawn for either, else that of the first by name. */
function chargeOf(
  { cards }: Facts,
  card: CardFacts,
  side: "light" | "dark",
): Pick<Emblem, "charge" | "span"> {
  const twin = cards.get(card.twin ?? "")?.title ?? card.title;
  const drawn = CHARGES[DRAWN.get(card.title) ?? DRAWN.get(twin) ?? -1];
  if (drawn !== undefined) return { charge: drawn, span: OWN_SPAN };
  const [name = card.title] = [card.title, twin].toSorted();
  const { power = 0, ability = 0 } = card.numbers ?? {};
  const charge = devicePath({
    name,
    side: side === "light" ? "hero" : "villain",
    tone: "gray",
    kinds: kindsOf(card),
    strength: power > ability ? "melee" : "focus",
  });
  return { charge, span: KIT_SPAN };
}

/** What somebody is, the most telling first, as the kit's drawings are called. */
const KINDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/jedi master|jedi knight|padawan/, "jedi"],
  [/dark jedi|sith/, "sith"],
  [/bounty hunter/, "bounty-hunter"],
  [/smuggler|gambler|thief/, "scoundrel"],
  [/jawa|tusken|scavenger/, "scavenger"],
  [/wookiee/, "wookiee"],
  [/twi'lek/, "twilek"],
  [/inquisitor/, "inquisitor"],
  [/spy/, "spy"],
  [/guard/, "guard"],
  [/trooper|soldier/, "trooper"],
  [/engineer|technician|mechanic/, "engineer"],
  [/leader|admiral|general|commander|senator/, "leader"],
  [/scout|hunter/, "hunter"],
  [/droid/, "droid"],
];

function kindsOf({ characteristics = [], species = "", subtypes = [], icons = {} }: CardFacts) {
  const words = [...characteristics, species, ...subtypes].join(" ").toLowerCase();
  const told = KINDS.filter(([which]) => which.test(words)).map(([, kind]) => kind);
  return [...told, ...(icons["pilot"] === undefined ? [] : ["pilot"])];
}
