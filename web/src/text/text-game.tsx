import type { ReactElement } from "react";
import { useTableStore } from "@/store/opening";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";
import { useSeenCards } from "@/text/catalogue";
import { TextTable } from "@/text/text-table";

const pickView = (state: TableState) => state.view;

/** A game that has begun, in words, for as long as somebody looks at it. */
export function TextGame({ game }: { readonly game: string }): ReactElement | null {
  const store = useTableStore(game);
  return store === null ? null : <NamedTable store={store} />;
}

function NamedTable({ store }: { readonly store: TableStore }): ReactElement {
  const view = useTable(store, pickView);
  const catalogue = useSeenCards(store, view);
  return <TextTable store={store} catalogue={catalogue} />;
}
