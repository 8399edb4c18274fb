import type { ReactElement } from "react";
import { type Title, useClientOf } from "@/core/client/titles";
import { useEarlierTalk } from "@/core/store/earlier-talk";
import { useTableStore } from "@/core/store/opening";
import { type Ended, useEnding } from "@/core/store/use-table";
import { Laying } from "@/core/table/laying";
import { TableView } from "@/core/table/table-view";
import { useCarriedLessons } from "@/pages/table/use-carried-lessons";

interface TablePageProps {
  readonly table: string;
  readonly game: string;
  readonly title: Title;
  /** The table that this one is a rematch of; empty if it is none. */
  readonly rematchOf: string;
  /** Called once the game is over. */
  readonly ended: Ended;
}

/** The page of a table: it comes to it, and leaves it when the page is left. */
export function TablePage({ table, game, title, rematchOf, ended }: TablePageProps): ReactElement {
  const client = useClientOf(title);
  const store = useTableStore(game);
  useEarlierTalk(store, table);
  useEnding(store, ended);
  useCarriedLessons(rematchOf, table);
  return store === null ? (
    <Laying words="Coming to the table" />
  ) : (
    <TableView store={store} client={client} table={table} />
  );
}
