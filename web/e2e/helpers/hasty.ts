/**
 * Somebody in a hurry at the Customizable Card Game: activates and draws all there is, deploys
 * some of what can be deployed, drains, and passes. Whoever draws the whole deck has lost, so
 * such a game ends soon.
 */
import type { Asked, Pick, Taste } from "./table-player";

const FIRST = [/^activate/i, /^draw/i, /^(force )?drain/i, /^let all/i];
const PASSES = /^(done|pass|no response)/i;
const DEPLOYING = /deploy phase/i;
const DEPLOYS = 0.6;

/** The most of what can be activated or drawn: nothing is taken away from it before it is sent. */
export const ALL_OF_IT = (): number => 0.999;

/** How somebody in a hurry chooses, with dice of their own. */
export function hasty(chance: () => number): Taste {
  return ({ lit, choices }: Asked): Pick => {
    const wanted = FIRST.map((words) => choices.findIndex((choice) => words.test(choice))).find(
      (place) => place >= 0,
    );
    if (wanted !== undefined) return { kind: "choice", place: wanted };
    const pass = choices.findIndex((choice) => PASSES.test(choice));
    const isDeploying = DEPLOYING.test(choices[pass] ?? "");
    const id = lit[Math.floor(chance() * lit.length)];
    if (id !== undefined && (pass < 0 || (isDeploying && chance() < DEPLOYS))) {
      return { kind: "thing", id };
    }
    return { kind: "choice", place: pass >= 0 ? pass : Math.floor(chance() * choices.length) };
  };
}
