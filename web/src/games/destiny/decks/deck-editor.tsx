import type { TitleOffered } from "@protocol";
import { type ChangeEvent, type ReactElement, useId } from "react";
import { editionWords, type OfTitle, useTitles } from "@/core/client/titles";
import { CheckPanel } from "@/core/decks/check-panel";
import { ListField } from "@/core/decks/list-field";
import type { DeckCheck } from "@/core/decks/use-deck-check";
import { formatWords } from "@/core/site/table-words";
import type { Printings } from "@/games/destiny/catalogue/printings";
import styles from "@/games/destiny/decks/deck-editor.module.css";
import { mendsOf } from "@/games/destiny/decks/mends";
import { ChoiceField } from "@/kit/choice-field";
import { Columns } from "@/kit/columns";
import panel from "@/kit/panel.module.css";

const EXAMPLE = `2 Rey, Force Prodigy (AW 38)
2 Mobilize (TPG 14)
1 Hangar Bay (TPG 23)`;
const HINT =
  "An export of the community's site (text or JSON), or a line for each card. The number before a character is that of its dice.";

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
  return (
    <Columns>
      <section className={panel["panel"]}>
        <ListField
          text={draft.text}
          change={(text) => change({ text })}
          rows={20}
          example={EXAMPLE}
          hint={HINT}
        />
        <div className="field">
          <label htmlFor={id}>Or a file</label>
          <input
            id={id}
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
      <CheckPanel
        check={check}
        format={formatWords(draft.format, terms.formats)}
        mends={mendsOf(draft.text, cards, (text) => change({ text }))}
        empty="Paste a list, and every fault is named here."
      >
        <h2>Check</h2>
      </CheckPanel>
    </Columns>
  );
}
