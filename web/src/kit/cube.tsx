import type { CSSProperties, ReactElement } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/cube.module.css";

/** The faces of a cube as they are laid: the one that it settles on is the first. */
const FACES = ["front", "right", "back", "left", "top", "bottom"] as const;
export const CUBE_FACES = FACES.length;

interface CubeProps {
  /** Its place among those that are thrown with it: they settle one after the other. */
  readonly nth: number;
  /** What is on its faces; it comes to lie on the first. */
  readonly faces: ReadonlyArray<ReactElement>;
}

/** A die in the air over the place where it will lie; it goes when the die below shows its face. */
export function Cube({ nth, faces }: CubeProps): ReactElement {
  // Each on an axis of its own, and the same one each time it is drawn.
  const way: CSSProperties = {
    "--nth": nth,
    "--turns-x": 2 + (nth % 2),
    "--turns-y": 1 + ((nth + 1) % 3),
    "--lean": nth % 2 === 0 ? 1 : -1,
  };
  return (
    <span className={styles["air"]} style={way} aria-hidden="true" data-cube>
      <span className={styles["shadow"]} />
      <span className={styles["throw"]}>
        <span className={styles["cube"]}>
          {FACES.map((name, place) => (
            <span key={name} className={classes(styles["face"], styles[name])}>
              {faces[place]}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
