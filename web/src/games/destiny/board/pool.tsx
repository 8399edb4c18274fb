import type { DieView } from "@protocol/destiny";
import type { ReactElement, ReactNode } from "react";
import { Thing } from "@/core/scene/thing";
import { LyingDie } from "@/games/destiny/board/drawn-once";
import styles from "@/games/destiny/board/pool.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Sign } from "@/games/destiny/drawing/sign";
import { useMotion, useRolling } from "@/games/destiny/motion/motion";
import type { Side } from "@/games/destiny/reading/board";
import type { DieState } from "@/games/destiny/reading/drawn";
import { dieColour } from "@/games/destiny/reading/faces";
import { dieLabel } from "@/games/destiny/reading/labels";
import { BLANK, readSide } from "@/games/destiny/reading/sides";
import { sumFigures, sumsOf } from "@/games/destiny/reading/sums";
import { type DestinyScene, useDestiny } from "@/games/destiny/reading/use-destiny";
import { DiceRow, PoolDie } from "@/kit/crowd";
import { useMedia } from "@/kit/use-media";

interface PoolProps {
  readonly side: Side;
  readonly name: string;
  readonly edge: "top" | "bottom";
  /** What hangs on the centre line at this side. */
  readonly children?: ReactNode;
}

/** The dice in a player's pool in their order, and what they add up to. */
export function Pool({ side, name, edge, children }: PoolProps): ReactElement {
  const { board } = useDestiny();
  const rolling = useRolling();
  const sums = sumsOf(side.pool.filter((die) => !rolling.has(die.id)));
  return (
    <section
      className={styles["pool"]}
      data-edge={edge}
      data-zone={side.seat === board.near.seat ? "pool" : undefined}
      aria-label={name}
    >
      <div className={styles["beside"]}>
        {children}
        <header className={styles["label"]}>
          <span className={styles["name"]}>{name}</span>
          <ul className={styles["sums"]} aria-label="In sum">
            {sums.map((sum) => (
              <li key={sum.symbol}>
                <Sign name={sum.symbol} />
                <span className="spoken">{sum.symbol}</span>
                <b className="num">{sumFigures(sum)}</b>
              </li>
            ))}
          </ul>
        </header>
      </div>
      <div className={styles["dice"]} data-row data-pool>
        <div className={styles["box"]}>
          <div className={styles["inside"]}>
            <DiceRow label="In the pool" captions>
              {[...side.pool, ...side.held].map((die) => (
                <DieThing key={die.id} die={die} />
              ))}
            </DiceRow>
          </div>
        </div>
      </div>
    </section>
  );
}

function DieThing({ die }: { readonly die: DieView }): ReactElement {
  const scene = useDestiny();
  const { rolledAs, turn } = useMotion(die.id);
  const state = dieState(scene, die);
  const narrow = useMedia("(max-width: 720px)");
  const drawn = (
    <LyingDie
      key={turn}
      colour={dieColour(scene.catalogue.get(die.code))}
      side={die.side === undefined ? BLANK : readSide(die.side)}
      state={state}
      rolledAs={rolledAs}
      silent
    />
  );
  return (
    <Thing id={die.id} code={die.code} label={dieLabel(scene.view, scene.catalogue, die)}>
      {narrow ? (
        drawn
      ) : (
        <PoolDie caption={titleOf(scene.catalogue, die.code)} now={state === "resolving"}>
          {drawn}
        </PoolDie>
      )}
    </Thing>
  );
}

/** How a die stands in what is decided. */
export function dieState(scene: DestinyScene, die: DieView): DieState {
  if (die.zone !== "pool") {
    return "dim";
  }
  const standing = scene.standing(die.id);
  return scene.view.decision?.die === die.id && standing === "idle" ? "resolving" : standing;
}
