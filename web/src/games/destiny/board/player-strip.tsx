import type { Presence } from "@protocol";
import type { CardView } from "@protocol/destiny";
import { type ReactElement, type ReactNode, useState } from "react";
import { Thing } from "@/core/scene/thing";
import type { Clocks } from "@/core/store/state";
import { SeatClock } from "@/core/table/clock";
import { Pile } from "@/games/destiny/board/pile";
import styles from "@/games/destiny/board/player-strip.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import type { Side } from "@/games/destiny/reading/board";
import { cardLabel } from "@/games/destiny/reading/labels";
import type { SignName } from "@/games/destiny/reading/signs";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { Back } from "@/kit/back";
import { classes } from "@/kit/classes";

interface StripProps {
  readonly side: Side;
  readonly name: string;
  readonly mine: boolean;
  readonly clocks: Clocks | null;
  readonly presence: Presence | null;
  /** What else stands in the line. */
  readonly children?: ReactNode;
}

type PileName = "discard" | "aside" | "defeated" | "known_deck";

/** A player: name, hand from behind, resources and stacks; each open stack can be looked through. */
export function PlayerStrip(props: StripProps): ReactElement {
  const { side, name, mine, clocks, presence, children } = props;
  const [open, setOpen] = useState<PileName | null>(null);
  const { view } = useDestiny();
  const { player } = side;
  const away = presence !== null && presence.present[side.seat] === false;
  const acts = view.deciding.includes(side.seat);
  return (
    <section className={classes(styles["strip"], mine && styles["mine"])} aria-label={name}>
      <span className={styles["name"]}>
        <Sign name={mine ? "hero" : "villain"} />
        {name}
        {acts ? (
          <span className={styles["acts"]}>{name === "You" ? "decide" : "decides"}</span>
        ) : null}
        {away ? <span className={styles["away"]}>away</span> : null}
      </span>
      {mine ? null : <FarHand cards={player.hand} seat={side.seat} />}
      <Fact
        sign="coin"
        count={player.resources}
        words="resources"
        big={mine}
        zone={mine ? "purse" : undefined}
        purse={side.seat}
      />
      <Fact sign="deck" count={player.deck} words="deck" />
      <PileFact
        sign="pile"
        words="discard"
        cards={player.discard}
        open={() => setOpen("discard")}
      />
      {player.aside.length === 0 ? null : (
        <PileFact
          sign="aside"
          words="set aside"
          cards={player.aside}
          open={() => setOpen("aside")}
        />
      )}
      {player.defeated.length === 0 ? null : (
        <PileFact
          phone
          sign="refused"
          words="defeated"
          cards={player.defeated}
          open={() => setOpen("defeated")}
        />
      )}
      {player.known_deck.length === 0 ? null : (
        <PileFact
          sign="why"
          words="known in deck"
          cards={player.known_deck}
          open={() => setOpen("known_deck")}
        />
      )}
      {mine && view.seat >= 0 ? null : (
        <SeatClock clocks={clocks} seat={side.seat} words={`${name}’s clock`} />
      )}
      {children}
      <Pile
        title={open === null ? "" : `${name}: ${PILES[open]}`}
        cards={open === null ? null : player[open]}
        close={() => setOpen(null)}
      />
    </section>
  );
}

const PILES: Readonly<Record<PileName, string>> = {
  discard: "discard pile",
  aside: "set aside",
  defeated: "defeated characters",
  known_deck: "cards known in the deck",
};

interface FarHandProps {
  readonly cards: ReadonlyArray<CardView>;
  readonly seat: number;
}

function FarHand({ cards, seat }: FarHandProps): ReactElement {
  const { catalogue } = useDestiny();
  return (
    <span className={styles["hand"]} data-row data-hand={seat}>
      {cards.map((card, place) =>
        card.handle === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden backs are all alike
          <Back key={`back ${place}`} className={styles["back"] ?? ""} />
        ) : (
          <Thing
            key={card.handle}
            id={-card.handle}
            code={card.code ?? ""}
            label={cardLabel(catalogue, card)}
            className={classes(styles["held"], card.code ? styles["known"] : undefined)}
          >
            <Back className={styles["back"] ?? ""} />
          </Thing>
        ),
      )}
      <Fact sign="hand" count={cards.length} words="in hand" />
    </span>
  );
}

interface FactProps {
  readonly sign: SignName;
  readonly count: number;
  readonly words: string;
  readonly big?: boolean;
  /** What a lesson may point at it as. */
  readonly zone?: string | undefined;
  /** Whose resources they are, for those that fly there. */
  readonly purse?: number;
}

function Fact({ sign, count, words, big = false, zone, purse }: FactProps): ReactElement {
  return (
    <span
      className={classes(styles["fact"], big && styles["big"])}
      data-zone={zone}
      data-purse={purse}
    >
      <Sign name={sign} />
      <b className="num">{count}</b> <span className={styles["words"]}>{words}</span>
    </span>
  );
}

interface PileFactProps {
  readonly sign: SignName;
  readonly words: string;
  readonly cards: ReadonlyArray<CardView>;
  /** Only where the pile has no places on the table. */
  readonly phone?: boolean;
  open(): void;
}

function PileFact({ sign, words, cards, phone, open }: PileFactProps): ReactElement {
  return (
    <button
      type="button"
      className={classes(styles["pile"], phone && styles["phone"])}
      aria-label={`${cards.length} ${words}: look through`}
      disabled={cards.length === 0}
      onClick={open}
    >
      <Fact sign={sign} count={cards.length} words={words} />
    </button>
  );
}
