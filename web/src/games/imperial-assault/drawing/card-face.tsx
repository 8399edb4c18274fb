import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import styles from "@/games/imperial-assault/drawing/card-face.module.css";
import { CardText, Terms } from "@/games/imperial-assault/drawing/card-text";
import { PoolMarks } from "@/games/imperial-assault/drawing/die";
import { restrictionWords, typeWords } from "@/games/imperial-assault/reading/cards";
import { emblemOf } from "@/games/imperial-assault/reading/emblems";
import { outlineOf } from "@/games/imperial-assault/reading/faces";
import { classes } from "@/kit/classes";
import { Emblem } from "@/kit/heraldry/emblem";

interface CardFaceProps {
  readonly facts: Facts;
  readonly code: string;
  /** Among others it stands without what its words mean. */
  readonly brief?: boolean;
}

/** A card to be read: its name, numbers, dice, and what it does in our words. */
export function CardFace({ facts, code, brief = false }: CardFaceProps): ReactElement {
  const card = facts.cards.get(code);
  return (
    <article
      className={classes(
        styles["card"],
        styles[outlineOf(card?.affiliation ?? "")],
        brief && styles["brief"],
      )}
      aria-label={cardName(facts, code)}
    >
      <h2 className={styles["name"]}>
        {card?.health === undefined ? null : (
          <Emblem facts={emblemOf(card)} size={brief ? 40 : 64} />
        )}
        <span className={styles["words"]}>{cardName(facts, code)}</span>
        {card === undefined ? null : <b className="num">{card.cost ?? 0}</b>}
      </h2>
      {card === undefined ? null : <Inside card={card} facts={facts} brief={brief} />}
    </article>
  );
}

/** A companion is no group of figures. */
function isTold([words, value]: readonly [string, number]): boolean {
  return words !== "Figures" || value > 0;
}

interface InsideProps {
  readonly card: CardFacts;
  readonly facts: Facts;
  readonly brief: boolean;
}

function Inside({ card, facts, brief }: InsideProps): ReactElement {
  const numbers: ReadonlyArray<readonly [string, number]> = [
    ["Health", card.health ?? 0],
    ["Speed", card.speed ?? 0],
    ["Figures", card.group ?? 0],
  ];
  return (
    <>
      {card.title ? <p className={styles["title"]}>{card.title}</p> : null}
      <p className={styles["type"]}>{typeWords(card)}</p>
      {card.kind === "command" ? <p className={styles["type"]}>{restrictionWords(card)}</p> : null}
      {(card.health ?? 0) > 0 ? (
        <dl className={styles["numbers"]}>
          {numbers.filter(isTold).map(([words, value]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {card.attack ? (
        <p className={styles["dice"]}>
          {card.attack}
          <PoolMarks dice={card.attack_dice ?? []} />
          {(card.defence_dice ?? []).length === 0 ? "no defence dice" : "defence"}
          <PoolMarks dice={card.defence_dice ?? []} />
        </p>
      ) : null}
      <CardText card={card} />
      {brief ? null : <Terms terms={card.terms ?? []} facts={facts} />}
    </>
  );
}
