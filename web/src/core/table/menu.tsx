import { type ReactElement, type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { useClient } from "@/core/client/use-client";
import { OrdersPanel } from "@/core/orders/orders-panel";
import { useScene } from "@/core/scene/scene";
import { NoticeField, StagingField } from "@/core/staging/pace-fields";
import { changeSettings, SPEEDS, useSettings } from "@/core/store/settings";
import { KEY_MAP } from "@/core/table/keys";
import styles from "@/core/table/menu.module.css";
import type { Passing } from "@/core/table/use-passing";
import { Button, buttonClass } from "@/kit/button";
import { CheckField } from "@/kit/choice-field";
import { Dialog } from "@/kit/dialog";

interface MenuProps {
  readonly open: boolean;
  readonly passing: Passing;
  close(): void;
  /** What else is set at this table. */
  readonly children?: ReactNode;
}

/** What is done rarely: taking back, offering, conceding, reporting, settings. */
export function Menu({ open, passing, close, children }: MenuProps): ReactElement {
  const { store, head } = useScene();
  const [address] = useLocation();
  const [sure, setSure] = useState(false);
  const done = (act: () => unknown) => () => {
    setSure(false);
    close();
    act();
  };
  return (
    <Dialog title="Table" open={open} onClose={done(() => undefined)}>
      <div className={styles["menu"]}>
        {head.seat < 0 || head.outcome !== null ? null : (
          <>
            <Button sign="undo" onClick={done(() => store.askUndo())}>
              Take the last answer back
            </Button>
            <Button disabled={!passing.possible} onClick={done(passing.begin)}>
              Pass until something happens
            </Button>
            <Button onClick={done(() => store.offerDraw())}>Offer a draw</Button>
            <Button
              kind="danger"
              sign="flag"
              onClick={sure ? done(() => store.concede()) : () => setSure(true)}
            >
              {sure ? "Yes, give up this game" : "Concede"}
            </Button>
          </>
        )}
        <Link href={address.replace(/^\/table\//, "/text/")} className={buttonClass()}>
          The table in words
        </Link>
        {children}
        {head.seat < 0 || head.outcome !== null ? null : <OrdersPanel store={store} />}
        <TableSettings />
        <ReportBug />
        <KeyList />
        <Link href="/" className={buttonClass("quiet")}>
          Leave the table
        </Link>
      </div>
    </Dialog>
  );
}

const SPEED_WORDS: Readonly<Record<number, string>> = {
  0: "None",
  0.5: "Slow",
  1: "As designed",
  2: "Fast",
  4: "Very fast",
};

function TableSettings(): ReactElement {
  const { confirm, careful, settled, sound, speed } = useSettings();
  return (
    <fieldset className={styles["settings"]}>
      <legend>Settings of this browser</legend>
      <CheckField
        label="Confirm each answer before it is sent"
        checked={confirm}
        change={(checked) => changeSettings({ confirm: checked })}
      />
      <CheckField
        label="Ask once before what ruins your own game"
        checked={careful}
        change={(checked) => changeSettings({ careful: checked })}
      />
      <CheckField
        label="Go on by itself where no choice could gain anything"
        checked={settled}
        change={(checked) => changeSettings({ settled: checked })}
      />
      <CheckField
        label="Sounds"
        checked={sound}
        change={(checked) => changeSettings({ sound: checked })}
      />
      <NoticeField />
      <StagingField />
      <div className="field">
        <label htmlFor="speed">Motion</label>
        <select
          id="speed"
          value={speed}
          onChange={(event) => changeSettings({ speed: Number(event.target.value) })}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {SPEED_WORDS[one] ?? one}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

function ReportBug(): ReactElement {
  const { store } = useScene();
  const [note, setNote] = useState("");
  const [said, setSaid] = useState("");
  const report = (): void => {
    void store.reportBug(note).then((outcome) => {
      setSaid(outcome.done ? "Thank you. The game is kept as it stands." : outcome.refusal.message);
      if (outcome.done) {
        setNote("");
      }
    });
  };
  return (
    <details className={styles["bug"]}>
      <summary>Something is wrong with the rules</summary>
      <div className="field">
        <label htmlFor="bug">What happened, and what should have</label>
        <textarea
          id="bug"
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button sign="bug" disabled={note.trim() === ""} onClick={report}>
          Keep the game for the maintainers
        </Button>
        <span className="hint" role="status">
          {said}
        </span>
      </div>
    </details>
  );
}

/** Every key of the table. */
export function KeyList(): ReactElement {
  return (
    <details className={styles["keys"]}>
      <summary>Keys</summary>
      <KeyTable />
    </details>
  );
}

function KeyTable(): ReactElement {
  const { keys: own = [] } = useClient();
  return (
    <dl className={styles["map"]}>
      {[...KEY_MAP, ...own].map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The map of keys in a window of its own. */
export function KeyDialog({
  open,
  close,
}: {
  readonly open: boolean;
  close(): void;
}): ReactElement {
  return (
    <Dialog title="Keys" open={open} onClose={close}>
      <KeyTable />
    </Dialog>
  );
}
