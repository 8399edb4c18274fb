import { type ReactElement, type SubmitEvent, useId, useState } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import styles from "@/core/text/text.module.css";
import { headOf } from "@/core/view/view";
import { Button } from "@/kit/button";

const LONGEST_NOTE = 2_000;
const pickOutcome = ({ view }: TableState) => (view === null ? null : headOf(view).outcome);

/** What a player can do beside answering: take back, draw, concede, report a fault. */
export function Acts({ store }: { readonly store: TableStore }): ReactElement | null {
  const outcome = useTable(store, pickOutcome);
  const headingId = useId();
  if (outcome !== null) return null;
  return (
    <section aria-labelledby={headingId} className={styles["acts"]}>
      <h2 id={headingId}>At the table</h2>
      <div className={styles["row"]}>
        <Button sign="undo" onClick={() => void store.askUndo()}>
          Take my last answer back
        </Button>
        <Button onClick={() => void store.offerDraw()}>Offer a draw</Button>
        <Concede store={store} />
      </div>
      <BugReport store={store} />
    </section>
  );
}

/** Conceding asks once more: it cannot be taken back. */
function Concede({ store }: { readonly store: TableStore }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button sign="flag" onClick={() => setAsked(true)}>
        Concede
      </Button>
    );
  }
  return (
    <fieldset aria-label="Concede the game?" className={styles["row"]}>
      <Button kind="danger" onClick={() => void store.concede()}>
        Yes, I concede
      </Button>
      <Button autoFocus onClick={() => setAsked(false)}>
        No, play on
      </Button>
    </fieldset>
  );
}

function BugReport({ store }: { readonly store: TableStore }): ReactElement {
  const [note, setNote] = useState("");
  const [isKept, setKept] = useState(false);
  const fieldId = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (note.trim() === "") return;
    void store.reportBug(note.trim()).then((outcome) => {
      setKept(outcome.done);
      if (outcome.done) setNote("");
    });
  };
  return (
    <details>
      <summary>Report a fault of the rules</summary>
      <form onSubmit={submit} className="field">
        <label htmlFor={fieldId}>What should have happened?</label>
        <textarea
          id={fieldId}
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" sign="bug">
          Keep the game with this note
        </Button>
        <p role="status">{isKept ? "Thank you. The game is kept as it stands." : ""}</p>
      </form>
    </details>
  );
}
