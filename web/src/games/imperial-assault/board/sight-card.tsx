import type { Explained } from "@protocol";
import type { ReactElement } from "react";
import { Cited } from "@/core/rulings/cited";
import styles from "@/games/imperial-assault/board/sight.module.css";
import type { Looking } from "@/games/imperial-assault/board/use-looking";
import { drawnAs } from "@/games/imperial-assault/reading/answers";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { thingName } from "@/games/imperial-assault/reading/things";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";

interface SightCardProps {
  readonly seen: Seen;
  readonly looking: Looking;
}

/** What the sight lens has found, in words: whether there is sight, each corner, and back. */
export function SightCard({ seen, looking }: SightCardProps): ReactElement {
  const { lens, sight, refusal, target } = looking;
  const drawn = drawnAs(sight, "sight");
  const from = thingName(seen.view, seen.facts, lens.from);
  return (
    <section className={styles["card"]} aria-label="Sight" data-zone="sight">
      <div className={styles["head"]} aria-live="polite">
        <Head from={from} sight={sight} refusal={refusal} isChosen={lens.from !== 0} />
      </div>
      {sight === null ? null : <Found sight={sight} />}
      <div className={styles["acts"]}>
        {drawn === null ? null : (
          <Button kind="line" onClick={() => lens.turn(target)}>
            Turn round
          </Button>
        )}
        {drawn === null ? null : (
          <Button kind="line" onClick={lens.all}>
            {`All that ${from} sees`}
          </Button>
        )}
        {lens.from === 0 ? null : (
          <Button kind="line" onClick={lens.anew}>
            Someone else
          </Button>
        )}
        <Button kind="line" onClick={lens.close}>
          Close the lens
        </Button>
      </div>
    </section>
  );
}

interface HeadProps {
  readonly from: string;
  readonly sight: Explained | null;
  readonly refusal: string;
  readonly isChosen: boolean;
}

function Head({ from, sight, refusal, isChosen }: HeadProps): ReactElement {
  if (!isChosen) {
    return (
      <>
        <h2>Who looks?</h2>
        <p>Choose a figure or a space, then what it looks at.</p>
      </>
    );
  }
  const [first = refusal === "" ? `${from} looks` : refusal, ...rest] = sight?.lines ?? [];
  const seen = drawnAs(sight, "seen");
  return (
    <>
      <h2>{first}</h2>
      {seen === null ? null : rest.map((line) => <p key={line}>{line}</p>)}
      {sight === null || seen !== null ? <p>Point at something else, or choose it.</p> : null}
    </>
  );
}

const CORNER = / corner: /;

/** The corners with what hides at each, then whether the other sees back. */
function Found({ sight }: { readonly sight: Explained }): ReactElement | null {
  const drawn = drawnAs(sight, "sight");
  if (drawn === null) return null;
  const [, ...lines] = sight.lines;
  const corners = lines.filter((line) => CORNER.test(line));
  const others = lines.filter((line) => !CORNER.test(line));
  return (
    <div className={styles["found"]}>
      <ol className={styles["corners"]} aria-label="Corners">
        {corners.map((line, place) => (
          <li
            key={line}
            className={classes(drawn.corners[place]?.clear === true && styles["open"])}
          >
            <span className={classes("num", styles["number"])} aria-hidden="true">
              {place + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
      {others.map((line) => (
        <p key={line} className={styles["back"]}>
          {line}
        </p>
      ))}
      <details className={styles["rules"]}>
        <summary>The rules behind it</summary>
        <Cited ids={sight.rulings ?? []} />
      </details>
    </div>
  );
}
