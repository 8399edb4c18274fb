import type { ReactElement } from "react";
import type { LandingProps } from "@/core/client/titles";
import { ReadyLanding } from "@/core/decks/ready-landing";

/** The first page for Imperial Assault: one click to a skirmish, a second way to a friend. */
export function Landing(props: LandingProps): ReactElement {
  return (
    <ReadyLanding
      {...props}
      promise="Star Wars: Imperial Assault in a browser: the skirmish for two, every rule enforced."
      noun="Army"
    />
  );
}
