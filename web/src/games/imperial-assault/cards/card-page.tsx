import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { termText } from "@/core/cards/query-terms";
import { AsPrinted } from "@/games/imperial-assault/cards/as-printed";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { cardName, type Facts, setName } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";
import { CardText } from "@/games/imperial-assault/drawing/card-text";
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
    among: amongOf(card),
    face: (
      <>
        <CardFace facts={facts} code={code} />
        <AsPrinted />
      </>
    ),
    program: (card.text ?? []).length === 0 ? null : <CardText card={card} />,
    missing: card.playable
      ? ""
      : "This card cannot be played here: its program is not written yet.",
    needs: [],
    dice: hasDice(card) ? <Pools card={card} /> : null,
    facts: factsOf(card, facts),
    more: <Surges card={card} />,
    printings: [],
    kin: {
      heading: "Other cards of this name",
      cards: others.map((one) => {
        const words = [cardName(facts, one.code), one.title ?? "", kindWords(one)];
        return [one.code, words.filter(Boolean).join(", ")] as const;
      }),
    },
    teamWords: (faces) => listed(faces.map((face) => cardName(facts, face))),
  };
}

function amongOf({ kind, affiliation = "", traits = [] }: CardFacts): CardSheet["among"] {
  const kinds = `kind:${kind}`;
  return [
    [`${KINDS[kind]}s`, kinds],
    ...(affiliation === ""
      ? []
      : [[capital(affiliation), `${kinds} affiliation:${affiliation}`] as const]),
    ...traits.map((trait) => [trait, termText("trait", ":", trait)] as const),
  ];
}

const KINDS: Readonly<Record<CardFacts["kind"], string>> = {
  group: "Deployment card",
  upgrade: "Upgrade",
  companion: "Companion",
  form: "Form",
  command: "Command card",
};

function hasDice({ attack_dice = [], defence_dice = [] }: CardFacts): boolean {
  return attack_dice.length + defence_dice.length > 0;
}

/** The dice that it attacks and defends with. */
function Pools({ card }: { readonly card: CardFacts }): ReactElement {
  const { attack_dice = [], defence_dice = [] } = card;
  const words = [
    attack_dice.length === 0 ? "" : `Attack: ${diceWords(attack_dice)}.`,
    defence_dice.length === 0 ? "" : `Defence: ${diceWords(defence_dice)}.`,
  ];
  return <p>{words.filter(Boolean).join(" ")}</p>;
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
