/** The outline of a side of the Force, and how it stands in the decision. */
import type { SideName } from "@protocol/swccg";
import type { Standing } from "@/core/scene/standing";
import styles from "@/games/swccg/drawing/side.module.css";
import { classes } from "@/kit/classes";

/** The classes of something drawn in the outline of a side. */
export function framed(side: SideName, standing: Standing = "idle"): string {
  return classes(styles["frame"], styles[side], styles[standing]);
}

/** Only the tint of a side, for what has no outline. */
export function tinted(side: SideName): string {
  return side === "light" ? "blue" : "red";
}
