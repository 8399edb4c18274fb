import type { ReactElement } from "react";
import { Coach, type CoachPlace } from "@/coach/coach";
import { Rings } from "@/drawing/rings";
import { useEarlierTalk } from "@/store/earlier-talk";
import { useTableStore } from "@/store/opening";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { usePrintings } from "@/store/use-printings";
import { type Ended, useEnding, useTable } from "@/store/use-table";
import { TableView } from "@/table/table-view";
import styles from "@/table/table-view.module.css";

const editionOf = (state: TableState): string => state.welcome?.edition ?? "";

interface TablePageProps {
  readonly table: string;
  readonly game: string;
  /** What the lessons of a guided game are kept under. */
  readonly lesson?: string | undefined;
  /** Called once the game is over. */
  readonly ended: Ended;
}

/** The page of a table: it comes to it, and leaves it when the page is left. */
export function TablePage({ table, game, lesson, ended }: TablePageProps): ReactElement {
  const store = useTableStore(game);
  useEarlierTalk(store, table);
  useEnding(store, ended);
  return store === null ? (
    <main className={styles["waiting"]}>
      <Rings />
      <p role="status">Coming to the table</p>
    </main>
  ) : (
    <WithCards store={store} lesson={lesson} />
  );
}

interface WithCardsProps {
  readonly store: TableStore;
  readonly lesson: string | undefined;
}

function WithCards({ store, lesson }: WithCardsProps): ReactElement {
  const edition = useTable(store, editionOf);
  const coach = (place: CoachPlace): ReactElement | null =>
    lesson === undefined ? null : <Coach place={place} table={lesson} store={store} />;
  return <TableView store={store} catalogue={usePrintings(edition)} coach={coach} />;
}
