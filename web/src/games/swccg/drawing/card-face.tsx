import type { ReactElement } from "react";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";

interface CardFaceProps {
  readonly facts: Facts;
  readonly code: string;
  /** Among others it stands with less. */
  readonly brief?: boolean;
}

/** A card to be read: its title, type, numbers, destiny, and what it does in our words. */
export function CardFace({ facts, code }: CardFaceProps): ReactElement {
  const card = facts.cards.get(code);
  return (
    <article aria-label={cardName(facts, code)}>
      <h2>{cardName(facts, code)}</h2>
      {(card?.text ?? []).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}
