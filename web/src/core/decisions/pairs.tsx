import type { Pair, Prompt } from "@protocol";
import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { ruinOf } from "@/core/scene/asked";
import { PAIRS } from "@/core/scene/scene";
import { capital } from "@/kit/wording";

/** What stands in brackets at the end: the table shows that. */
const ASIDE = / \([^()]*\)$/;

interface PairsProps {
  readonly prompt: Prompt;
  /** Those that ruin one's own game, which stand behind everything else; or all others. */
  readonly ruinous: boolean;
  /** Whether the table passes by itself: then no pair ends with a pass. */
  readonly alone: boolean;
}

/** Two answers that are commonly given together, each pair as one button. */
export function Pairs({ prompt, ruinous, alone }: PairsProps): ReactElement {
  const isShown = ({ first, text, then }: Pair): boolean =>
    text !== "" && (ruinOf(prompt, first) !== "") === ruinous && !(alone && then.kind === "pass");
  return (
    <>
      {(prompt.pairs ?? []).map((pair, at) => {
        const { first, text, outcome } = pair;
        return isShown(pair) ? (
          <Choice
            key={text}
            place={PAIRS - at}
            label={text}
            outcome={outcome ?? ""}
            ruin={ruinOf(prompt, first)}
          >
            {capital(text.replace(ASIDE, ""))}
          </Choice>
        ) : null;
      })}
    </>
  );
}
