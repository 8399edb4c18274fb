import type { Deck, StoreDeck } from "@protocol";
import { type ReactElement, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { decks } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital } from "@/kit/wording";

const LONGEST_NAME = 60;
const LONGEST_NOTE = 200;

interface KeepNewProps {
  /** What a deck of the title is called, with its article: "an army". */
  readonly noun: readonly [article: "a" | "an", noun: string];
  readonly deck: Omit<StoreDeck, "name">;
  /** Whether there is a list that can be kept. */
  readonly ready: boolean;
  /** What it is called if nobody says otherwise. */
  readonly called?: string;
  /** What happens once it is kept, before it is shown. */
  readonly kept?: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A name for a new deck, and keeping it. */
export function KeepNew({
  noun: [article, noun],
  deck,
  ready,
  called = "",
  kept,
  children,
}: KeepNewProps): ReactElement {
  const [name, setName] = useState(called);
  const [, go] = useLocation();
  const doing = useDoing();
  const keep = (): void =>
    doing.run(async () => {
      await somebody();
      const stored = await decks.store({ ...deck, name: name.trim() });
      kept?.();
      go(pathOf(stored));
    });
  return (
    <section className={panel["panel"]} aria-label={`Keep the ${noun}`}>
      <div className={panel["pair"]}>
        <TextField
          label={`Name of the ${noun}`}
          value={name}
          change={setName}
          most={LONGEST_NAME}
          hint={`${capital(article)} ${noun} that is not legal can be kept, too.`}
        />
      </div>
      <RefusalNotice refusal={doing.refusal} />
      <div className={panel["acts"]}>
        <Button
          kind="go"
          pending={doing.busy}
          disabled={name.trim() === "" || !ready}
          onClick={keep}
        >
          {`Keep the ${noun}`}
        </Button>
        {children}
      </div>
    </section>
  );
}

interface KeepChangedProps {
  readonly deck: Deck;
  /** The new list. */
  readonly text: string;
  /** Whether it can be kept. */
  readonly ready: boolean;
  /** What happens once it is kept, or given up. */
  readonly kept: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Keeping another list of a stored deck, or leaving it as it was. */
export function KeepChanged(props: KeepChangedProps): ReactElement {
  const { deck, text, ready, kept, children } = props;
  const [note, setNote] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const keep = (): void =>
    doing.run(async () => {
      await decks.change({ id: deck.id, text, note: note.trim() });
      kept();
      go(pathOf(deck));
    });
  return (
    <>
      <TextField
        label="Note"
        value={note}
        change={setNote}
        most={LONGEST_NOTE}
        hint="What it is about, for your versions; it may be left out."
      />
      <RefusalNotice refusal={doing.refusal} />
      <div className={panel["acts"]}>
        <Button kind="go" pending={doing.busy} disabled={!ready} onClick={keep}>
          Keep the new list
        </Button>
        {children}
        <Button
          onClick={() => {
            kept();
            go(pathOf(deck));
          }}
        >
          Leave it as it was
        </Button>
      </div>
    </>
  );
}

function pathOf({ id }: Deck): string {
  return `/decks/own/${id}`;
}
