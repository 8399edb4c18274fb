import type { CardView, SeatView } from "@protocol/destiny";
import { type ReactElement, type ReactNode, useId } from "react";
import styles from "@/core/text/text.module.css";
import type { Side } from "@/games/destiny/reading/board";
import { counted } from "@/games/destiny/reading/labels";
import { CardItem, DieItem, keyOf, PieceItem, type Reading } from "@/games/destiny/words/things";

interface SideProps extends Reading {
  readonly title: string;
  readonly side: Side;
}

/** One player's side: what is in play, in the pool, in hand, and the piles. */
export function SideSection({ catalogue, side, title, view }: SideProps): ReactElement {
  const { player } = side;
  const isMine = side.seat === view.seat;
  const headingId = useId();
  const reading = { catalogue, view };
  const hidden = player.hand.filter((card) => !card.code).length;
  return (
    <section aria-labelledby={headingId} className={styles["side"]}>
      <h2 id={headingId}>{title}</h2>
      <p>
        {counted(player.resources, "resource")}. {counted(player.deck, "card")} in the deck.
        {player.claimed ? " The battlefield was claimed this round." : ""}
      </p>
      <Zone title="Characters" empty="No characters.">
        {side.characters.map((piece) => (
          <PieceItem key={piece.copy.id} {...reading} piece={piece} />
        ))}
      </Zone>
      <Zone title="Supports and others">
        {side.supports.map((piece) => (
          <PieceItem key={piece.copy.id} {...reading} piece={piece} />
        ))}
      </Zone>
      <Zone title="Pool" empty="No dice in the pool.">
        {side.pool.map((die) => (
          <DieItem key={die.id} {...reading} die={die} />
        ))}
      </Zone>
      <Zone title="Dice held back">
        {side.held.map((die) => (
          <DieItem key={die.id} {...reading} die={die} />
        ))}
      </Zone>
      <Zone title={isMine ? "Your hand" : "Hand"} empty="No cards in hand.">
        {known(player.hand).map((card, place) => (
          <CardItem key={keyOf(card, place)} {...reading} card={card} />
        ))}
        {hidden > 0 ? <li key="hidden">{counted(hidden, "hidden card")}</li> : null}
      </Zone>
      <Piles reading={reading} player={player} />
    </section>
  );
}

function Piles(props: {
  readonly reading: Reading;
  readonly player: SeatView["players"][number];
}): ReactElement {
  const { player, reading } = props;
  const piles: ReadonlyArray<readonly [string, ReadonlyArray<CardView>]> = [
    ["Discard pile", player.discard],
    ["Known cards of the deck", player.known_deck],
    ["Set aside", player.aside],
    ["Defeated", player.defeated],
    ["Face down under a card", player.play.flatMap((copy) => copy.under ?? [])],
  ];
  return (
    <>
      {piles.map(([title, cards]) => (
        <Zone key={title} title={title}>
          {cards.map((card, place) => (
            <CardItem key={keyOf(card, place)} {...reading} card={card} />
          ))}
        </Zone>
      ))}
    </>
  );
}

function known(cards: ReadonlyArray<CardView>): ReadonlyArray<CardView> {
  return cards.filter((card) => card.code);
}

interface ZoneProps {
  readonly title: string;
  /** What is said when nothing lies there; without it nothing is. */
  readonly empty?: string;
  readonly children: ReactNode;
}

/** A list with a heading of its own. */
export function Zone({ children, empty, title }: ZoneProps): ReactElement | null {
  const items = Array.isArray(children) ? children.flat().filter(Boolean) : [children];
  if (items.length === 0 && empty === undefined) return null;
  return (
    <div className={styles["zone"]}>
      <h3>{title}</h3>
      {items.length === 0 ? <p className="quiet">{empty}</p> : <ul>{items}</ul>}
    </div>
  );
}
