import type { GameSummary, Replay } from "@protocol";
import { type ReactElement, Suspense, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { useClientOf, useTitles } from "@/core/client/titles";
import { games } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame, usePageTitle } from "@/core/site/frame";
import { Laying } from "@/core/table/laying";
import { TableView } from "@/core/table/table-view";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { Controls } from "@/pages/replay/controls";
import { courseOf } from "@/pages/replay/course";
import { marksOf } from "@/pages/replay/marks";
import { usePlayback } from "@/pages/replay/use-playback";

interface Played {
  readonly replay: Replay;
  readonly game: GameSummary;
}

/** A game with somebody's eyes: those that are asked for, else one's own, else a spectator's. */
async function played(id: string, wanted: string | null): Promise<Played> {
  // Whoever has only the link is made a guest first.
  const { name } = await somebody();
  const game = await games.show(id);
  const own = game.players.findIndex((player) => player.bot === "" && player.name === name);
  const seat = wanted === null ? own : Number(wanted);
  return { replay: await games.replay(id, seat), game };
}

/** A game that is over, to look through: by anybody's eyes, and from anywhere on. */
export function ReplayPage({ id }: { readonly id: string }): ReactElement {
  usePageTitle("Replay");
  const search = new URLSearchParams(useSearch());
  const seat = search.get("seat");
  const { told, refusal } = useAsked(() => played(id, seat), `${id} ${seat}`);
  if (told === null) {
    return (
      <Frame title="Replay" narrow>
        <RefusalNotice refusal={refusal} />
        {refusal === null ? <Waiting what="Fetching the game." /> : null}
      </Frame>
    );
  }
  return (
    <Suspense fallback={<Laying />}>
      <Player
        key={`${id} ${seat}`}
        replay={told.replay}
        game={told.game}
        from={Number(search.get("at")) || 0}
      />
    </Suspense>
  );
}

interface PlayerProps {
  readonly replay: Replay;
  readonly game: GameSummary;
  /** The moment to begin at: how many answers came before it. */
  readonly from: number;
}

function Player({ replay, game, from }: PlayerProps): ReactElement {
  const { store, at, isPlaying, goTo, play } = usePlayback(replay, game, from);
  const title = useTitles().named(game.title);
  const { time = "round" } = title;
  const client = useClientOf(title);
  const { told: review, refusal } = useAsked(
    () => games.review(game.id, replay.seat),
    `${game.id} ${replay.seat}`,
  );
  const course = useMemo(
    () => (review === null ? null : courseOf(replay, review, game, time)),
    [replay, review, game, time],
  );
  const marks = useMemo(() => marksOf(replay, client.marks), [replay, client]);
  const [, go] = useLocation();
  const look = (seat: number): void =>
    go(`/replay/${game.id}?seat=${seat}&at=${replay.positions[at] ?? 0}`, { replace: true });
  return (
    <>
      <TableView store={store} client={client} live={false} />
      <Controls
        replay={replay}
        game={game}
        course={course}
        isComing={course === null && refusal === null}
        time={time}
        marks={marks}
        at={at}
        asked={store.at(at).prompt?.text ?? ""}
        isPlaying={isPlaying}
        goTo={goTo}
        play={play}
        look={look}
      />
    </>
  );
}
