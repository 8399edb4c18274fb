import type { ReactElement, ReactNode } from "react";
import { CardTile as AnyTile, type TileOutline } from "@/core/decks/card-tile";
import type { PrintedCard } from "@/games/destiny/catalogue/printings";
import { CardText } from "@/games/destiny/drawing/card-text";
import { Sign } from "@/games/destiny/drawing/sign";
import { Strip } from "@/games/destiny/drawing/strip";
import { faceOf } from "@/games/destiny/reading/faces";
import { capital } from "@/kit/wording";

export const OUTLINES: Readonly<Record<string, TileOutline>> = { hero: "round", villain: "cut" };

interface CardTileProps {
  readonly card: PrintedCard;
  /** What it costs in the format: points of a team card. */
  readonly prices: ReadonlyArray<number>;
  readonly isIn: boolean;
  /** How many there are, and the buttons that change it. */
  readonly children: ReactNode;
}

/** A card of the pool: its price, what it does, the sides of its die. */
export function CardTile({ card, prices, isIn, children }: CardTileProps): ReactElement {
  const { colour, type, sides, subtypes } = faceOf(card);
  const kinds = subtypes.map((one) => one.replace("-", " ")).join(", ");
  return (
    <AnyTile
      card={{
        code: card.code,
        name: card.title,
        second: card.subtitle,
        badge: badgeOf(card, prices),
        outline: OUTLINES[card.affiliation] ?? "flat",
        tone: colour,
        text: <CardText lines={card.text} />,
        strip: sides.length === 0 ? null : <Strip colour={colour} sides={sides} />,
        about: (
          <>
            <Sign name={type} />
            {kinds === "" ? capital(type) : kinds}
          </>
        ),
        playable: card.playable,
      }}
      isIn={isIn}
    >
      {children}
    </AnyTile>
  );
}

function badgeOf({ type, cost }: PrintedCard, prices: ReadonlyArray<number>): ReactNode {
  if (type === "battlefield") return <Sign name="battlefield" />;
  if (prices.length > 1) return <span data-wide>{prices.join("/")}</span>;
  return prices[0] ?? cost ?? "–";
}
