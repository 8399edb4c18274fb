import type { Said } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { useScene } from "@/core/scene/scene";
import { useIsSilent } from "@/core/site/use-sign-up";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import styles from "@/core/table/chat.module.css";
import { QuickRow } from "@/core/talk/quick-row";
import { heard, useQuickWords } from "@/core/talk/quick-words";
import { SilentGuest } from "@/core/talk/silent-guest";
import { Button } from "@/kit/button";
import { NewestLast } from "@/kit/newest-last";

export const saidOf = (state: TableState): ReadonlyArray<Said> => state.said;

export const tableOf = ({ welcome }: TableState): string => welcome?.table ?? "";

/** What is said at the table, and a line to say something. */
export function Chat(): ReactElement {
  const { store } = useScene();
  const quick = useQuickWords(useTable(store, tableOf));
  const said = heard(useTable(store, saidOf), quick.isMuted);
  const isSilent = useIsSilent();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState("");
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") {
      return;
    }
    void store.say(words).then((outcome) => {
      setRefused(outcome.done ? "" : outcome.refusal.message);
      if (outcome.done) {
        setText("");
      }
    });
  };
  return (
    <div className={styles["chat"]}>
      <NewestLast count={said.length}>
        <ol className={styles["lines"]} aria-live="polite" aria-label="Chat">
          {said.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <li key={place}>
              <b>{one.name}</b> {one.text}
            </li>
          ))}
          {said.length === 0 ? <li className="quiet">Nobody has said anything.</li> : null}
        </ol>
      </NewestLast>
      <QuickRow store={store} shown={quick} />
      {isSilent ? (
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
              maxLength={300}
              placeholder="Say something"
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            {refused === "" ? null : <span className="error">{refused}</span>}
          </div>
          <Button type="submit">Say</Button>
        </form>
      )}
    </div>
  );
}
