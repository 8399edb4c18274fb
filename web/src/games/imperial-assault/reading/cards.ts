/** What is printed on cards, in words. */
import type { CardFacts, EffectFacts } from "@protocol/imperial-assault";
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

export function kindWords({ kind, restriction }: CardFacts): string {
  return kind === "upgrade" && restriction ? "Attachment" : (KINDS[kind] ?? kind);
}

/** The line below a card's name. */
export function typeWords(card: CardFacts): string {
  const { traits = [], affiliation = "" } = card;
  const parts = [kindWords(card), capital(affiliation), ...traits];
  return parts.filter(Boolean).join(", ");
}

/** How large a base is: "2 by 2 spaces"; empty for one space. */
export function sizeWords({ size = [1, 1] }: CardFacts): string {
  const [short, long] = size;
  return short * long <= 1 ? "" : `${short} by ${long} spaces`;
}

/** What one has to know of a card before it joins an army: what it has, or whom it is for. */
export function needsWords(card: CardFacts): string {
  const { kind, traits = [], group = 1, restriction, affiliation = "" } = card;
  if (kind === "command") return `For: ${restrictionWords(card)}`;
  if (kind === "group") {
    const figures = group === 1 ? "1 figure" : `${group} figures`;
    return [figures, ...traits].join(", ");
  }
  const side = affiliation === "" || affiliation === "neutral" ? "" : `, ${capital(affiliation)}`;
  return restriction
    ? `Attachment for: ${restrictionWords(card)}`
    : `${KINDS[kind] ?? kind}${side}`;
}

/** Dice in words: "2 blue and 1 green". */
export function diceWords(dice: ReadonlyArray<string>): string {
  return listed(
    [...new Set(dice)].map((colour) => {
      const count = dice.filter((one) => one === colour).length;
      return colour === "any" ? `${count} of any colour` : `${count} ${colour}`;
    }),
  );
}

const KEYWORDS: ReadonlySet<string> = new Set(["pierce", "blast", "cleave", "recover"]);
const CONDITIONS: ReadonlySet<string> = new Set(["focus", "hide", "stun", "weaken", "bleed"]);

/** A word of a box or a surge: "+1 block", "Pierce 2", "Stun". */
export function effectWords({ word, amount }: EffectFacts): string {
  const words = word.replaceAll("_", " ");
  if (CONDITIONS.has(word)) return capital(words);
  if (KEYWORDS.has(word)) return `${capital(words)} ${amount}`;
  return `${amount < 0 ? "" : "+"}${amount} ${words}`;
}
