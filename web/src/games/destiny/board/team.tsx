import type { Line } from "@protocol";
import type { ReactElement } from "react";
import type { TableState } from "@/core/store/state";
import { useTable } from "@/core/store/use-table";
import { Character, Support } from "@/games/destiny/board/piece";
import styles from "@/games/destiny/board/team.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Plate } from "@/games/destiny/drawing/plate";
import type { Board, Piece, Side } from "@/games/destiny/reading/board";
import { type Fallen, fallenIn } from "@/games/destiny/reading/fallen";
import { fallenOf } from "@/games/destiny/reading/plates";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { classes } from "@/kit/classes";
import { useMedia } from "@/kit/use-media";

interface TeamProps {
  readonly side: Side;
  readonly name: string;
  /** Where the owner sits: faces look away from there. */
  readonly edge: "top" | "bottom";
  /** How high the table is, without the bar. */
  readonly room: number;
}

/** How many supports lie one below the other beside the characters. */
const DEEP = 2;

/** How many characters have their whole plates beside each other on a phone. */
const ABREAST = 3;

const linesOf = ({ lines }: TableState): ReadonlyArray<Line> => lines;

/**
 * A player's characters with what is attached to them, and the supports beside them.
 *
 * On a phone a side is folded to one line where there is no room: the same for every question.
 */
export function Team({ side, name, edge, room }: TeamProps): ReactElement {
  const scene = useDestiny();
  const lines = useTable(scene.store, linesOf);
  const narrow = useMedia("(max-width: 720px)");
  const short = useMedia(SHORT);
  const isLong = ({ copy }: Piece): boolean => titleOf(scene.catalogue, copy.code).length > NAME;
  const lacks = (drawn: Drawn): boolean => room < heightNeeded(scene.board, drawn, short, isLong);
  const fallen = fallenIn(side.player.defeated, side.seat, lines, scene.view.round);
  const count = side.characters.length + fallen.length;
  const crowded = count > ABREAST || lacks(edge === "top" ? "theirs" : "whole");
  const slim = narrow && crowded;
  const fanned = side.characters.filter((piece) => piece.attached.length > 0).length;
  return (
    <section
      className={classes(styles["team"], slim && styles["slim"])}
      data-edge={edge}
      data-bare={narrow && lacks("sides") ? "" : undefined}
      data-faces={narrow && lacks("lines") ? "" : undefined}
      data-row
      data-zone={edge === "bottom" ? "team" : "theirs"}
      aria-label={name}
    >
      <ul className={styles["characters"]} style={{ "--n": count, "--f": fanned }}>
        {side.characters.map((piece) => (
          <Character key={piece.copy.id} piece={piece} attached={onIt(piece)} slim={slim} />
        ))}
        {fallen.map((one) => (
          <FallenPlace key={one.key} fallen={one} slim={slim} />
        ))}
      </ul>
      {narrow && edge === "bottom" ? null : <Supports side={side} />}
    </section>
  );
}

/** A player's supports, and what is attached to them; on a phone one's own stand in one's line. */
export function Supports({ side }: { readonly side: Side }): ReactElement | null {
  const pieces = side.supports.flatMap((piece) => [piece, ...onIt(piece)]);
  if (pieces.length === 0) return null;
  return (
    <ul className={styles["supports"]} data-row style={{ "--m": Math.ceil(pieces.length / DEEP) }}>
      {pieces.map((piece) => (
        <Support key={piece.copy.id} piece={piece} />
      ))}
    </ul>
  );
}

/** Everything attached to a card, and to what is attached to it. */
function onIt(piece: Piece): ReadonlyArray<Piece> {
  return piece.attached.flatMap((one) => [one, ...onIt(one)]);
}

interface FallenPlaceProps {
  readonly fallen: Fallen;
  readonly slim: boolean;
}

function FallenPlace({ fallen, slim }: FallenPlaceProps): ReactElement {
  const { catalogue } = useDestiny();
  return (
    <li className={styles["place"]}>
      <Plate plate={fallenOf(catalogue, fallen.code, fallen.round)} slim={slim} />
    </li>
  );
}

/** What each part of a phone's table is high: a side with the sides of its dice or without, the rest. */
const HIGH = { supports: 46, hand: 72, rest: 264 } as const;
const WHOLE = { few: 150, three: 175 } as const;
const LINE = { few: 82, three: 99, four: 130, bare: 66, second: 14 } as const;
/** The longest name that stands in one line where three are abreast. */
const NAME = 17;
/** A short phone, of whose hand one row is in sight (`kit/crowd`). */
const SHORT = "(max-width: 720px) and (max-height: 700px)";
const IN_A_ROW = { supports: 4, hand: 5, characters: 4 } as const;

/** How much of a phone's table is drawn: both sides whole, theirs alone, lines with dice, lines. */
export type Drawn = "whole" | "theirs" | "sides" | "lines";

/** How high a phone's table must be for so much of it; one's own side gives way first. */
export function heightNeeded(
  { near, far }: Board,
  drawn: Drawn,
  short: boolean,
  isLong: (piece: Piece) => boolean = () => false,
): number {
  const rows = Math.ceil(near.player.hand.length / IN_A_ROW.hand);
  const hand = (short ? Math.min(1, rows) : rows) * HIGH.hand;
  const second = near.supports.length > IN_A_ROW.supports ? HIGH.supports : 0;
  const theirs = far.supports.length > 0 ? HIGH.supports : 0;
  const line = (side: Side): number =>
    lineOf(side, drawn) + (side.characters.some(isLong) ? LINE.second : 0);
  const other = drawn === "whole" || drawn === "theirs" ? wholeOf(far) : line(far);
  const mine = drawn === "whole" ? wholeOf(near) : line(near);
  return HIGH.rest + other + mine + theirs + second + hand;
}

function countOf({ characters, player }: Side): number {
  return characters.length + player.defeated.length;
}

function wholeOf(side: Side): number {
  return countOf(side) < ABREAST ? WHOLE.few : WHOLE.three;
}

function lineOf(side: Side, drawn: Drawn): number {
  const count = countOf(side);
  const rows = Math.max(1, Math.ceil(count / IN_A_ROW.characters));
  if (drawn === "lines") return rows * LINE.bare;
  if (count > ABREAST) return rows * LINE.four;
  return count < ABREAST ? LINE.few : LINE.three;
}
