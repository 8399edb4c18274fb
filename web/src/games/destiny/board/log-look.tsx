/**
 * Lines of the log: whom they are about, whom they name, and what their figures count.
 */
import type { Line } from "@protocol";
import type { Thing } from "@protocol/destiny";
import type { ReactElement } from "react";
import type { LogLook } from "@/core/client/client";
import { type Figures, firstNamed, type LogName } from "@/core/words/log-parts";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import { Sign } from "@/games/destiny/drawing/sign";
import { emblemOf } from "@/games/destiny/reading/emblems";
import { faceOf } from "@/games/destiny/reading/faces";
import { toldOf } from "@/games/destiny/reading/sent";
import { Emblem } from "@/kit/heraldry/emblem";

const SIZE = 30;
const FACED: ReadonlySet<string> = new Set(["character", "support"]);

const FIGURES: Figures = [
  [/\b\d+ (?:(?:melee|ranged|indirect|unblockable) )*damage\b/g, "harm"],
  [/\b\d+ (?:melee|ranged|indirect)\b/g, "harm"],
  [/\b\d+ (?:shields?|blocked)\b|\bblocked\b/g, "guard"],
  [/\b\d+ resources?\b/g, "gain"],
  [/\+\d+ \w+|\b\d+ (?:focus|disrupt|discard|reroll|dice|cards?)\b/g, "count"],
];

/** How a line looks to whoever knows these cards. */
export function logLook(catalogue: Catalogue, line: Line): LogLook {
  const { kind, amount = 0, subject, source, other, items = [] } = toldOf(line);
  if (kind === "round_began") {
    return { begins: `Round ${amount}` };
  }
  const names = namesOf(catalogue, [subject, source, other, ...items]);
  const about = firstNamed(line.text, names) ?? names[0];
  return { ...faced(catalogue, about), names, figures: FIGURES };
}

/** The cards that a line may name; what is hidden has no code. */
function namesOf(
  catalogue: Catalogue,
  things: ReadonlyArray<Thing | null | undefined>,
): ReadonlyArray<LogName> {
  const codes = new Set(things.flatMap((thing) => thing?.code ?? []));
  return [...codes].flatMap((code) => {
    const card = catalogue.get(code);
    return card === undefined ? [] : [{ words: card.title, code }];
  });
}

function faced(catalogue: Catalogue, about: LogName | undefined): { face?: ReactElement } {
  const facts = catalogue.get(about?.code ?? "");
  if (facts === undefined) return {};
  const card = faceOf(facts);
  return {
    face: FACED.has(card.type) ? (
      <Emblem facts={emblemOf(card)} size={SIZE} />
    ) : (
      <Sign name={card.type} />
    ),
  };
}
