import type { ReactElement } from "react";
import { Link } from "wouter";
import { lobby } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import styles from "@/pages/lobby/company.module.css";

const SOMETIMES = 10_000;

async function whoIsHere() {
  await somebody();
  return lobby.company();
}

/** Who is here now. */
export function Company(): ReactElement {
  const { told } = useAsked(whoIsHere, "", SOMETIMES);
  const people = told?.people ?? [];
  const more = (told?.total ?? 0) - people.length;
  return (
    <section className={panel["panel"]} aria-labelledby="company">
      <div className={panel["head"]}>
        <h2 id="company">Here now</h2>
        <Way to="/ladder" kind="quiet">
          Ladder
        </Way>
      </div>
      <ul className={styles["people"]}>
        {people.map(({ account, name }) => (
          <li key={account}>
            <Link href={`/people/${account}`}>{name}</Link>
          </li>
        ))}
        {more > 0 ? <li>{`and ${more} more`}</li> : null}
        {told !== null && people.length === 0 ? <li>Nobody but you.</li> : null}
      </ul>
    </section>
  );
}
