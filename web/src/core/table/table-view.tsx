import type { ReactElement } from "react";
import type { GameClient } from "@/core/client/client";
import { ClientContext } from "@/core/client/use-client";
import type { TableStore } from "@/core/store/store";
import { DrawnTable } from "@/core/table/drawn-table";
import { NotDrawn } from "@/core/table/not-drawn";
import { TextTable } from "@/core/text/text-table";
import { Boundary } from "@/kit/boundary";

interface TableViewProps {
  readonly store: TableStore;
  /** Who knows the game that is played there. */
  readonly client: GameClient;
  /** The table; where a game is guided, its lessons are kept under it. */
  readonly table?: string;
  /** Whether it is played now, and not a game that is over. */
  readonly live?: boolean;
  /** The board alone, without log, menu and bar: for a frame in another site. */
  readonly bare?: boolean;
}

/** A table as a person plays at it: drawn, or in words where its title draws nothing. */
export function TableView(props: TableViewProps): ReactElement {
  const { store, client, table = "", live = true, bare = false } = props;
  const { Board } = client;
  if (Board === undefined) {
    return <TextTable store={store} client={client} table={table} />;
  }
  return (
    <ClientContext value={client}>
      <Boundary
        until={store}
        instead={(again) => (
          <main>
            <NotDrawn what="The table" again={again} />
          </main>
        )}
      >
        <DrawnTable
          store={store}
          client={client}
          Board={Board}
          table={table}
          live={live}
          bare={bare}
        />
      </Boundary>
    </ClientContext>
  );
}
