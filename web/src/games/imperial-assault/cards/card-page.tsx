import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { AsPrinted } from "@/games/imperial-assault/cards/as-printed";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { cardName, type Facts, setName } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";
import {
  diceWords,
  effectWords,
  kindWords,
  restrictionWords,
  sizeWords,
} from "@/games/imperial-assault/reading/cards";
import { capital, listed } from "@/kit/wording";

/** One card: its face, its facts, its rulings, others of its name. */
export function CardPage({ code }: { readonly code: string }): ReactElement {
  return (
    <CardSheetPage
      title={IMPERIAL_ASSAULT}
      code={code}
      asked={useAllFacts()}
      sheet={(facts) => sheetOf(facts, code)}
    />
  );
}

function sheetOf(facts: Facts, code: string): CardSheet | null {
  const card = facts.cards.get(code);
  if (card === undefined) return null;
  const name = cardName(facts, code);
  const others = [...facts.cards.values()].filter(
    (one) => one.name === card.name && one.code !== code,
  );
  return {
    heading: card.title ? `${name}, ${card.title}` : name,
    face: (
      <>
        <CardFace facts={facts} code={code} />
        <AsPrinted />
      </>
    ),
    missing: card.playable ? "" : "This card cannot be played here yet: its text has no program.",
    facts: factsOf(card, facts),
    more: <Surges card={card} />,
    kin: "Other cards of this name",
    others: others.map((one) => {
      const words = [cardName(facts, one.code), one.title ?? "", kindWords(one)];
      return [one.code, words.filter(Boolean).join(", ")] as const;
    }),
  };
}

function factsOf(card: CardFacts, facts: Facts): CardSheet["facts"] {
  const number = (value: number | undefined): string => (value ? String(value) : "");
  return [
    ["Set", setName(facts, card.set)],
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
}

function Surges({ card: { surges = [] } }: { readonly card: CardFacts }): ReactElement | null {
  if (surges.length === 0) return null;
  return (
    <>
      <h3>Surges</h3>
      <ul>
        {surges.map(({ cost, effects }) => {
          const words = effects.map(effectWords).join(", ");
          return <li key={words}>{`${cost === 1 ? "1 surge" : `${cost} surges`}: ${words}`}</li>;
        })}
      </ul>
    </>
  );
}
