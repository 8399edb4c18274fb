import type { ReactElement } from "react";
import { Waiting } from "@/pages/parts/notice";
import { useTableStore } from "@/store/opening";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";

/** The game itself, while there is no better way to look at it: the question and its options. */
export function Live({ game }: { readonly game: string; readonly isText: boolean }): ReactElement {
  const store = useTableStore(game);
  return store === null ? <Waiting what="Coming to the table." /> : <Words store={store} />;
}

function Words({ store }: { readonly store: TableStore }): ReactElement {
  const prompt = useTable(store, (state) => state.prompt);
  return <p>{prompt?.text ?? "Nothing is asked of you."}</p>;
}
