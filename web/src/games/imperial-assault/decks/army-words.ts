/**
 * Armies in words and as text.
 *
 * What belongs here: pure functions over codes and facts. What does not: reading a text (the
 * server does).
 */
import type { CardFacts, Cards } from "@protocol/imperial-assault";
import { CURRENT, factsOf } from "@/games/imperial-assault/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { capital, listed } from "@/kit/wording";

/** So many names tell an army from others. */
const LEADERS = 3;

/** A card as a line of a list names it. */
export function written({ cards }: Facts, code: string): string {
  const card = cards.get(code);
  if (card === undefined) return code;
  return `${card.name}${card.title ? `, ${card.title}` : ""} (${code})`;
}

/** An army as plain lines that are read as the same cards again. */
export function armyText(army: Cards, facts: Facts): string {
  const lines = (codes: ReadonlyArray<string>): ReadonlyArray<string> =>
    [...new Set(codes)].map(
      (code) => `${codes.filter((one) => one === code).length} ${written(facts, code)}`,
    );
  const parts = [
    ["Deployment cards:", lines(army.deployments)],
    ["Command cards:", lines(army.commands)],
  ] as const;
  return parts
    .filter(([, found]) => found.length > 0)
    .map(([heading, found]) => [heading, ...found].join("\n"))
    .join("\n\n");
}

/** The groups of an army, each once, the dearest first. */
export function groupsOf(codes: ReadonlyArray<string>, { cards }: Facts): ReadonlyArray<CardFacts> {
  return [...new Set(codes)]
    .flatMap((code) => cards.get(code) ?? [])
    .filter(({ kind }) => kind === "group")
    .toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0));
}

/** Who leads an army: its dearest groups by name; empty while the catalogue lacks them. */
export function leaderWords(codes: ReadonlyArray<string>, facts: Facts): string {
  const names = groupsOf(codes, facts).map(({ code }) => cardName(facts, code));
  const some = names.slice(0, LEADERS);
  return names.length > LEADERS ? `${some.join(", ")} and others` : listed(some);
}

/** Whose an army is: the affiliation of most of its groups. */
export function sideOf(codes: ReadonlyArray<string>, facts: Facts): string {
  const sides = groupsOf(codes, facts).map(({ affiliation = "neutral" }) => affiliation);
  const often = (side: string): number => sides.filter((one) => one === side).length;
  return sides.toSorted((one, other) => often(other) - often(one))[0] ?? "neutral";
}

export function sideWords(codes: ReadonlyArray<string>, facts: Facts): string {
  return capital(sideOf(codes, facts));
}

/** Armies by their leaders, once the cards are known. Throws Refusal. */
export async function knownLeaderWords(): Promise<(codes: ReadonlyArray<string>) => string> {
  const facts = await factsOf(CURRENT);
  return (codes) => leaderWords(codes, facts);
}

/** Whether a reason of the check is a remark only: the card may be there, and nobody can use it. */
export function isRemark(key: string): boolean {
  return key.startsWith("idle_");
}

/** All cards by name, once they are known. Throws Refusal. */
export async function knownCardNames(): Promise<ReadonlyMap<string, string>> {
  const facts = await factsOf(CURRENT);
  return new Map([...facts.cards.keys()].map((code) => [code, cardName(facts, code)]));
}
