/**
 * Decks in words: who is in the team, on whose side, in which colours.
 *
 * What belongs here: pure functions over codes and the catalogue. What does not: drawing.
 */

import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import type { Affiliation } from "@/games/destiny/reading/drawn";
import { capital } from "@/kit/capital";

/** "a", "a and b", "a, b and c". */
export function listed(words: ReadonlyArray<string>): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;
}

/** The name of a ready-made deck for people: `first-order` is First order. */
export function spelled(name: string): string {
  return capital(name.replaceAll("-", " "));
}

function known(codes: ReadonlyArray<string>, cards: Printings): ReadonlyArray<PrintedCard> {
  return codes.flatMap((code) => cards.get(code) ?? []);
}

/** The members of a team by name, each once with how many; empty while the catalogue lacks one. */
export function teamWords(codes: ReadonlyArray<string>, cards: Printings): string {
  const members = known(codes, cards);
  if (members.length < codes.length) return "";
  const counts = new Map<string, number>();
  for (const { title } of members) counts.set(title, (counts.get(title) ?? 0) + 1);
  return listed([...counts].map(([title, count]) => (count > 1 ? `${count} ${title}` : title)));
}

/** Side and colours of a team: "Hero, blue and red". */
export function sideWords(codes: ReadonlyArray<string>, cards: Printings): string {
  const members = known(codes, cards);
  const side = sideOf(codes, cards);
  if (members.length === 0) return "";
  const colours = [...new Set(members.map(({ colour }) => colour))];
  return `${capital(side)}, ${listed(colours)}`;
}

/** Whose side a team is on; neutral if nobody in it takes one. */
export function sideOf(codes: ReadonlyArray<string>, cards: Printings): Affiliation {
  const sides = known(codes, cards).map(({ affiliation }) => affiliation);
  return sides.find((side) => side !== "neutral") ?? "neutral";
}
