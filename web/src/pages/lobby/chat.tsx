import type { Person } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { lobby } from "@/core/net/api";
import { useNews } from "@/core/news/use-news";
import { useDoing } from "@/core/site/asked";
import { useIsSilent } from "@/core/site/use-sign-up";
import { SilentGuest } from "@/core/talk/silent-guest";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import styles from "@/pages/lobby/chat.module.css";
import { ChatRow } from "@/pages/lobby/chat-row";

const LONGEST = 500;
const NOBODY: ReadonlySet<string> = new Set();

/** What is said in the lobby. */
export function Chat({ me }: { readonly me: Person | null }): ReactElement {
  const told = useNews("chat");
  const mutedUntil = useNews("inbox")?.told.muted_until ?? 0;
  const [hidden, setHidden] = useState(NOBODY);
  const [text, setText] = useState("");
  const isSilent = useIsSilent();
  const doing = useDoing();
  const lines = (told?.rows ?? []).filter(({ author }) => !hidden.has(author));
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    doing.run(async () => {
      await lobby.say({ text: text.trim() });
      setText("");
    });
  };
  return (
    <section className={panel["panel"]} aria-labelledby="chat">
      <h2 id="chat">Chat</h2>
      <div className={classes("newest-last", styles["talk"])}>
        <ol className={styles["lines"]} aria-live="polite">
          {lines.map((line) => (
            <ChatRow
              key={line.id}
              line={line}
              me={me}
              hide={() => setHidden(new Set([...hidden, line.author]))}
            />
          ))}
          {told !== null && lines.length === 0 ? (
            <li className={panel["empty"]}>Nobody has said anything yet.</li>
          ) : null}
        </ol>
      </div>
      {hidden.size === 0 ? null : (
        <Button kind="quiet" onClick={() => setHidden(NOBODY)}>
          Show hidden lines again
        </Button>
      )}
      {mutedUntil === 0 ? null : (
        <p role="status">{`A moderator has muted you until ${new Date(mutedUntil).toLocaleString()}.`}</p>
      )}
      <RefusalNotice refusal={doing.refusal} />
      {isSilent || me === null ? (
        <SilentGuest />
      ) : (
        <form className={styles["say"]} onSubmit={say}>
          <div className="field">
            <label className="spoken" htmlFor="say">
              Say something
            </label>
            <input
              id="say"
              value={text}
              maxLength={LONGEST}
              placeholder="Say something"
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <Button type="submit" pending={doing.busy}>
            Say
          </Button>
        </form>
      )}
    </section>
  );
}
