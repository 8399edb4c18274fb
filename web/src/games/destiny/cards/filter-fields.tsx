import type { SetFacts } from "@protocol/destiny";
import type { ReactElement } from "react";
import styles from "@/games/destiny/cards/cards.module.css";
import type { Filters } from "@/games/destiny/cards/filters";
import { ChoiceField, TextField } from "@/kit/choice-field";
import { capital } from "@/kit/wording";

const COLOURS = ["red", "blue", "yellow", "gray"];
const SIDES = ["hero", "villain", "neutral"];
const TYPES = ["character", "upgrade", "support", "event", "battlefield", "plot", "downgrade"];

interface FilterFieldsProps {
  readonly filters: Filters;
  readonly sets: ReadonlyArray<SetFacts>;
  readonly change: (some: Partial<Filters>) => void;
}

function choices(any: string, words: ReadonlyArray<string>) {
  return [["", any] as const, ...words.map((word) => [word, capital(word)] as const)];
}

/** What cards are looked for. */
export function FilterFields({ filters, sets, change }: FilterFieldsProps): ReactElement {
  return (
    <search className={styles["filters"]}>
      <TextField
        label="Words in title or text"
        type="search"
        value={filters.text}
        change={(text) => change({ text })}
      />
      <ChoiceField
        label="Set"
        chosen={filters.set}
        choices={[["", "Any set"], ...sets.map(({ code, name }) => [code, name] as const)]}
        choose={(set) => change({ set })}
      />
      <ChoiceField
        label="Type"
        chosen={filters.type}
        choices={choices("Any type", TYPES)}
        choose={(type) => change({ type })}
      />
      <ChoiceField
        label="Colour"
        chosen={filters.colour}
        choices={choices("Any colour", COLOURS)}
        choose={(colour) => change({ colour })}
      />
      <ChoiceField
        label="Side"
        chosen={filters.affiliation}
        choices={choices("Any side", SIDES)}
        choose={(affiliation) => change({ affiliation })}
      />
      <div className={styles["checks"]}>
        <label className="check">
          <input
            type="checkbox"
            checked={filters.playable}
            onChange={({ target }) => change({ playable: target.checked })}
          />
          Can be played here
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={filters.once}
            onChange={({ target }) => change({ once: target.checked })}
          />
          No reprints
        </label>
      </div>
    </search>
  );
}
