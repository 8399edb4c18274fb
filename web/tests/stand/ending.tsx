/** The end of a stored game: `/tests/stand/ending.html?title=destiny&theme=dark&seat=0`. */
import "@fontsource-variable/instrument-sans/wdth.css";
import "@fontsource-variable/oxanium/index.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import "@/styles/fields.css";
import type { GameSummary, Review } from "@protocol";
import { createRoot } from "react-dom/client";
import { TitlesContext } from "@/core/client/titles";
import { TITLES } from "@/games/registry";
import { Button } from "@/kit/button";
import { Way } from "@/kit/way";
import { DrawnEnding } from "@/pages/ending/told-ending";
import styles from "@/pages/waiting/after-game.module.css";

interface StoredEnding {
  readonly game: GameSummary;
  readonly review: Review;
  readonly how: string;
}

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "dark";
const title = wanted.get("title") ?? "destiny";
const stored: StoredEnding = await (await fetch(`/tests/data/ending-${title}.json`)).json();
const root = createRoot(document.getElementById("root") ?? document.body);

root.render(
  <TitlesContext value={TITLES}>
    <main>
      <DrawnEnding {...stored} refusal={null} seat={Number(wanted.get("seat") ?? 0)}>
        <aside className={styles["after"]} data-ending aria-label="The game is over">
          <p className={styles["how"]}>
            <b>Another one?</b>
          </p>
          <span className={styles["ways"]}>
            <Button kind="go">Ask for a rematch</Button>
            <Way to="/replay/g1">Replay</Way>
            <Button>Swap decks</Button>
            <Way to="/lobby">Other deck</Way>
            <Way to="/receipt/g1">Check the dice</Way>
            <Button sign="link">Share</Button>
            <Button>See the table</Button>
            <Way to="/lobby" kind="quiet">
              Lobby
            </Way>
          </span>
        </aside>
      </DrawnEnding>
    </main>
  </TitlesContext>,
);
