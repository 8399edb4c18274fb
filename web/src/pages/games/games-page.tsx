import type { TermsOffered } from "@protocol";
import type { ReactElement } from "react";
import { useLocation, useSearch } from "wouter";
import { lobby } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import { FoundGame } from "@/pages/games/found-game";
import styles from "@/pages/games/games.module.css";
import { SearchFields } from "@/pages/games/search-fields";
import { type Found, useFound } from "@/pages/games/use-found";
import {
  changed,
  gamesPath,
  queryOf,
  type WantedGames,
  wantedFrom,
} from "@/pages/games/wanted-games";

/** Games that are over and were open to all, by what was played in them and by whom. */
export function GamesPage(): ReactElement {
  const wanted = wantedFrom(useSearch());
  const [, go] = useLocation();
  const { told: terms, refusal } = useAsked(lobby.terms, "");
  const found = useFound(queryOf(wanted));
  const change = (some: Partial<WantedGames>): void =>
    go(gamesPath(changed(wanted, some)), { replace: true });
  return (
    <Frame title="Games">
      <RefusalNotice refusal={refusal} />
      <div className={styles["page"]}>
        <section className={panel["panel"]} aria-label="What to look for">
          {terms === null ? (
            <Waiting what="One moment." />
          ) : (
            <SearchFields terms={terms} wanted={wanted} change={change} />
          )}
          {queryOf(wanted) === "" ? null : (
            <div>
              <Way to="/games" kind="quiet">
                Show all games
              </Way>
            </div>
          )}
        </section>
        <FoundGames found={found} terms={terms} />
      </div>
    </Frame>
  );
}

interface FoundGamesProps {
  readonly found: Found;
  readonly terms: TermsOffered | null;
}

function FoundGames({ found, terms }: FoundGamesProps): ReactElement {
  const { games, isMore, isAsking, refusal, more } = found;
  return (
    <section className={styles["found"]} aria-label="Games" aria-busy={isAsking}>
      <p role="status" className="quiet">
        {games === null ? "Looking for games." : countWords(games.length, isMore)}
      </p>
      <RefusalNotice refusal={refusal} />
      {games?.length === 0 && refusal === null && !isAsking ? (
        <p className={panel["empty"]}>
          No game that is over passes. Take a filter away; private games are never shown.
        </p>
      ) : null}
      <ul className={styles["games"]}>
        {(games ?? []).map((game) => (
          <FoundGame key={game.game} game={game} terms={terms} />
        ))}
      </ul>
      {isMore ? (
        <div>
          <Button pending={isAsking} onClick={more}>
            Older games
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** How many there are, as far as that is known. */
function countWords(count: number, isMore: boolean): string {
  if (isMore) return `The newest ${count} games`;
  return count === 1 ? "One game" : `${count} games`;
}
