import type { ReactElement } from "react";
import { useEarlierTalk } from "@/core/store/earlier-talk";
import { useTableStore } from "@/core/store/opening";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { type Ended, useEnding, useTable } from "@/core/store/use-table";
import { TableView } from "@/core/table/table-view";
import styles from "@/core/table/table-view.module.css";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { Coach, type CoachPlace } from "@/games/destiny/lessons/coach";
import { Rings } from "@/kit/rings";

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
