import type { ReactElement, ReactNode } from "react";
import type { Standing } from "@/core/scene/standing";
import styles from "@/games/destiny/drawing/outline.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import type { Affiliation, Colour } from "@/games/destiny/reading/drawn";
import type { SignName } from "@/games/destiny/reading/signs";
import { classes } from "@/kit/classes";

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

/** The outline of a side, for what is no card but drawn like one. */
export function outlineClass(affiliation: Affiliation): string {
  return classes(styles["outline"], styles[affiliation]);
}

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
    "data-anchor": anchor,
    "data-standing": standing,
    className: classes(outlineClass(affiliation), styles[standing], colour, className),
  };
  const tag = <Tag standing={standing} />;
  if (onPress === undefined) {
    const spoken = { role: readable === true ? "group" : "img", "aria-label": label };
    return (
      <div {...drawn} {...spoken}>
        {props.children}
        {tag}
      </div>
    );
  }
  return (
    <button type="button" {...drawn} onClick={onPress}>
      <span className="spoken">{label}</span>
      <span className={styles["inside"]} aria-hidden="true">
        {props.children}
      </span>
      {tag}
    </button>
  );
}

function Tag({ standing }: { readonly standing: Standing }): ReactElement | null {
  const tag = TAGS[standing];
  return tag === undefined ? null : (
    <span className={styles["tag"]} aria-hidden="true">
      <Sign name={tag[0]} />
      {tag[1]}
    </span>
  );
}
