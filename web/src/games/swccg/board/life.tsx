import type { PlayerView } from "@protocol/swccg";
import type { ReactElement } from "react";
import styles from "@/games/swccg/board/life.module.css";
import { DECK, lifeOf, lifeWords } from "@/games/swccg/reading/life";
import { useSwccg } from "@/games/swccg/reading/seen";

/** The bar of sixty units: solid Reserve, bright Force, striped Used, an empty track for what is gone. */
export function LifeBar({ player }: { readonly player: PlayerView }): ReactElement {
  const { board } = useSwccg();
  const life = lifeOf(board, player);
  const unit = (count: number): { width: string } => ({ width: `${(100 * count) / DECK}%` });
  return (
    <span className={styles["bar"]} role="img" aria-label={lifeWords(life)}>
      {life.reserve > 0 ? <i className={styles["reserve"]} style={unit(life.reserve)} /> : null}
      {life.force > 0 ? <i className={styles["force"]} style={unit(life.force)} /> : null}
      {life.used > 0 ? <i className={styles["used"]} style={unit(life.used)} /> : null}
      {life.stake > 0 ? <i className={styles["stake"]} style={unit(life.stake)} /> : null}
    </span>
  );
}

/** Life Force as the largest number of a player, with its bar. */
export function LifeForce({ player }: { readonly player: PlayerView }): ReactElement {
  const { board } = useSwccg();
  const { stake } = lifeOf(board, player);
  return (
    <div className={styles["life"]} data-zone="life">
      <b className={styles["number"]}>{player.life_force}</b>
      <span className={styles["label"]}>
        Life Force
        {stake > 0 ? <b>{`${stake} at stake`}</b> : null}
      </span>
      <LifeBar player={player} />
    </div>
  );
}
