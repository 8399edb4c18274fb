import type { CardFacts, Cards } from "@protocol/imperial-assault";
import { type ReactElement, useState } from "react";
import { passing, WORDS, YES } from "@/core/cards/search";
import { CardPool } from "@/core/decks/card-pool";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { SIDES, searchIn } from "@/games/imperial-assault/catalogue/search";
import { copiesOf } from "@/games/imperial-assault/decks/army";
import { CardLine } from "@/games/imperial-assault/decks/card-line";
import { ChoiceField, TextField } from "@/kit/choice-field";

const KINDS = [
  ["group", "Groups"],
  ["upgrade", "Upgrades and attachments"],
  ["command", "Command cards"],
] as const;
const ANY_SIDE = [["", "Any side"], ...SIDES] as const;
/** What is for campaigns only has no place in an army. */
const SKIRMISH = "skirmish";

interface PoolProps {
  readonly facts: Facts;
  readonly army: Cards;
  readonly add: (card: CardFacts) => void;
}

/** The cards that an army can be made of. */
export function Pool({ facts, army, add }: PoolProps): ReactElement {
  const [kind, setKind] = useState<(typeof KINDS)[number][0]>("group");
  const [side, setSide] = useState<(typeof ANY_SIDE)[number][0]>("");
  const [text, setText] = useState("");
  const wanted = {
    [WORDS]: text,
    kind,
    affiliation: kind === "command" ? "" : side,
    playable: YES,
  };
  const found = passing([...facts.cards.values()], searchIn(facts), wanted).filter(
    ({ modes = [] }) => modes.length === 0 || modes.includes(SKIRMISH),
  );
  return (
    <CardPool
      cards={found.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0))}
      noun="army"
      nameOf={({ code }) => cardName(facts, code)}
      copiesOf={({ code }) => copiesOf(army, code)}
      add={add}
      line={(card, acts) => (
        <CardLine key={card.code} facts={facts} card={card}>
          {acts}
        </CardLine>
      )}
      filters={
        <>
          <ChoiceField label="Cards" chosen={kind} choices={KINDS} choose={setKind} />
          {kind === "command" ? null : (
            <ChoiceField label="Side" chosen={side} choices={ANY_SIDE} choose={setSide} />
          )}
          <TextField label="Words in name or text" type="search" value={text} change={setText} />
        </>
      }
    />
  );
}
