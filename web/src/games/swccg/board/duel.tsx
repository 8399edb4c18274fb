import type { DuelView } from "@protocol/swccg";
import type { ReactElement } from "react";
import styles from "@/games/swccg/board/battle.module.css";
import { Plate } from "@/games/swccg/board/plate";
import { cardName } from "@/games/swccg/catalogue/facts";
import { DrawnDestiny } from "@/games/swccg/drawing/destiny";
import { tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { drawnWords, duellistsOf, duelTotal } from "@/games/swccg/reading/duels";
import { carriedBy } from "@/games/swccg/reading/places";
import { useSwccg } from "@/games/swccg/reading/seen";
import { sideOf } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";

interface DuelProps {
  readonly duel: DuelView;
  readonly who: (seat: number) => string;
}

/** A duel: two characters, their power and what they draw; the higher total wins. */
export function Duel({ duel, who }: DuelProps): ReactElement {
  const { board, view, facts, near } = useSwccg();
  const sides = duellistsOf(board, duel);
  return (
    <section className={classes(styles["battle"], styles["duel"])} aria-label="Duel" data-duel>
      <header className={styles["head"]}>
        <Sign name="battle" />
        <h2>Duel</h2>
        <p>{`${cardName(facts, duel.code)}: the higher of power and destiny wins`}</p>
      </header>
      {sides.map((one) => {
        const { copy, drawn } = one;
        const far = copy.side !== near.seat;
        const side = sideOf(view, copy.side);
        return (
          <div
            key={copy.id}
            className={classes(styles["side"], far && styles["far"], tinted(side))}
          >
            <div className={styles["total"]}>
              <b className={styles["sum"]}>{duelTotal(one)}</b>
              {drawn === null || drawn < 0 ? null : (
                <DrawnDestiny large value={drawn} label={`Destiny ${drawn}`} />
              )}
              <p>
                <b className={styles["name"]}>
                  <Sign name={side} />
                  {who(copy.side)}
                </b>
                <span>{`power ${one.power}`}</span>
                <span>{drawnWords(one)}</span>
              </p>
            </div>
            <div className={styles["cards"]}>
              <Plate group={{ copies: [copy], carried: carriedBy(view, copy.id) }} />
            </div>
          </div>
        );
      })}
    </section>
  );
}
