import type { ReactElement } from "react";
import type { GameClient, Repeat } from "@/core/client/client";
import { useClient } from "@/core/client/use-client";
import { kindsOf } from "@/core/decisions/alike";
import { Choice } from "@/core/decisions/choice";
import styles from "@/core/decisions/choice.module.css";
import { type Asked, inShownOrder, shortWords, wordsOf } from "@/core/scene/asked";
import { type Scene, useScene } from "@/core/scene/scene";
import type { Option } from "@/core/view/view";
import { capital } from "@/kit/wording";

/**
 * Things to choose from: they are lit on the table and stand in the bar once more, with their
 * faces where they have some. Ending or declining stands last, and what is alike stands once.
 */
export function Picks({ scene, decision, prompt }: Asked): ReactElement {
  const client = useClient();
  const kinds = kindsOf(client, scene, decision.options).flatMap(({ option, places }) =>
    places.slice(0, 1).map((place) => ({ option, place, count: places.length })),
  );
  return (
    <>
      {inShownOrder(prompt, kinds).map(({ option, place, count }) => {
        const face = faceFor(client, scene, option);
        const choice = (
          <Choice
            key={place}
            place={place}
            count={count}
            label={wordsOf(prompt, place)}
            weight={weightOf(option, face)}
          >
            {face ?? capital(shortWords(prompt, place))}
          </Choice>
        );
        const more = client.repeat?.(scene.board, decision, place, scene.began) ?? null;
        return more === null ? (
          choice
        ) : (
          <WithMore key={place} place={place} more={more} choice={choice} />
        );
      })}
    </>
  );
}

interface WithMoreProps {
  readonly place: number;
  readonly more: Repeat;
  readonly choice: ReactElement;
}

/** One answer, and beside it the same for all that is still to come. */
function WithMore({ place, more, choice }: WithMoreProps): ReactElement {
  const { sent, repeat } = useScene();
  return (
    <span className={styles["spread"]}>
      {choice}
      <button
        type="button"
        className={styles["all"]}
        data-repeat={place}
        disabled={sent !== null}
        aria-label={`${more.words}: ${more.label}`}
        title={more.label}
        onClick={() => repeat(place, more.next)}
      >
        {more.words}
      </button>
    </span>
  );
}

/** What stands on the button of something that can be picked, where its words do not. */
export function faceFor(
  client: GameClient,
  scene: Scene,
  { kind, target = 0 }: Option,
): ReactElement | undefined {
  return kind === "entity" ? client.thing(scene.board, target).face : undefined;
}

/** How heavy the button of something is that can be picked. */
export function weightOf(
  { kind }: Option,
  face: ReactElement | undefined,
): "plain" | "quiet" | "face" {
  if (kind !== "entity") {
    return "quiet";
  }
  return face === undefined ? "plain" : "face";
}
