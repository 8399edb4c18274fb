import { type ReactElement, type SubmitEvent, useId, useState } from "react";
import { useIsSilent } from "@/core/site/use-sign-up";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { QuickRow } from "@/core/talk/quick-row";
import { heard, useQuickWords } from "@/core/talk/quick-words";
import { SilentGuest } from "@/core/talk/silent-guest";
import styles from "@/core/text/text.module.css";
import { Button } from "@/kit/button";

const LONGEST = 500;
const pickSaid = (state: TableState) => state.said;
const pickTable = ({ welcome }: TableState) => welcome?.table ?? "";

/** What is said at the table, and a field to say something. */
export function Chat({ store }: { readonly store: TableStore }): ReactElement {
  const quick = useQuickWords(useTable(store, pickTable));
  const said = heard(useTable(store, pickSaid), quick.isMuted);
  const isSilent = useIsSilent();
  const [text, setText] = useState("");
  const headingId = useId();
  const fieldId = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    void store.say(words).then((outcome) => {
      if (outcome.done) setText("");
    });
  };
  return (
    <section aria-labelledby={headingId} className={styles["chat"]}>
      <h2 id={headingId}>Chat</h2>
      <ul aria-live="polite" aria-label="What was said">
        {said.map((one) => (
          <li key={`${one.at} ${one.name} ${one.text}`}>
            <strong>{one.name}:</strong> {one.text}
          </li>
        ))}
      </ul>
      <QuickRow store={store} shown={quick} />
      {isSilent ? (
        <SilentGuest />
      ) : (
        <form onSubmit={submit} className="field">
          <label htmlFor={fieldId}>Say something</label>
          <input
            id={fieldId}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" sign="chat">
            Say it
          </Button>
        </form>
      )}
    </section>
  );
}
