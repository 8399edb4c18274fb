import { type ReactElement, useId } from "react";

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly chosen: T;
  readonly choices: ReadonlyArray<readonly [value: T, words: string]>;
  readonly choose: (value: T) => void;
}

/** One of a few words. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>): ReactElement {
  const { label, chosen, choices, choose } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const found = choices.find(([value]) => value === target.value);
          if (found !== undefined) choose(found[0]);
        }}
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

/** A whole number between two others. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, value, least, most, change } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => {
          const wanted = Math.round(Number(target.value));
          if (Number.isFinite(wanted)) change(Math.min(most, Math.max(least, wanted)));
        }}
      />
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly hint?: string;
  readonly type?: "text" | "password" | "search" | "email";
  readonly complete?: string;
  readonly most?: number;
}

/** A line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, change, hint, type = "text", complete = "off", most } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        autoComplete={complete}
        maxLength={most}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => change(target.value)}
      />
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}

interface CheckFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

/** Something that is or is not wanted. */
export function CheckField({ label, checked, change }: CheckFieldProps): ReactElement {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  );
}
