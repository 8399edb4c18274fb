import type { ChatLine, Person } from "@protocol";
import { type ReactElement, useState } from "react";
import { office, people } from "@/core/net/api";
import { isModerator } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import { Sign } from "@/kit/sign";
import styles from "@/pages/lobby/chat.module.css";
import { ReportDialog } from "@/pages/lobby/report-dialog";

const MUTED_MINUTES = 60;

interface ChatRowProps {
  readonly line: ChatLine;
  readonly me: Person | null;
  readonly hide: () => void;
}

/** A line, and what one can do about whoever said it. */
export function ChatRow({ line, me, hide }: ChatRowProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const doing = useDoing();
  const isOwn = me?.id === line.author;
  const about = { account: line.author };
  const act = (what: () => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await what();
      setOpen(false);
    });
  const reason = "What they said in the lobby.";
  const mute = { ...about, minutes: MUTED_MINUTES, reason };
  const remove = (id: number): Promise<unknown> => office.removeLine({ line: id, reason });
  return (
    <li className={styles["line"]}>
      <p>
        <b>{line.name}</b> {line.text}
      </p>
      {isOwn ? null : (
        <button
          type="button"
          className={styles["more"]}
          aria-expanded={isOpen}
          aria-label={`What to do about ${line.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign name="more" />
        </button>
      )}
      {isOpen ? (
        <div className={styles["acts"]}>
          <Button kind="quiet" onClick={hide}>
            Hide for now
          </Button>
          <Button kind="quiet" pending={doing.busy} onClick={act(() => people.block(about))}>
            {`Block ${line.name}`}
          </Button>
          <Button kind="danger" onClick={() => setReporting(true)}>
            Report
          </Button>
          {me !== null && isModerator(me.role) ? (
            <>
              <Button kind="danger" pending={doing.busy} onClick={act(() => office.mute(mute))}>
                Mute for an hour
              </Button>
              <Button kind="danger" pending={doing.busy} onClick={act(() => remove(line.id))}>
                Remove this line
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      <RefusalNotice refusal={doing.refusal} />
      <ReportDialog line={line} open={isReporting} close={() => setReporting(false)} />
    </li>
  );
}
