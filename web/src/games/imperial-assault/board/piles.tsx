import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/imperial-assault/board/piles.module.css";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import type { Seen, Side } from "@/games/imperial-assault/reading/seen";

interface PilesProps {
  readonly seen: Seen;
  readonly nearName: string;
  readonly farName: string;
}

/** The discard piles: what was played and discarded, of both sides. */
export function Piles({ seen, nearName, farName }: PilesProps): ReactElement | null {
  const { near, far } = seen;
  return (
    <section className={styles["piles"]} aria-label="Discard piles" data-zone="discard">
      <h2>Played and discarded</h2>
      <Pile seen={seen} side={far} name={farName} />
      <Pile seen={seen} side={near} name={nearName} />
    </section>
  );
}

interface PileProps {
  readonly seen: Seen;
  readonly side: Side;
  readonly name: string;
}

function Pile({ seen, side, name }: PileProps): ReactElement {
  const { discard, deck } = side.side;
  return (
    <div className={styles["pile"]}>
      <p>
        <b>
          {name}, {discard.length}
        </b>
        {discard.length === 0 ? " nothing yet" : ""}
        <small>{`${deck} in the deck`}</small>
      </p>
      <ul data-row>
        {discard.map(({ handle, code = "" }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows at its end, and whoever watches has no handles
          <li key={place}>
            {handle === 0 ? (
              <span className={styles["card"]}>{cardName(seen.facts, code)}</span>
            ) : (
              <Thing
                id={-handle}
                code={code}
                label={`Discarded: ${cardName(seen.facts, code)}`}
                className={styles["card"]}
              >
                {cardName(seen.facts, code)}
              </Thing>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
