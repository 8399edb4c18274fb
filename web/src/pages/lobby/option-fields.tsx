import type { TitleOffered } from "@protocol";
import { type ReactElement, Suspense, useId } from "react";
import type { ChoicePictureProps, Title } from "@/core/client/titles";
import { type Chosen, chosenOf, type OpenOption, openOptions } from "@/core/site/options";
import { ChoiceField } from "@/kit/choice-field";
import type { Draft } from "@/pages/lobby/draft";
import styles from "@/pages/lobby/option-fields.module.css";

interface OptionFieldsProps {
  readonly title: Title;
  readonly offered: Pick<TitleOffered, "options">;
  readonly draft: Pick<Draft, "format" | "edition" | "options">;
  readonly choose: (options: Chosen) => void;
}

/** What a game lets one choose beside its terms: whatever its title offers. */
export function OptionFields(props: OptionFieldsProps): ReactElement | null {
  const { title, offered, draft, choose } = props;
  const open = openOptions(offered, draft);
  if (open.length === 0) return null;
  const { Choice } = title.pages;
  return (
    <div className={styles["options"]}>
      {open.map((one) => {
        const take = (choice: string): void =>
          choose({ ...chosenOf(open), [one.option.key]: choice });
        return one.option.drawn === true && Choice !== undefined ? (
          <Pictures key={one.option.key} open={one} choose={take} Picture={Choice} />
        ) : (
          <Listed key={one.option.key} open={one} choose={take} />
        );
      })}
    </div>
  );
}

interface FieldProps {
  readonly open: OpenOption;
  readonly choose: (choice: string) => void;
}

/** What a choice means, below its field. */
function Meaning({ open: { chosen } }: Pick<FieldProps, "open">): ReactElement | null {
  return chosen.words === "" ? null : <p className={styles["meaning"]}>{chosen.words}</p>;
}

function Listed({ open, choose }: FieldProps): ReactElement {
  const { option, choices, chosen } = open;
  return (
    <div className={styles["option"]}>
      <ChoiceField
        label={option.name}
        chosen={chosen.key}
        choices={choices.map(({ key, name }) => [key, name] as const)}
        choose={choose}
      />
      <Meaning open={open} />
    </div>
  );
}

interface PicturesProps extends FieldProps {
  readonly Picture: React.ComponentType<ChoicePictureProps>;
}

/** Choices that can be drawn, side by side. */
function Pictures({ open, choose, Picture }: PicturesProps): ReactElement {
  const { option, choices, chosen } = open;
  const group = useId();
  return (
    <fieldset className={styles["option"]}>
      <legend className={styles["legend"]}>{option.name}</legend>
      <div className={styles["pictures"]}>
        {choices.map(({ key, name }) => (
          <label key={key} className={styles["picture"]}>
            <input
              type="radio"
              name={group}
              value={key}
              checked={chosen.key === key}
              onChange={() => choose(key)}
            />
            <span className={styles["frame"]}>
              <Suspense>
                <Picture option={option.key} choice={key} />
              </Suspense>
            </span>
            <b>{name}</b>
          </label>
        ))}
      </div>
      <Meaning open={open} />
    </fieldset>
  );
}
