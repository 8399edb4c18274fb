/**
 * Decks in words: who is in the team, on whose side, in which colours.
 *
 * What belongs here: pure functions over codes and the catalogue. What does not: drawing.
 */

import { type PrintedCard, type Printings, printings } from "@/games/destiny/catalogue/printings";
import { CURRENT } from "@/games/destiny/catalogue/use-printings";
import type { Affiliation } from "@/games/destiny/reading/drawn";
import { capital, listed } from "@/kit/wording";

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

/** Teams by name, once the cards are known. Throws Refusal. */
export async function knownTeamWords(): Promise<(codes: ReadonlyArray<string>) => string> {
  const cards = await printings(CURRENT);
  return (codes) => teamWords(codes, cards);
}

/** All printings by name, once they are known. Throws Refusal. */
export async function knownCardNames(): Promise<ReadonlyMap<string, string>> {
  const cards = await printings(CURRENT);
  return new Map([...cards.values()].map(({ code, title }) => [code, title]));
}
