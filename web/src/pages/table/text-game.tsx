import type { ReactElement } from "react";
import { type Title, useClientOf } from "@/core/client/titles";
import { useEarlierTalk } from "@/core/store/earlier-talk";
import { useTableStore } from "@/core/store/opening";
import { type Ended, useEnding } from "@/core/store/use-table";
import { TextTable } from "@/core/text/text-table";
import { useCarriedLessons } from "@/pages/table/use-carried-lessons";

interface TextGameProps {
  /** The table; the lessons of a guided game are kept under it. */
  readonly table: string;
  readonly game: string;
  readonly title: Title;
  /** The table that this one is a rematch of; empty if it is none. */
  readonly rematchOf: string;
  /** Called once the game is over. */
  readonly ended: Ended;
}

/** A game that has begun, in words, for as long as somebody looks at it. */
export function TextGame(props: TextGameProps): ReactElement | null {
  const { table, game, title, rematchOf, ended } = props;
  const client = useClientOf(title);
  const store = useTableStore(game);
  useEarlierTalk(store, table);
  useEnding(store, ended);
  useCarriedLessons(rematchOf, table);
  return store === null ? null : <TextTable store={store} client={client} table={table} />;
}
