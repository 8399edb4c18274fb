import type { ReactElement, ReactNode } from "react";
import { WordList } from "@/core/decisions/words";
import type { Asked } from "@/core/scene/asked";
import type { Option } from "@/core/view/view";
import { Sign } from "@/games/destiny/drawing/sign";
import { SYMBOLS } from "@/games/destiny/reading/sides";
import type { SignName } from "@/games/destiny/reading/signs";

/**
 * Choices of words that each have a sign: colours and symbols.
 */

const NOTCHES: ReadonlyArray<SignName> = ["notch-red", "notch-blue", "notch-yellow", "notch-gray"];

/** One of the four colours, each with the mark its dice carry. */
export function Colours({ decision, prompt }: Asked): ReactElement {
  return <WordList options={decision.options} words={prompt.options} sign={signFrom(NOTCHES)} />;
}

/** One of several symbols that a die may be resolved as. */
export function Symbols({ decision, prompt }: Asked): ReactElement {
  return <WordList options={decision.options} words={prompt.options} sign={signFrom(SYMBOLS)} />;
}

function signFrom(names: ReadonlyArray<SignName>): (option: Option) => ReactNode {
  return ({ value = 0 }) => {
    const name = names[value];
    return name === undefined ? null : <Sign name={name} />;
  };
}
