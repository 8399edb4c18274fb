import { memo, type ReactElement, useId } from "react";
import styles from "@/core/cards/filter-fields.module.css";
import { IS, SORT } from "@/core/cards/query";
import type { Condition, Operator } from "@/core/cards/query-parser";
import { mentions, rewritten, termsNamed, termText } from "@/core/cards/query-terms";
import { meantBy } from "@/core/cards/query-values";
import type { CardSearch, CheckFilter, ChoiceFilter, NumberFilter } from "@/core/cards/search";
import { CheckField, ChoiceField } from "@/kit/choice-field";

interface Shown {
  /** The query as it is typed, and as it is read. */
  readonly text: string;
  readonly condition: Condition;
  readonly change: (text: string) => void;
}

interface FilterFieldsProps<C> extends Shown {
  readonly search: CardSearch<C>;
  readonly orders: ReadonlyArray<readonly [key: string, words: string]>;
}

/** Controls that show what the query says of each filter, and write it; nobody waits for them. */
export const FilterFields = memo(Controls) as typeof Controls;

function Controls<C>(props: FilterFieldsProps<C>): ReactElement {
  const { search, orders, ...shown } = props;
  return (
    <div className={styles["filters"]}>
      <SortControl unsorted={search.unsorted ?? "As they came out"} orders={orders} {...shown} />
      {search.choices
        .filter(({ isTyped = false, choices }) => !isTyped && choices.length > 0)
        .map((filter) => (
          <ChoiceControl key={filter.key} filter={filter} {...shown} />
        ))}
      {search.numbers
        .filter(({ isTyped = false }) => !isTyped)
        .map((filter) => (
          <NumberControl key={filter.key} filter={filter} {...shown} />
        ))}
      <div className={styles["checks"]}>
        {search.checks
          .filter(({ isTyped = false }) => !isTyped)
          .map((filter) => (
            <CheckControl key={filter.key} filter={filter} {...shown} />
          ))}
      </div>
    </div>
  );
}

const EQUAL: ReadonlyArray<Operator> = [":", "="];
/** Chosen where the query says more than a control can. */
const TYPED = "as typed";
const AS_TYPED = [TYPED, "As the query says"] as const;

interface ChoiceControlProps<C> extends Shown {
  readonly filter: ChoiceFilter<C>;
}

function ChoiceControl<C>(props: ChoiceControlProps<C>): ReactElement {
  const { filter, text, condition, change } = props;
  const names = [filter.key, ...(filter.also ?? [])];
  const terms = termsNamed(condition, names, EQUAL);
  const [term, ...others] = terms;
  const meant = term === undefined || others.length > 0 ? [] : meantBy(filter, term.value);
  const isTyped = meant.length !== 1 && mentions(condition, names);
  const choices = [["", filter.any] as const, ...filter.choices];
  return (
    <ChoiceField
      label={filter.label}
      chosen={isTyped ? TYPED : (meant[0] ?? "")}
      choices={isTyped ? [AS_TYPED, ...choices] : choices}
      choose={(value) => {
        if (value === TYPED) return;
        change(rewritten(text, terms, value === "" ? "" : termText(filter.key, ":", value)));
      }}
    />
  );
}

interface CheckControlProps<C> extends Shown {
  readonly filter: CheckFilter<C>;
}

function CheckControl<C>({ filter, text, condition, change }: CheckControlProps<C>): ReactElement {
  const names = [filter.key, ...(filter.also ?? [])];
  const terms = termsNamed(condition, [IS], EQUAL).filter(({ value }) =>
    names.includes(value.toLowerCase()),
  );
  return (
    <CheckField
      label={filter.label}
      checked={terms.length > 0}
      change={(checked) =>
        change(rewritten(text, terms, checked ? termText(IS, ":", filter.key) : ""))
      }
    />
  );
}

interface NumberControlProps<C> extends Shown {
  readonly filter: NumberFilter<C>;
}

/** The least and the most; a number alone is both. */
function NumberControl<C>(props: NumberControlProps<C>): ReactElement {
  const { filter } = props;
  const id = useId();
  return (
    <fieldset className={styles["numbers"]}>
      <legend id={id}>{filter.label}</legend>
      <Bound {...props} operator=">=" words="from" label={`${filter.label} from`} />
      <Bound {...props} operator="<=" words="to" label={`${filter.label} to`} />
    </fieldset>
  );
}

interface BoundProps<C> extends NumberControlProps<C> {
  readonly operator: ">=" | "<=";
  readonly words: string;
  readonly label: string;
}

function Bound<C>(props: BoundProps<C>): ReactElement {
  const { filter, text, condition, change, operator, words, label } = props;
  const terms = termsNamed(condition, [filter.key, ...(filter.also ?? [])], [operator]);
  return (
    <label className={styles["bound"]}>
      <span aria-hidden="true">{words}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        aria-label={label}
        value={terms[0]?.value ?? ""}
        onChange={({ target }) => {
          const wanted = target.value === "" ? "" : termText(filter.key, operator, target.value);
          change(rewritten(text, terms, wanted));
        }}
      />
    </label>
  );
}

interface SortControlProps extends Shown {
  readonly unsorted: string;
  readonly orders: ReadonlyArray<readonly [key: string, words: string]>;
}

function SortControl({
  unsorted,
  orders,
  text,
  condition,
  change,
}: SortControlProps): ReactElement {
  const terms = termsNamed(condition, [SORT], EQUAL);
  const [term, ...others] = terms;
  const choices = [
    ["", unsorted] as const,
    ...orders.flatMap(([key, words]) => [
      [key, `${words}, upwards`] as const,
      [`-${key}`, `${words}, downwards`] as const,
    ]),
  ];
  const isKnown = choices.some(([key]) => key === (term?.value ?? ""));
  const isTyped = others.length > 0 || !isKnown;
  return (
    <ChoiceField
      label="Sorted by"
      chosen={isTyped ? TYPED : (term?.value ?? "")}
      choices={isTyped ? [AS_TYPED, ...choices] : choices}
      choose={(value) => {
        if (value === TYPED) return;
        change(rewritten(text, terms, value === "" ? "" : termText(SORT, ":", value)));
      }}
    />
  );
}
