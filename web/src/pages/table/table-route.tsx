import type { Table } from "@protocol";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useTitles } from "@/core/client/titles";
import { tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { KEY, tablePath, withKey, withNonce } from "@/core/site/starting";
import { seatOf } from "@/core/site/table-words";
import { useSession } from "@/core/site/use-session";
import { useSettings } from "@/core/store/settings";
import { Laying } from "@/core/table/laying";
import { Button } from "@/kit/button";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import { Way } from "@/kit/way";
import { isReady, useTold } from "@/pages/ending/use-told";
import { reviewPath } from "@/pages/parts/share-button";
import { AfterGame } from "@/pages/waiting/after-game";
import { WaitingRoom } from "@/pages/waiting/waiting-room";

const OFTEN = 2_000;
const NEVER = 0;
const TablePage = lazy(async () => ({
  default: (await import("@/pages/table/table-page")).TablePage,
}));
const EndDialog = lazy(async () => ({
  default: (await import("@/pages/ending/end-dialog")).EndDialog,
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

/** The key of a private table in the address; nothing without one. */
function useKey(): string {
  return new URLSearchParams(useSearch()).get(KEY) ?? "";
}

/** Whoever sits at a private table has its key in the address: what they copy opens it. */
function useKeyInAddress(table: Table | null): void {
  const key = useKey();
  const [, go] = useLocation();
  const link = table?.link ?? "";
  const path = table === null ? "" : tablePath(table);
  useEffect(() => {
    if (link !== "" && key !== link) go(withKey(path, link), { replace: true });
  }, [link, key, path, go]);
}

/** The address of a table: the room before the game, the game, and what comes after it. */
export function TableRoute({ id }: { readonly id: string }): ReactElement {
  const key = useKey();
  const session = useSession();
  const { text } = useSettings();
  // While the game is played, its own connection tells everything, its end included.
  const [every, setEvery] = useState(OFTEN);
  const [ending, setEnding] = useState({ table: "", how: "" });
  const first = useAsked(() => seen(id, key), id, every);
  const table = first.told;
  useKeyInAddress(table);
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
        {first.refusal?.code === "missing" && table.until > 0 ? (
          <Notice>
            Nobody came, or the game was declined. An offer of yours that led here waits again.
          </Notice>
        ) : (
          <RefusalNotice refusal={first.refusal} />
        )}
        <WaitingRoom table={table} linkKey={key} me={me} changed={first.again} />
      </Frame>
    );
  }
  if (table.game === "") {
    return (
      <Frame title="A closed table" narrow>
        <Notice>{`A moderator closed this table: ${table.closed}`}</Notice>
        <div>
          <Way to="/lobby">Lobby</Way>
        </div>
      </Frame>
    );
  }
  return (
    <>
      {table.status === "over" ? (
        <Over table={table} me={me} how={ending.table === id ? ending.how : ""} drawn={!text} />
      ) : null}
      <Suspense fallback={<Laying />}>
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

/** So long the table is seen as it was left, before the end comes over it. */
const LAST_LOOK = 1_600;
/** So long at most: what is still worked out then comes later. */
const LONGEST_LOOK = 5_000;

interface OverProps {
  readonly table: Table;
  readonly me: string;
  /** How it ended; empty for whoever comes to a table whose game was over. */
  readonly how: string;
  /** Whether the table is drawn: in words there is a way to the end instead. */
  readonly drawn: boolean;
}

/** After a game: the table with the way to the end, or the end over it. */
function Over(props: OverProps): ReactElement {
  const { table, drawn, ...after } = props;
  if (drawn) return <DrawnOver {...props} />;
  return (
    <AfterGame {...after} table={table}>
      <Way to={reviewPath(table.game)}>How it went</Way>
    </AfterGame>
  );
}

/** It is worked out while the table is still seen. */
function DrawnOver({ table, me, how }: OverProps): ReactElement {
  const seat = seatOf(table, me);
  const told = useTold(table.game, seat);
  const [isShown, setShown] = useState(false);
  const [isWanted, setWanted] = useState(true);
  const [longest] = useState(() => (how === "" ? 0 : LONGEST_LOOK));
  const wait = isReady(told) ? Math.min(LAST_LOOK, longest) : longest;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setShown(true), wait);
    return () => clearTimeout(timer);
  }, [isWanted, wait]);
  const after = { table, me, how };
  const close = (): void => {
    setWanted(false);
    setShown(false);
  };
  if (!isShown || told.summary.told === null) {
    return (
      <AfterGame {...after}>
        <Button onClick={() => setShown(true)}>How it went</Button>
      </AfterGame>
    );
  }
  return (
    <Suspense fallback={null}>
      <EndDialog told={told} seat={seat} how={how} close={close}>
        <AfterGame {...after} ending>
          <Button onClick={close}>See the table</Button>
        </AfterGame>
      </EndDialog>
    </Suspense>
  );
}
