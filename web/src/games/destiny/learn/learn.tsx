import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import { GuidedWay } from "@/core/lessons/guided-way";

/** The way to the guided game of Destiny. */
export function Learn({ title }: OfTitle): ReactElement {
  return (
    <GuidedWay title={title}>
      <p>
        Your first game of Star Wars: Destiny: Rey and Poe Dameron against Kylo Ren and Captain
        Phasma, whom the computer plays. Somebody beside the table tells you what is new, when it is
        new.
      </p>
    </GuidedWay>
  );
}
