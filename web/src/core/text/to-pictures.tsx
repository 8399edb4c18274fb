import type { ReactElement } from "react";
import { Link, useLocation } from "wouter";
import { changeSettings } from "@/core/store/settings";
import styles from "@/core/text/text.module.css";
import { buttonClass } from "@/kit/button";

interface ToPicturesProps {
  /** Whether the title draws its tables. */
  readonly isDrawn: boolean;
}

/** The ways out: to the same table drawn, or away from it. */
export function ToPictures({ isDrawn }: ToPicturesProps): ReactElement {
  const [address] = useLocation();
  return (
    <nav aria-label="Other views" className={styles["row"]}>
      {isDrawn ? (
        <Link
          href={address.replace(/^\/text\//, "/table/")}
          className={buttonClass()}
          onClick={() => changeSettings({ text: false })}
        >
          The table drawn
        </Link>
      ) : null}
      <Link href="/" className={buttonClass("quiet")}>
        Leave the table
      </Link>
    </nav>
  );
}
