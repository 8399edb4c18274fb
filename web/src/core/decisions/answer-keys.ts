import type { OptionKeys } from "@/core/client/client";

/** Keys of answers that every game has: one kind of answer, one key, whatever else is offered. */
const ANSWER_KEYS: OptionKeys = { pass: "P", yes: "Y", no: "N", stop: "0" };

/** The key that presses the button of an option; empty for one that has a number. */
export function keyOfOption(kind: string, own: OptionKeys = {}): string {
  return own[kind] ?? ANSWER_KEYS[kind] ?? "";
}
