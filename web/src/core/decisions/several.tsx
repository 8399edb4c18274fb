import type { ReactElement } from "react";
import { useClient } from "@/core/client/use-client";
import { type Kind, kindsOf } from "@/core/decisions/alike";
import { Choice } from "@/core/decisions/choice";
import styles from "@/core/decisions/choice.module.css";
import { faceFor, weightOf } from "@/core/decisions/picks";
import { sendWords } from "@/core/decisions/send-words";
import { isSpread, missingOf, roomOf } from "@/core/picking/picking";
import { pickedPlaces } from "@/core/picking/use-picks";
import { type Asked, shortWords, wordsOf } from "@/core/scene/asked";
import { Button } from "@/kit/button";
import { useMedia } from "@/kit/use-media";
import { capital } from "@/kit/wording";

/**
 * Several things to choose, in any order: a click picks, a second one takes back, one button
 * sends them all. What is spread over things is picked piece by piece, or all of it at once; of
 * things that are alike each click picks another one.
 */
export function Several({ scene, decision, prompt }: Asked): ReactElement {
  const client = useClient();
  const places = pickedPlaces(scene.picking);
  const { picks, asking, fill } = scene.picking;
  const room = picks === null ? 0 : roomOf(picks, decision);
  const kinds = kindsOf(client, scene, decision.options);
  const all = room === 2 ? "Both" : `All ${room}`;
  const isAll = isSpread(decision) && room > 1 && places.length === 0;
  const narrow = useMedia("(max-width: 720px)");
  const isLit = ({ option: { target = 0 } }: Kind): boolean => scene.placement.things.has(target);
  // On a phone the bar has room for what lies nowhere else: the others are touched where they lie.
  const shown = narrow && !isSpread(decision) ? kinds.filter((kind) => !isLit(kind)) : kinds;
  return (
    <>
      {shown.map((kind) => {
        const { option } = kind;
        const place = nextOf(kind, places);
        const face = faceFor(client, scene, option);
        const choice = (
          <Choice
            key={kind.places[0]}
            place={place}
            count={kind.places.length}
            label={wordsOf(prompt, place)}
            weight={weightOf(option, face)}
            picked={option.kind === "stop" ? undefined : countOf(places, kind)}
          >
            {face ?? capital(shortWords(prompt, place))}
          </Choice>
        );
        return isAll && option.kind !== "stop" ? (
          <span key={kind.places[0]} className={styles["spread"]}>
            {choice}
            <button
              type="button"
              className={styles["all"]}
              data-all={place}
              disabled={scene.sent !== null}
              aria-label={`${all}: ${wordsOf(prompt, place)}`}
              title={`${all} of it at once`}
              onClick={() => fill(place)}
            >
              {all}
            </button>
          </span>
        ) : (
          choice
        );
      })}
      {places.length === 0 && asking === "" ? null : <Send scene={scene} decision={decision} />}
    </>
  );
}

/** Which of a kind a click is about: one that is not picked, else the last one. */
function nextOf({ places }: Kind, picked: ReadonlyArray<number>): number {
  return places.find((place) => !picked.includes(place)) ?? places.at(-1) ?? -1;
}

function countOf(picked: ReadonlyArray<number>, { places }: Kind): number {
  return picked.filter((one) => places.includes(one)).length;
}

/** Sends what is picked; while too few are, it says how many are missing. */
function Send({ scene, decision }: Pick<Asked, "scene" | "decision">): ReactElement | null {
  const client = useClient();
  const { picks, asking, send } = scene.picking;
  if (picks === null) {
    return null;
  }
  const missing = missingOf(picks, decision);
  const words = sendWords(client, decision, picks.picked.length);
  return (
    <Button
      kind={asking === "" ? "go" : "danger"}
      data-choice="several"
      data-key="G"
      data-really={asking === "" ? undefined : ""}
      disabled={scene.sent !== null || missing > 0}
      onClick={send}
    >
      {missing > 0 ? `${missing} more` : asking === "" ? words : `Really: ${words}. ${asking}`}
    </Button>
  );
}
