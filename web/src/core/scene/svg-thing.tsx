import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import styles from "@/core/scene/svg-thing.module.css";
import { type ThingFacts, useThing } from "@/core/scene/use-thing";
import { classes } from "@/kit/classes";

interface SvgThingProps extends ThingFacts {
  readonly className?: string | undefined;
  /** What is drawn of it, as SVG. */
  readonly children: ReactNode;
}

/** The keys that press a button; a group of SVG has to be told so. */
const PRESSING: ReadonlySet<string> = new Set(["Enter", " "]);

/** Something on the table that is drawn as SVG: the same thing, as a group in a drawing. */
export function SvgThing({ className, children, ...facts }: SvgThingProps): ReactElement {
  const { props, spoken, press } = useThing<SVGGElement>(facts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      role="button"
      aria-label={spoken}
      className={classes(styles["thing"], className)}
      {...props}
      onKeyDown={(event: KeyboardEvent<SVGGElement>) => {
        if (PRESSING.has(event.key)) {
          event.preventDefault();
          press(event.currentTarget);
        }
      }}
    >
      {children}
    </g>
  );
}
