import { type ReactElement, useEffect, useState } from "react";
import { Rings } from "@/drawing/rings";
import { printings } from "@/net/catalogue";
import type { Catalogue } from "@/reading/catalogue";
import { useTableStore } from "@/store/opening";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";
import { TableView } from "@/table/table-view";
import styles from "@/table/table-view.module.css";

const NO_CARDS: Catalogue = new Map();
const editionOf = (state: TableState): string => state.welcome?.edition ?? "";

/** The page of a table: it comes to it, and leaves it when the page is left. */
export function TablePage({ table }: { readonly table: string }): ReactElement {
  const store = useTableStore(table);
  return store === null ? (
    <main className={styles["waiting"]}>
      <Rings />
      <p role="status">Coming to the table</p>
    </main>
  ) : (
    <WithCards store={store} />
  );
}

function WithCards({ store }: { readonly store: TableStore }): ReactElement {
  const edition = useTable(store, editionOf);
  return <TableView store={store} catalogue={useCatalogue(edition)} />;
}

/** The cards of an edition; until they have come the table is drawn with their codes. */
function useCatalogue(edition: string): Catalogue {
  const [cards, setCards] = useState(NO_CARDS);
  useEffect(() => {
    if (edition === "") {
      return;
    }
    let wanted = true;
    const take = (found: Catalogue): void => {
      if (wanted) {
        setCards(found);
      }
    };
    printings(edition).then(take, () => take(NO_CARDS));
    return () => {
      wanted = false;
    };
  }, [edition]);
  return cards;
}
