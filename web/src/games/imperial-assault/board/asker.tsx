import type { ReactElement } from "react";
import type { Scene } from "@/core/scene/scene";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOf } from "@/games/imperial-assault/reading/faces";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { figureOf, groupOf } from "@/games/imperial-assault/reading/things";

/** The figure that something is asked about. */
export function Asker({ board: seen, decision }: Scene<Seen>): ReactElement | null {
  const source = decision?.source ?? 0;
  const first = groupOf(seen.view, source)?.figures[0] ?? 0;
  const figure = figureOf(seen.view, source) ?? figureOf(seen.view, first);
  return figure === undefined ? null : <LoneToken face={faceOf(seen, figure)} size={52} />;
}
