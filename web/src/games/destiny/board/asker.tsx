import type { ReactElement } from "react";
import type { Scene } from "@/core/scene/scene";
import styles from "@/games/destiny/board/asker.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Die } from "@/games/destiny/drawing/die";
import { Sign } from "@/games/destiny/drawing/sign";
import { dieColour, typeOf } from "@/games/destiny/reading/faces";
import type { Seen } from "@/games/destiny/reading/seen";
import { readSide } from "@/games/destiny/reading/sides";
import { dieOf } from "@/games/destiny/reading/things";
import { classes } from "@/kit/classes";

/** The die or card that asks. */
export function Asker({ decision, board, inspect }: Scene<Seen>): ReactElement | null {
  const { view, catalogue } = board;
  // The die stands in the title's part of a decision: the head does not know it.
  const die = dieOf(view, view.decision?.die ?? 0);
  const code = decision?.asked_by ?? "";
  if (die?.side !== undefined) {
    return (
      <Die
        colour={dieColour(catalogue.get(die.code))}
        side={readSide(die.side)}
        owner={titleOf(catalogue, die.code)}
        size={48}
      />
    );
  }
  if (code === "") {
    return null;
  }
  const look = (element: HTMLElement): void =>
    inspect({ id: decision?.source ?? 0, code, at: element.getBoundingClientRect() });
  return (
    <button
      type="button"
      className={classes(styles["card"], dieColour(catalogue.get(code)))}
      aria-label={`Look at ${titleOf(catalogue, code)}`}
      onClick={(event) => look(event.currentTarget)}
      onPointerEnter={(event) => look(event.currentTarget)}
      onPointerLeave={() => inspect(null)}
    >
      <Sign name={typeOf(catalogue.get(code)?.type ?? "")} />
    </button>
  );
}
