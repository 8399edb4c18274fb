import { type ReactElement, Suspense } from "react";
import { Link } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import { type Title, useTitles } from "@/core/client/titles";
import styles from "@/pages/landing/game-pictures.module.css";

/** The games that can be played here, each with a picture; nothing where there is only one. */
export function GamePictures(): ReactElement | null {
  const { all } = useTitles();
  const { title } = useChosenTitle();
  return all.length < 2 ? null : (
    <nav aria-label="Games" className={styles["games"]}>
      {all.map((one) => (
        <Game key={one.id} title={one} isChosen={one.id === title.id} />
      ))}
    </nav>
  );
}

interface GameProps {
  readonly title: Title;
  readonly isChosen: boolean;
}

function Game({ title, isChosen }: GameProps): ReactElement {
  const { Picture } = title.pages;
  return (
    <Link
      href={`/?game=${encodeURIComponent(title.id)}`}
      className={styles["game"]}
      aria-current={isChosen ? "true" : undefined}
    >
      <span className={styles["picture"]}>
        <Suspense>{Picture === undefined ? null : <Picture />}</Suspense>
      </span>
      <span className={styles["words"]}>
        <b>{title.name}</b>
        {title.about === undefined ? null : <span>{title.about}</span>}
      </span>
    </Link>
  );
}
