import type { Decks, Seek, Table, TermsOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { useSearch } from "wouter";
import { useTitles } from "@/core/client/titles";
import { decks, lobby, people, seeks, tables } from "@/core/net/api";
import { isGuest, somebody } from "@/core/net/session";
import { useNews } from "@/core/news/use-news";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { useSession } from "@/core/site/use-session";
import { ChoiceField } from "@/kit/choice-field";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { Way } from "@/kit/way";
import { Chat } from "@/pages/lobby/chat";
import { Company } from "@/pages/lobby/company";
import { draftLike } from "@/pages/lobby/draft";
import styles from "@/pages/lobby/lobby.module.css";
import { useMore } from "@/pages/lobby/more-rows";
import { NewGame } from "@/pages/lobby/new-game";
import { Offers } from "@/pages/lobby/offers";
import { TableList } from "@/pages/lobby/table-list";
import { useTakenOffers } from "@/pages/lobby/use-taken-offers";
import { FriendsPanel } from "@/pages/people/friends-panel";

const NO_SEEKS: ReadonlyArray<Seek> = [];
const NO_TABLES: ReadonlyArray<Table> = [];

const asSomebody =
  <T,>(ask: () => Promise<T>) =>
  async (): Promise<T> => {
    await somebody();
    return ask();
  };

/** In place of a new game: a moment to wait, or the way in for whoever is nobody here. */
function WhileThereAreNoDecks({ isRefused }: { readonly isRefused: boolean }): ReactElement {
  if (!isRefused) return <Waiting what="Looking for decks." />;
  return (
    <p>
      <Way to="/sign-in">Sign in</Way>
    </p>
  );
}

/** Where people meet: offers, tables, who is here, and what they say. */
export function Lobby(): ReactElement {
  const session = useSession();
  const me = session.kind === "person" ? session.me.person.id : "";
  const deckList = useAsked(asSomebody(decks.list), "");
  const terms = useAsked(lobby.terms, "");
  const wanted = new URLSearchParams(useSearch());
  const like = wanted.get("like") ?? "";
  const rival = wanted.get("challenge") ?? "";
  const challenged = useAsked(
    asSomebody(async () =>
      rival === "" ? null : (await people.profile({ account: rival, most: 1 })).person,
    ),
    rival,
  );
  const last = useAsked(
    asSomebody(async () => (like === "" ? null : tables.show({ table: like }))),
    like,
  );
  const isLooking =
    (like !== "" && last.told === null && last.refusal === null) ||
    (rival !== "" && challenged.told === null && challenged.refusal === null);
  const games = terms.told?.titles ?? [];
  const [game, setGame] = useState("");
  const refusal = challenged.refusal ?? deckList.refusal ?? terms.refusal;
  return (
    <Frame title="Lobby">
      <RefusalNotice refusal={refusal} />
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          {deckList.told === null || terms.told === null || isLooking ? (
            <WhileThereAreNoDecks isRefused={refusal !== null} />
          ) : (
            <NewGame
              key={`${like} ${rival}`}
              decks={deckList.told}
              terms={terms.told}
              like={last.told === null ? null : draftLike(last.told, me)}
              challenged={challenged.told}
            />
          )}
          {games.length < 2 ? null : (
            <ChoiceField
              label="Show tables and offers of"
              chosen={game}
              choices={[["", "All games"], ...games.map(({ id, name }) => [id, name] as const)]}
              choose={setGame}
            />
          )}
          <Meeting key={game} game={game} me={me} decks={deckList.told} terms={terms.told} />
        </div>
        <div className={styles["column"]}>
          {session.kind === "person" && !isGuest(session) ? <FriendsPanel /> : null}
          <Company terms={terms.told} />
          <Chat me={session.kind === "person" ? session.me.person : null} />
        </div>
      </div>
    </Frame>
  );
}

interface MeetingProps {
  /** Which game is shown; empty for all. */
  readonly game: string;
  readonly me: string;
  readonly decks: Decks | null;
  readonly terms: TermsOffered | null;
}

/** Offers and tables of one game or of all. */
function Meeting({ game, me, decks: picks, terms }: MeetingProps): ReactElement {
  const titles = useTitles();
  const isShown = ({ terms: { title } }: Pick<Table, "terms">): boolean =>
    game === "" || titles.named(title).id === game;
  const own = useNews("own")?.told;
  useTakenOffers(own?.offers ?? NO_SEEKS);
  const mine = own?.tables ?? NO_TABLES;
  const offers = useNews("offers", game);
  const offered = offers?.rows ?? NO_SEEKS;
  const lastOffer = offered.at(-1);
  const moreOffers = useMore(
    (offers?.total ?? 0) - offered.length,
    lastOffer === undefined ? "" : `${lastOffer.since}.${lastOffer.id}`,
    async (after) => {
      const { open, next } = await seeks.list({ title: game, after });
      return { rows: open, next };
    },
  );
  const tabled = useNews("tables", game);
  const shown = tabled?.rows ?? NO_TABLES;
  const lastTable = shown.at(-1);
  const moreTables = useMore(
    (tabled?.total ?? 0) - shown.length,
    lastTable === undefined ? "" : `${lastTable.status}.${lastTable.created}.${lastTable.id}`,
    async (after) => {
      const page = await tables.list({ title: game, after });
      return { rows: page.tables, next: page.next };
    },
  );
  return (
    <>
      <Offers
        own={(own?.offers ?? NO_SEEKS).filter((one) => one.table === "" && isShown(one))}
        open={distinct([...offered, ...moreOffers.rows]).filter(({ owner }) => owner !== me)}
        decks={picks}
        terms={terms}
      >
        {moreOffers.button}
      </Offers>
      <TableList
        title="Your tables"
        empty="No games in progress."
        tables={mine.filter(isShown)}
        me={me}
        terms={terms}
      />
      <TableList
        title="Open tables"
        empty="Nobody waits for a player, and no game can be watched just now."
        tables={distinct([...shown, ...moreTables.rows]).filter(
          ({ id }) => !mine.some((one) => one.id === id),
        )}
        me={me}
        terms={terms}
      >
        {moreTables.button}
      </TableList>
    </>
  );
}

/** Each row once: what was asked for may have moved up meanwhile. */
function distinct<T extends { readonly id: string }>(rows: ReadonlyArray<T>): ReadonlyArray<T> {
  return [...new Map([...rows].reverse().map((row) => [row.id, row])).values()].reverse();
}
