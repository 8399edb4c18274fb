import { type ReactElement, type ReactNode, Suspense, useEffect } from "react";
import { Link, useRoute } from "wouter";
import { isGuest } from "@/core/net/session";
import styles from "@/core/site/frame.module.css";
import { ThemeSwitch } from "@/core/site/theme-switch";
import { useSession } from "@/core/site/use-session";
import { classes } from "@/kit/classes";
import { Waiting } from "@/kit/notice";
import { Sign } from "@/kit/sign";

const NAME = "Dejarik";
const PLACES = [
  ["/lobby", "Lobby"],
  ["/games", "Games"],
  ["/decks", "Decks"],
  ["/cards", "Cards"],
  ["/rules", "Rules"],
] as const;

/** Not a page of ours but a file, made with each build (`licences.ts`). */
const LICENCES = "/licences.txt";

const HOUSE = [
  ["/house-rules", "House rules"],
  ["/privacy", "Privacy"],
  ["/install", "On your phone"],
] as const;

interface FrameProps {
  /** What the page is about; the tab of the browser says it, too. */
  readonly title: string;
  /** Words beside the heading: buttons that concern the whole page. */
  readonly aside?: ReactNode;
  readonly narrow?: boolean;
  /** Nearly as wide as the window, for what is worked with. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page with the way to all others above it. */
export function Frame(props: FrameProps): ReactElement {
  const { title, aside, narrow = false, wide = false, children } = props;
  usePageTitle(title);
  return (
    <div className={styles["page"]}>
      <a className={styles["skip"]} href="#content">
        Skip to the content
      </a>
      <TopBar />
      <main
        id="content"
        className={classes(styles["main"], narrow && styles["narrow"], wide && styles["wide"])}
      >
        <div className={styles["heading"]}>
          <h1>{title}</h1>
          {aside}
        </div>
        <Suspense fallback={<Waiting what="One moment." />}>{children}</Suspense>
      </main>
      <FanNotice />
    </div>
  );
}

/** The name, the places, who one is and the theme. */
export function TopBar({ name = NAME }: { readonly name?: string }): ReactElement {
  const session = useSession();
  const person = session.kind === "person" ? session.me.person : null;
  return (
    <header className={styles["bar"]}>
      <Link href="/" className={styles["brand"]}>
        <Sign name="board" className={styles["mark"]} />
        {name}
      </Link>
      <nav aria-label="Pages" className={styles["places"]}>
        {PLACES.map(([to, word]) => (
          <Place key={to} to={to} word={word} />
        ))}
      </nav>
      <div className={styles["own"]}>
        <ThemeSwitch />
        {isGuest(session) ? (
          <Link href="/sign-in" className={styles["place"]}>
            Sign in
          </Link>
        ) : null}
        <Link
          href={person === null ? "/sign-in" : `/people/${person.id}`}
          className={styles["place"]}
        >
          <Sign name="people" />
          <span className={styles["person"]}>{person === null ? "Sign in" : person.name}</span>
        </Link>
      </div>
    </header>
  );
}

function Place({ to, word }: { readonly to: string; readonly word: string }): ReactElement {
  const [here] = useRoute(`${to}/*?`);
  return (
    <Link href={to} className={styles["place"]} aria-current={here ? "page" : undefined}>
      {word}
    </Link>
  );
}

/** Whose names these are, and what holds here; every page says it. */
function FanNotice(): ReactElement {
  return (
    <footer className={styles["foot"]}>
      <p>
        Made by players. Lucasfilm, Disney, Fantasy Flight Games, Asmodee and Decipher have no part
        in it; the names are theirs. There is no card art here, no printed text, and nothing to pay.
      </p>
      <HouseLinks />
    </footer>
  );
}

/** The ways to what holds here for everybody. */
export function HouseLinks(): ReactElement {
  return (
    <nav aria-label="About this server" className={styles["house"]}>
      {HOUSE.map(([to, words]) => (
        <Link key={to} href={to}>
          {words}
        </Link>
      ))}
      <a href={LICENCES}>Licences</a>
    </nav>
  );
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === NAME ? NAME : `${title} · ${NAME}`;
  }, [title]);
}
