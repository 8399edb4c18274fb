/** The signs that only the Customizable Card Game has; each is a `<symbol>` of drawing/symbols.svg. */
import type { CardFacts, SideName } from "@protocol/swccg";

export const OWN_SIGNS = [
  "light",
  "dark",
  "power",
  "ability",
  "forfeit",
  "deploy",
  "landspeed",
  "destiny",
  "warrior",
  "pilot",
  "scomp",
  "interior",
  "exterior",
  "planet",
  "mobile",
  "site",
  "weapon",
  "device",
  "effect",
  "used",
  "lost",
  "drain",
  "battle",
  "mine",
  "buried",
  "eye",
  "order",
  "fold",
  "character",
  "starship",
  "vehicle",
  "creature",
  "other",
  "wedge",
  "fall",
] as const;

export type OwnSign = (typeof OWN_SIGNS)[number];

const OF_TYPES: ReadonlyMap<string, OwnSign> = new Map([
  ["character", "character"],
  ["location", "site"],
  ["weapon", "weapon"],
  ["device", "device"],
  ["effect", "effect"],
  ["interrupt", "used"],
  ["starship", "starship"],
  ["vehicle", "vehicle"],
  ["creature", "creature"],
]);

/** The sign of what kind of card it is. */
export function typeSign(card: CardFacts | undefined): OwnSign {
  if (card === undefined) return "other";
  const { type, subtypes = [], title } = card;
  if (type === "interrupt" && subtypes.includes("lost")) return "lost";
  if (type === "weapon" && /mine/i.test(title)) return "mine";
  return OF_TYPES.get(type) ?? "other";
}

/** The signs of a location: where it is, and what is there. */
const OF_PLACES: ReadonlyArray<readonly [icon: string, sign: OwnSign, words: string]> = [
  ["interior", "interior", "interior"],
  ["exterior", "exterior", "exterior"],
  ["planet", "planet", "planet"],
  ["mobile", "mobile", "mobile"],
  ["scomp link", "scomp", "Scomp link"],
];

export function placeSigns(
  card: CardFacts | undefined,
): ReadonlyArray<{ readonly sign: OwnSign; readonly words: string }> {
  const icons = card?.icons ?? {};
  return OF_PLACES.filter(([icon]) => (icons[icon] ?? 0) > 0).map(([, sign, words]) => ({
    sign,
    words,
  }));
}

/** The Force icon of a side. */
export function bladeOf(side: SideName): OwnSign {
  return side;
}
