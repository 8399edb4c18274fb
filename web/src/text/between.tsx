import { type ReactElement, useId } from "react";
import { Button } from "@/drawing/button";
import type { Board } from "@/reading/board";
import { titleOf } from "@/reading/catalogue";
import { type Waiting, waitingIn } from "@/reading/queue";
import { useAsking } from "@/text/asking";
import { Zone } from "@/text/side";
import styles from "@/text/text.module.css";
import type { Reading } from "@/text/things";

interface BetweenProps extends Reading {
  readonly board: Board;
  readonly who: (seat: number) => string;
}

/** What lies between the sides: the battlefield, and what waits to resolve. */
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

function heldBy(who: string): string {
  return who === "You" ? "controlled by you" : `controlled by ${who}`;
}
