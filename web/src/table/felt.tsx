import type { ReactElement } from "react";
import { Rings } from "@/drawing/rings";
import type { TableState } from "@/store/state";
import styles from "@/table/felt.module.css";
import { Hand } from "@/table/hand";
import { Middle } from "@/table/middle";
import { nameOfSeat, whose } from "@/table/names";
import { PlayerStrip } from "@/table/player-strip";
import { Pool } from "@/table/pool";
import { useScene } from "@/table/scene";
import { Team } from "@/table/team";

/** The board itself: the other side above, the centre line, one's own side and hand below. */
export function Felt({ state }: { readonly state: TableState }): ReactElement {
  const { board, view } = useScene();
  const { near, far } = board;
  const farName = nameOfSeat(view, state.sitters, far.seat);
  const nearName = nameOfSeat(view, state.sitters, near.seat);
  return (
    <div className={styles["felt"]}>
      <div className={styles["rings"]}>
        <Rings />
      </div>
      <PlayerStrip
        side={far}
        name={farName}
        mine={false}
        clocks={state.clocks}
        presence={state.presence}
      />
      <Team side={far} name={whose(farName, "team")} edge="top" />
      <Pool side={far} name={whose(farName, "dice")} />
      <Middle mine={nearName === "You" ? "Yours" : `${nearName}’s`} theirs={`${farName}’s`} />
      <Pool side={near} name={whose(nearName, "dice")} />
      <Team side={near} name={whose(nearName, "team")} edge="bottom" />
      <div className={styles["near"]}>
        <PlayerStrip
          side={near}
          name={nearName}
          mine
          clocks={state.clocks}
          presence={state.presence}
        />
        <Hand side={near} />
      </div>
    </div>
  );
}
