import type { ReactElement } from "react";
import type { Standing } from "@/core/scene/standing";
import styles from "@/games/destiny/drawing/card-face.module.css";
import { CardText, Excerpt } from "@/games/destiny/drawing/card-text";
import { sayCard, sayPrice, sayTypeLine } from "@/games/destiny/drawing/card-words";
import { Outline } from "@/games/destiny/drawing/outline";
import { Sign } from "@/games/destiny/drawing/sign";
import { Strip } from "@/games/destiny/drawing/strip";
import type { CardData } from "@/games/destiny/reading/drawn";
import { emblemOf } from "@/games/destiny/reading/emblems";
import { classes } from "@/kit/classes";
import { Emblem } from "@/kit/heraldry/emblem";

interface CardFaceProps {
  readonly card: CardData;
  /** row: one line. small: in a hand. listed: among others. medium: beside the pointer. full: alone. */
  readonly size: "row" | "small" | "listed" | "medium" | "full";
  readonly standing?: Standing;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly anchor?: string;
}

/** A card in one of five sizes: the same drawing with less. */
export function CardFace(props: CardFaceProps): ReactElement {
  const { card, size, standing, label, onPress, anchor } = props;
  const readable = onPress === undefined && (size === "medium" || size === "full");
  const drawing = (
    <Outline
      colour={card.colour}
      affiliation={card.affiliation}
      standing={standing}
      label={label ?? (readable ? card.title : sayCard(card, standing))}
      readable={readable}
      onPress={onPress}
      anchor={anchor}
      className={classes(styles["card"], styles[size])}
    >
      {size === "row" ? <Row card={card} /> : <Face card={card} size={size} />}
    </Outline>
  );
  return size === "medium" || size === "full" ? <article>{drawing}</article> : drawing;
}

function Row({ card }: { readonly card: CardData }): ReactElement {
  return (
    <span className={styles["line"]}>
      <span className={classes("num", styles["price"])}>{sayPrice(card)}</span>
      <span className={styles["title"]}>{card.title}</span>
      <Sign name={card.type} className={styles["type"]} />
    </span>
  );
}

interface FaceProps {
  readonly card: CardData;
  readonly size: "small" | "listed" | "medium" | "full";
}

function Face({ card, size }: FaceProps): ReactElement {
  const bare = card.sides.length === 0;
  return (
    <span
      className={classes(
        styles["face"],
        bare && size !== "small" && size !== "listed" && styles["bare"],
      )}
    >
      <span className={styles["top"]}>
        <span className={classes(styles["badge"], card.points.length > 1 && styles["wide"])}>
          {card.type === "battlefield" ? <Sign name="battlefield" /> : sayPrice(card)}
        </span>
        <span className={styles["names"]}>
          <span className={classes(styles["title"], isTight(card.title) && styles["tight"])}>
            {card.title}
          </span>
          {card.subtitle === "" ? null : (
            <span className={styles["subtitle"]}>{card.subtitle}</span>
          )}
        </span>
        {card.health === null || size === "small" ? null : (
          <Emblem facts={emblemOf(card)} size={size === "full" ? 72 : 48} />
        )}
      </span>
      <TypeLine card={card} />
      <span className={styles["text"]}>
        {size === "small" ? <Excerpt lines={card.text} /> : <CardText lines={card.text} />}
      </span>
      {card.health === null || card.health === 0 || size === "small" ? null : (
        <span className={styles["health"]}>
          <span className="num">{card.health}</span> health
        </span>
      )}
      {bare ? null : <Strip colour={card.colour} sides={card.sides} tall={size !== "small"} />}
      {size === "small" || size === "listed" ? null : (
        <span className={styles["foot"]}>
          <span>{card.code}</span>
          <span>
            {card.unique ? "unique, " : ""}
            {card.colour}, {card.affiliation}
          </span>
        </span>
      )}
      {bare && (size === "medium" || size === "full") ? (
        <Sign name={card.type} className={styles["water"]} />
      ) : null}
    </span>
  );
}

const LONG_WORD = 9;

/** Whether a word of it is long for the narrowest card. */
function isTight(title: string): boolean {
  return title.split(/[\s-]/).some((word) => word.length > LONG_WORD);
}

function TypeLine({ card }: { readonly card: CardData }): ReactElement {
  return (
    <span className={styles["types"]}>
      <Sign name={card.type} />
      <span>{sayTypeLine(card)}</span>
      <Sign name={card.affiliation} className={styles["side"]} />
    </span>
  );
}
