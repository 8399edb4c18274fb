import type { ReactElement } from "react";
import { Link, useLocation } from "wouter";
import { changeSettings } from "@/core/store/settings";
import styles from "@/core/text/text.module.css";
import { buttonClass } from "@/kit/button";

/** The ways out: to the same table drawn, or away from it. */
export function ToPictures(): ReactElement {
  const [address] = useLocation();
  return (
    <nav aria-label="Other views" className={styles["row"]}>
      <Link
        href={address.replace(/^\/text\//, "/table/")}
        className={buttonClass()}
        onClick={() => changeSettings({ text: false })}
      >
        The table drawn
      </Link>
      <Link href="/" className={buttonClass("quiet")}>
        Leave the table
      </Link>
    </nav>
  );
}
