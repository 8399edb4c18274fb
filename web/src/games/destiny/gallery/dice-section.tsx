import type { ReactElement } from "react";
import { Die } from "@/games/destiny/drawing/die";
import { Sign } from "@/games/destiny/drawing/sign";
import { Strip } from "@/games/destiny/drawing/strip";
import styles from "@/games/destiny/gallery/gallery.module.css";
import { sides } from "@/games/destiny/gallery/samples";
import type { Colour, DieState } from "@/games/destiny/reading/drawn";
import { readSide, SYMBOLS } from "@/games/destiny/reading/sides";
import { MARKS } from "@/games/destiny/reading/signs";
import { DiceRow, PoolDie } from "@/kit/crowd";
import { SIGNS } from "@/kit/sign";

const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "gray"];
const FACES = "2MD 3RD1 3IDi1 2Sh 1R 2Dr 1Dc 2F 2Re Sp Sp1 - 1Fr +2MD +3RD1 +2*1 XSh 0R";
const STATES: readonly DieState[] = [
  "idle",
  "lit",
  "chosen",
  "pending",
  "target",
  "refused",
  "resolving",
  "lens",
  "dim",
];

/** Signs, faces, states, sizes and strips. */
export function DiceSection(): ReactElement {
  return (
    <section className={styles["section"]}>
      <h2>Dice</h2>
      <ul className={styles["signs"]}>
        {[...SYMBOLS, ...MARKS, ...SIGNS].map((name) => (
          <li key={name}>
            <Sign name={name} />
            {name}
          </li>
        ))}
      </ul>
      {COLOURS.map((colour) => (
        <div key={colour} className={styles["dice"]}>
          {FACES.split(" ").map((side) => (
            <Die key={side} colour={colour} side={readSide(side)} size={56} />
          ))}
        </div>
      ))}
      <h3>States</h3>
      {(["blue", "gray"] as const).map((colour) => (
        <div key={colour} className={styles["dice"]}>
          {STATES.map((state) => (
            <figure key={state} className={styles["figure"]}>
              <Die colour={colour} side={readSide("+3RD1")} state={state} size={64} />
              <figcaption>{state}</figcaption>
            </figure>
          ))}
        </div>
      ))}
      <h3>Sizes, and a roll</h3>
      <div className={styles["dice"]}>
        {[96, 76, 56, 48, 36, 28].map((size, nth) => (
          <Die
            key={size}
            colour="red"
            side={readSide("3RD1")}
            size={size}
            rolledAs={{ nth, side: readSide("3RD1"), sides: FACES.split(" ").map(readSide) }}
          />
        ))}
      </div>
      <h3>A pool of six, of ten, of sixteen</h3>
      {[6, 10, 16].map((count) => (
        <div key={count} className={styles["pool"]}>
          <DiceRow label={`${count} dice`} captions>
            {Array.from({ length: count }, (_, nth) => (
              <PoolDie
                // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a sample never move
                key={nth}
                caption={nth % 3 === 0 ? "Crossguard Lightsaber" : "Kylo Ren"}
                now={nth === 2}
              >
                <Die
                  colour={COLOURS[nth % 4] ?? "gray"}
                  side={readSide(FACES.split(" ")[nth] ?? "-")}
                  state={nth === 2 ? "resolving" : "idle"}
                />
              </PoolDie>
            ))}
          </DiceRow>
        </div>
      ))}
      <h3>Strips</h3>
      <div className={styles["strips"]}>
        <Strip colour="red" sides={sides("1RD 2RD 3RD1 +3RDi1 1R -")} up={[1]} />
        <Strip colour="yellow" sides={sides("2ID 3ID1 XDc 1F Sp -")} tall up={[4]} />
      </div>
    </section>
  );
}
