import type { ReactElement } from "react";
import type { EndingArt, EndingPartProps } from "@/core/ending/art";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { Die } from "@/games/destiny/drawing/die";
import { emblemOf } from "@/games/destiny/reading/emblems";
import { dieColour, faceOf } from "@/games/destiny/reading/faces";
import { readSide } from "@/games/destiny/reading/sides";
import { Emblem } from "@/kit/heraldry/emblem";

const DIE = 68;

/** What Destiny draws and says at the end of a game. */
export function destinyArt(cards: Printings): EndingArt {
  return {
    round: "round",
    emblem(code, _seat, size) {
      const card = cards.get(code);
      return card === undefined ? null : <Emblem facts={emblemOf(faceOf(card))} size={size} />;
    },
    face: ({ code, shows }) => (
      <Die
        colour={dieColour(cards.get(code))}
        side={readSide(shows)}
        owner={cards.get(code)?.title ?? ""}
        size={DIE}
      />
    ),
    fate: ({ left }) => `${left} health left`,
    tallies: {
      damage: { heading: "Damage by source", unit: "taken", wasted: "blocked or too much" },
    },
    rolls: ["roll", "rolls"],
    measure:
      "Counted exactly, die by die: a damage is 1, other symbols as much as the computer takes them for.",
  };
}

/** The end of a game of Destiny. */
export function DestinyEnding({ edition, draw }: EndingPartProps): ReactElement {
  return draw(destinyArt(usePrintings(edition)));
}
