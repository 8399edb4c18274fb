/** What is printed on cards, in words. */
import type { CardFacts } from "@protocol/imperial-assault";
import { capital, listed } from "@/kit/wording";

/** Whom a Command card is played on: "Any figure", "Force User", "Your side". */
export function restrictionWords(card: CardFacts | undefined): string {
  const { kind = "none", affiliation = "", values = [] } = card?.restriction ?? {};
  if (kind === "none") return "Your side";
  const side = affiliation === "" ? "" : capital(affiliation);
  const who = values.length === 0 ? "any figure" : listed(values);
  return capital([side, who].filter(Boolean).join(" "));
}

const KINDS: Readonly<Record<string, string>> = {
  group: "Deployment card",
  upgrade: "Skirmish upgrade",
  companion: "Companion",
  form: "Form",
  command: "Command card",
};

/** The line below a card's name. */
export function typeWords(card: CardFacts): string {
  const { kind, traits = [], affiliation = "" } = card;
  const parts = [KINDS[kind] ?? kind, capital(affiliation), ...traits];
  return parts.filter(Boolean).join(", ");
}
