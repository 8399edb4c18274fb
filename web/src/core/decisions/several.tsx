import type { ReactElement } from "react";
import { useClient } from "@/core/client/use-client";
import { Choice } from "@/core/decisions/choice";
import { faceFor, weightOf } from "@/core/decisions/picks";
import { sendWords } from "@/core/decisions/send-words";
import { missingOf } from "@/core/picking/picking";
import { pickedPlaces } from "@/core/picking/use-picks";
import { type Asked, shortWords, wordsOf } from "@/core/scene/asked";
import { Button } from "@/kit/button";
import { capital } from "@/kit/wording";

/**
 * Several things to choose, in any order: a click picks, a second one takes back, one button
 * sends them all. What is spread over things is picked piece by piece.
 */
export function Several({ scene, decision, prompt }: Asked): ReactElement {
  const client = useClient();
  const places = pickedPlaces(scene.picking);
  return (
    <>
      {decision.options.map((option, place) => {
        const face = faceFor(client, scene, option);
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: what was offered keeps its place
            key={place}
            place={place}
            label={wordsOf(prompt, place)}
            weight={weightOf(option, face)}
            picked={option.kind === "stop" ? undefined : countOf(places, place)}
          >
            {face ?? capital(shortWords(prompt, place))}
          </Choice>
        );
      })}
      {places.length === 0 ? null : <Send scene={scene} decision={decision} />}
    </>
  );
}

function countOf(places: ReadonlyArray<number>, place: number): number {
  return places.filter((one) => one === place).length;
}

/** Sends what is picked; while too few are, it says how many are missing. */
function Send({ scene, decision }: Pick<Asked, "scene" | "decision">): ReactElement | null {
  const client = useClient();
  const { picks, send } = scene.picking;
  if (picks === null) {
    return null;
  }
  const missing = missingOf(picks, decision);
  return (
    <Button
      kind="go"
      data-choice="several"
      disabled={scene.sent !== null || missing > 0}
      onClick={send}
    >
      {missing > 0 ? `${missing} more` : sendWords(client, decision, picks.picked.length)}
    </Button>
  );
}
