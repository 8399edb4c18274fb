import type { ReactElement } from "react";
import type { EndingArt, EndingPartProps } from "@/core/ending/art";
import { useFacts } from "@/games/swccg/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { TIME } from "@/games/swccg/catalogue/id";
import { DrawnDestiny } from "@/games/swccg/drawing/destiny";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { emblemOf } from "@/games/swccg/reading/emblems";

/** What the Customizable Card Game draws and says at the end of a game. */
export function swccgArt(facts: Facts): EndingArt {
  return {
    round: TIME,
    emblem(code) {
      const card = facts.cards.get(code);
      return card === undefined ? null : (
        <EmblemDrawn emblem={emblemOf(facts, code, card.side === "light" ? "light" : "dark")} />
      );
    },
    face: ({ code, shows }) => (
      <DrawnDestiny
        value={Number(shows)}
        label={`Destiny ${shows}: ${cardName(facts, code)}`}
        large
      />
    ),
    fate: () => "On the table",
    tallies: {
      "force lost": { heading: "Force the other lost", unit: "in all", wasted: "" },
    },
    rolls: ["draw", "draws"],
    measure: "Each destiny against all cards that were in the Reserve Deck when it was drawn.",
  };
}

/** The end of a game of the Customizable Card Game. */
export function SwccgEnding({ edition, draw }: EndingPartProps): ReactElement {
  return draw(swccgArt(useFacts(edition)));
}
