import type { Sitter } from "@protocol";

/** Whether everybody else is a bot. */
export function isAgainstBots(sitters: ReadonlyArray<Sitter>, own: number): boolean {
  return sitters.length > 1 && sitters.every(({ bot }, seat) => seat === own || !!bot);
}
