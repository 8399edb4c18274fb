import type { CardView, CopyView, DieView, PlayerView, SeatView } from "@protocol/destiny";
import { copiesOf } from "@/games/destiny/reading/things";

/**
 * What lies where: both sides of the table from the seat that looks at it.
 *
 * What belongs here: arranging a view. What does not: what can be done (`options`), words
 * (`labels`), sums (`sums`).
 */

/** A card in play with what is attached to it and the dice that lie on it. */
export interface Piece {
  readonly copy: CopyView;
  readonly attached: ReadonlyArray<Piece>;
  readonly home: ReadonlyArray<DieView>;
  /** How many dice belong to it, wherever they are. */
  readonly dice: number;
}

/** One player's half. */
export interface Side {
  readonly seat: number;
  readonly player: PlayerView;
  readonly characters: ReadonlyArray<Piece>;
  readonly supports: ReadonlyArray<Piece>;
  readonly pool: ReadonlyArray<DieView>;
  /** Dice that an effect holds back. */
  readonly held: ReadonlyArray<DieView>;
}

/** The battlefield in play, and on whose side it lies. */
export interface Ground {
  readonly copy: CopyView;
  readonly mine: boolean;
  /** Whether its controller has claimed it this round. */
  readonly claimed: boolean;
}

export interface Board {
  readonly near: Side;
  readonly far: Side;
  readonly ground: Ground | null;
  readonly limbo: ReadonlyArray<CardView>;
}

/** The table as one seat looks at it; a spectator sits where the first seat does. */
export function boardOf(view: SeatView): Board | null {
  const seat = Math.max(0, view.seat);
  const near = view.players[seat];
  const far = view.players.find((player) => player.seat !== seat);
  if (near === undefined || far === undefined) {
    return null;
  }
  return {
    near: sideOf(view, near),
    far: sideOf(view, far),
    ground: groundOf(view, seat),
    limbo: view.limbo,
  };
}

function sideOf(view: SeatView, player: PlayerView): Side {
  const every = copiesOf(view);
  const present = new Set(every.map((copy) => copy.id));
  const loose = player.play.filter((copy) => !present.has(copy.host ?? 0));
  const pieces = (types: (type: string) => boolean): ReadonlyArray<Piece> =>
    loose.filter((copy) => types(copy.type)).map((copy) => pieceOf(view, every, copy));
  const mine = view.dice.filter((die) => die.seat === player.seat);
  return {
    seat: player.seat,
    player,
    characters: pieces((type) => type === "character"),
    supports: pieces((type) => type !== "character" && type !== "battlefield"),
    pool: mine.filter((die) => die.zone === "pool"),
    held: mine.filter((die) => die.zone === "held"),
  };
}

function pieceOf(view: SeatView, every: ReadonlyArray<CopyView>, copy: CopyView): Piece {
  const attached = every.filter((other) => other.host === copy.id && other.id !== copy.id);
  return {
    copy,
    attached: attached.map((other) => pieceOf(view, every, other)),
    home: view.dice.filter((die) => die.card === copy.id && die.zone === "card"),
    dice: copy.dice?.length ?? 0,
  };
}

function groundOf(view: SeatView, seat: number): Ground | null {
  const copy = copiesOf(view).find((one) => one.id === view.battlefield);
  if (copy === undefined) {
    return null;
  }
  const claimed = view.players.some((player) => player.claimed);
  return { copy, mine: copy.controller === seat, claimed };
}

/** Every piece of a side, with those attached to others after their hosts. */
export function piecesOf(side: Side): ReadonlyArray<Piece> {
  const withAttached = (piece: Piece): ReadonlyArray<Piece> => [
    piece,
    ...piece.attached.flatMap(withAttached),
  ];
  return [...side.characters, ...side.supports].flatMap(withAttached);
}

/** The numbers of everything that lies open enough to be clicked on the board itself. */
export function visibleThings(board: Board): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const side of [board.near, board.far]) {
    for (const piece of piecesOf(side)) {
      ids.add(piece.copy.id);
    }
    for (const die of [...side.pool, ...side.held]) {
      ids.add(die.id);
    }
    for (const card of side.player.hand) {
      ids.add(-card.handle);
    }
  }
  if (board.ground !== null) {
    ids.add(board.ground.copy.id);
  }
  ids.delete(0);
  return ids;
}
