import type { Embedded } from "@protocol";
import { type ReactElement, Suspense } from "react";
import { useSearch } from "wouter";
import { useClientOf, useTitles } from "@/core/client/titles";
import { games } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { usePageTitle } from "@/core/site/frame";
import { Laying } from "@/core/table/laying";
import { TableView } from "@/core/table/table-view";
import { buttonClass } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import styles from "@/pages/replay/embed-page.module.css";
import { PlaybackButtons } from "@/pages/replay/playback-buttons";
import { usePlayback } from "@/pages/replay/use-playback";

/** A replay for a frame in another site: the board, a slider, and the way to us. */
export function EmbedPage({ id }: { readonly id: string }): ReactElement {
  usePageTitle("Replay");
  const from = Number(new URLSearchParams(useSearch()).get("at")) || 0;
  const { told, refusal } = useAsked(() => games.embedded(id), id);
  if (told === null) {
    if (refusal === null) return <Laying />;
    return (
      <main className={styles["refused"]}>
        <RefusalNotice refusal={refusal} />
      </main>
    );
  }
  return (
    <Suspense fallback={<Laying />}>
      <Shown key={id} game={told} from={from} />
    </Suspense>
  );
}

interface ShownProps {
  readonly game: Embedded;
  readonly from: number;
}

function Shown({ game: { summary, replay }, from }: ShownProps): ReactElement {
  const { store, at, last, isPlaying, goTo, play } = usePlayback(replay, summary, from);
  const title = useTitles().named(summary.title);
  const client = useClientOf(title);
  const players = summary.players.map(({ name, bot }) => name || bot).join(" against ");
  const said = replay.messages[at]?.lines.at(-1)?.text ?? "";
  return (
    <>
      <TableView store={store} client={client} live={false} bare />
      <section className={styles["controls"]} data-foot aria-label="Replay">
        <PlaybackButtons at={at} isPlaying={isPlaying} goTo={goTo} play={play} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Place in the game"
          aria-valuetext={`${at} of ${last}: ${said}`}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <a
          className={buttonClass("quiet")}
          href={`/replay/${replay.game}?seat=-1&at=${replay.positions[at] ?? 0}`}
          target="_blank"
          rel="noopener"
        >
          Open
          <span className="spoken">{` ${players} on Dejarik, in a new window`}</span>
        </a>
        <p className={styles["words"]} aria-live="polite">
          {said || players}
        </p>
      </section>
    </>
  );
}
