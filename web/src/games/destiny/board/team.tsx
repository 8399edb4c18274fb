import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import { LyingPlate } from "@/games/destiny/board/drawn-once";
import styles from "@/games/destiny/board/team.module.css";
import { TeamPlace } from "@/games/destiny/drawing/plate";
import type { Piece, Side } from "@/games/destiny/reading/board";
import type { Counter } from "@/games/destiny/reading/drawn";
import { pieceLabel } from "@/games/destiny/reading/labels";
import { plateOf } from "@/games/destiny/reading/plates";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { useMedia } from "@/kit/use-media";

interface TeamProps {
  readonly side: Side;
  readonly name: string;
  /** Where the owner sits: what is attached lies there. */
  readonly edge: "top" | "bottom";
}

/** How many supports lie one below the other beside the characters. */
const DEEP = 2;

/**
 * A player's characters with what is attached to them, and the supports beside them.
 *
 * On a phone what is attached is folded to a number while nothing can be done with it.
 */
export function Team({ side, name, edge }: TeamProps): ReactElement {
  return (
    <section
      className={styles["team"]}
      data-edge={edge}
      data-row
      data-zone={edge === "bottom" ? "team" : "theirs"}
      aria-label={name}
    >
      <ul className={styles["characters"]} style={{ "--n": side.characters.length }}>
        {side.characters.map((piece) => (
          <li key={piece.copy.id}>
            <WithAttached piece={piece} edge={edge} />
          </li>
        ))}
      </ul>
      {side.supports.length === 0 ? null : (
        <ul
          className={styles["supports"]}
          style={{ "--m": Math.ceil(side.supports.length / DEEP) }}
        >
          {side.supports.map((piece) => (
            <li key={piece.copy.id}>
              <WithAttached piece={piece} edge={edge} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PieceProps {
  readonly piece: Piece;
  readonly edge: "top" | "bottom";
}

function WithAttached({ piece, edge }: PieceProps): ReactElement {
  const { standing } = useDestiny();
  const narrow = useMedia("(max-width: 720px)");
  const all = piece.attached.flatMap((one) => [one, ...one.attached]);
  const folded = narrow && all.every((one) => standing(one.copy.id) === "idle");
  const attached = folded ? [] : all;
  return (
    <TeamPlace
      edge={edge}
      tucked={attached.map((one) => <PieceThing key={one.copy.id} piece={one} />)}
    >
      <PieceThing piece={piece} folded={folded ? all.length : 0} />
    </TeamPlace>
  );
}

interface PieceThingProps {
  readonly piece: Piece;
  /** How many cards are attached to it that are not drawn. */
  readonly folded?: number;
}

function PieceThing({ piece, folded = 0 }: PieceThingProps): ReactElement {
  const { view, catalogue, standing } = useDestiny();
  const plate = plateOf(view, catalogue, piece);
  const counters = [...(plate.counters ?? []), ...countOf(folded)];
  return (
    <Thing
      id={piece.copy.id}
      code={piece.copy.code}
      label={pieceLabel(view, catalogue, piece)}
      className={styles["piece"]}
    >
      <LyingPlate plate={{ ...plate, counters }} standing={standing(piece.copy.id)} />
    </Thing>
  );
}

function countOf(folded: number): ReadonlyArray<Counter> {
  return folded === 0 ? [] : [{ sign: "upgrade", count: folded, words: "attached" }];
}
