import type { ReactElement } from "react";
import { OddsOf, Range } from "@/games/imperial-assault/board/odds";
import styles from "@/games/imperial-assault/board/thing-sheet.module.css";
import type { Looking } from "@/games/imperial-assault/board/use-looking";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import { Button } from "@/kit/button";
import { capital } from "@/kit/wording";

interface ThingSheetProps {
  readonly seen: Seen;
  readonly looking: Looking;
}

/** On a phone: what was tapped, what can be done with it, and what that leads to. */
export function ThingSheet({ seen, looking }: ThingSheetProps): ReactElement {
  const { decision, placement, prompt, choose, click, sent } = useImperial();
  const { tapped, way, odds, tap } = looking;
  const places = placement.things.get(tapped) ?? [];
  const series = placement.series?.get(tapped);
  return (
    <div className={styles["sheet"]} data-tapped={tapped}>
      {way === null ? null : (
        <p>
          <b>{way.lines[0]}</b> Tap it again to go.
        </p>
      )}
      <Range seen={seen} target={tapped} />
      <div className={styles["acts"]}>
        {places.map((place) => (
          <Button
            key={place}
            kind="go"
            data-answers
            disabled={sent !== null}
            onClick={() => choose(place)}
          >
            {actWords(decision?.options[place]?.kind ?? "", prompt?.options[place] ?? "")}
          </Button>
        ))}
        {series === undefined ? null : (
          <Button
            kind="go"
            data-answers
            disabled={sent !== null}
            onClick={(event) => click(tapped, event.currentTarget.getBoundingClientRect())}
          >
            {series.words}
          </Button>
        )}
        <Button kind="quiet" onClick={() => tap(0)}>
          Not this
        </Button>
      </div>
      {odds.answer === null ? null : <OddsOf seen={seen} target={tapped} odds={odds.answer} />}
    </div>
  );
}

/** How far a target is stands above the button. */
const AWAY = /, \d+ spaces? away$/;

/** What an option does, on a button: a space has only its name for words. */
function actWords(kind: string, words: string): string {
  if (kind === "go") return `Go to ${words}`;
  return kind === "step" ? `Step to ${words}` : capital(words.replace(AWAY, ""));
}
