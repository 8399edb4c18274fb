/** Where a card is played: decks that have it, and games in which it was. */
import type { DeckSummary, DeckWith, GameFound, PlayerFound } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { calledOf } from "@/core/cards/called";
import styles from "@/core/cards/play-panels.module.css";
import { roundsWords, type Title, useTitles } from "@/core/client/titles";
import { decks, games, cards as routes } from "@/core/net/api";
import { whoAmI } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { agoWords } from "@/core/site/table-words";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface PlayPanelProps {
  readonly title: string;
  readonly code: string;
  /** Who leads a deck, in words, by the cards it is known by. */
  readonly teamWords: (faces: ReadonlyArray<string>) => string;
}

async function decksWith(title: string, code: string): Promise<ReadonlyArray<DeckWith>> {
  const [ready, session] = await Promise.all([routes.decks(title, code), whoAmI()]);
  const own = session.kind === "person" ? (await decks.with({ title, code })).decks : [];
  return [...own, ...ready.decks];
}

/** Decks that have the card: one's own, then those that come with the program. */
export function DecksPanel({ title, code, teamWords }: PlayPanelProps): ReactElement {
  const { told, refusal } = useAsked(() => decksWith(title, code), `${title} ${code}`);
  return (
    <section className={panel["panel"]} aria-labelledby="decks">
      <h2 id="decks">Decks that play it</h2>
      <RefusalNotice refusal={refusal} />
      {told?.length === 0 ? (
        <p className={panel["empty"]}>Neither a ready deck nor one of yours has it.</p>
      ) : null}
      <ul className={styles["rows"]} hidden={(told?.length ?? 0) === 0}>
        {(told ?? []).map(({ deck, copies }) => (
          <li key={deck.ready ? deck.name : deck.id} className={styles["row"]}>
            <Link href={deckPath(deck)} className={styles["way"]}>
              <b>{calledOf(deck)}</b>
              <small>
                {[deck.ready ? "" : "yours", teamWords(deck.faces)].filter(Boolean).join(", ")}
              </small>
            </Link>
            <span className="num">{`${copies}×`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function deckPath({ ready, name, id }: DeckSummary): string {
  return ready ? `/decks/ready/${encodeURIComponent(name)}` : `/decks/own/${id}`;
}

/** So many games are shown here; the page of games has all. */
const SHOWN = 4;

/** Games in which somebody had the card in their deck. */
export function GamesPanel({ title, code, teamWords }: PlayPanelProps): ReactElement {
  const asked = { title, card: code };
  const { told, refusal } = useAsked(
    () => games.search(new URLSearchParams({ ...asked, most: String(SHOWN) })),
    `${title} ${code}`,
  );
  const found = told?.games ?? [];
  const played = useTitles().named(title);
  return (
    <section className={panel["panel"]} aria-labelledby="games">
      <div className={panel["head"]}>
        <h2 id="games">Games with it</h2>
        {told?.next ? <Link href={`/games?${new URLSearchParams(asked)}`}>All games</Link> : null}
      </div>
      <RefusalNotice refusal={refusal} />
      {told !== null && found.length === 0 ? (
        <p className={panel["empty"]}>No game that was open to all has been played with it yet.</p>
      ) : null}
      <ul className={styles["rows"]} hidden={found.length === 0}>
        {found.map((game) => (
          <PlayedGame key={game.game} title={played} game={game} teamWords={teamWords} />
        ))}
      </ul>
    </section>
  );
}

const RESULTS = { won: "won", lost: "lost", drawn: "drew" } as const;

interface PlayedGameProps {
  readonly title: Title;
  readonly game: GameFound;
  readonly teamWords: PlayPanelProps["teamWords"];
}

function PlayedGame({ title, game, teamWords }: PlayedGameProps): ReactElement {
  const deckOf = ({ deck }: PlayerFound): string =>
    teamWords(deck.faces) || deck.called || `${deck.size} cards`;
  const nameOf = ({ bot = "", name }: PlayerFound): string => (bot === "" ? name : "The computer");
  return (
    <li className={styles["row"]}>
      <Link href={`/replay/${game.game}`} className={styles["way"]}>
        {game.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <span key={seat}>
            <b>{nameOf(player)}</b>
            {` ${RESULTS[player.result]}`}
            <small>{deckOf(player)}</small>
          </span>
        ))}
      </Link>
      <small className={styles["when"]}>
        {game.rounds === 0 ? null : <span>{roundsWords(title, game.rounds)}</span>}
        <span>{agoWords(game.ended, Date.now())}</span>
      </small>
    </li>
  );
}
