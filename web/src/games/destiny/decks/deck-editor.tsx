import type { TitleOffered } from "@protocol";
import { type ChangeEvent, type ReactElement, useId } from "react";
import { editionWords, type OfTitle, useTitles } from "@/core/client/titles";
import { DeckReport } from "@/core/decks/deck-report";
import { reportOf } from "@/core/decks/report";
import type { DeckCheck } from "@/core/decks/use-deck-check";
import { formatWords } from "@/core/site/table-words";
import type { Printings } from "@/games/destiny/catalogue/printings";
import styles from "@/games/destiny/decks/deck-editor.module.css";
import { mendsOf } from "@/games/destiny/decks/mends";
import { ChoiceField } from "@/kit/choice-field";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const LONGEST = 20_000;
const EXAMPLE = `2 Rey, Force Prodigy (AW 38)
2 Mobilize (TPG 14)
1 Hangar Bay (TPG 23)`;

export interface ListDraft {
  readonly text: string;
  readonly format: string;
  readonly edition: string;
}

interface DeckEditorProps extends OfTitle {
  readonly draft: ListDraft;
  readonly change: (some: Partial<ListDraft>) => void;
  readonly check: DeckCheck;
  readonly terms: TitleOffered;
  readonly cards: Printings;
  /** The terms of a stored deck are fixed. */
  readonly fixed?: boolean;
}

/** A list as text, beside what the check says of it. */
export function DeckEditor(props: DeckEditorProps): ReactElement {
  const { draft, change, check, terms, cards, fixed = false } = props;
  const title = useTitles().named(props.title);
  const id = useId();
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const text = await target.files?.[0]?.text();
    if (text !== undefined) change({ text });
  };
  const format = formatWords(draft.format, terms.formats);
  return (
    <div className={styles["editor"]}>
      <section className={panel["panel"]}>
        <div className="field">
          <label htmlFor={id}>The list</label>
          <textarea
            id={id}
            className={styles["list"]}
            rows={20}
            maxLength={LONGEST}
            spellCheck={false}
            value={draft.text}
            placeholder={EXAMPLE}
            onChange={({ target }) => change({ text: target.value })}
          />
          <span className="hint">
            An export of the community's site (text or JSON), or a line for each card. The number
            before a character is that of its dice.
          </span>
        </div>
        <div className="field">
          <label htmlFor={`${id}-file`}>Or a file</label>
          <input
            id={`${id}-file`}
            className={styles["file"]}
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event) => void load(event)}
          />
        </div>
        {fixed ? null : (
          <div className={panel["pair"]}>
            <ChoiceField
              label="Format"
              chosen={draft.format}
              choices={terms.formats.map(({ code, name }) => [code, name] as const)}
              choose={(chosen) => change({ format: chosen })}
            />
            <ChoiceField
              label="Rules"
              chosen={draft.edition}
              choices={terms.editions.map((one) => [one, editionWords(title, one)] as const)}
              choose={(edition) => change({ edition })}
            />
          </div>
        )}
      </section>
      <section className={panel["panel"]} aria-label="What the check says" aria-live="polite">
        <h2>Check</h2>
        <RefusalNotice refusal={check.refusal} />
        {check.checked === null ? (
          check.refusal === null ? (
            <p className={panel["empty"]}>
              {check.isChecking ? "Checking." : "Paste a list, and every fault is named here."}
            </p>
          ) : null
        ) : (
          <DeckReport
            report={reportOf(check.checked, format)}
            mends={mendsOf(draft.text, cards, (text) => change({ text }))}
          />
        )}
      </section>
    </div>
  );
}
