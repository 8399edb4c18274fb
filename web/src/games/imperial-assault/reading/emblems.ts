/** Emblems: which facts of a figure's card choose the parts of its emblem. */
import type { CardFacts } from "@protocol/imperial-assault";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { type EmblemFacts, type Tone, unlike } from "@/kit/heraldry/blazon";
import type { Side } from "@/kit/heraldry/fields";

/** Traits whose drawing has another name. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["smuggler", "scoundrel"],
  ["technician", "engineer"],
  ["guardian", "guard"],
  ["heavy weapon", "heavy"],
]);

export function emblemOf(card: CardFacts): EmblemFacts {
  const side = sideOf(card.affiliation ?? "");
  return {
    name: card.name,
    side,
    tone: toneOf(card.attack_dice ?? []),
    kinds: (card.traits ?? []).map((trait) => kindOf(trait, side)),
    strength: card.attack === "melee" ? "melee" : "ranged",
    unique: card.unique === true,
    elite: card.elite === true && card.unique !== true,
  };
}

/** The emblems of groups by their cards; in the order of the cards, so that both players see the same. */
export function emblemsOf(
  { cards }: Facts,
  groups: ReadonlyArray<{ readonly code: string }>,
): ReadonlyMap<string, EmblemFacts> {
  const codes = [...new Set(groups.map(({ code }) => code))].toSorted();
  const known = codes.flatMap((code) => cards.get(code) ?? []);
  const emblems = unlike(known.map(emblemOf));
  return new Map(known.map(({ code }, place) => [code, emblems[place] ?? NOBODY]));
}

/** Somebody whose card nobody knows. */
export const NOBODY: EmblemFacts = { name: "", side: "neutral", tone: "gray", kinds: [] };

function sideOf(affiliation: string): Side {
  if (affiliation === "rebel") return "hero";
  return affiliation === "imperial" ? "villain" : "neutral";
}

/** The colour of the first attack die; green and none are gray. */
function toneOf([first = ""]: ReadonlyArray<string>): Tone {
  return first === "red" || first === "blue" || first === "yellow" ? first : "gray";
}

function kindOf(trait: string, side: Side): string {
  const name = trait.toLowerCase();
  if (name === "force user") return side === "villain" ? "sith" : "jedi";
  return KINDS.get(name) ?? name;
}
