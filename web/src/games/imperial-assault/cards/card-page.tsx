import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { Frame } from "@/core/site/frame";
import { NotFound } from "@/core/site/not-found";
import { AsPrinted } from "@/games/imperial-assault/cards/as-printed";
import styles from "@/games/imperial-assault/cards/card-page.module.css";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";
import {
  diceWords,
  effectWords,
  kindWords,
  restrictionWords,
  sizeWords,
} from "@/games/imperial-assault/reading/cards";
import { FactList } from "@/kit/fact-list";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital, listed } from "@/kit/wording";

/** One card: its face, its facts, others of its name. */
export function CardPage({ code }: { readonly code: string }): ReactElement {
  const { told, refusal } = useAllFacts();
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
  const name = cardName(told, code);
  return (
    <Frame title={card.title ? `${name}, ${card.title}` : name}>
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <CardFace facts={told} code={code} />
          <AsPrinted />
        </div>
        <div className={styles["column"]}>
          {card.playable ? null : (
            <Notice>This card cannot be played here yet: its text has no program.</Notice>
          )}
          <CardFactsPanel card={card} facts={told} />
          <OfTheSameName card={card} facts={told} />
        </div>
      </div>
    </Frame>
  );
}

interface OfCard {
  readonly card: CardFacts;
  readonly facts: Facts;
}

function CardFactsPanel({ card, facts }: OfCard): ReactElement {
  const number = (value: number | undefined): string => (value ? String(value) : "");
  const told: ReadonlyArray<readonly [string, string]> = [
    ["Set", facts.sets.find(({ code }) => code === card.set)?.name ?? card.set],
    ["Kind", kindWords(card)],
    ["Side", capital(card.affiliation ?? "")],
    ["Traits", listed(card.traits ?? [])],
    ["Unique", card.unique === true ? "Yes, once in an army" : ""],
    ["Cost", String(card.cost ?? 0)],
    ["Figures", number(card.group)],
    ["Reinforcement cost", number(card.reinforce)],
    ["Health", number(card.health)],
    ["Speed", number(card.speed)],
    ["Size", sizeWords(card)],
    ["Attack", card.attack ? `${capital(card.attack)}: ${diceWords(card.attack_dice ?? [])}` : ""],
    ["Defence", diceWords(card.defence_dice ?? [])],
    ["Always", (card.box ?? []).map(effectWords).join(", ")],
    ["Keywords", listed(card.keywords ?? [])],
    ["For", card.restriction ? restrictionWords(card) : ""],
    ["In a command deck", card.kind === "command" ? `at most ${card.limit ?? 1}` : ""],
    ["Played in", listed((card.modes ?? []).map(capital))],
  ];
  return (
    <section className={panel["panel"]} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <FactList facts={told} />
      {(card.surges ?? []).length === 0 ? null : (
        <>
          <h3>Surges</h3>
          <ul>
            {(card.surges ?? []).map(({ cost, effects }) => {
              const words = effects.map(effectWords).join(", ");
              return (
                <li key={words}>{`${cost === 1 ? "1 surge" : `${cost} surges`}: ${words}`}</li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

function OfTheSameName({ card, facts }: OfCard): ReactElement | null {
  const others = [...facts.cards.values()].filter(
    ({ name, code }) => name === card.name && code !== card.code,
  );
  if (others.length === 0) return null;
  return (
    <section className={panel["panel"]} aria-labelledby="others">
      <h2 id="others">Other cards of this name</h2>
      <ul>
        {others.map((one) => (
          <li key={one.code}>
            <Link
              href={`/cards/${one.code}?game=${IMPERIAL_ASSAULT}`}
              className={styles["printing"]}
            >
              {[cardName(facts, one.code), one.title ?? "", kindWords(one)]
                .filter(Boolean)
                .join(", ")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
