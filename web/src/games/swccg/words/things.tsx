import type { CopyView } from "@protocol/swccg";
import type { ReactElement } from "react";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import { copyLabel } from "@/games/swccg/reading/labels";
import { carriedBy } from "@/games/swccg/reading/places";
import { makesUp, whyNot } from "@/games/swccg/reading/questions";
import type { Seen } from "@/games/swccg/reading/seen";
import { plateName } from "@/games/swccg/reading/things";
import { Button } from "@/kit/button";

interface AboutProps {
  readonly seen: Seen;
  readonly id: number;
  readonly code: string;
}

/** What can be asked of a card: its text, why it cannot be used, what makes up its number. */
export function AboutCard({ seen, id, code }: AboutProps): ReactElement {
  const { ask } = useAsking();
  const name = plateName(seen.facts, code);
  const why = whyNot(seen, id);
  const number = makesUp(seen, id);
  return (
    <span className={styles["questions"]}>
      <Button
        kind="quiet"
        aria-label={`Card: ${name}`}
        onClick={() => ask(name, { type: "card", code })}
      >
        Card
      </Button>
      {why === null ? null : (
        <Button
          kind="quiet"
          aria-label={`Usable? ${name}`}
          onClick={() => ask(`Can you use ${name}?`, { type: "explain", question: why })}
        >
          Usable?
        </Button>
      )}
      {number === null ? null : (
        <Button
          kind="quiet"
          aria-label={`Number: ${name}`}
          onClick={() =>
            ask(`What makes up the number of ${name}?`, { type: "explain", question: number })
          }
        >
          Number
        </Button>
      )}
    </span>
  );
}

/** A card on table as an item of a list, with what is on it. */
export function CopyItem({
  seen,
  copy,
}: {
  readonly seen: Seen;
  readonly copy: CopyView;
}): ReactElement {
  const carried = carriedBy(seen.view, copy.id);
  return (
    <li>
      {copyLabel(seen, { copies: [copy], carried })}
      <AboutCard seen={seen} id={copy.id} code={copy.code} />
    </li>
  );
}
