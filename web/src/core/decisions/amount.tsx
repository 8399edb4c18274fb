import { type ReactElement, useState } from "react";
import styles from "@/core/decisions/amount.module.css";
import { Choice } from "@/core/decisions/choice";
import { type Asked, wordsOf } from "@/core/scene/asked";
import { Sign } from "@/kit/sign";

/** A number: a stepper over those that are offered, and a button that says which. */
export function Amount({ decision, prompt }: Asked): ReactElement {
  const [at, setAt] = useState(decision.options.length - 1);
  const place = Math.min(at, decision.options.length - 1);
  const value = decision.options[place]?.value ?? 0;
  return (
    <>
      <div className={styles["stepper"]}>
        <button
          type="button"
          aria-label="Less"
          disabled={place === 0}
          onClick={() => setAt(place - 1)}
        >
          <Sign name="minus" />
        </button>
        <output className="num">{value}</output>
        <button
          type="button"
          aria-label="More"
          disabled={place === decision.options.length - 1}
          onClick={() => setAt(place + 1)}
        >
          <Sign name="plus" />
        </button>
      </div>
      <Choice place={place} label={`Choose ${wordsOf(prompt, place)}`} weight="main">
        {value === 0 ? wordsOf(prompt, place) : `Choose ${wordsOf(prompt, place)}`}
      </Choice>
    </>
  );
}
