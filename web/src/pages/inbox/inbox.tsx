import type { Person, Table, WarningLine } from "@protocol";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { lobby, people, tables } from "@/core/net/api";
import { useNews } from "@/core/news/use-news";
import { useAsked, useDoing } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { optionWords } from "@/core/site/options";
import { tablePath } from "@/core/site/starting";
import { clockWords, formatWords, matchWords, ratedWords } from "@/core/site/table-words";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice } from "@/kit/notice";
import styles from "@/pages/inbox/inbox.module.css";

const LOBBY = "/lobby";
const SECOND = 1_000;

/** What waits for one's answer, on whatever page one is. */
export function Inbox(): ReactElement | null {
  const session = useSession();
  return session.kind === "person" ? (
    <Own key={session.me.person.id} me={session.me.person.id} />
  ) : null;
}

function Own({ me }: { readonly me: string }): ReactElement | null {
  const told = useNews("inbox")?.told ?? null;
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [path] = useLocation();
  if (told === null) return null;
  const put = (id: string) => (): void => setLater(new Set([...later, id]));
  const warning = told.warnings[0];
  const asking = told.asking.filter(({ id }) => !later.has(id));
  const challenges = told.invited.filter(
    (table) => table.until > 0 && !later.has(table.id) && path !== tablePath(table),
  );
  // In the lobby an offer leads to its table by itself.
  const found = told.found.filter((table) => path !== LOBBY && path !== tablePath(table));
  return (
    <>
      {warning === undefined ? null : <Warned key={warning.id} warning={warning} />}
      {challenges.length + asking.length + found.length === 0 ? null : (
        <aside className={styles["slips"]} aria-label="Waiting for your answer">
          {found.map((table) => (
            <Found key={table.id} table={table} me={me} path={path} />
          ))}
          {challenges.map((table) => (
            <Challenged key={table.id} table={table} me={me} later={put(table.id)} />
          ))}
          {asking.map((person) => (
            <Befriended key={person.id} person={person} later={put(person.id)} />
          ))}
        </aside>
      )}
    </>
  );
}

/** What a moderator wants read; it comes back until one has said so. */
function Warned({ warning }: { readonly warning: WarningLine }): ReactElement {
  const doing = useDoing();
  const read = (): void =>
    doing.run(async () => {
      await people.acknowledge({ warning: warning.id });
    });
  return (
    <Dialog
      title="A moderator has written to you"
      open
      onClose={read}
      must
      actions={
        <Button kind="go" pending={doing.busy} onClick={read}>
          I have read it
        </Button>
      }
    >
      <p>{warning.reason}</p>
      <RefusalNotice refusal={doing.refusal} />
    </Dialog>
  );
}

interface FoundProps {
  readonly table: Table;
  readonly me: string;
  readonly path: string;
}

/** Somebody was found while one was elsewhere: come, or let it be. */
function Found({ table, me, path }: FoundProps): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const { told: mine } = useAsked(tables.mine, path);
  const left = useSecondsUntil(table.until);
  const other = table.seats.find(({ account }) => account !== me);
  const game = mine?.tables.find((one) => tablePath(one) === path && isPastime(one, me));
  const come = (ends: boolean) => (): void =>
    doing.run(async () => {
      if (ends && game !== undefined) await tables.abandon({ table: game.id });
      go(tablePath(table));
    });
  const decline = (): void =>
    doing.run(async () => {
      await tables.leave({ table: table.id });
    });
  return (
    <Slip refusal={doing.refusal}>
      <p>
        <b>{`${other?.name ?? "Somebody"} waits for you`}</b>
        <small>{`You have ${left} s to come.`}</small>
      </p>
      <div className={styles["acts"]}>
        <Button kind="go" pending={doing.busy} onClick={come(false)}>
          {game === undefined ? "Come" : "Come, and keep this game"}
        </Button>
        {game === undefined ? null : (
          <Button pending={doing.busy} onClick={come(true)}>
            Come, and end this game
          </Button>
        )}
        <Button kind="quiet" pending={doing.busy} onClick={decline}>
          Decline
        </Button>
      </div>
    </Slip>
  );
}

/** Whether a game was only to pass the time: unrated, against the computer alone. */
export function isPastime({ seats, settings, status }: Table, me: string): boolean {
  const isAlone = seats.every(({ account, bot }) => account === me || bot !== "");
  return isAlone && status === "playing" && settings.rated !== true;
}

/** How many seconds are left until a moment. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / SECOND));
}

interface ChallengedProps {
  readonly table: Table;
  readonly me: string;
  readonly later: () => void;
}

function Challenged({ table, me, later }: ChallengedProps): ReactElement {
  const { told: terms } = useAsked(lobby.terms, "");
  const [, go] = useLocation();
  const doing = useDoing();
  const by = table.seats.find(({ account }) => account !== me);
  const game = offered(terms, table.terms.title);
  const words = [
    game.name,
    formatWords(table.terms.format, game.formats),
    ...optionWords(table.terms, game),
    clockWords(table.settings.clock),
    matchWords(table.settings),
    ratedWords(table.settings),
  ];
  const decline = (): void =>
    doing.run(async () => {
      await tables.leave({ table: table.id });
    });
  return (
    <Slip refusal={doing.refusal}>
      <p>
        <b>{`${by?.name ?? "Somebody"} challenges you`}</b>
        <small>{words.filter((part) => part !== "").join(" · ")}</small>
      </p>
      <div className={styles["acts"]}>
        <Button kind="go" onClick={() => go(tablePath(table))}>
          Choose a deck
        </Button>
        <Button pending={doing.busy} onClick={decline}>
          Decline
        </Button>
        <Button kind="quiet" onClick={later}>
          Later
        </Button>
      </div>
    </Slip>
  );
}

interface BefriendedProps {
  readonly person: Person;
  readonly later: () => void;
}

function Befriended({ person, later }: BefriendedProps): ReactElement {
  const doing = useDoing();
  const answer = (say: () => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await say();
    });
  const about = { account: person.id };
  return (
    <Slip refusal={doing.refusal}>
      <p>
        <b>
          <Link href={`/people/${person.id}`}>{person.name}</Link> asks to be your friend
        </b>
      </p>
      <div className={styles["acts"]}>
        <Button kind="go" pending={doing.busy} onClick={answer(() => people.acceptFriend(about))}>
          Agree
        </Button>
        <Button pending={doing.busy} onClick={answer(() => people.endFriend(about))}>
          Refuse
        </Button>
        <Button kind="quiet" onClick={later}>
          Later
        </Button>
      </div>
    </Slip>
  );
}

interface SlipProps {
  readonly refusal: Parameters<typeof RefusalNotice>[0]["refusal"];
  readonly children: ReactNode;
}

function Slip({ refusal, children }: SlipProps): ReactElement {
  return (
    <div className={styles["slip"]} role="status">
      {children}
      <RefusalNotice refusal={refusal} />
    </div>
  );
}
