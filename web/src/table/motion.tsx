import type { Line, SeatView } from "@protocol";
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Motion, motionsOf } from "@/reading/changes";
import { useSettings } from "@/store/settings";
import { diceSeen, fly } from "@/table/flights";
import { play, soundsOf } from "@/table/sounds";

/**
 * Which dice tumble and what flies, after each message of the server.
 *
 * What belongs here: turning new lines of the log into marks and flights. What does not: how
 * a tumble looks (the die), and the table itself, which is the same without.
 */

interface Rolls {
  /** For each die that was just rolled: its place in the roll. */
  readonly order: ReadonlyMap<number, number>;
  /** Counts messages, so that a die that is rolled twice tumbles twice. */
  readonly turn: number;
}

const NO_ROLLS: Rolls = { order: new Map(), turn: 0 };
const MotionContext = createContext<Rolls>(NO_ROLLS);

/** How a die moves now: its place in the roll, and a number that is new when it rolls again. */
export function useMotion(die: number): { rolledAs: number | undefined; turn: number } {
  const { order, turn } = useContext(MotionContext);
  const rolledAs = order.get(die);
  return { rolledAs, turn: rolledAs === undefined ? 0 : turn };
}

interface MotionProps {
  readonly view: SeatView;
  readonly lines: ReadonlyArray<Line>;
  readonly children: ReactNode;
}

/** Moves what is inside by the lines that are new since it was last drawn. */
export function MotionFrom({ view, lines, children }: MotionProps): ReactElement {
  const { speed, sound } = useSettings();
  const isAsked = view.decision !== null;
  const newest = lines.at(-1)?.event.serial ?? 0;
  const seen = useRef(newest);
  const dice = useRef<ReturnType<typeof diceSeen>>(new Map());
  const [rolls, setRolls] = useState(NO_ROLLS);
  useEffect(() => {
    const cardOf = (id: number): number => view.dice.find((die) => die.id === id)?.card ?? 0;
    const before = { dice: dice.current, cardOf };
    dice.current = speed === 0 ? new Map() : diceSeen();
    const fresh = lines.filter((line) => line.event.serial > seen.current);
    seen.current = newest;
    const motions = motionsOf(fresh.map((line) => line.event));
    if (sound) {
      soundsOf(motions).forEach(play);
    }
    if (fresh.length === 0 || speed === 0) {
      return;
    }
    const order = rolledDice(motions);
    if (order.size > 0) {
      setRolls((before) => ({ order, turn: before.turn + 1 }));
    }
    fly(motions, before, speed);
  }, [view, lines, newest, speed, sound]);
  useEffect(() => {
    if (sound && isAsked) {
      play("asked");
    }
  }, [sound, isAsked]);
  return <MotionContext value={rolls}>{children}</MotionContext>;
}

function rolledDice(motions: ReadonlyArray<Motion>): ReadonlyMap<number, number> {
  const dice = motions.flatMap((motion) => (motion.kind === "tumble" ? motion.dice : []));
  return new Map(dice.map((die, place) => [die, place]));
}
