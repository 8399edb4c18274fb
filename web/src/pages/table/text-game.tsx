import type { ReactElement } from "react";
import { useEarlierTalk } from "@/core/store/earlier-talk";
import { useTableStore } from "@/core/store/opening";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { type Ended, useEnding, useTable } from "@/core/store/use-table";
import { TextTable } from "@/core/text/text-table";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { CoachInWords } from "@/games/destiny/lessons/coach-in-words";

const pickEdition = (state: TableState) => state.welcome?.edition ?? "";

interface TextGameProps {
  /** The table; the lessons of a guided game are kept under it. */
  readonly table: string;
  readonly game: string;
  /** Called once the game is over. */
  readonly ended: Ended;
}

/** A game that has begun, in words, for as long as somebody looks at it. */
export function TextGame({ table, game, ended }: TextGameProps): ReactElement | null {
  const store = useTableStore(game);
  useEarlierTalk(store, table);
  useEnding(store, ended);
  return store === null ? null : <NamedTable store={store} lesson={table} />;
}

interface NamedTableProps {
  readonly store: TableStore;
  readonly lesson: string;
}

function NamedTable({ store, lesson }: NamedTableProps): ReactElement {
  const edition = useTable(store, pickEdition);
  const coach = <CoachInWords table={lesson} store={store} />;
  return <TextTable store={store} catalogue={usePrintings(edition)} coach={coach} />;
}
