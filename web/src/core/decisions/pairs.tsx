import type { Pair, Prompt } from "@protocol";
import type { ReactElement } from "react";
import { useClient } from "@/core/client/use-client";
import { Choice } from "@/core/decisions/choice";
import { PAIRS, useScene } from "@/core/scene/scene";
import { ruinOf } from "@/core/view/ruin";
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

/**
 * Two answers that are commonly given together, each pair as one button.
 *
 * A pair with a key of its own has a place of its own, too: the title draws it (`PairsOf`).
 */
export function Pairs({ prompt, ruinous, alone }: PairsProps): ReactElement {
  const { pairKeys = {} } = useClient();
  const { decision } = useScene();
  const isShown = ({ first, then }: Pair): boolean =>
    pairKeys[decision?.options[first]?.kind ?? ""] === undefined &&
    (ruinOf(prompt, first) !== "") === ruinous &&
    !(alone && then.kind === "pass");
  return <PairButtons prompt={prompt} isShown={isShown} />;
}

/** The pairs that begin with a kind of option. */
export function PairsOf({ kind, prompt }: { kind: string; prompt: Prompt }): ReactElement {
  const { decision } = useScene();
  return (
    <PairButtons prompt={prompt} isShown={({ first }) => decision?.options[first]?.kind === kind} />
  );
}

interface PairButtonsProps {
  readonly prompt: Prompt;
  isShown(pair: Pair): boolean;
}

function PairButtons({ prompt, isShown }: PairButtonsProps): ReactElement {
  return (
    <>
      {(prompt.pairs ?? []).map((pair, at) => {
        const { first, text, outcome } = pair;
        return text !== "" && isShown(pair) ? (
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
