import type { Unread } from "@protocol";
import { type ChangeEvent, type ReactElement, useId, useState } from "react";
import { DeckReport } from "@/core/decks/deck-report";
import { withMeant, withoutLine } from "@/core/decks/line-text";
import { ListField } from "@/core/decks/list-field";
import styles from "@/core/decks/paste-list.module.css";
import { reportOf } from "@/core/decks/report";
import { decks } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";

interface PasteListProps {
  readonly title: string;
  readonly format: string;
  readonly edition: string;
  /** What a list may look like. */
  readonly example: string;
  /** Take what was read, as the server has decks of the title. */
  readonly use: (cards: unknown) => void;
}

/** A deck out of a text; the server reads it. */
export function PasteList(props: PasteListProps): ReactElement {
  const { title, format, edition, example, use } = props;
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<ReadonlyArray<Unread>>([]);
  const doing = useDoing();
  const id = useId();
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const found = await target.files?.[0]?.text();
    if (found !== undefined) change(found);
  };
  const change = (changed: string, left: ReadonlyArray<Unread> = []): void => {
    setText(changed);
    setUnread(left);
  };
  const read = (): void =>
    doing.run(async () => {
      const found = await decks.check({ text, format, edition, title });
      setUnread(found.unread);
      if (found.unread.length === 0) use(found.cards);
    });
  const report =
    unread.length === 0
      ? null
      : reportOf(
          {
            edition,
            format,
            legal: false,
            playable: false,
            reasons: [],
            unread,
            cards: null,
          },
          format,
        );
  return (
    <details className={styles["paste"]}>
      <summary>Paste a list</summary>
      <div className={styles["inside"]}>
        <ListField
          text={text}
          change={change}
          rows={10}
          example={example}
          hint="A line for each card, with its number before it, or an export of another site."
        />
        <div className="field">
          <label htmlFor={id}>Or a file</label>
          <input
            id={id}
            className={styles["file"]}
            type="file"
            accept=".txt,.json,.xml,text/plain,application/json,text/xml"
            onChange={(event) => void load(event)}
          />
        </div>
        <RefusalNotice refusal={doing.refusal} />
        {report === null ? null : (
          <DeckReport
            report={report}
            mends={{
              mean: (line, meant) =>
                change(
                  withMeant(text, line, meant),
                  unread.filter((one) => one !== line),
                ),
              dropLine: (line) =>
                change(
                  withoutLine(text, line.number),
                  unread
                    .filter((one) => one !== line)
                    .map((one) =>
                      one.number > line.number ? { ...one, number: one.number - 1 } : one,
                    ),
                ),
              takeOut: () => null,
              add: () => undefined,
            }}
          />
        )}
        <div>
          <Button pending={doing.busy} disabled={text.trim() === ""} onClick={read}>
            Use this list
          </Button>
        </div>
      </div>
    </details>
  );
}
