import type { Prompt } from "@protocol";
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
}

/** Two answers that are commonly given together, each pair as one button. */
export function Pairs({ prompt, ruinous }: PairsProps): ReactElement {
  return (
    <>
      {(prompt.pairs ?? []).map(({ first, text, outcome }, at) =>
        text === "" || (ruinOf(prompt, first) !== "") !== ruinous ? null : (
          <Choice
            key={text}
            place={PAIRS - at}
            label={text}
            outcome={outcome ?? ""}
            ruin={ruinOf(prompt, first)}
          >
            {capital(text.replace(ASIDE, ""))}
          </Choice>
        ),
      )}
    </>
  );
}
