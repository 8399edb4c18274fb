import type { CardView } from "@protocol/swccg";
import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/swccg/board/hand.module.css";
import { PriceTag } from "@/games/swccg/board/plate";
import { cardName } from "@/games/swccg/catalogue/facts";
import { sideOfCard } from "@/games/swccg/drawing/card-face";
import { DestinyMark } from "@/games/swccg/drawing/destiny";
import { framed } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { destinyWords, fireWords, plateTitle, typeWords } from "@/games/swccg/reading/cards";
import { pricesIn } from "@/games/swccg/reading/options";
import { useSwccg } from "@/games/swccg/reading/seen";
import { typeSign } from "@/games/swccg/reading/signs";
import { classes } from "@/kit/classes";

/** The cards in one's hand, those that can be played now lit; spectators see backs only. */
export function Hand(): ReactElement {
  const { near } = useSwccg();
  const open = near.hand.filter(({ code = "" }) => code !== "");
  if (open.length === 0) {
    const words = near.hand.length === 0 ? "No cards in hand" : `${near.hand.length} hidden cards`;
    return <p className={styles["none"]}>{words}</p>;
  }
  return (
    <ul
      className={styles["hand"]}
      style={{ "--n": open.length }}
      aria-label="Cards in hand"
      data-row
      data-zone="hand"
    >
      {open.map((card, place) => (
        // Whoever watches is told no handles.
        <li key={card.handle || `watched ${place}`}>
          <HandCard card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The first word of a type: the whole of it is one look away. */
function kindOf(type: string): string {
  return type.split(/,| of /)[0] ?? "";
}

function HandCard({ card: { handle, code = "" } }: { readonly card: CardView }): ReactElement {
  const { board, facts, standing } = useSwccg();
  const card = facts.cards.get(code);
  const id = -handle;
  const state = standing(id);
  const cost = card?.numbers?.["deploy"];
  const offered = state === "lit" ? pricesIn(board).get(id) : undefined;
  // What costs nothing anyway need not say so.
  const price = offered === 0 && cost === undefined ? undefined : offered;
  const costClass = classes("num", styles["cost"]);
  const title = card === undefined ? cardName(facts, code) : plateTitle(card);
  const type = card === undefined ? "" : typeWords(card);
  const fire = card === undefined ? "" : fireWords(card);
  const words = [type, cost === undefined ? "" : `deploy cost ${cost}`, fire].filter(Boolean);
  return (
    <Thing
      id={id}
      code={code}
      label={[cardName(facts, code), ...words].join(", ")}
      className={classes(
        framed(sideOfCard(card), state),
        styles["card"],
        state === "lit" && styles["lit"],
      )}
    >
      <span className={styles["title"]}>{title}</span>
      <span className={styles["type"]}>
        <Sign name={typeSign(card)} />
        {price === undefined && cost !== undefined ? <b className={costClass}>{cost}</b> : null}
        {price === undefined ? null : <PriceTag price={price} />}
        {fire === "" && price !== undefined ? null : (
          <span data-excerpt>{fire === "" ? kindOf(type) : fire}</span>
        )}
        {card === undefined ? null : <DestinyMark value={destinyWords(card)} />}
      </span>
      <span className={styles["text"]} data-excerpt>
        {card?.text?.[0] ?? ""}
      </span>
    </Thing>
  );
}
