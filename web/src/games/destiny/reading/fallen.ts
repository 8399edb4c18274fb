/** Characters that were defeated: who they were, and in which round, as far as the log tells. */
import type { Line } from "@protocol";
import type { CardView } from "@protocol/destiny";
import { toldOf } from "@/games/destiny/reading/sent";

export interface Fallen {
  readonly key: string;
  readonly code: string;
  /** Null where the log no longer tells. */
  readonly round: number | null;
}

/** Those of one seat, in the order of the pile; what nobody may know has no place. */
export function fallenIn(
  cards: ReadonlyArray<CardView>,
  seat: number,
  lines: ReadonlyArray<Line>,
  round: number,
): ReadonlyArray<Fallen> {
  const told = [...defeats(lines, seat, round)];
  return cards.flatMap(({ handle, code = "" }) => {
    if (code === "") return [];
    const at = told.findIndex((one) => one.code === code);
    const [found] = at < 0 ? [] : told.splice(at, 1);
    return [{ key: `${handle} ${code}`, code, round: found?.round ?? null }];
  });
}

/** Who was defeated in which round: the one before the next that began, or the one that is played. */
function defeats(
  lines: ReadonlyArray<Line>,
  seat: number,
  round: number,
): ReadonlyArray<{ code: string; round: number }> {
  let now = round;
  return lines.toReversed().flatMap((line) => {
    const { kind, subject, amount = 0 } = toldOf(line);
    if (kind === "round_began") now = amount - 1;
    if (kind !== "defeated" || subject?.seat !== seat) return [];
    return [{ code: subject.code ?? "", round: now }];
  });
}
