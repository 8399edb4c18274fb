import { memo, type ReactElement, type RefObject, useLayoutEffect, useRef } from "react";
import type { Scene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { nameOfSeat, whose } from "@/core/words/names";
import styles from "@/games/destiny/board/felt.module.css";
import { Hand } from "@/games/destiny/board/hand";
import { Middle } from "@/games/destiny/board/middle";
import { PlayerStrip } from "@/games/destiny/board/player-strip";
import { Pool } from "@/games/destiny/board/pool";
import { Team } from "@/games/destiny/board/team";
import type { Seen } from "@/games/destiny/reading/seen";
import { Rings } from "@/kit/rings";

const sittersOf = ({ sitters }: TableState): TableState["sitters"] => sitters;
const clocksOf = ({ clocks }: TableState): TableState["clocks"] => clocks;
const presenceOf = ({ presence }: TableState): TableState["presence"] => presence;

/** The other side's line above, the board, which scrolls when it is crowded, one's own line and hand below. */
export const Felt = memo(function Felt({ store, head, board }: Scene<Seen>): ReactElement {
  const { near, far } = board.board;
  const sitters = useTable(store, sittersOf);
  const clocks = useTable(store, clocksOf);
  const presence = useTable(store, presenceOf);
  const rows = useCentred();
  const farName = nameOfSeat(head, sitters, far.seat);
  const nearName = nameOfSeat(head, sitters, near.seat);
  return (
    <div className={styles["felt"]}>
      <div className={styles["rings"]}>
        <Rings />
      </div>
      <div className={styles["far"]}>
        <PlayerStrip side={far} name={farName} mine={false} clocks={clocks} presence={presence} />
      </div>
      <div className={styles["board"]} data-board ref={rows}>
        <Team side={far} name={whose(farName, "team")} edge="top" />
        <Pool side={far} name={whose(farName, "dice")} />
        <Middle mine={nearName === "You" ? "Yours" : `${nearName}’s`} theirs={`${farName}’s`} />
        <Pool side={near} name={whose(nearName, "dice")} />
        <Team side={near} name={whose(nearName, "team")} edge="bottom" />
      </div>
      <div className={styles["near"]}>
        <PlayerStrip side={near} name={nearName} mine clocks={clocks} presence={presence} />
        <Hand side={near} />
      </div>
    </div>
  );
});

/** A board that is longer than its window begins with the centre line and the dice in sight. */
function useCentred(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rows = ref.current;
    const centre = rows?.querySelector<HTMLElement>("[data-centre]");
    if (rows != null && centre != null) {
      rows.scrollTop = centre.offsetTop + (centre.offsetHeight - rows.clientHeight) / 2;
    }
  }, []);
  return ref;
}
