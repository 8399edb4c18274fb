import type { RuleTold } from "@protocol";

export type Standing = RuleTold["standing"];

/** How far a ruling is proven, in words. */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  proven: "Proven by a test",
  waiting: "Waits for something",
  outside: "Not for a program",
  missing: "No test yet",
};
