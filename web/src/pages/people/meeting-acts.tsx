import type { FriendList, Person } from "@protocol";
import type { ReactElement } from "react";
import { people } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import { challengePath } from "@/pages/people/friends-panel";

/** What somebody is to oneself. */
export type Standing = "stranger" | "friend" | "asking" | "asked";

export function standingOf(list: FriendList | null, account: string): Standing {
  const isIn = (people: ReadonlyArray<Person> | undefined): boolean =>
    people?.some(({ id }) => id === account) === true;
  if (isIn(list?.friends.map(({ person }) => person))) return "friend";
  if (isIn(list?.asking)) return "asking";
  return isIn(list?.asked) ? "asked" : "stranger";
}

const WORDS: Readonly<Record<Standing, string>> = {
  stranger: "Ask to be friends",
  asking: "Agree to be friends",
  asked: "Take the question back",
  friend: "End the friendship",
};

/** What the people of a demonstration are called; nobody else has a space in a name but guests. */
const DEMO = /^Demo [A-Z][a-z]+$/;

interface MeetingActsProps {
  readonly person: Person;
  /** Guests keep no friends. */
  readonly guest: boolean;
}

/** What one can do with somebody on their page: play, be friends, or stay apart. */
export function MeetingActs({ person, guest }: MeetingActsProps): ReactElement {
  const friends = useAsked(people.friends, person.id);
  const blocked = useAsked(people.blocked, person.id);
  const doing = useDoing();
  const standing = standingOf(friends.told, person.id);
  const isBlocked = blocked.told?.blocked.some(({ id }) => id === person.id) === true;
  const about = { account: person.id };
  const act = (what: () => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await what();
      friends.again();
      blocked.again();
    });
  const befriend = (): Promise<unknown> =>
    standing === "friend" || standing === "asked"
      ? people.endFriend(about)
      : people.askFriend(about);
  if (person.role === "bot" && DEMO.test(person.name)) {
    return <p className="quiet">Part of a demonstration: a program, whose games can be watched.</p>;
  }
  if (isBlocked) {
    return (
      <span className={panel["acts"]}>
        <Button pending={doing.busy} onClick={act(() => people.unblock(about))}>
          Unblock
        </Button>
      </span>
    );
  }
  return (
    <span className={panel["acts"]}>
      <Way to={challengePath(person.id)} kind="go">
        Challenge
      </Way>
      {guest || person.role === "guest" ? null : (
        <Button pending={doing.busy} onClick={act(befriend)}>
          {WORDS[standing]}
        </Button>
      )}
      <Button kind="quiet" pending={doing.busy} onClick={act(() => people.block(about))}>
        Block
      </Button>
      <RefusalNotice refusal={doing.refusal} />
    </span>
  );
}
