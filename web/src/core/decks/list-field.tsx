import { type ReactElement, useId } from "react";
import styles from "@/core/decks/list-field.module.css";

const LONGEST = 20_000;

interface ListFieldProps {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly rows: number;
  /** What a list may look like. */
  readonly example: string;
  readonly hint: string;
}

/** A list of cards as text. */
export function ListField({ text, change, rows, example, hint }: ListFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>The list</label>
      <textarea
        id={id}
        className={styles["list"]}
        rows={rows}
        maxLength={LONGEST}
        spellCheck={false}
        value={text}
        placeholder={example}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => change(target.value)}
      />
      <span id={`${id}-hint`} className="hint">
        {hint}
      </span>
    </div>
  );
}
