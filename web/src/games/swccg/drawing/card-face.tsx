import type { CardFacts, SideName } from "@protocol/swccg";
import type { ReactElement } from "react";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import styles from "@/games/swccg/drawing/card-face.module.css";
import { DestinyMark } from "@/games/swccg/drawing/destiny";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { Landscape } from "@/games/swccg/drawing/landscape";
import { framed, tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { afterwards, destinyWords, numbersOf, typeWords } from "@/games/swccg/reading/cards";
import { emblemOf } from "@/games/swccg/reading/emblems";
import { placeSigns, typeSign } from "@/games/swccg/reading/signs";
import { classes } from "@/kit/classes";
import { capital } from "@/kit/wording";

interface CardFaceProps {
  readonly facts: Facts;
  readonly code: string;
  /** Among others its emblem is small. */
  readonly brief?: boolean;
}

/** A card to be read: its title, type, numbers, destiny, and what it does in our words. */
export function CardFace({ facts, code, brief = false }: CardFaceProps): ReactElement {
  const card = facts.cards.get(code);
  const side = sideOfCard(card);
  return (
    <article
      className={classes(framed(side), styles["card"], brief && styles["brief"])}
      aria-label={cardName(facts, code)}
    >
      <header className={styles["head"]}>
        {brief && card !== undefined ? (
          <EmblemDrawn emblem={emblemOf(facts, code, side)} className={styles["small"]} />
        ) : null}
        <h2 className={styles["name"]}>
          <Dots card={card} />
          {cardName(facts, code)}
        </h2>
        {card === undefined ? null : <Destiny card={card} />}
      </header>
      {card === undefined ? null : <Inside card={card} facts={facts} brief={brief} />}
    </article>
  );
}

export function sideOfCard(card: CardFacts | undefined): SideName {
  return card?.side === "dark" ? "dark" : "light";
}

function Destiny({ card }: { readonly card: CardFacts }): ReactElement | null {
  const words = destinyWords(card);
  return words === "" ? null : (
    <span className={styles["destiny"]}>
      <span className="spoken">Destiny </span>
      <DestinyMark value={words} />
    </span>
  );
}

/** Dots say how many of them may be on table. */
function Dots({ card }: { readonly card: CardFacts | undefined }): ReactElement | null {
  const { dots = 0, diamonds = 0 } = card ?? {};
  if (dots + diamonds === 0) return null;
  return (
    <>
      <span className={styles["dots"]} aria-hidden="true">
        {"•".repeat(dots)}
        {"◇".repeat(diamonds)}
      </span>
      <span className="spoken">{dots === 1 ? "unique, " : `at most ${dots}, `}</span>
    </>
  );
}

interface InsideProps {
  readonly card: CardFacts;
  readonly facts: Facts;
  readonly brief: boolean;
}

function Inside({ card, facts, brief }: InsideProps): ReactElement {
  const end = afterwards(card);
  return (
    <>
      <p className={styles["type"]}>
        <Sign name={typeSign(card)} />
        {typeWords(card)}
        <Icons card={card} />
      </p>
      {card.type === "location" ? (
        <div className={classes(styles["view"], tinted(sideOfCard(card)))} aria-hidden="true">
          <Landscape card={card} className={styles["land"]} />
        </div>
      ) : null}
      {brief || card.type === "location" ? null : (
        <div className={styles["picture"]}>
          <EmblemDrawn emblem={emblemOf(facts, card.code, sideOfCard(card))} />
        </div>
      )}
      {card.type === "location" ? <SideTexts card={card} /> : <Texts card={card} />}
      <Numbers card={card} />
      {end === "" ? null : (
        <p className={styles["end"]}>
          Afterwards to the <b>{end}</b>
        </p>
      )}
    </>
  );
}

function Icons({ card }: { readonly card: CardFacts }): ReactElement | null {
  const icons =
    card.type === "location"
      ? placeSigns(card).map(({ sign, words }) => ({ sign, words }))
      : (["warrior", "pilot"] as const)
          .filter((name) => (card.icons?.[name] ?? 0) > 0)
          .map((name) => ({ sign: name, words: name }));
  return icons.length === 0 ? null : (
    <span className={styles["icons"]}>
      {icons.map(({ sign, words }) => (
        <span key={sign}>
          <Sign name={sign} />
          {words}
        </span>
      ))}
    </span>
  );
}

function Texts({ card }: { readonly card: CardFacts }): ReactElement {
  const { text = [], needs = [], playable = false } = card;
  return (
    <div className={styles["text"]}>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {playable || needs.length === 0 ? null : (
        <p className="quiet">Not played here yet: {needs.join(", ")}.</p>
      )}
    </div>
  );
}

const OF_SIDE = /^(Dark|Light) Side: /;

/** A location has a text for each side, which stand one above the other, with their Force icons. */
function SideTexts({ card }: { readonly card: CardFacts }): ReactElement {
  const { text = [], dark_icons = 0, light_icons = 0 } = card;
  const sides = [
    { side: "dark", words: "Dark", icons: dark_icons },
    { side: "light", words: "Light", icons: light_icons },
  ] as const;
  return (
    <div className={styles["sides"]}>
      {sides.map(({ side, words, icons }) => {
        const lines = text.filter((line) => OF_SIDE.exec(line)?.[1] === words);
        return (
          <section key={side} className={classes(styles["half"], tinted(side))} aria-label={words}>
            <span className={styles["blades"]}>
              <Blades side={side} count={icons} />
            </span>
            <span>
              <b className={styles["side"]}>{words}</b>
              {lines.length === 0 ? <p className="quiet">No text on this side.</p> : null}
              {lines.map((line) => (
                <p key={line}>{line.replace(OF_SIDE, "")}</p>
              ))}
            </span>
          </section>
        );
      })}
      {text
        .filter((line) => !OF_SIDE.test(line))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  );
}

interface BladesProps {
  readonly side: SideName;
  readonly count: number;
}

/** Force icons of a side: light is a filled blade, dark a hollow one with a guard. */
export function Blades({ side, count }: BladesProps): ReactElement {
  return (
    <span className={classes(styles["blade"], tinted(side))}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Force icons are all alike
        <Sign key={place} name={side} />
      ))}
      <span className="spoken">{`${count} ${capital(side)} Force icons`}</span>
    </span>
  );
}

function Numbers({ card }: { readonly card: CardFacts }): ReactElement | null {
  const numbers = numbersOf(card);
  if (numbers.length === 0) return null;
  return (
    <dl className={styles["numbers"]}>
      {numbers.map(({ name, words, value }) => (
        <div key={name}>
          <dt>{words}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
