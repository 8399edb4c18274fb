import type { TermsOffered } from "@protocol";
import { type ReactElement, useId, useState } from "react";
import { calledOf } from "@/core/cards/called";
import { type Title, useTitles } from "@/core/client/titles";
import { readyDecks } from "@/core/decks/deck-lists";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { botWords } from "@/core/site/table-words";
import { ChoiceField, TextField } from "@/kit/choice-field";
import styles from "@/pages/games/games.module.css";
import type { WantedGames } from "@/pages/games/wanted-games";
import { useCardNames } from "@/pages/parts/title-words";

interface SearchFieldsProps {
  readonly terms: TermsOffered;
  readonly wanted: WantedGames;
  readonly change: (some: Partial<WantedGames>) => void;
}

const RESULTS = [
  ["", "Any"],
  ["won", "Won"],
  ["lost", "Lost"],
  ["drawn", "Drawn"],
] as const;
const SINCE = [
  ["", "Any time"],
  ["1", "The last day"],
  ["7", "The last week"],
  ["31", "The last month"],
  ["365", "The last year"],
] as const;

/** What games are looked for; decks and cards are those of one game. */
export function SearchFields({ terms, wanted, change }: SearchFieldsProps): ReactElement {
  const { formats } = offered(terms, wanted.title);
  const title = useTitles().named(wanted.title);
  return (
    <search className={styles["filters"]}>
      <ChoiceField
        label="Game"
        chosen={wanted.title}
        choices={[["", "Any game"], ...terms.titles.map(({ id, name }) => [id, name] as const)]}
        choose={(one) => change({ title: one })}
      />
      {wanted.title === "" ? null : (
        <ChoiceField
          label="Format"
          chosen={wanted.format}
          choices={[["", "Any format"], ...formats.map(({ code, name }) => [code, name] as const)]}
          choose={(format) => change({ format })}
        />
      )}
      <TextField
        label="Player"
        type="search"
        most={24}
        value={wanted.player}
        change={(player) => change({ player })}
      />
      <ChoiceField
        label="Computer"
        chosen={wanted.bot}
        choices={[
          ["", "With or without"],
          ...terms.bots.map((bot) => [bot.name, botWords(bot)] as const),
        ]}
        choose={(bot) => change({ bot })}
      />
      {wanted.title === "" ? null : (
        <OfTitle key={title.id} title={title} wanted={wanted} change={change} />
      )}
      <ChoiceField
        label="Result for them"
        chosen={RESULTS.find(([value]) => value === wanted.result)?.[0] ?? ""}
        choices={RESULTS}
        choose={(result) => change({ result })}
      />
      <Rounds title={title} wanted={wanted} change={change} />
      <ChoiceField
        label="Over"
        chosen={SINCE.find(([value]) => value === wanted.days)?.[0] ?? ""}
        choices={SINCE}
        choose={(days) => change({ days })}
      />
    </search>
  );
}

interface PartProps {
  readonly title: Title;
  readonly wanted: WantedGames;
  readonly change: SearchFieldsProps["change"];
}

function OfTitle({ title, wanted, change }: PartProps): ReactElement {
  const { told: ready } = useAsked(() => readyDecks(title.id), title.id);
  const decks = (ready ?? []).map((deck) => [deck.name, calledOf(deck)] as const);
  const isOther = wanted.deck !== "" && !decks.some(([name]) => name === wanted.deck);
  return (
    <>
      <CardField title={title} wanted={wanted} change={change} />
      <ChoiceField
        label="Deck"
        chosen={wanted.deck}
        choices={[
          ["", "Any deck"],
          ...(isOther ? [[wanted.deck, "The deck that you followed"] as const] : []),
          ...decks,
        ]}
        choose={(deck) => change({ deck })}
      />
    </>
  );
}

/** So many cards are offered while a name is typed. */
const OFFERED = 40;

/** A card by its name; what is chosen is its code. */
function CardField({ title, wanted, change }: PartProps): ReactElement {
  const names = useCardNames(title);
  const id = useId();
  const words = (code: string): string => `${names.get(code) ?? code} (${code})`;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (wanted.card === "" ? "" : words(wanted.card));
  const sought = shown.toLowerCase();
  const some =
    sought === ""
      ? []
      : [...names.keys()].filter((code) => words(code).toLowerCase().includes(sought));
  return (
    <div className="field">
      <label htmlFor={id}>Card</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        list={`${id}-cards`}
        value={shown}
        onChange={({ target }) => {
          const code = /\(([^()]+)\)$/.exec(target.value)?.[1] ?? "";
          const isCard = names.has(code) && words(code) === target.value;
          setTyped(isCard ? null : target.value);
          if (isCard || wanted.card !== "") change({ card: isCard ? code : "" });
        }}
        onBlur={() => setTyped(null)}
      />
      <datalist id={`${id}-cards`}>
        {some.slice(0, OFFERED).map((code) => (
          <option key={code} value={words(code)} />
        ))}
      </datalist>
    </div>
  );
}

function Rounds({ title, wanted, change }: PartProps): ReactElement {
  const id = useId();
  const field = (key: "least_rounds" | "most_rounds", label: string, hint: string) => (
    <input
      aria-label={label}
      placeholder={hint}
      inputMode="numeric"
      type="number"
      min={1}
      max={10_000}
      value={wanted[key]}
      onChange={({ target }) => change({ [key]: target.value.replace(/\D/g, "").slice(0, 4) })}
    />
  );
  return (
    <fieldset className={styles["rounds"]} aria-labelledby={id}>
      <span id={id} className="label">
        {wanted.title === "" ? "Rounds or turns" : title.time === "turn" ? "Turns" : "Rounds"}
      </span>
      {field("least_rounds", "At least", "from")}
      {field("most_rounds", "At most", "to")}
    </fieldset>
  );
}
