/** What is printed on cards, in words. */
import type { CardFacts } from "@protocol/swccg";
import { capital } from "@/kit/wording";

const SITE = ": ";

/** A card by its title; a site by its own name, without its system. */
export function shortTitle(card: CardFacts): string {
  const at = card.title.indexOf(SITE);
  return card.type === "location" && at >= 0 ? card.title.slice(at + SITE.length) : card.title;
}

const SOUND = / \([^()]*\)$/;

/** A title as it fits on a plate: what it sounds like is left out. */
export function plateTitle(card: CardFacts): string {
  return shortTitle(card).replace(SOUND, "");
}

/** The line below a title: "Character, Rebel", "Interrupt, Used", "Site of Tatooine". */
export function typeWords(card: CardFacts): string {
  const { type, subtypes = [], system = "" } = card;
  if (type === "location") {
    const kind = capital(subtypes[0] ?? "location");
    return system === "" || system === card.title ? kind : `${kind} of ${system}`;
  }
  if (type === "weapon" && subtypes.length > 0) return `Weapon, ${subtypes.join(", ")}`;
  return [capital(type), ...subtypes.map(capital)].join(", ");
}

/** The numbers of a card in the order in which they are drawn. */
const NUMBERS: ReadonlyArray<readonly [name: string, words: string]> = [
  ["power", "power"],
  ["ability", "ability"],
  ["armor", "armor"],
  ["maneuver", "maneuver"],
  ["hyperspeed", "hyperspeed"],
  ["landspeed", "landspeed"],
  ["ferocity", "ferocity"],
  ["deploy", "deploy"],
  ["fire", "to fire"],
  ["forfeit", "forfeit"],
];

export interface PrintedNumber {
  readonly name: string;
  readonly words: string;
  readonly value: string;
}

export function numbersOf({ numbers = {}, unusual = {} }: CardFacts): ReadonlyArray<PrintedNumber> {
  return NUMBERS.flatMap(([name, words]) => {
    const value = numbers[name]?.toString() ?? unusual[name];
    return value === undefined ? [] : [{ name, words, value }];
  });
}

/** What it uses to fire a weapon; nothing for what does not fire. */
export function fireWords({ numbers = {} }: CardFacts): string {
  const cost = numbers["fire"];
  if (cost === undefined) return "";
  return cost === 0 ? "fires free" : `fires for ${cost}`;
}

/** The destiny of a card as it is printed; several are told one after the other. */
export function destinyWords({ destiny = [], unusual = {} }: CardFacts): string {
  return unusual["destiny"] ?? (destiny.length === 0 ? "" : destiny.join(" or "));
}

/** Where an interrupt goes when it has been played; empty for another card. */
export function afterwards({ type, subtypes = [] }: CardFacts): string {
  if (type !== "interrupt") return "";
  if (subtypes.includes("used") && subtypes.includes("lost")) return "Used or Lost Pile";
  if (subtypes.includes("lost")) return "Lost Pile";
  return subtypes.includes("used") ? "Used Pile" : "";
}
