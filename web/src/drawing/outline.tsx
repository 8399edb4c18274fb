import type { ReactElement, ReactNode } from "react";
import { classes } from "@/drawing/classes";
import styles from "@/drawing/outline.module.css";
import { Sign, type SignName } from "@/drawing/sign";
import type { Affiliation, Colour, Standing } from "@/drawing/types";

interface OutlineProps {
  readonly colour: Colour;
  readonly affiliation: Affiliation;
  readonly standing?: Standing | undefined;
  /** Everything that is spoken for it; what is drawn inside is silent. */
  readonly label: string;
  /** Pressing it: choose, or ask why not. Without it nothing can be pressed. */
  readonly onPress?: (() => void) | undefined;
  /** Finds it on the page when something flies to it. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  /** What is inside can be read by itself, so the label only names it. */
  readonly readable?: boolean;
  readonly children: ReactNode;
}

const TAGS: Readonly<Partial<Record<Standing, readonly [SignName, string]>>> = {
  chosen: ["check", "Chosen"],
  pending: ["waiting", "Sent"],
  target: ["target", "Target"],
  refused: ["refused", "Not now"],
};

/** The outline every card is drawn on: its corners tell the side, its band the colour, its edge how it stands. */
export function Outline(props: OutlineProps): ReactElement {
  const {
    colour,
    affiliation,
    standing = "idle",
    label,
    onPress,
    anchor,
    className,
    readable,
  } = props;
  const drawn = {
    "aria-label": label,
    "data-anchor": anchor,
    "data-standing": standing,
    className: classes(styles["outline"], styles[affiliation], styles[standing], colour, className),
  };
  const tag = TAGS[standing];
  const inside = (
    <>
      {readable === true ? (
        props.children
      ) : (
        <span className={styles["inside"]} aria-hidden="true">
          {props.children}
        </span>
      )}
      {tag === undefined ? null : (
        <span className={styles["tag"]} aria-hidden="true">
          <Sign name={tag[0]} />
          {tag[1]}
        </span>
      )}
    </>
  );
  if (onPress === undefined) {
    return (
      <div role={readable === true ? "group" : "img"} {...drawn}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" {...drawn} onClick={onPress}>
      {inside}
    </button>
  );
}
