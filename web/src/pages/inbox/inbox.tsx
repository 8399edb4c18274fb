import type { Inbox as InboxTold, Person, Table, WarningLine } from "@protocol";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { lobby, people, tables } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { tablePath } from "@/core/site/starting";
import { clockWords, formatWords, matchWords, ratedWords } from "@/core/site/table-words";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice } from "@/kit/notice";
import styles from "@/pages/inbox/inbox.module.css";

const SOMETIMES = 10_000;

/** What waits for one's answer, on whatever page one is. */
export function Inbox(): ReactElement | null {
  const session = useSession();
  return session.kind === "person" ? (
    <Own key={session.me.person.id} me={session.me.person.id} />
  ) : null;
}

function Own({ me }: { readonly me: string }): ReactElement | null {
  const { told, again } = useAsked<InboxTold>(people.inbox, "", SOMETIMES);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [path] = useLocation();
  if (told === null) return null;
  const put = (id: string) => (): void => setLater(new Set([...later, id]));
  const warning = told.warnings[0];
  const asking = told.asking.filter(({ id }) => !later.has(id));
  const challenges = told.invited.filter(
    (table) => table.until > 0 && !later.has(table.id) && path !== tablePath(table),
  );
  return (
    <>
      {warning === undefined ? null : (
        <Warned key={warning.id} warning={warning} answered={again} />
      )}
      {challenges.length + asking.length === 0 ? null : (
        <aside className={styles["slips"]} aria-label="Waiting for your answer">
          {challenges.map((table) => (
            <Challenged
              key={table.id}
              table={table}
              me={me}
              later={put(table.id)}
              answered={again}
            />
          ))}
          {asking.map((person) => (
            <Befriended key={person.id} person={person} later={put(person.id)} answered={again} />
          ))}
        </aside>
      )}
    </>
  );
}

interface WarnedProps {
  readonly warning: WarningLine;
  readonly answered: () => void;
}

/** What a moderator wants read; it comes back until one has said so. */
function Warned({ warning, answered }: WarnedProps): ReactElement {
  const doing = useDoing();
  const read = (): void =>
    doing.run(async () => {
      await people.acknowledge({ warning: warning.id });
      answered();
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

interface ChallengedProps {
  readonly table: Table;
  readonly me: string;
  readonly later: () => void;
  readonly answered: () => void;
}

function Challenged({ table, me, later, answered }: ChallengedProps): ReactElement {
  const { told: terms } = useAsked(lobby.terms, "");
  const [, go] = useLocation();
  const doing = useDoing();
  const by = table.seats.find(({ account }) => account !== me);
  const game = offered(terms, table.terms.title);
  const words = [
    game.name,
    formatWords(table.terms.format, game.formats),
    clockWords(table.settings.clock),
    matchWords(table.settings),
    ratedWords(table.settings),
  ];
  const decline = (): void =>
    doing.run(async () => {
      await tables.leave({ table: table.id });
      answered();
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
  readonly answered: () => void;
}

function Befriended({ person, later, answered }: BefriendedProps): ReactElement {
  const doing = useDoing();
  const answer = (say: () => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await say();
      answered();
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
