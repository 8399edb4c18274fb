import type { ReactElement } from "react";
import styles from "@/games/destiny/board/chosen.module.css";
import { dieState } from "@/games/destiny/board/pool";
import { Sign } from "@/games/destiny/drawing/sign";
import type { DieState } from "@/games/destiny/reading/drawn";
import { type Sum, sumFigures, sumsOfChosen } from "@/games/destiny/reading/sums";
import { type DestinyScene, useDestiny } from "@/games/destiny/reading/use-destiny";

const CHOSEN: ReadonlySet<DieState> = new Set(["chosen", "pending", "resolving"]);

/** What the dice that are chosen add up to, whosever they are; nothing while none is chosen. */
export function chosenSums(scene: DestinyScene): ReadonlyArray<Sum> {
  const { near, far } = scene.board;
  const dice = [...far.pool, ...near.pool].filter((die) => CHOSEN.has(dieState(scene, die)));
  return sumsOfChosen(dice);
}

/** The same on the centre line. */
export function Chosen(): ReactElement | null {
  const sums = chosenSums(useDestiny());
  if (sums.length === 0) return null;
  return (
    <div className={styles["chosen"]} data-chosen-sum>
      Chosen
      <ul aria-label="The chosen dice in sum">
        {sums.map((sum) => (
          <li key={sum.symbol}>
            <Sign name={sum.symbol} />
            <span className="spoken">{sum.symbol}</span>
            <b className="num">{sumFigures(sum)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
