import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/cards/cards.module.css";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { type Filters, traitsOf } from "@/games/imperial-assault/catalogue/finding";
import { ChoiceField, TextField } from "@/kit/choice-field";

const KINDS = [
  ["", "Any kind"],
  ["group", "Deployment card"],
  ["upgrade", "Upgrade or attachment"],
  ["command", "Command card"],
  ["companion", "Companion"],
  ["form", "Form"],
] as const;
const SIDES = [
  ["", "Any side"],
  ["rebel", "Rebel"],
  ["imperial", "Imperial"],
  ["mercenary", "Mercenary"],
  ["neutral", "Neutral"],
] as const;

interface FilterFieldsProps {
  readonly filters: Filters;
  readonly facts: Facts;
  readonly change: (some: Partial<Filters>) => void;
}

/** What cards are looked for. */
export function FilterFields({ filters, facts, change }: FilterFieldsProps): ReactElement {
  const traits = traitsOf(facts.cards.values());
  return (
    <search className={styles["filters"]}>
      <TextField
        label="Words in name or text"
        type="search"
        value={filters.text}
        change={(text) => change({ text })}
      />
      <ChoiceField
        label="Kind"
        chosen={filters.kind}
        choices={KINDS}
        choose={(kind) => change({ kind })}
      />
      <ChoiceField
        label="Side"
        chosen={filters.affiliation}
        choices={SIDES}
        choose={(affiliation) => change({ affiliation })}
      />
      <ChoiceField
        label="Trait"
        chosen={filters.trait}
        choices={[["", "Any trait"], ...traits.map((trait) => [trait, trait] as const)]}
        choose={(trait) => change({ trait })}
      />
      <ChoiceField
        label="Set"
        chosen={filters.set}
        choices={[["", "Any set"], ...facts.sets.map(({ code, name }) => [code, name] as const)]}
        choose={(set) => change({ set })}
      />
      <label className={`check ${styles["check"]}`}>
        <input
          type="checkbox"
          checked={filters.playable}
          onChange={({ target }) => change({ playable: target.checked })}
        />
        Can be played here
      </label>
    </search>
  );
}
