import type { ReactElement } from "react";
import { Plate, TeamPlace } from "@/drawing/plate";
import type { Piece, Side } from "@/reading/board";
import { pieceLabel } from "@/reading/labels";
import { plateOf } from "@/reading/plates";
import { useScene } from "@/table/scene";
import styles from "@/table/team.module.css";
import { Thing } from "@/table/thing";

interface TeamProps {
  readonly side: Side;
  readonly name: string;
  /** Where the owner sits: what is attached lies there. */
  readonly edge: "top" | "bottom";
}

/** A player's characters with what is attached to them, and the supports beside them. */
export function Team({ side, name, edge }: TeamProps): ReactElement {
  return (
    <section className={styles["team"]} data-edge={edge} data-row aria-label={name}>
      <ul className={styles["characters"]} style={{ "--n": side.characters.length }}>
        {side.characters.map((piece) => (
          <li key={piece.copy.id}>
            <WithAttached piece={piece} edge={edge} />
          </li>
        ))}
      </ul>
      {side.supports.length === 0 ? null : (
        <ul className={styles["supports"]}>
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
  const attached = piece.attached.flatMap((one) => [one, ...one.attached]);
  return (
    <TeamPlace
      edge={edge}
      tucked={attached.map((one) => <PieceThing key={one.copy.id} piece={one} />)}
    >
      <PieceThing piece={piece} />
    </TeamPlace>
  );
}

function PieceThing({ piece }: { readonly piece: Piece }): ReactElement {
  const { view, catalogue, standing } = useScene();
  return (
    <Thing
      id={piece.copy.id}
      code={piece.copy.code}
      label={pieceLabel(view, catalogue, piece)}
      className={styles["piece"]}
    >
      <Plate plate={plateOf(view, catalogue, piece)} standing={standing(piece.copy.id)} label="" />
    </Thing>
  );
}
