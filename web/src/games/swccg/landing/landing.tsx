import type { ReactElement } from "react";
import type { LandingProps } from "@/core/client/titles";
import { ReadyLanding } from "@/core/decks/ready-landing";

/** The first page for the Customizable Card Game: one click to a game, a second way to a friend. */
export function Landing(props: LandingProps): ReactElement {
  return (
    <ReadyLanding
      {...props}
      promise="The Star Wars Customizable Card Game in a browser: both decks of the first box, every rule enforced."
      noun="Deck"
    />
  );
}
