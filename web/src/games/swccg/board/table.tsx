import { memo, type ReactElement, useState } from "react";
import type { Scene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { nameOfSeat } from "@/core/words/names";
import { Battle } from "@/games/swccg/board/battle";
import { Duel } from "@/games/swccg/board/duel";
import { Hand } from "@/games/swccg/board/hand";
import { PhoneTable } from "@/games/swccg/board/phone";
import { Player } from "@/games/swccg/board/player";
import { StackRibbon } from "@/games/swccg/board/stack";
import styles from "@/games/swccg/board/table.module.css";
import { Turn } from "@/games/swccg/board/turn";
import { Worlds } from "@/games/swccg/board/worlds";
import { battleOf } from "@/games/swccg/reading/battles";
import { duelOf } from "@/games/swccg/reading/duels";
import type { Seen } from "@/games/swccg/reading/seen";
import { Button } from "@/kit/button";
import { useMedia } from "@/kit/use-media";

const sittersOf = ({ sitters }: TableState): TableState["sitters"] => sitters;
const clocksOf = ({ clocks }: TableState): TableState["clocks"] => clocks;

/** The other player, the locations, you and your hand; a battle lies over the locations. */
export const CardTable = memo(function CardTable({
  store,
  head,
  board: seen,
}: Scene<Seen>): ReactElement {
  const sitters = useTable(store, sittersOf);
  const clocks = useTable(store, clocksOf);
  const narrow = useMedia("(max-width: 720px)");
  const wide = useMedia("(min-width: 1181px)");
  const [folded, setFolded] = useState(0);
  const { near, far } = seen;
  const who = (seat: number): string => nameOfSeat(head, sitters, seat);
  const battle = battleOf(seen);
  const shown = battle !== undefined && folded !== battle.place ? battle : undefined;
  const unfold =
    battle !== undefined && shown === undefined ? (
      <Button kind="go" onClick={() => setFolded(0)}>
        Back to the battle
      </Button>
    ) : null;
  const duel = duelOf(seen);
  const battled =
    shown === undefined ? null : (
      <Battle battle={shown} who={who} fold={() => setFolded(shown.place)} />
    );
  const fight = duel === undefined ? battled : <Duel duel={duel} who={who} />;
  if (narrow) return <PhoneTable who={who} battle={fight} unfold={unfold} />;
  return (
    <div className={styles["table"]} data-board>
      <Player player={far} name={who(far.seat)} clocks={clocks} far />
      {wide ? null : (
        <div className={styles["ribbon"]}>
          <Turn who={who} />
          <StackRibbon />
        </div>
      )}
      <div className={styles["middle"]}>
        {fight ?? <Worlds />}
        {unfold === null ? null : <div className={styles["unfold"]}>{unfold}</div>}
      </div>
      <Player player={near} name={who(near.seat)} clocks={null} />
      <div className={styles["hand"]}>
        <Hand />
      </div>
    </div>
  );
});
