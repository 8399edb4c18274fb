import type { CardView, DieView, SeatView } from "@protocol/destiny";
import type { ReactElement } from "react";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Piece } from "@/games/destiny/reading/board";
import { cardLabel, copyLabel, dieLabel } from "@/games/destiny/reading/labels";
import { whatMakesUp, whyNot } from "@/games/destiny/reading/questions";
import { cardOf } from "@/games/destiny/reading/things";
import { Button } from "@/kit/button";

/**
 * Things of the table as items of lists: what each is, and what can be asked of it.
 *
 * What belongs here: one item each for a card in play, a die and a card outside play.
 */

export interface Reading {
  readonly view: SeatView;
  readonly catalogue: Catalogue;
}

interface Asks {
  readonly reading: Reading;
  readonly id: number;
  readonly code: string;
  /** What the thing is called inside a button's spoken label. */
  readonly name: string;
  /** Whether the reader could ever use it. */
  readonly isMine: boolean;
}

/** What can be asked of a thing: its card, why it cannot be used, what makes up its number. */
function Questions({ reading, id, code, name, isMine }: Asks): ReactElement {
  const { ask } = useAsking();
  const why = isMine ? whyNot(reading.view, id) : null;
  const number = whatMakesUp(reading.view, id);
  return (
    <span className={styles["questions"]}>
      {code === "" ? null : (
        <Button
          kind="quiet"
          aria-label={`Card: ${name}`}
          onClick={() => ask(name, { type: "card", code })}
        >
          Card
        </Button>
      )}
      {why === null ? null : (
        <Button
          kind="quiet"
          aria-label={`Usable? ${name}`}
          onClick={() => ask(`Can you use ${name}?`, { type: "explain", question: why })}
        >
          Usable?
        </Button>
      )}
      {number === null ? null : (
        <Button
          kind="quiet"
          aria-label={`Number: ${name}`}
          onClick={() =>
            ask(`What makes up the number of ${name}?`, { type: "explain", question: number })
          }
        >
          Number
        </Button>
      )}
    </span>
  );
}

export function PieceItem(props: Reading & { readonly piece: Piece }): ReactElement {
  const { catalogue, piece, view } = props;
  const { copy } = piece;
  const name = titleOf(catalogue, copy.code);
  return (
    <li>
      {copyLabel(view, catalogue, copy)}
      {piece.home.length > 0 ? `, ${diceWords(piece.home.length)} on it` : ""}
      <Questions
        reading={props}
        id={copy.id}
        code={copy.code}
        name={name}
        isMine={copy.controller === view.seat}
      />
      {piece.attached.length > 0 ? (
        <ul aria-label={`On ${name}`}>
          {piece.attached.map((one) => (
            <PieceItem key={one.copy.id} view={view} catalogue={catalogue} piece={one} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function diceWords(count: number): string {
  return count === 1 ? "1 die" : `${count} dice`;
}

export function DieItem(props: Reading & { readonly die: DieView }): ReactElement {
  const { catalogue, die, view } = props;
  const label = dieLabel(view, catalogue, die);
  return (
    <li>
      {label}
      <Questions
        reading={props}
        id={die.id}
        code={die.code}
        name={label}
        isMine={die.seat === view.seat && die.zone === "pool"}
      />
    </li>
  );
}

/** A card in a list; spectators have no handles, only places. */
export function keyOf(card: CardView, place: number): string {
  return card.handle === 0 ? `place ${place}` : `card ${card.handle}`;
}

export function CardItem(props: Reading & { readonly card: CardView }): ReactElement {
  const { card, catalogue, view } = props;
  const code = card.code ?? "";
  const lying = cardOf(view, -card.handle);
  const isPlayable = lying?.zone === "hand" || lying?.zone === "discard";
  return (
    <li>
      {cardLabel(catalogue, card)}
      {card.under_code ? `, on ${titleOf(catalogue, card.under_code)}` : ""}
      {code === "" ? null : (
        <Questions
          reading={props}
          id={-card.handle}
          code={code}
          name={titleOf(catalogue, code)}
          isMine={isPlayable && lying.seat === view.seat}
        />
      )}
    </li>
  );
}
