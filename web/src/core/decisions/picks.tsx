import type { ReactElement } from "react";
import type { GameClient } from "@/core/client/client";
import { useClient } from "@/core/client/use-client";
import { kindsOf } from "@/core/decisions/alike";
import { Choice } from "@/core/decisions/choice";
import { type Asked, inShownOrder, shortWords, wordsOf } from "@/core/scene/asked";
import type { Scene } from "@/core/scene/scene";
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
        return (
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
      })}
    </>
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
