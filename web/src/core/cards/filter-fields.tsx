import type { ReactElement } from "react";
import styles from "@/core/cards/filter-fields.module.css";
import { type CardSearch, type Wanted, WORDS, YES } from "@/core/cards/search";
import { CheckField, ChoiceField, TextField } from "@/kit/choice-field";

interface FilterFieldsProps<C> {
  readonly search: CardSearch<C>;
  readonly wanted: Wanted;
  readonly change: (some: Wanted) => void;
}

/** What cards are looked for. */
export function FilterFields<C>(props: FilterFieldsProps<C>): ReactElement {
  const { search, wanted, change } = props;
  return (
    <search className={styles["filters"]} style={{ "--choices": search.choices.length }}>
      <TextField
        label={search.words.label}
        type="search"
        value={wanted[WORDS] ?? ""}
        change={(text) => change({ [WORDS]: text })}
      />
      {search.choices.map(({ key, label, any, choices }) => (
        <ChoiceField
          key={key}
          label={label}
          chosen={wanted[key] ?? ""}
          choices={[["", any], ...choices]}
          choose={(value) => change({ [key]: value })}
        />
      ))}
      <div className={styles["checks"]}>
        {search.checks.map(({ key, label }) => (
          <CheckField
            key={key}
            label={label}
            checked={wanted[key] === YES}
            change={(checked) => change({ [key]: checked ? YES : "" })}
          />
        ))}
      </div>
    </search>
  );
}
