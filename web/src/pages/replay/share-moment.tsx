import type { GameSummary, Replay } from "@protocol";
import { type ReactElement, useState } from "react";
import { useTitles } from "@/core/client/titles";
import { useDoing } from "@/core/site/asked";
import { embedCode } from "@/core/site/embedding";
import { playerWords } from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { ShareLink } from "@/kit/share-link";
import { capital } from "@/kit/wording";
import type { Course } from "@/pages/replay/course";
import { type Mark, markAt } from "@/pages/replay/marks";
import { pictureOf, pngOf } from "@/pages/replay/moment-picture";

interface ShareMomentProps {
  readonly replay: Replay;
  readonly game: GameSummary;
  readonly course: Course | null;
  readonly time: string;
  readonly marks: ReadonlyArray<Mark>;
  readonly at: number;
}

/** The address of a moment: the same place, with the same eyes. */
export function momentPath({ game, seat, positions }: Replay, at: number): string {
  return `/replay/${game}?seat=${seat}&at=${positions[at] ?? 0}`;
}

/** This very moment as a link, and as a picture to keep. */
export function ShareMoment(props: ShareMomentProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button sign="link" onClick={() => setOpen(true)}>
        Share
        <span className="spoken"> this moment</span>
      </Button>
      <Dialog title="Share this moment" open={isOpen} onClose={() => setOpen(false)}>
        <Shared {...props} />
      </Dialog>
    </>
  );
}

function Shared({ replay, game, course, time, marks, at }: ShareMomentProps): ReactElement {
  const title = useTitles().named(game.title);
  const doing = useDoing();
  const last = replay.messages.length - 1;
  const round = course?.rounds.findLast(({ place }) => place <= at)?.round;
  const said = replay.messages[at]?.lines.at(-1)?.text ?? markAt(marks, at)?.words ?? "";
  const names = game.players.map(playerWords);
  const picture = pictureOf({
    title: title.name,
    players: names,
    winners: game.ranking.length > 1 ? (game.ranking[0] ?? []) : [],
    when: [
      round === undefined ? "" : `${capital(time)} ${round}`,
      replay.seat < 0 ? "" : `as ${names[replay.seat]} saw it`,
    ],
    words: said,
    line: course?.line ?? "",
    share: at / Math.max(1, last),
    address: location.host,
  });
  const save = (): void =>
    doing.run(async () => {
      const url = URL.createObjectURL(await pngOf(picture));
      const way = document.createElement("a");
      way.href = url;
      way.download = `dejarik-${replay.game}-${replay.positions[at] ?? 0}.png`;
      way.click();
      URL.revokeObjectURL(url);
    });
  return (
    <div className={panel["form"]}>
      <ShareLink address={`${location.origin}${momentPath(replay, at)}`} />
      <ShareLink
        address={embedCode(location.origin, replay.game, replay.positions[at] ?? 0)}
        label="For another site"
        words="Copy the frame"
      />
      <img
        alt={`${names.join(" against ")}: ${said}`}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        style={{ width: "100%", height: "auto" }}
      />
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button sign="down" pending={doing.busy} onClick={save}>
          Save the picture
        </Button>
      </div>
    </div>
  );
}
