import type { Line } from "@protocol";
import { createContext, type ReactElement, useContext, useEffect, useRef, useState } from "react";
import type { MotionProps } from "@/core/client/client";
import { UntoldContext } from "@/core/scene/untold";
import { useSettings } from "@/core/store/settings";
import { type Motion, motionsOf } from "@/games/destiny/motion/changes";
import { diceSeen, fly, isStill, tumbleMs } from "@/games/destiny/motion/flights";
import { play, soundsOf } from "@/games/destiny/motion/sounds";
import type { Seen } from "@/games/destiny/reading/seen";
import { toldOf } from "@/games/destiny/reading/sent";

/**
 * Which dice tumble and what flies, after each message of the server.
 *
 * What belongs here: turning new lines of the log into marks and flights, and how long what a
 * roll tells waits for its dice. What does not: how a tumble looks (the die), and the table
 * itself, which is the same without.
 */

interface Rolls {
  /** For each die that is in the air: its place in the roll. */
  readonly order: ReadonlyMap<number, number>;
  /** Counts rolls, so that a die that is rolled twice tumbles twice. */
  readonly turn: number;
  /** The first line that tells of the roll: it and what follows waits until the dice lie. */
  readonly untold: number;
  /** The newest line that was looked at. */
  readonly seen: number;
}

const NOTHING_ROLLS = { order: new Map<number, number>(), untold: Number.POSITIVE_INFINITY };
const MotionContext = createContext<Rolls>({ ...NOTHING_ROLLS, turn: 0, seen: 0 });

/** How a die moves now: its place in the roll, and a number that is new when it rolls again. */
export function useMotion(die: number): { rolledAs: number | undefined; turn: number } {
  const { order, turn } = useContext(MotionContext);
  const rolledAs = order.get(die);
  return { rolledAs, turn: rolledAs === undefined ? 0 : turn };
}

/** The dice in the air: what they show cannot be known by looking yet. */
export function useRolling(): Rolls["order"] {
  return useContext(MotionContext).order;
}

/** Moves what is inside by the lines that are new since it was last drawn. */
export function MotionFrom({ head, board, lines, children }: MotionProps<Seen>): ReactElement {
  const { speed, sound } = useSettings();
  const { view } = board;
  const isAsked = head.decision !== null;
  const newest = lines.at(-1)?.event.serial ?? 0;
  const rolls = useRolls(lines, newest, speed);
  const seen = useRef(newest);
  const dice = useRef<ReturnType<typeof diceSeen>>(new Map());
  useEffect(() => {
    const cardOf = (id: number): number => view.dice.find((die) => die.id === id)?.card ?? 0;
    const before = { dice: dice.current, cardOf };
    dice.current = speed === 0 ? new Map() : diceSeen();
    const fresh = lines.filter((line) => line.event.serial > seen.current);
    seen.current = newest;
    const motions = motionsOf(fresh.map(toldOf));
    if (sound) {
      soundsOf(motions).forEach(play);
    }
    if (fresh.length > 0 && speed > 0) {
      fly(motions, before, speed);
    }
  }, [view, lines, newest, speed, sound]);
  useEffect(() => {
    if (sound && isAsked) {
      play("asked");
    }
  }, [sound, isAsked]);
  return (
    <MotionContext value={rolls}>
      <UntoldContext value={rolls.untold}>{children}</UntoldContext>
    </MotionContext>
  );
}

/** The dice in the air. They are known before the table is drawn: no result is seen first. */
function useRolls(lines: ReadonlyArray<Line>, newest: number, speed: number): Rolls {
  const [rolls, setRolls] = useState<Rolls>({ ...NOTHING_ROLLS, turn: 0, seen: newest });
  if (rolls.seen !== newest) {
    const fresh = lines.filter((line) => line.event.serial > rolls.seen);
    setRolls({ ...rolls, ...(speed === 0 || isStill() ? {} : rollIn(fresh, rolls)), seen: newest });
  }
  const { order, turn } = rolls;
  useEffect(() => {
    if (turn === 0 || order.size === 0) {
      return;
    }
    const lying = window.setTimeout(
      () => setRolls((then) => (then.turn === turn ? { ...then, ...NOTHING_ROLLS } : then)),
      tumbleMs(order.size) / speed,
    );
    return () => window.clearTimeout(lying);
  }, [turn, order, speed]);
  return rolls;
}

/** What some new lines roll; what was in the air stays there until its own time is over. */
function rollIn(fresh: ReadonlyArray<Line>, { turn, untold }: Rolls): Partial<Rolls> {
  const order = rolledDice(motionsOf(fresh.map(toldOf)));
  const first = fresh.find((line) => line.event.kind === "dice_rolled")?.event.serial;
  if (order.size === 0 || first === undefined) {
    return {};
  }
  return { order, turn: turn + 1, untold: Math.min(untold, first) };
}

function rolledDice(motions: ReadonlyArray<Motion>): ReadonlyMap<number, number> {
  const dice = motions.flatMap((motion) => (motion.kind === "tumble" ? motion.dice : []));
  return new Map(dice.map((die, place) => [die, place]));
}
