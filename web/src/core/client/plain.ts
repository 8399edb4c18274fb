/**
 * The client of a title that has none: it is played in words, by what the server says alone.
 */
import type { GameClient } from "@/core/client/client";
import type { Decision, View } from "@/core/view/view";

export const PLAIN: GameClient = {
  useBoard: (view: View | null) => view,
  place: (_, decision: Decision) => ({
    things: new Map(),
    tray: [],
    bar: decision.options.map((_option, place) => place),
  }),
  thing: () => ({ title: "", code: "" }),
  sheet: (_, code: string) => ({ title: code, drawn: null }),
  questions: { whyNot: () => null, makesUp: () => null },
};
