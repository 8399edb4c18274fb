import type { CardFacts } from "@protocol/swccg";
import type { ReactElement } from "react";
import { landscapeOf } from "@/games/swccg/reading/landscapes";

interface LandscapeProps {
  readonly card: CardFacts | undefined;
  readonly className?: string | undefined;
}

/** A location as a drawing of lines behind its name; it says nothing. */
export function Landscape({ card, className }: LandscapeProps): ReactElement {
  return (
    <svg
      className={className}
      viewBox="0 0 180 98"
      preserveAspectRatio="xMaxYMid slice"
      data-art=""
      aria-hidden="true"
      focusable="false"
    >
      <path fill="none" stroke="currentColor" strokeWidth="1" d={landscapeOf(card)} />
    </svg>
  );
}
