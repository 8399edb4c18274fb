import type { RuleTold } from "@protocol";

export type Standing = RuleTold["standing"];

/** How far a ruling is kept here, in words. */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  proven: "Enforced at the table",
  waiting: "Not enforced yet",
  outside: "For people to settle",
  missing: "Not checked yet",
};
