import type { GameFound, PlayerFound, TermsOffered } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { roundsWords, type Title, useTitles } from "@/core/client/titles";
import { gameWords, offered } from "@/core/site/offered";
import { agoWords, formatWords } from "@/core/site/table-words";
import { classes } from "@/kit/classes";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import { capital } from "@/kit/wording";
import styles from "@/pages/games/games.module.css";
import { gamesPath } from "@/pages/games/wanted-games";
import { useTeamWords } from "@/pages/parts/title-words";

interface FoundGameProps {
  readonly game: GameFound;
  readonly terms: TermsOffered | null;
}

/** A game among those that were found. */
export function FoundGame({ game, terms }: FoundGameProps): ReactElement {
  const title = useTitles().named(game.title);
  const { formats } = offered(terms, game.title);
  const words = [
    gameWords(terms, game.title),
    formatWords(game.format, formats),
    game.rounds === 0 ? "" : roundsWords(title, game.rounds),
    `${game.decisions} ${game.decisions === 1 ? "decision" : "decisions"}`,
    game.rated ? "rated" : "",
    agoWords(game.ended, Date.now()),
  ].filter((part) => part !== "");
  return (
    <li className={styles["game"]}>
      <ul className={styles["players"]}>
        {game.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <li key={seat} className={styles["player"]}>
            <Player player={player} title={title} />
          </li>
        ))}
      </ul>
      <small className={styles["words"]}>{words.join(" · ")}</small>
      <span className={classes(panel["acts"], styles["ways"])}>
        <Way to={`/replay/${game.game}`}>Replay</Way>
        <Way to={`/review/${game.game}`} kind="quiet">
          Review
        </Way>
      </span>
    </li>
  );
}

const RESULTS = { won: "Won", lost: "Lost", drawn: "Drew" } as const;

interface PlayerProps {
  readonly player: PlayerFound;
  readonly title: Title;
}

function Player({ player, title }: PlayerProps): ReactElement {
  const { name, account, bot, deck, result } = player;
  const members = useTeamWords(title)(deck.faces) || deck.called || `${deck.size} cards`;
  return (
    <>
      <span className={classes(styles["result"], styles[result])}>{RESULTS[result]}</span>
      <b>
        {bot !== "" ? (
          capital(name)
        ) : account === "" ? (
          name
        ) : (
          <Link href={`/people/${account}`}>{name}</Link>
        )}
      </b>
      <Link
        href={gamesPath({ title: title.id, deck: deck.ready || deck.hash })}
        className={styles["deck"]}
      >
        <span className="spoken">All games with the deck</span>
        {` ${members}`}
      </Link>
    </>
  );
}
