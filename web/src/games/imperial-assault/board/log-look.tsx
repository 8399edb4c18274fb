/**
 * Lines of the log: whom they are about, whom they name, and what their figures count.
 */
import type { Line } from "@protocol";
import type { Thing, Told } from "@protocol/imperial-assault";
import type { LogLook } from "@/core/client/client";
import { type Figures, firstNamed, type LogName } from "@/core/words/log-parts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { emblemOf } from "@/games/imperial-assault/reading/emblems";
import { Emblem } from "@/kit/heraldry/emblem";
import { Sign } from "@/kit/sign";

const SIZE = 30;

const FIGURES: Figures = [
  [/\b\d+ (?:damage|strain)\b/g, "harm"],
  [/\b\d+ (?:block|evade)\b/g, "guard"],
  [/\b\d+ (?:points?|victory points?)\b/g, "gain"],
  [/\b\d+ (?:accuracy|surges?|actions?|movement points?|cards?)\b/g, "count"],
];

/** How a line looks to whoever knows these cards. */
export function logLook({ cards }: Facts, line: Line): LogLook {
  // Only lines of this title come here.
  const { kind, amount = 0, subject, source, items = [] } = line.event as Told;
  if (kind === "round_began") {
    return { begins: `Round ${amount}` };
  }
  const names = namesOf(cards, [subject, source, ...items]);
  const card = cards.get((firstNamed(line.text, names) ?? names[0])?.code ?? "");
  if (card === undefined) return { figures: FIGURES };
  const face =
    card.kind === "command" ? <Sign name="hand" /> : <Emblem facts={emblemOf(card)} size={SIZE} />;
  const look = { face, names, figures: FIGURES };
  return kind === "stepped" ? { ...look, stepOf: `way of ${subject?.id ?? 0}` } : look;
}

/** The cards that a line may name; what is hidden has no code. */
function namesOf(
  cards: Facts["cards"],
  things: ReadonlyArray<Thing | null | undefined>,
): ReadonlyArray<LogName> {
  const codes = new Set(things.flatMap((thing) => thing?.code ?? []));
  return [...codes].flatMap((code) => {
    const card = cards.get(code);
    return card === undefined ? [] : [{ words: card.name, code }];
  });
}
