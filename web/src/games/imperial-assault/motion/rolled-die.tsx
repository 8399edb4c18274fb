import type { DieView } from "@protocol/imperial-assault";
import type { CSSProperties, ReactElement } from "react";
import { useStage } from "@/core/staging/use-presentation";
import { Die } from "@/games/imperial-assault/drawing/die";
import { diceIn } from "@/games/imperial-assault/motion/acts";
import styles from "@/games/imperial-assault/motion/rolled-die.module.css";
import { DIE_FACES } from "@/games/imperial-assault/reading/die-faces";
import { CUBE_FACES, Cube } from "@/kit/cube";

interface RolledDieProps {
  readonly die: DieView;
  readonly size: number;
}

/** A die of an attack; while it is thrown, it turns through its own faces and settles in its turn. */
export function RolledDie({ die, size }: RolledDieProps): ReactElement {
  const stage = useStage();
  const act = stage?.act.kind === "roll" ? stage.act : null;
  const nth = act?.dice.indexOf(die.id) ?? -1;
  const after = act?.after ?? null;
  if (stage === null || after === null || nth < 0) return <Die die={die} size={size} />;
  const shown = diceIn(after).find(({ id }) => id === die.id) ?? die;
  const style: CSSProperties = { "--e": `${size}px`, "--nth": nth };
  return (
    <span key={stage.number} className={styles["die"]} style={style} data-rolled={nth}>
      <span className={styles["face"]}>
        <Die die={shown} size={size} />
      </span>
      <Cube
        nth={nth}
        faces={tumblingFaces(shown).map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die have no other name
          <Die key={place} die={{ ...shown, face }} size={size} />
        ))}
      />
    </span>
  );
}

/** The six faces that a die turns through: the one that it will show, then its others. */
export function tumblingFaces({
  colour,
  face = [],
}: DieView): ReadonlyArray<ReadonlyArray<number>> {
  const all = DIE_FACES[colour] ?? [];
  const shown = all.findIndex((one) => one.join() === face.join());
  const others = all.filter((_, place) => place !== shown);
  return Array.from({ length: CUBE_FACES }, (_, place) =>
    place === 0 ? face : (others[place - 1] ?? []),
  );
}
