import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import { GuidedWay } from "@/core/lessons/guided-way";

/** The way to the guided first skirmish. */
export function Learn({ title }: OfTitle): ReactElement {
  return (
    <GuidedWay title={title}>
      <p>
        Your first skirmish of Star Wars: Imperial Assault: Han Solo and Luke Skywalker against
        Darth Vader, whom the computer plays. Somebody beside the table tells you what each choice
        means, when it is new.
      </p>
    </GuidedWay>
  );
}
