import { type ReactElement, useId } from "react";
import styles from "@/games/swccg/drawing/emblem.module.css";
import { PlacedSign } from "@/games/swccg/drawing/sign";
import type { Emblem, Field } from "@/games/swccg/reading/emblems";

const FIELDS: Readonly<Record<Field, string>> = {
  bars: "M9 5V43M14 5V43M19 5V43M24 5V43M29 5V43M34 5V43M39 5V43",
  rays: "M24 44-7.9 32.4M24 44-2 22.1M24 44 7 14.6M24 44 18.1 10.5M24 44 29.9 10.5M24 44 41 14.6M24 44 50 22.1M24 44 55.9 32.4",
  arcs: "M18 40a6 6 0 0 1 12 0M13 40a11 11 0 0 1 22 0M8 40a16 16 0 0 1 32 0M7.5 33a18 18 0 0 1 33 0",
  dots: "M9 10h.1M16 10h.1M24 10h.1M32 10h.1M39 10h.1M9 17h.1M39 17h.1M9 24h.1M39 24h.1M9 31h.1M39 31h.1M9 38h.1M16 38h.1M24 38h.1M32 38h.1M39 38h.1",
  waves:
    "M3 13 9 8 15 13 21 8 27 13 33 8 39 13 45 8M3 24 9 19 15 24 21 19 27 24 33 19 39 24 45 19M3 35 9 30 15 35 21 30 27 35 33 30 39 35 45 30M3 46 9 41 15 46 21 41 27 46 33 41 39 46 45 41",
  slants: "M-6 18 18-6M-6 30 30-6M-6 42 42-6M-2 50 50-2M10 50 50 10M22 50 50 22M34 50 50 34",
  plain: "",
};
const OUTSIDE = { dark: "M12 1.6H46.4V36L36 46.4H1.6V12Z" } as const;
const INSIDE = { dark: "M13.4 4.8H43.2V34.6L34.6 43.2H4.8V13.4Z" } as const;
const ROUND = { outside: 22.6, inside: 19.4 } as const;

const WIDE = 48;
/** A charge of the kit fills its whole field, which the frame leaves less of. */
const NARROWED = "translate(6.5 6.5) scale(0.35)";

/** The face of a card that has no picture: frame by side, field by kind, charge by name. Silent. */
export function EmblemDrawn({
  emblem,
  className,
}: {
  readonly emblem: Emblem;
  readonly className?: string | undefined;
}): ReactElement {
  const clip = useId();
  const { side, field, charge, span, sign, unique } = emblem;
  const inner =
    side === "light" ? <circle cx="24" cy="24" r={ROUND.inside} /> : <path d={INSIDE.dark} />;
  return (
    <svg
      className={`${styles["emblem"]} ${side === "light" ? "blue" : "red"} ${className ?? ""}`}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>{inner}</clipPath>
      <g className={styles["frame"]}>
        {side === "light" ? (
          <circle cx="24" cy="24" r={ROUND.outside} />
        ) : (
          <path d={OUTSIDE.dark} />
        )}
      </g>
      {field === "plain" ? null : (
        <path
          className={styles[field] ?? styles["field"]}
          d={FIELDS[field]}
          clipPath={`url(#${clip})`}
        />
      )}
      {unique ? <g className={styles["inner"]}>{inner}</g> : null}
      {charge !== "" ? (
        <path
          className={styles["charge"]}
          d={charge}
          transform={span === WIDE ? undefined : NARROWED}
        />
      ) : (
        <g className={styles["charge"]}>
          <PlacedSign name={sign} />
        </g>
      )}
    </svg>
  );
}
