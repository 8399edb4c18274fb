import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import { GuidedWay } from "@/core/lessons/guided-way";

/** The way to the guided first game. */
export function Learn({ title }: OfTitle): ReactElement {
  return (
    <GuidedWay title={title}>
      <p>
        Your first game of the Star Wars Customizable Card Game: you play the Dark Side with Vader
        and his troopers, the computer plays the Light Side. Somebody beside the table tells you
        what each choice means, when it is new.
      </p>
    </GuidedWay>
  );
}
