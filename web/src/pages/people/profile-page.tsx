import type { GamePlayed, Person, Profile, RatingShown, Scores, TermsOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { lobby, people } from "@/core/net/api";
import { isGuest, isModerator, somebody } from "@/core/net/session";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { agoWords, playerWords } from "@/core/site/table-words";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { Column, Columns } from "@/kit/columns";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import { listed } from "@/kit/wording";
import { FriendsPanel } from "@/pages/people/friends-panel";
import { MeetingActs } from "@/pages/people/meeting-acts";
import { PersonEmblem } from "@/pages/people/person-emblem";
import styles from "@/pages/people/profile.module.css";
import {
  allOf,
  changeWords,
  gamesWords,
  ladderWords,
  pointsWords,
  scoresWords,
  shareWords,
  verbOf,
} from "@/pages/people/profile-words";
import { RatingChart } from "@/pages/people/rating-chart";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

async function profileOf(account: string): Promise<Profile> {
  await somebody();
  return people.profile({ account });
}

/** Somebody: ratings, games, and to themselves how they did with each deck and against whom. */
export function ProfilePage({ account }: { readonly account: string }): ReactElement {
  const { told, refusal } = useAsked(() => profileOf(account), account);
  const { told: terms } = useAsked(lobby.terms, "");
  const session = useSession();
  const isOwn = session.kind === "person" && session.me.person.id === account;
  if (told === null) {
    return (
      <Frame title="Somebody" narrow>
        {refusal === null ? <Waiting what="One moment." /> : <RefusalNotice refusal={refusal} />}
      </Frame>
    );
  }
  const aside = isOwn ? (
    <OwnWays role={told.person.role} />
  ) : session.kind === "person" ? (
    <MeetingActs key={account} person={told.person} guest={isGuest(session)} />
  ) : null;
  return (
    <Frame title={told.person.name} aside={aside}>
      <Head person={told.person} scores={told.scores} />
      <Columns first="wider">
        <Column>
          <Ratings ratings={told.ratings} terms={terms} />
          {isOwn ? <OwnResults profile={told} terms={terms} /> : null}
        </Column>
        <Column>
          {isOwn && !isGuest(session) ? <FriendsPanel /> : null}
          <Games profile={told} terms={terms} />
        </Column>
      </Columns>
    </Frame>
  );
}

function OwnWays({ role }: { readonly role: string }): ReactElement {
  return (
    <span className={panel["acts"]}>
      {isModerator(role) ? <Way to="/moderation">Moderation</Way> : null}
      <Way to="/people/me/statistics">Statistics</Way>
      <Way to="/settings">Settings</Way>
    </span>
  );
}

interface HeadProps {
  readonly person: Person;
  readonly scores: Scores;
}

function Head({ person, scores }: HeadProps): ReactElement {
  const games = allOf(scores);
  return (
    <div className={styles["head"]}>
      <PersonEmblem name={person.name} size={112} />
      <div>
        <p>{`${person.role === "guest" ? "A guest, here" : "Here"} since ${MONTH.format(person.created)}.`}</p>
        <p className={styles["figures"]}>
          <span>
            <b>{games}</b> {games === 1 ? "game" : "games"}
          </span>
          {games === 0 ? null : (
            <span>
              <b>{shareWords(scores)}</b> won
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

interface RatingsProps {
  readonly ratings: Profile["ratings"];
  readonly terms: TermsOffered | null;
}

function Ratings({ ratings, terms }: RatingsProps): ReactElement {
  const [chosen, choose] = useState(0);
  const shown = ratings[chosen] ?? ratings[0];
  return (
    <section className={panel["panel"]} aria-labelledby="ratings">
      <div className={panel["head"]}>
        <h2 id="ratings">Ratings</h2>
        <Way to="/ladder" kind="quiet">
          Ladder
        </Way>
      </div>
      {shown === undefined ? (
        <p className={panel["empty"]}>No rated game yet. Tick “rated” when you ask for one.</p>
      ) : (
        <>
          <ul className={styles["ratings"]}>
            {ratings.map((rating, nth) => (
              <li key={`${rating.title} ${rating.format}`}>
                <RatingTile
                  rating={rating}
                  terms={terms}
                  isChosen={rating === shown}
                  choose={() => choose(nth)}
                />
              </li>
            ))}
          </ul>
          <RatingChart rating={shown} />
        </>
      )}
    </section>
  );
}

interface RatingTileProps {
  readonly rating: RatingShown;
  readonly terms: TermsOffered | null;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function RatingTile({ rating, terms, isChosen, choose }: RatingTileProps): ReactElement {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classes(styles["rating"], isChosen && styles["chosen"])}
      onClick={choose}
    >
      <span>{ladderWords(rating, terms)}</span>
      <b className="num">{pointsWords(rating)}</b>
      <small>
        {`± ${rating.deviation} · ${gamesWords(rating.games)}`}
        {rating.provisional ? " · a first guess" : ""}
      </small>
    </button>
  );
}

interface ProfileProps {
  readonly profile: Profile;
  readonly terms: TermsOffered | null;
}

function Games({ profile, terms }: ProfileProps): ReactElement {
  const [older, setOlder] = useState<ReadonlyArray<GamePlayed>>([]);
  const [isMore, setMore] = useState(profile.more);
  const doing = useDoing();
  const games = [...profile.games, ...older];
  const more = (): void =>
    doing.run(async () => {
      const before = games.at(-1)?.ended ?? 0;
      const next = await people.profile({ account: profile.person.id, before });
      setOlder([...older, ...next.games]);
      setMore(next.more);
    });
  return (
    <section className={panel["panel"]} aria-labelledby="games">
      <h2 id="games">Games</h2>
      {games.length === 0 ? <p className={panel["empty"]}>No finished games yet.</p> : null}
      <ul hidden={games.length === 0} className={panel["rows"]}>
        {games.map((game) => (
          <li key={game.table} className={styles["game"]}>
            <span className={panel["words"]}>
              <b>
                <Against game={game} />
              </b>
              <small>{`${ladderWords(game, terms)} · ${agoWords(game.ended, Date.now())}`}</small>
            </span>
            <Change change={game.change} />
            <Way to={`/replay/${game.game}`} kind="quiet">
              Replay
            </Way>
          </li>
        ))}
      </ul>
      {isMore ? (
        <Button kind="quiet" pending={doing.busy} onClick={more}>
          Older games
        </Button>
      ) : null}
      <RefusalNotice refusal={doing.refusal} />
    </section>
  );
}

/** Against whom; somebody who is still here has a page of their own. */
function Against({ game }: { readonly game: GamePlayed }): ReactElement {
  const [only, ...others] = game.opponents;
  if (only === undefined || others.length > 0 || only.account === "") {
    return <>{`${verbOf(game)} ${listed(game.opponents.map(playerWords))}`}</>;
  }
  return (
    <>
      {`${verbOf(game)} `}
      <Link href={`/people/${only.account}`}>{only.name}</Link>
    </>
  );
}

function Change({ change }: { readonly change: number | null }): ReactElement | null {
  if (change === null) return null;
  return (
    <b className={classes("num", styles[change < 0 ? "down" : "up"])}>{changeWords(change)}</b>
  );
}

function OwnResults({ profile, terms }: ProfileProps): ReactElement | null {
  if (profile.decks.length + profile.opponents.length === 0) return null;
  return (
    <section className={panel["panel"]} aria-labelledby="results">
      <div>
        <h2 id="results">Results</h2>
        <p className={panel["empty"]}>Only you see these.</p>
      </div>
      <ResultList
        title="With each deck"
        rows={profile.decks.map(({ title, deck, scores }) => ({
          name: deck,
          hint: terms === null ? "" : ladderWords({ title, format: "" }, terms),
          scores,
        }))}
      />
      <ResultList
        title="Against each opponent"
        rows={profile.opponents.map(({ opponent, scores }) => ({
          name: playerWords(opponent),
          hint: "",
          scores,
        }))}
      />
    </section>
  );
}

interface ResultRow {
  readonly name: string;
  readonly hint: string;
  readonly scores: Scores;
}

interface ResultListProps {
  readonly title: string;
  readonly rows: ReadonlyArray<ResultRow>;
}

function ResultList({ title, rows }: ResultListProps): ReactElement {
  return (
    <div>
      <h3 className={styles["title"]}>{title}</h3>
      <ul className={panel["rows"]}>
        {rows.map(({ name, hint, scores }) => (
          <li key={`${name} ${hint}`} className={styles["result"]}>
            <span className={panel["words"]}>
              <b>{name}</b>
              <small>{[hint, scoresWords(scores)].filter((one) => one !== "").join(" · ")}</small>
            </span>
            <span className={styles["share"]} style={{ "--share": scores.won / allOf(scores) }} />
            <b className="num">{shareWords(scores)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
