import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, inShownOrder, wordsOf } from "@/core/scene/asked";
import type { Scene } from "@/core/scene/scene";
import type { Option } from "@/core/view/view";
import styles from "@/games/imperial-assault/decisions/offered.module.css";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOf } from "@/games/imperial-assault/reading/faces";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { figureOf, groupOf, isSpace } from "@/games/imperial-assault/reading/things";
import { useMedia } from "@/kit/use-media";
import { capital } from "@/kit/wording";

const ENDING: ReadonlySet<string> = new Set(["stop", "pass", "no", "end"]);
/** How far a target is stands beside it on the map. */
const AWAY = /, \d+ spaces? away$/;
/** What these are about is told by their words. */
const ABOUT_SOURCE: ReadonlySet<string> = new Set(["surge", "special", "use", "reaction"]);
/** More than these are on the table only: the bar has no room for a crowd. */
const CROWD = 9;

/**
 * What is offered, in the bar: everything but spaces, which are lit on the map; ending stands last.
 *
 * Of a crowd of things the bar keeps what belongs to no thing: the others are lit on the table. So
 * it does on a phone, where each would take a line from the map.
 */
export function Offered({ scene, decision, prompt }: Asked): ReactElement {
  const { bar } = scene.placement;
  const shown = decision.options
    .map((option, place) => ({ option, place }))
    .filter(({ option }) => !isSpace(option.target ?? 0));
  const narrow = useMedia("(max-width: 720px)");
  const isFew = shown.length <= CROWD && !narrow;
  const all = isFew ? shown : shown.filter(({ place }) => bar.includes(place));
  const rare = all.filter(isRare);
  const few = all.filter((one) => !isRare(one));
  const drawn = ({ option, place }: Offer): ReactElement => (
    <Choice
      key={place}
      place={place}
      label={wordsOf(prompt, place)}
      weight={ENDING.has(option.kind) ? "quiet" : "plain"}
    >
      <Face scene={scene} option={option} />
      {capital(wordsOf(prompt, place).replace(AWAY, ""))}
    </Choice>
  );
  return (
    <>
      {[...inShownOrder(prompt, few.filter(isOther)), ...few.filter((one) => !isOther(one))].map(
        drawn,
      )}
      {rare.length === 0 ? null : (
        <details className={styles["rare"]}>
          <summary>More</summary>
          {rare.map(drawn)}
        </details>
      )}
    </>
  );
}

/** An attack whose target is named later is for whoever plays a card before it. */
function isRare({ option }: Offer): boolean {
  return option.kind === "attack" && (option.target ?? 0) === 0;
}

interface Offer {
  readonly option: Option;
  readonly place: number;
}

function isOther({ option }: Offer): boolean {
  return !ENDING.has(option.kind);
}

interface FaceProps {
  readonly scene: Scene;
  readonly option: Option;
}

/** The token of the figure that an option is about. */
function Face({ scene, option }: FaceProps): ReactElement | null {
  const seen = scene.board as Seen;
  const id = ABOUT_SOURCE.has(option.kind) ? 0 : (option.target ?? 0);
  const figure = figureOf(seen.view, id) ?? figureOf(seen.view, firstOf(seen, id));
  return figure === undefined ? null : (
    <span className={styles["face"]}>
      <LoneToken face={faceOf(seen, figure)} size={24} />
    </span>
  );
}

function firstOf({ view }: Seen, id: number): number {
  return groupOf(view, id)?.figures[0] ?? 0;
}
