import type { WrittenForm } from "@protocol";
import { type ReactElement, useState } from "react";
import styles from "@/core/decks/deck-forms.module.css";
import { decks } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { CopyText } from "@/kit/copy-text";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice, Waiting } from "@/kit/notice";

interface DeckFormsProps {
  readonly title: string;
  /** What its files are called. */
  readonly name: string;
  /** The list, as the server reads it. */
  readonly text: string;
}

/** A list for other places, in every form that its game has. */
export function DeckForms(props: DeckFormsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button sign="copy" disabled={props.text === ""} onClick={() => setOpen(true)}>
        Export
      </Button>
      <Dialog title="Export the list" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <Forms {...props} /> : null}
      </Dialog>
    </>
  );
}

function Forms({ title, name, text }: DeckFormsProps): ReactElement {
  const { told, refusal } = useAsked(() => decks.write({ title, text }), `${title} ${text}`);
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Writing." /> : null}
      <ul className={styles["forms"]}>
        {(told?.forms ?? []).map((form) => (
          <Form key={form.code} form={form} name={name} />
        ))}
      </ul>
    </>
  );
}

interface FormProps {
  readonly form: WrittenForm;
  readonly name: string;
}

function Form({ form, name }: FormProps): ReactElement {
  const { code, ending, text } = form;
  const kind = ending === "json" ? "application/json" : "text/plain";
  return (
    <li>
      <h3>{form.name}</h3>
      <pre>{text.split("\n").slice(0, SHOWN).join("\n")}</pre>
      <div className={styles["ways"]}>
        <CopyText text={text} />
        <a
          className={styles["file"]}
          href={`data:${kind};charset=utf-8,${encodeURIComponent(text)}`}
          download={`${name}-${code}.${ending}`}
        >
          Save as a file
        </a>
      </div>
    </li>
  );
}

/** So many lines show what a form looks like. */
const SHOWN = 4;
