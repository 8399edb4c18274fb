import type { SetFacts } from "@protocol/destiny";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { cards as routes } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { NotFound } from "@/core/site/not-found";
import styles from "@/games/destiny/cards/card-page.module.css";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import { useCatalogue } from "@/games/destiny/catalogue/use-catalogue";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { faceOf } from "@/games/destiny/reading/faces";
import { FactList } from "@/kit/fact-list";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital, listed } from "@/kit/wording";

/** One card: its face, its facts, its rulings, its other printings. */
export function CardPage({ code }: { readonly code: string }): ReactElement {
  const { told, refusal } = useCatalogue();
  const card = told?.cards.get(code);
  if (told === null) {
    return (
      <Frame title="A card">
        <RefusalNotice refusal={refusal} />
        {refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      </Frame>
    );
  }
  if (card === undefined) return <NotFound />;
  return (
    <Frame title={card.subtitle === "" ? card.title : `${card.title}, ${card.subtitle}`}>
      <div className={styles["columns"]}>
        <CardFace card={faceOf(card)} size="full" />
        <div className={styles["column"]}>
          {card.playable ? null : <NotYet card={card} />}
          <Facts card={card} sets={told.sets} />
          <RulingsPanel code={code} />
          <OtherPrintings card={card} cards={told.cards} sets={told.sets} />
        </div>
      </div>
    </Frame>
  );
}

function NotYet({ card }: { readonly card: PrintedCard }): ReactElement {
  return (
    <Notice>
      This card cannot be played here yet.
      {card.missing.length === 0 ? "" : ` Its text needs: ${listed(card.missing)}.`}
    </Notice>
  );
}

function setName(code: string, sets: ReadonlyArray<SetFacts>): string {
  return sets.find((one) => one.code === code)?.name ?? code;
}

interface FactsProps {
  readonly card: PrintedCard;
  readonly sets: ReadonlyArray<SetFacts>;
}

function Facts({ card, sets }: FactsProps): ReactElement {
  const facts: ReadonlyArray<readonly [string, string]> = [
    ["Set", `${setName(card.set, sets)}, number ${card.number}`],
    ["Code", card.code],
    ["Type", capital(card.type)],
    ["Side and colour", `${capital(card.affiliation)}, ${card.colour}`],
    ["Subtypes", listed(card.subtypes)],
    ["Cost", card.cost === null ? "" : String(card.cost)],
    ["Points", card.points.join(" / ")],
    ["Health", card.health === 0 ? "" : String(card.health)],
    ["Rarity", capital(card.rarity)],
    ["In a deck", `at most ${card.deck_limit}`],
  ];
  return (
    <section className={panel["panel"]} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <FactList facts={facts} />
    </section>
  );
}

function RulingsPanel({ code }: { readonly code: string }): ReactElement {
  const { told, refusal } = useAsked(() => routes.rulings(DESTINY, code), code);
  const rulings = told?.rulings ?? [];
  return (
    <section className={panel["panel"]} aria-labelledby="rulings">
      <h2 id="rulings">Rulings, in our words</h2>
      <RefusalNotice refusal={refusal} />
      {told !== null && rulings.length === 0 ? (
        <p className={panel["empty"]}>The rule documents say nothing of this card by name.</p>
      ) : null}
      <ul className={panel["rows"]} hidden={rulings.length === 0}>
        {rulings.map(({ id, text, section }) => (
          <li key={id} className={styles["ruling"]}>
            <p>{text}</p>
            <small className="quiet">
              {[id, section].filter((part) => part !== "").join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OtherPrintingsProps extends FactsProps {
  readonly cards: Printings;
}

function OtherPrintings({ card, cards, sets }: OtherPrintingsProps): ReactElement | null {
  const first = card.reprint_of || card.code;
  const others = [...cards.values()].filter(
    (one) => one.code !== card.code && (one.code === first || one.reprint_of === first),
  );
  if (others.length === 0) return null;
  return (
    <section className={panel["panel"]} aria-labelledby="printings">
      <h2 id="printings">Other printings</h2>
      <ul>
        {others.map((one) => (
          <li key={one.code}>
            <Link href={`/cards/${one.code}`} className={styles["printing"]}>
              {`${setName(one.set, sets)}, number ${one.number}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
