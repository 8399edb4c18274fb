import type { Decks, Person, TermsOffered, TitleOffered } from "@protocol";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import { type Title, useTitles } from "@/core/client/titles";
import { seeks, tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { type DeckChoice, tablePath, withNonce } from "@/core/site/starting";
import { ratedBotWords } from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { ChoiceField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital } from "@/kit/wording";
import {
  againstOf,
  type Draft,
  FRESH,
  isRated,
  OPPONENTS,
  type Opponent,
  offerOf,
  withDeck,
  withoutDeck,
} from "@/pages/lobby/draft";
import styles from "@/pages/lobby/new-game.module.css";
import { OptionFields } from "@/pages/lobby/option-fields";
import { keptLimit } from "@/pages/lobby/rating-window";
import { TermsFields } from "@/pages/lobby/terms-fields";
import { type Pick, picksFor } from "@/pages/parts/deck-picks";
import { DeckSelect } from "@/pages/parts/deck-select";

/** The bots there are, and one that a table of old was played against. */
function botChoices(
  { bots, bot_ratings }: TermsOffered,
  draft: Draft,
): ReadonlyArray<readonly [string, string]> {
  const { bot: chosen } = draft;
  const known = bots.map((bot) => [bot.name, ratedBotWords(bot, bot_ratings, draft)] as const);
  return bots.some(({ name }) => name === chosen) ? known : [...known, [chosen, capital(chosen)]];
}

const WORDS: Readonly<Record<Opponent, readonly [title: string, hint: string, act: string]>> = {
  anybody: [
    "Quick match",
    "You are paired with the next player who wants the same",
    "Find an opponent",
  ],
  open: ["Open a table", "Stands in the list until somebody comes", "Open the table"],
  friend: ["Play a friend", "Nobody comes without the link", "Make a private table"],
  bot: ["The computer", "Begins at once", "Play the computer"],
};

interface NewGameProps {
  readonly decks: Decks;
  readonly terms: TermsOffered;
  /** What the game is to be like, but for its deck; null for a fresh one. */
  readonly like: Draft | null;
  /** Whom one challenges; null to choose another opponent. */
  readonly challenged: Person | null;
}

/** Everything one chooses before a game. */
export function NewGame({ decks, terms, like, challenged }: NewGameProps): ReactElement {
  const titles = useTitles();
  const usualFor = (title: Title): Pick | undefined => {
    const offered = picksFor(title.id, decks);
    return offered.find(({ key }) => key === `ready ${title.usualDeck}`) ?? offered[0];
  };
  /** The draft for a game, with the deck that somebody new would take. */
  const begun = (draft: Draft, title: Title): Draft => {
    const deck = usualFor(title);
    return deck === undefined
      ? withoutDeck(draft, offered(terms, title.id))
      : withDeck(draft, deck);
  };
  const chosen = useChosenTitle();
  const first = terms.titles.find(({ id }) => id === chosen.title.id) ?? terms.titles[0];
  const [draft, setDraft] = useState<Draft>(() =>
    begun({ ...(like ?? FRESH), limit: keptLimit.get() }, titles.named(like?.title ?? first?.id)),
  );
  const deckField = useRef<HTMLDivElement>(null);
  const [isLike] = useState(like !== null);
  useEffect(() => {
    if (isLike) deckField.current?.querySelector("select")?.focus();
  }, [isLike]);
  const title = titles.named(draft.title);
  const picks = picksFor(title.id, decks);
  const [, go] = useLocation();
  const doing = useDoing();
  const change = (some: Partial<Draft>): void => setDraft({ ...draft, ...some });
  const ask = (): void => {
    const deck = picks.find(({ key }) => key === draft.deck) ?? usualFor(title);
    if (deck === undefined) return;
    doing.run(async () => {
      await somebody();
      const path =
        challenged === null
          ? await asked(draft, deck.choice)
          : await challenge(challenged, draft, deck.choice);
      if (path !== "") go(path);
    });
  };
  return (
    <section className={panel["panel"]} aria-labelledby="new-game">
      <h2 id="new-game">{challenged === null ? "Play" : `Challenge ${challenged.name}`}</h2>
      {terms.titles.length < 2 ? null : (
        <ChoiceField
          label="Game"
          chosen={title.id}
          choices={terms.titles.map(({ id, name }) => [id, name] as const)}
          choose={(id) => {
            chosen.choose(id);
            setDraft(begun(draft, titles.named(id)));
          }}
        />
      )}
      {challenged === null ? (
        <Opponents chosen={draft.opponent} choose={(opponent) => change({ opponent })} />
      ) : null}
      {!isLike ? null : <Notice>Like your last game: choose another deck.</Notice>}
      <div className={panel["pair"]} ref={deckField}>
        <DeckSelect
          title={title}
          picks={picks}
          chosen={draft.deck}
          choose={(pick) => setDraft(withDeck(draft, pick))}
        />
        {challenged === null && draft.opponent === "bot" ? (
          <>
            <ChoiceField
              label="The computer plays"
              chosen={draft.bot}
              choices={botChoices(terms, draft)}
              choose={(bot) => change({ bot })}
            />
            {isRated(draft) ? null : (
              <ChoiceField
                label="With the deck"
                chosen={draft.botDeck}
                choices={botDecks(picks, draft.format)}
                choose={(botDeck) => change({ botDeck })}
              />
            )}
          </>
        ) : null}
      </div>
      <OptionFields
        title={title}
        offered={offered(terms, title.id)}
        draft={draft}
        choose={(options) => change({ options })}
      />
      <details className={styles["more"]}>
        <summary>{termsSummary(offered(terms, title.id))}</summary>
        <TermsFields title={title} draft={draft} terms={terms} change={change} />
      </details>
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button kind="go" pending={doing.busy} onClick={ask}>
          {challenged === null ? WORDS[draft.opponent][2] : `Challenge ${challenged.name}`}
        </Button>
      </div>
    </section>
  );
}

interface OpponentsProps {
  readonly chosen: Opponent;
  readonly choose: (opponent: Opponent) => void;
}

function Opponents({ chosen, choose }: OpponentsProps): ReactElement {
  return (
    <fieldset className={styles["opponents"]}>
      <legend className="spoken">Opponent</legend>
      {OPPONENTS.map((opponent) => (
        <label key={opponent} className={styles["opponent"]}>
          <input
            type="radio"
            name="opponent"
            checked={chosen === opponent}
            onChange={() => choose(opponent)}
          />
          <b>{WORDS[opponent][0]}</b>
          <small>{WORDS[opponent][1]}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** The decks that the computer can be given: those that come with the program for a format. */
function botDecks(
  picks: ReadonlyArray<Pick>,
  format: string,
): ReadonlyArray<readonly [string, string]> {
  const ready = picks.flatMap(({ name, choice, format: made }) =>
    choice.kind === "ready" && made === format ? [[choice.name, name] as const] : [],
  );
  return [["", "One that fits yours"], ...ready];
}

/** Challenge somebody; the way to the table at which their seat waits. Throws Refusal. */
async function challenge({ id }: Person, draft: Draft, deck: DeckChoice): Promise<string> {
  // A challenge is for two, and nobody in it is a bot.
  const offer = offerOf({ ...draft, seats: 2, opponent: "friend" }, deck);
  return tablePath(await tables.challenge({ ...offer, account: id }));
}

/** What can be chosen behind the fold. */
function termsSummary({ seats }: TitleOffered): string {
  const players = seats.some((count) => count > 2) ? "Players, format" : "Format";
  return `${players}, clock, match, rating, spectators, undo`;
}

/** Ask for the game; where to go now, or empty if one waits in the lobby. Throws Refusal. */
async function asked(draft: Draft, deck: DeckChoice): Promise<string> {
  const offer = offerOf(draft, deck);
  if (draft.opponent === "anybody") {
    const limits = { below: draft.limit, above: draft.limit };
    const { table } = await seeks.offer({ ...offer, limits });
    return table === "" ? "" : `/table/${table}`;
  }
  const table = await tables.create({
    ...offer,
    against: againstOf(draft),
    private: draft.opponent === "friend",
  });
  return tablePath(await withNonce(table));
}
