import type { ReactElement } from "react";
import styles from "@/core/site/page-not-drawn.module.css";
import { Button } from "@/kit/button";
import { Way } from "@/kit/way";

/** In place of a page that failed; it stands alone, as the frame of pages may be what failed. */
export function PageNotDrawn(): ReactElement {
  return (
    <main className={styles["lost"]} role="alert">
      <h1>This page could not be drawn</h1>
      <p>An error of the page itself. Nothing that was kept is lost.</p>
      <p className={styles["ways"]}>
        <Button kind="go" onClick={() => location.reload()}>
          Load it again
        </Button>
        <Way to="/">The first page</Way>
      </p>
    </main>
  );
}
