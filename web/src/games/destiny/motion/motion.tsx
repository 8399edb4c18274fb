import { createContext, type ReactElement, useContext, useEffect, useMemo, useRef } from "react";
import type { MotionProps } from "@/core/client/client";
import { useStage } from "@/core/staging/use-presentation";
import { useSettings } from "@/core/store/settings";
import { motionsOf } from "@/games/destiny/motion/changes";
import { diceSeen, fly, sendTokens } from "@/games/destiny/motion/flights";
import { play, soundsOf } from "@/games/destiny/motion/sounds";
import type { Rolled } from "@/games/destiny/reading/drawn";
import type { Seen } from "@/games/destiny/reading/seen";
import { toldOf } from "@/games/destiny/reading/sent";
import { BLANK, readSide, type Side } from "@/games/destiny/reading/sides";

/**
 * Which dice tumble and what flies, by what is on stage and by what has just been told.
 *
 * What belongs here: turning acts and new lines into marks, flights and sounds. What does not:
 * how a tumble looks (the die), when something is told (`core/staging`), and the table itself,
 * which is the same without.
 */

interface Rolls {
  /** The dice in the air. */
  readonly order: ReadonlyMap<number, Rolled>;
  /** Counts rolls, so that a die that is rolled twice tumbles twice. */
  readonly turn: number;
}

const NOTHING_ROLLS: Rolls = { order: new Map(), turn: 0 };
const MotionContext = createContext<Rolls>(NOTHING_ROLLS);

/** How a die moves now: how it tumbles, and a number that is new when it rolls again. */
export function useMotion(die: number): { rolledAs: Rolled | undefined; turn: number } {
  const { order, turn } = useContext(MotionContext);
  const rolledAs = order.get(die);
  return { rolledAs, turn: rolledAs === undefined ? 0 : turn };
}

/** The dice in the air: what they show cannot be known by looking yet. */
export function useRolling(): Rolls["order"] {
  return useContext(MotionContext).order;
}

/** Moves what is inside: dice while they roll, tokens on their way, and what has come of it. */
export function MotionFrom({ board, lines, children }: MotionProps<Seen>): ReactElement {
  const { speed, sound } = useSettings();
  const { view } = board;
  const rolls = useRolls(board);
  useTokens(speed);
  useRollSounds(rolls.turn, sound);
  const newest = lines.at(-1)?.event.serial ?? 0;
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
  return <MotionContext value={rolls}>{children}</MotionContext>;
}

/** The dice in the air, each with the sides that its card says it has. */
function useRolls({ view, catalogue }: Seen): Rolls {
  const stage = useStage();
  const isRoll = stage?.act.kind === "roll";
  const act = isRoll ? stage.act : null;
  const turn = isRoll ? stage.number : 0;
  return useMemo(() => {
    if (act === null) return NOTHING_ROLLS;
    const shown = new Map(
      act.lines.flatMap((line) => (toldOf(line).items ?? []).map(({ id, side }) => [id, side])),
    );
    const sidesOf = (id: number): readonly Side[] => {
      const code = view.dice.find((die) => die.id === id)?.code ?? "";
      return catalogue.get(code)?.sides.map(readSideOrBlank) ?? [];
    };
    const order = act.dice.map((id, nth): [number, Rolled] => {
      const side = readSideOrBlank(shown.get(id) ?? "-");
      return [id, { nth, side, sides: sidesOf(id) }];
    });
    return { order: new Map(order), turn };
  }, [act, turn, view, catalogue]);
}

/** A printed side that the page cannot read is not worth losing a roll for. */
function readSideOrBlank(written: string): Side {
  try {
    return readSide(written);
  } catch {
    return BLANK;
  }
}

/** Tokens leave when an act begins, and arrive when its numbers change. */
function useTokens(speed: number): void {
  const stage = useStage();
  const act = stage?.phase === "shown" && stage.act.kind === "flow" ? stage.act : null;
  useEffect(() => {
    if (act !== null && speed > 0) sendTokens(motionsOf(act.lines.map(toldOf)), speed);
  }, [act, speed]);
}

/** Dice are heard while they fly; that they lie is heard with what is told of it. */
function useRollSounds(turn: number, sound: boolean): void {
  useEffect(() => {
    if (sound && turn > 0) play("tumble");
  }, [turn, sound]);
}
