import type { ReactElement } from "react";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { nameOfSeat } from "@/core/words/names";
import styles from "@/games/swccg/board/aside.module.css";
import { Stack } from "@/games/swccg/board/stack";
import { Turn } from "@/games/swccg/board/turn";
import { useSwccg } from "@/games/swccg/reading/seen";

const sittersOf = ({ sitters }: TableState): TableState["sitters"] => sitters;

/** Beside a wide table, above the log: whose turn it is, its phases, what is under way. */
export function Aside(): ReactElement {
  const { store, head } = useSwccg();
  const sitters = useTable(store, sittersOf);
  const who = (seat: number): string => nameOfSeat(head, sitters, seat);
  return (
    <>
      <div className={styles["turn"]}>
        <Turn who={who} />
      </div>
      <Stack who={who} />
    </>
  );
}
