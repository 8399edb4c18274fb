import { memo, type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Scene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { nameOfSeat, whose } from "@/core/words/names";
import { Chosen } from "@/games/destiny/board/chosen";
import styles from "@/games/destiny/board/felt.module.css";
import { Hand } from "@/games/destiny/board/hand";
import { Battlefield, Middle } from "@/games/destiny/board/middle";
import { PlayerStrip } from "@/games/destiny/board/player-strip";
import { Pool } from "@/games/destiny/board/pool";
import { Supports, Team } from "@/games/destiny/board/team";
import { Waits } from "@/games/destiny/board/waits";
import type { Seen } from "@/games/destiny/reading/seen";
import { Rings } from "@/kit/rings";
import { useMedia } from "@/kit/use-media";

const sittersOf = ({ sitters }: TableState): TableState["sitters"] => sitters;
const clocksOf = ({ clocks }: TableState): TableState["clocks"] => clocks;
const presenceOf = ({ presence }: TableState): TableState["presence"] => presence;

/**
 * The other side's line above, the board, which scrolls when it is crowded, one's own line and hand
 * below. On a phone the other side's team belongs to its line: it is always in sight.
 */
export const Felt = memo(function Felt({ store, head, board }: Scene<Seen>): ReactElement {
  const { near, far } = board.board;
  const sitters = useTable(store, sittersOf);
  const clocks = useTable(store, clocksOf);
  const presence = useTable(store, presenceOf);
  const rows = useCentred();
  const felt = useRef<HTMLDivElement>(null);
  const room = useHeight(felt);
  const farName = nameOfSeat(head, sitters, far.seat);
  const nearName = nameOfSeat(head, sitters, near.seat);
  const narrow = useMedia("(max-width: 720px)");
  const grounds = { mine: controls(nearName), theirs: controls(farName) };
  const hanging = <Battlefield {...grounds} />;
  const theirs = <Team side={far} name={whose(farName, "team")} edge="top" room={room} />;
  const atBottom = board.board.ground?.mine ?? true;
  return (
    <div className={styles["felt"]} ref={felt}>
      <div className={styles["rings"]}>
        <Rings />
      </div>
      <div className={styles["far"]}>
        <PlayerStrip side={far} name={farName} mine={false} clocks={clocks} presence={presence} />
        {narrow ? theirs : null}
      </div>
      <div className={styles["board"]} data-board ref={rows}>
        {narrow ? null : theirs}
        <section className={styles["stage"]} data-centre aria-label="Between the players">
          <Pool side={far} name={whose(farName, "dice")} edge="top">
            {narrow || atBottom ? null : hanging}
          </Pool>
          {narrow ? <Middle {...grounds} /> : null}
          <Pool side={near} name={whose(nearName, "dice")} edge="bottom">
            {narrow || !atBottom ? null : hanging}
          </Pool>
          {narrow ? null : <Chosen />}
          {narrow ? null : <Waits />}
        </section>
        <Team side={near} name={whose(nearName, "team")} edge="bottom" room={room} />
      </div>
      <div className={styles["near"]}>
        <PlayerStrip side={near} name={nearName} mine clocks={clocks} presence={presence}>
          {narrow ? <Supports side={near} /> : null}
        </PlayerStrip>
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

/** How high an element is, kept current; boundless where nobody can know. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === "undefined") return;
    setHeight(current.clientHeight);
    const watching = new ResizeObserver(() => setHeight(current.clientHeight));
    watching.observe(current);
    return () => watching.disconnect();
  }, [element]);
  return height;
}

/** Who controls the battlefield, in words. */
function controls(name: string): string {
  return name === "You" ? "You control it" : `${name} controls it`;
}
