import type { ReactElement } from "react";
import { useTableStore } from "@/store/opening";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";
import { useCatalogue } from "@/text/catalogue";
import { TextTable } from "@/text/text-table";

const pickEdition = (state: TableState) => state.welcome?.edition ?? "";

/** A game that has begun, in words, for as long as somebody looks at it. */
export function TextGame({ game }: { readonly game: string }): ReactElement | null {
  const store = useTableStore(game);
  return store === null ? null : <NamedTable store={store} />;
}

function NamedTable({ store }: { readonly store: TableStore }): ReactElement {
  const edition = useTable(store, pickEdition);
  return <TextTable store={store} catalogue={useCatalogue(edition)} />;
}
