import type { Unread } from "@protocol";
import type { Cards } from "@protocol/imperial-assault";
import { type ReactElement, useId, useState } from "react";
import { DeckReport } from "@/core/decks/deck-report";
import { withMeant, withoutLine } from "@/core/decks/line-text";
import { reportOf } from "@/core/decks/report";
import { decks } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { CURRENT } from "@/games/imperial-assault/catalogue/asked-facts";
import styles from "@/games/imperial-assault/decks/paste-list.module.css";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";

const LONGEST = 20_000;
const EXAMPLE = `1 Darth Vader
2 Elite Stormtrooper
1 Planning`;

interface PasteListProps {
  readonly title: string;
  readonly format: string;
  readonly use: (army: Cards) => void;
}

/** An army out of a text; the server reads it. */
export function PasteList({ title, format, use }: PasteListProps): ReactElement {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<ReadonlyArray<Unread>>([]);
  const doing = useDoing();
  const id = useId();
  const change = (changed: string, left: ReadonlyArray<Unread> = []): void => {
    setText(changed);
    setUnread(left);
  };
  const read = (): void =>
    doing.run(async () => {
      const found = await decks.check({ text, format, edition: CURRENT, title });
      setUnread(found.unread);
      // The server's own record of this title.
      if (found.unread.length === 0) use(found.cards as Cards);
    });
  const report =
    unread.length === 0
      ? null
      : reportOf(
          {
            edition: CURRENT,
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
        <div className="field">
          <label htmlFor={id}>The list</label>
          <textarea
            id={id}
            rows={10}
            maxLength={LONGEST}
            spellCheck={false}
            value={text}
            placeholder={EXAMPLE}
            onChange={({ target }) => change(target.value)}
          />
          <span className="hint">A line for each card, with its number before it.</span>
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
