import type { ReactElement } from "react";
import { Link, useLocation } from "wouter";
import styles from "@/core/table/not-drawn.module.css";
import { Button, buttonClass } from "@/kit/button";

interface NotDrawnProps {
  /** What could not be drawn: "The board". */
  readonly what: string;
  again(): void;
}

/** In place of what failed to be drawn: the game goes on in words. */
export function NotDrawn({ what, again }: NotDrawnProps): ReactElement {
  const [address] = useLocation();
  const isTable = address.startsWith("/table/");
  return (
    <section className={styles["lost"]} role="alert">
      <h2>{`${what} could not be drawn`}</h2>
      <p>An error of this page. The game itself is safe on the server, and nothing was answered.</p>
      <p className={styles["ways"]}>
        {isTable ? (
          <Link href={address.replace(/^\/table\//, "/text/")} className={buttonClass("go")}>
            Play in words
          </Link>
        ) : null}
        <Button onClick={again}>Draw it again</Button>
      </p>
    </section>
  );
}
