/**
 * Lines of the log: whom they are about, whom they name, and what their figures count.
 */
import type { Line } from "@protocol";
import type { Thing, Told } from "@protocol/swccg";
import type { LogLook } from "@/core/client/client";
import { type Figures, firstNamed, type LogName } from "@/core/words/log-parts";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { sideOfCard } from "@/games/swccg/drawing/card-face";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { emblemOf } from "@/games/swccg/reading/emblems";

const SYSTEM = /^[^:]+: /;

const FIGURES: Figures = [
  [/\b(?:lose|loses) \d+ Force\b|\battrition \d+|\bbattle damage:? \d+/g, "harm"],
  [/\b(?:activate|activates|retrieve|retrieves) \d+ Force\b/g, "gain"],
  [/\b\d+ (?:Force|cards?|power)\b/g, "count"],
];

/** How a line looks to whoever knows these cards. */
export function logLook(facts: Facts, line: Line): LogLook {
  // Only lines of this title come here.
  const { kind, subject, source, items = [] } = line.event as Told;
  if (kind === "turn_begins") {
    return { begins: line.text.replace(/ begins\.$/, "") };
  }
  const names = namesOf(facts, [subject, source, ...items]);
  const about = firstNamed(line.text, names) ?? names[0];
  const card = facts.cards.get(about?.code ?? "");
  if (card === undefined) return { names, figures: FIGURES };
  const face = <EmblemDrawn emblem={emblemOf(facts, card.code, sideOfCard(card))} />;
  return { face, names, figures: FIGURES };
}

/** The cards that a line may name; what is hidden has no code. */
function namesOf(
  { cards }: Facts,
  things: ReadonlyArray<Thing | null | undefined>,
): ReadonlyArray<LogName> {
  const codes = new Set(things.flatMap((thing) => thing?.code ?? []));
  return [...codes].flatMap((code) => {
    const card = cards.get(code);
    if (card === undefined) return [];
    // A location is told without its system.
    const words = new Set([card.title, card.title.replace(SYSTEM, "")]);
    return [...words].map((one) => ({ words: one, code }));
  });
}
