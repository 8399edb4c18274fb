import type { ReactElement } from "react";
import { useSearch } from "wouter";
import { games } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame, usePageTitle } from "@/core/site/frame";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { Way } from "@/kit/way";
import { ToldEnding } from "@/pages/ending/told-ending";
import { useTold } from "@/pages/ending/use-told";
import { ShareButton } from "@/pages/parts/share-button";
import styles from "@/pages/waiting/after-game.module.css";

/** With whose eyes: those that are asked for, else one's own, else a spectator's. */
async function eyes(id: string, wanted: string | null): Promise<number> {
  // Whoever has only the link is made a guest first.
  const { name } = await somebody();
  const { players } = await games.show(id);
  return wanted === null
    ? players.findIndex((player) => player.bot === "" && player.name === name)
    : Number(wanted);
}

/** How a game went, for whoever has its address. */
export function ReviewPage({ game }: { readonly game: string }): ReactElement {
  usePageTitle("How the game went");
  const wanted = new URLSearchParams(useSearch()).get("seat");
  const { told, refusal } = useAsked(() => eyes(game, wanted), `${game} ${wanted}`);
  if (told === null) {
    return (
      <Frame title="How the game went" narrow>
        <RefusalNotice refusal={refusal} />
        {refusal === null ? <Waiting what="Fetching the game." /> : null}
      </Frame>
    );
  }
  return <Seen game={game} seat={told} />;
}

function Seen({ game, seat }: { readonly game: string; readonly seat: number }): ReactElement {
  const told = useTold(game, seat);
  return (
    <main>
      <ToldEnding told={told} seat={seat} how="">
        <nav className={styles["after"]} data-ending aria-label="Where to go from here">
          <span className={styles["ways"]}>
            <Way to={`/replay/${game}`}>Replay</Way>
            <ShareButton game={game} />
            <Way to="/lobby" kind="quiet">
              Lobby
            </Way>
          </span>
        </nav>
      </ToldEnding>
    </main>
  );
}
