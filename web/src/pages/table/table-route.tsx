import type { Table } from "@protocol";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { useTitles } from "@/core/client/titles";
import { tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { withNonce } from "@/core/site/starting";
import { useSession } from "@/core/site/use-session";
import { useSettings } from "@/core/store/settings";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { AfterGame } from "@/pages/waiting/after-game";
import { WaitingRoom } from "@/pages/waiting/waiting-room";

const OFTEN = 2_000;
const NEVER = 0;
/** After a game: whether the other wants another one. */
const AGAIN = 10_000;
const TablePage = lazy(async () => ({
  default: (await import("@/pages/table/table-page")).TablePage,
}));
const TextPage = lazy(async () => ({
  default: (await import("@/pages/table/text-page")).TextPage,
}));

/** Look at a table; whoever sits there adds their share of the chance without being asked. */
async function seen(id: string, key: string): Promise<Table> {
  const me = await somebody();
  const table = await tables.show({ table: id, link: key === "" ? null : key });
  const isSeated = table.seats.some(({ account, here }) => account === me.id && here);
  return isSeated ? withNonce(table) : table;
}

/** The address of a table: the room before the game, the game, and what comes after it. */
export function TableRoute({ id }: { readonly id: string }): ReactElement {
  const key = new URLSearchParams(useSearch()).get("key") ?? "";
  const session = useSession();
  const { text } = useSettings();
  // While the game is played, its own connection tells everything, its end included.
  const [every, setEvery] = useState(OFTEN);
  const [ending, setEnding] = useState({ table: "", how: "" });
  const first = useAsked(() => seen(id, key), `${id} ${key}`, every);
  const table = first.told;
  const isWaiting = table === null || table.status === "waiting";
  const isEnding = ending.table === id && table?.status !== "over";
  useEffect(() => setEvery(isWaiting || isEnding ? OFTEN : NEVER), [isWaiting, isEnding]);
  const { again } = first;
  const ended = useCallback(
    (how: string) => {
      setEnding({ table: id, how });
      again();
    },
    [id, again],
  );
  const title = useTitles().named(table?.terms.title);
  const me = session.kind === "person" ? session.me.person.id : "";
  if (table === null) {
    return (
      <Frame title="A table" narrow>
        <RefusalNotice refusal={first.refusal} />
        {first.refusal === null ? <Waiting what="Coming to the table." /> : null}
      </Frame>
    );
  }
  if (table.status === "waiting") {
    return (
      <Frame title="Before the game" narrow>
        <RefusalNotice refusal={first.refusal} />
        <WaitingRoom table={table} linkKey={key} me={me} changed={first.again} />
      </Frame>
    );
  }
  return (
    <>
      {table.status === "over" ? (
        <AfterGame
          table={table}
          me={me}
          how={ending.table === id ? ending.how : ""}
          every={AGAIN}
        />
      ) : null}
      <Suspense fallback={<Waiting what="Laying the table." />}>
        {text ? (
          <TextPage table={table.id} ended={ended} />
        ) : (
          <TablePage
            table={table.id}
            game={table.game}
            title={title}
            rematchOf={table.rematch_of}
            ended={ended}
          />
        )}
      </Suspense>
    </>
  );
}
