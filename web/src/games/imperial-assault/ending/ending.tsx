import type { Colour } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import type { EndingArt, EndingPartProps } from "@/core/ending/art";
import { useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { Die } from "@/games/imperial-assault/drawing/die";
import { emblemOf } from "@/games/imperial-assault/reading/emblems";
import { Emblem } from "@/kit/heraldry/emblem";

const DIE = 60;

/** What Imperial Assault draws and says at the end of a skirmish. */
export function imperialArt({ cards }: Facts): EndingArt {
  return {
    round: "round",
    emblem(code, _seat, size) {
      const card = cards.get(code);
      return card === undefined ? null : <Emblem facts={emblemOf(card)} size={size} />;
    },
    face({ shows }) {
      const [colour = "", numbers = ""] = shows.split(":");
      const face = numbers.split(",").map(Number);
      return <Die die={{ id: 0, colour: colour as Colour, face }} size={DIE} />;
    },
    fate: ({ left, of }) => `${left} of ${of} health`,
    tallies: {
      damage: { heading: "Damage by group", unit: "suffered", wasted: "too much" },
      "victory points": { heading: "Victory points", unit: "in all", wasted: "" },
    },
    rolls: ["roll", "rolls"],
    measure:
      "Counted exactly, die by die: a damage or a block is 1, a surge or an evade a half, a dodge 3.",
  };
}

/** The end of a skirmish. */
export function ImperialEnding({ edition, draw }: EndingPartProps): ReactElement {
  return draw(imperialArt(useFacts(edition)));
}
