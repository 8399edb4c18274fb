/**
 * Decks in words and as text.
 *
 * What belongs here: pure functions over codes and facts. What does not: reading a text (the
 * server does).
 */
import type { Cards } from "@protocol/swccg";
import { CURRENT, factsOf } from "@/games/swccg/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { plateName } from "@/games/swccg/reading/things";
import { capital, listed } from "@/kit/wording";

/** A card as a line of a list names it. */
function written(facts: Facts, code: string): string {
  return facts.cards.has(code) ? `${cardName(facts, code)} (${code})` : code;
}

/** A deck as plain lines that are read as the same cards again. */
export function deckText({ side, cards }: Cards, facts: Facts): string {
  const lines = cards.map(([code, count]) => `${count} ${written(facts, code)}`);
  return [sideWords(side), ...lines].join("\n");
}

export function sideWords(side: string): string {
  return `${capital(side)} Side`;
}

/** The side that the cards of a deck are of; empty while the catalogue lacks them. */
export function sideOf(codes: ReadonlyArray<string>, { cards }: Facts): string {
  return codes.map((code) => cards.get(code)?.side ?? "").find((side) => side !== "") ?? "";
}

/** Who a deck is known by; empty while the catalogue lacks them. */
export function faceWords(codes: ReadonlyArray<string>, facts: Facts): string {
  return listed(
    codes.filter((code) => facts.cards.has(code)).map((code) => plateName(facts, code)),
  );
}

/** Decks by who is in them, once the cards are known. Throws Refusal. */
export async function knownFaceWords(): Promise<(codes: ReadonlyArray<string>) => string> {
  const facts = await factsOf(CURRENT);
  return (codes) => faceWords(codes, facts);
}

/** All cards by name, once they are known. Throws Refusal. */
export async function knownCardNames(): Promise<ReadonlyMap<string, string>> {
  const { cards } = await factsOf(CURRENT);
  return new Map([...cards.values()].map(({ code, title }) => [code, title]));
}
