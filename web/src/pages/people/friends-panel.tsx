import type { Person } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { people } from "@/core/net/api";
import { useNews } from "@/core/news/use-news";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import styles from "@/pages/people/friends.module.css";

/** The lobby with a challenge to somebody begun there. */
export function challengePath(account: string): string {
  return `/lobby?${new URLSearchParams({ challenge: account })}`;
}

/** One's friends: who is here, who asks, and whom one has asked. */
export function FriendsPanel(): ReactElement {
  const told = useNews("friends")?.told ?? null;
  const doing = useDoing();
  const act = (what: () => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await what();
    });
  const ending = (word: string, { id }: Person): ReactElement => (
    <Button
      kind="quiet"
      pending={doing.busy}
      onClick={act(() => people.endFriend({ account: id }))}
    >
      {word}
    </Button>
  );
  const isEmpty = told !== null && told.friends.length + told.asking.length + told.asked.length < 1;
  return (
    <section className={panel["panel"]} aria-labelledby="friends">
      <h2 id="friends">Friends</h2>
      {isEmpty ? <p className={panel["empty"]}>None yet: ask on somebody's page.</p> : null}
      <ul hidden={told === null || isEmpty} className={panel["rows"]}>
        {told?.asking.map((person) => (
          <Row key={person.id} person={person} hint="asks to be your friend">
            <Button
              kind="go"
              pending={doing.busy}
              onClick={act(() => people.acceptFriend({ account: person.id }))}
            >
              Agree
            </Button>
            {ending("Refuse", person)}
          </Row>
        ))}
        {told?.friends.map(({ person, here }) => (
          <Row key={person.id} person={person} hint={here ? "here now" : "away"} here={here}>
            <Way to={challengePath(person.id)}>Challenge</Way>
            {ending("End friendship", person)}
          </Row>
        ))}
        {told?.asked.map((person) => (
          <Row key={person.id} person={person} hint="has not answered yet">
            {ending("Take back", person)}
          </Row>
        ))}
      </ul>
      <p className={panel["empty"]}>Only friends see that you are here.</p>
      <RefusalNotice refusal={doing.refusal} />
    </section>
  );
}

interface RowProps {
  readonly person: Person;
  readonly hint: string;
  readonly here?: boolean;
  readonly children: React.ReactNode;
}

function Row({ person, hint, here = false, children }: RowProps): ReactElement {
  return (
    <li className={panel["row"]}>
      <span className={panel["words"]}>
        <b>
          <Link href={`/people/${person.id}`}>{person.name}</Link>
        </b>
        <small className={here ? styles["here"] : undefined}>{hint}</small>
      </span>
      <span className={panel["acts"]}>{children}</span>
    </li>
  );
}
