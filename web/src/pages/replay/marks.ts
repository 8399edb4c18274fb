/**
 * Where to jump to in a replay: what the title marks, the end, and the same moment with other eyes.
 */
import type { Replay } from "@protocol";

export interface Mark {
  /** The message that brought it. */
  readonly at: number;
  readonly words: string;
}

/** The marks of a replay; `kinds` are the events that its title wants one to find. */
export function marksOf(
  { messages }: Pick<Replay, "messages">,
  kinds: ReadonlyArray<string> = [],
): ReadonlyArray<Mark> {
  const found: Mark[] = [];
  messages.forEach((message, at) => {
    if (at === 0) return;
    for (const { event, text } of message.lines) {
      if (kinds.includes(event.kind)) found.push({ at, words: text });
    }
    if (message.result !== "") found.push({ at, words: message.result });
  });
  return [{ at: 0, words: "The beginning" }, ...found];
}

/** The mark one stands at or behind. */
export function markAt(marks: ReadonlyArray<Mark>, at: number): Mark | undefined {
  return marks.findLast((mark) => mark.at <= at);
}

/**
 * The place of a moment of the game, which is told by how many answers came before it.
 *
 * Nobody sees every answer, and no two see the same ones: places differ, moments do not.
 */
export function placeOf({ positions }: Pick<Replay, "positions">, moment: number): number {
  return Math.max(
    0,
    positions.findLastIndex((position) => position <= moment),
  );
}
