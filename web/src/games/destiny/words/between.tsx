import { type ReactElement, useId } from "react";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Board } from "@/games/destiny/reading/board";
import { type Lasting, lastingElsewhere } from "@/games/destiny/reading/lasting";
import { type Waiting, waitingIn } from "@/games/destiny/reading/queue";
import { Zone } from "@/games/destiny/words/side";
import type { Reading } from "@/games/destiny/words/things";
import { Button } from "@/kit/button";

interface BetweenProps extends Reading {
  readonly board: Board;
  readonly who: (seat: number) => string;
}

/** What lies between the sides: the battlefield, what waits to resolve, and what is in force. */
export function Between({ board, catalogue, view, who }: BetweenProps): ReactElement {
  const { ask } = useAsking();
  const headingId = useId();
  const { ground } = board;
  return (
    <section aria-labelledby={headingId} className={styles["side"]}>
      <h2 id={headingId}>Between the sides</h2>
      {ground === null ? (
        <p>No battlefield lies there yet.</p>
      ) : (
        <p>
          Battlefield: {titleOf(catalogue, ground.copy.code)}, {heldBy(who(ground.copy.controller))}
          .{" "}
          <Button
            kind="quiet"
            aria-label={`Card: ${titleOf(catalogue, ground.copy.code)}`}
            onClick={() =>
              ask(titleOf(catalogue, ground.copy.code), { type: "card", code: ground.copy.code })
            }
          >
            Card
          </Button>
        </p>
      )}
      <Zone title="Waiting to resolve, first to last">
        {waitingIn(view).map((one) => (
          <WaitingItem key={one.key} one={one} title={titleOf(catalogue, one.code)} who={who} />
        ))}
      </Zone>
      <Zone title="In force">
        {lastingElsewhere(view, catalogue).map((one) => (
          <LastingItem key={one.key} one={one} who={who} />
        ))}
      </Zone>
    </section>
  );
}

function WaitingItem(props: {
  readonly one: Waiting;
  readonly title: string;
  readonly who: (seat: number) => string;
}): ReactElement {
  const { one, title, who } = props;
  const { ask } = useAsking();
  return (
    <li>
      {title}, {who(one.seat) === "You" ? "yours" : `of ${who(one.seat)}`}
      {one.now ? ", now" : ""}{" "}
      {one.code === "" ? null : (
        <Button
          kind="quiet"
          aria-label={`Card: ${title}`}
          onClick={() => ask(title, { type: "card", code: one.code })}
        >
          Card
        </Button>
      )}
    </li>
  );
}

function LastingItem(props: {
  readonly one: Lasting;
  readonly who: (seat: number) => string;
}): ReactElement {
  const { one, who } = props;
  const { ask } = useAsking();
  return (
    <li>
      {one.title}, {who(one.seat) === "You" ? "yours" : `of ${who(one.seat)}`}: {one.words}{" "}
      <Button
        kind="quiet"
        aria-label={`Card: ${one.title}`}
        onClick={() => ask(one.title, { type: "card", code: one.code })}
      >
        Card
      </Button>
    </li>
  );
}

function heldBy(who: string): string {
  return who === "You" ? "controlled by you" : `controlled by ${who}`;
}
