import type { Seek, Seeks, Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { useSearch } from "wouter";
import { useTitles } from "@/core/client/titles";
import { decks, lobby, people, seeks, tables } from "@/core/net/api";
import { isGuest, somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { useSession } from "@/core/site/use-session";
import { ChoiceField } from "@/kit/choice-field";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { Chat } from "@/pages/lobby/chat";
import { Company } from "@/pages/lobby/company";
import { draftLike } from "@/pages/lobby/draft";
import styles from "@/pages/lobby/lobby.module.css";
import { NewGame } from "@/pages/lobby/new-game";
import { Offers } from "@/pages/lobby/offers";
import { TableList } from "@/pages/lobby/table-list";
import { useKeptOffers } from "@/pages/lobby/use-kept-offers";
import { FriendsPanel } from "@/pages/people/friends-panel";

const OFTEN = 4_000;
const SOMETIMES = 8_000;
/** How many finished games the lobby shows. */
const PAST = 5;

const asSomebody =
  <T,>(ask: () => Promise<T>) =>
  async (): Promise<T> => {
    await somebody();
    return ask();
  };

/** Where people meet: offers, tables, who is here, and what they say. */
export function Lobby(): ReactElement {
  const session = useSession();
  const me = session.kind === "person" ? session.me.person.id : "";
  const deckList = useAsked(asSomebody(decks.list), "");
  const terms = useAsked(lobby.terms, "");
  const offers = useAsked(asSomebody(seeks.list), "", OFTEN);
  const open = useAsked(asSomebody(tables.list), "", OFTEN);
  const mine = useAsked(asSomebody(tables.mine), "", SOMETIMES);
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
  useKeptOffers(offers.told?.own ?? []);
  const titles = useTitles();
  const games = terms.told?.titles ?? [];
  const [game, setGame] = useState("");
  const isShown = ({ terms: { title } }: Pick<Table, "terms">): boolean =>
    game === "" || titles.named(title).id === game;
  const own = mine.told?.tables ?? [];
  const live = own.filter(({ status }) => status !== "over");
  const past = own.filter(({ status }) => status === "over").slice(0, PAST);
  const refusal =
    challenged.refusal ?? deckList.refusal ?? terms.refusal ?? offers.refusal ?? open.refusal;
  return (
    <Frame title="Lobby">
      <RefusalNotice refusal={refusal} />
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          {deckList.told === null || terms.told === null || isLooking ? (
            <Waiting what="Looking for decks." />
          ) : (
            <NewGame
              key={`${like} ${rival}`}
              decks={deckList.told}
              terms={terms.told}
              like={last.told === null ? null : draftLike(last.told, me)}
              challenged={challenged.told}
              changed={offers.again}
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
          <Offers
            seeks={shownOffers(offers.told, isShown)}
            decks={deckList.told}
            terms={terms.told}
            changed={offers.again}
          />
          <TableList
            title="Your tables"
            empty="You sit at no table."
            tables={[...live, ...past].filter(isShown)}
            me={me}
            terms={terms.told}
          />
          <TableList
            title="Open tables"
            empty="Nobody waits for a player, and no game can be watched just now."
            tables={(open.told?.tables ?? []).filter(
              (one) => isShown(one) && !own.some(({ id }) => id === one.id),
            )}
            me={me}
            terms={terms.told}
          />
        </div>
        <div className={styles["column"]}>
          {session.kind === "person" && !isGuest(session) ? <FriendsPanel /> : null}
          <Company />
          <Chat me={session.kind === "person" ? session.me.person : null} />
        </div>
      </div>
    </Frame>
  );
}

function shownOffers(seeks: Seeks | null, isShown: (seek: Seek) => boolean): Seeks | null {
  return seeks && { open: seeks.open.filter(isShown), own: seeks.own.filter(isShown) };
}
