/**
 * A second title, as small as a title can be: two numbers, and a question about them.
 *
 * One number is drawn as HTML and one as SVG, so that whatever core does with things is tried
 * with both. Nothing here is Destiny's.
 */
import type { Line, Prompt, Whole } from "@protocol";
import type { ReactElement } from "react";
import { asClient, type GameClient } from "@/core/client/client";
import type { Scene } from "@/core/scene/scene";
import { SvgThing } from "@/core/scene/svg-thing";
import { Thing } from "@/core/scene/thing";
import { boardOf, type Decision } from "@/core/view/view";

export interface Numbers {
  readonly left: number;
  readonly right: number;
}

export const [LEFT, RIGHT] = [1, 2] as const;

function Board({ board: { left, right } }: Scene<Numbers>): ReactElement {
  return (
    <div data-row>
      <Thing id={LEFT} code="left" label={`Left, ${left}`}>
        {left}
      </Thing>
      <svg role="presentation">
        <SvgThing id={RIGHT} code="right" label={`Right, ${right}`}>
          <text>{right}</text>
        </SvgThing>
      </svg>
    </div>
  );
}

/** The toy with a board to draw. */
export const TOY: GameClient = asClient<Numbers>({
  useBoard: (view) => (view === null ? null : boardOf<Numbers>(view)),
  Board,
  place: (_, { options }) => ({
    things: new Map(
      options.flatMap(({ target }, place) => (target === undefined ? [] : [[target, [place]]])),
    ),
    tray: [],
    bar: [...options.keys()].filter((place) => options[place]?.target === undefined),
  }),
  thing: ({ left, right }, id) => ({
    title: id === LEFT ? `Left, ${left}` : `Right, ${right}`,
    code: id === LEFT ? "left" : "right",
  }),
  sheet: (_, code) => ({ title: code, drawn: code }),
  questions: { whyNot: (_, id) => `why ${id}`, makesUp: () => null },
});

export const WHICH: Decision = {
  id: 256,
  kind: "choose_one",
  reason: "which_number",
  options: [{ kind: "entity", target: LEFT }, { kind: "entity", target: RIGHT }, { kind: "stop" }],
};

const PROMPT: Prompt = { text: "Which number?", options: ["The left", "The right", "Neither"] };

function line(serial: number, text: string): Line {
  return { text, event: { serial, cause: 0, kind: "value_chosen" } };
}

/** A table of the toy that asks something. */
export function toyTable(decision: Decision | null = WHICH, prompt = PROMPT): Whole {
  const numbers: Numbers = { left: 3, right: 5 };
  return {
    type: "whole",
    version: 1,
    view: {
      seat: 0,
      deciding: [0],
      decision,
      outcome: null,
      outcome_reason: "",
      board: numbers,
    },
    prompt: decision === null ? null : prompt,
    lines: [line(1, "The numbers are 3 and 5."), line(2, "Ann is asked.")],
    result: "",
  };
}
