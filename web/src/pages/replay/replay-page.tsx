import type { GameSummary, Replay } from "@protocol";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { games } from "@/net/api";
import { somebody } from "@/net/session";
import { useAsked } from "@/pages/parts/asked";
import { Frame, usePageTitle } from "@/pages/parts/frame";
import { RefusalNotice, Waiting } from "@/pages/parts/notice";
import { Controls } from "@/pages/replay/controls";
import { marksOf } from "@/pages/replay/marks";
import { ReplayStore } from "@/pages/replay/replay-store";
import { usePrintings } from "@/store/use-printings";
import { TableView } from "@/table/table-view";

const SPECTATOR = -1;
const STEP = 1_100;

interface Played {
  readonly replay: Replay;
  readonly game: GameSummary;
}

async function played(id: string, seat: number): Promise<Played> {
  await somebody();
  const [replay, game] = await Promise.all([games.replay(id, seat), games.show(id)]);
  return { replay, game };
}

/** A game that is over, to look through: by anybody's eyes, and from anywhere on. */
export function ReplayPage({ id }: { readonly id: string }): ReactElement {
  usePageTitle("Replay");
  const search = new URLSearchParams(useSearch());
  const seat = search.has("seat") ? Number(search.get("seat")) : SPECTATOR;
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
    <Player
      key={`${id} ${seat}`}
      replay={told.replay}
      game={told.game}
      from={Number(search.get("at")) || 0}
    />
  );
}

interface PlayerProps {
  readonly replay: Replay;
  readonly game: GameSummary;
  readonly from: number;
}

function Player({ replay, game, from }: PlayerProps): ReactElement {
  const last = replay.messages.length - 1;
  const [at, setAt] = useState(() => Math.min(Math.max(from, 0), last));
  const [isPlaying, setPlaying] = useState(false);
  const [store] = useState(() => new ReplayStore(replay, game, at));
  const marks = useMemo(() => marksOf(replay), [replay]);
  const cards = usePrintings(game.edition);
  const [, go] = useLocation();
  useEffect(() => store.goTo(at), [store, at]);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const look = (seat: number): void =>
    go(`/replay/${game.id}?seat=${seat}&at=${at}`, { replace: true });
  return (
    <>
      <TableView store={store} catalogue={cards} />
      <Controls
        replay={replay}
        game={game}
        marks={marks}
        at={at}
        asked={store.at(at).prompt?.text ?? ""}
        isPlaying={isPlaying}
        goTo={(place) => setAt(Math.min(Math.max(place, 0), last))}
        play={setPlaying}
        look={look}
      />
    </>
  );
}
