import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Thing } from "@/core/scene/thing";
import { LyingPlate } from "@/games/destiny/board/drawn-once";
import { Pile } from "@/games/destiny/board/pile";
import styles from "@/games/destiny/board/team.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Seat } from "@/games/destiny/drawing/seat";
import type { Piece } from "@/games/destiny/reading/board";
import { pieceLabel } from "@/games/destiny/reading/labels";
import { plateOf } from "@/games/destiny/reading/plates";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { classes } from "@/kit/classes";
import { Popover } from "@/kit/popover";
import { useMedia } from "@/kit/use-media";
import { listed } from "@/kit/wording";

/** So many slips have room beside a character. */
const SLIPS = 3;

interface CharacterProps {
  readonly piece: Piece;
  /** Everything that is attached to it. */
  readonly attached: ReadonlyArray<Piece>;
  /** In one line, without what is attached. */
  readonly slim: boolean;
}

/**
 * A character, and beside it what is attached to it: three slips, or two and a number.
 *
 * On a phone they are places at its foot. Whatever can be chosen now is always drawn.
 */
export function Character({ piece, attached, slim }: CharacterProps): ReactElement {
  const { standing } = useDestiny();
  const narrow = useMedia("(max-width: 720px)");
  const isIdle = attached.every(({ copy }) => standing(copy.id) === "idle");
  const shown = !isIdle || (!narrow && attached.length <= SLIPS) ? attached.length : SLIPS - 1;
  const slips = isIdle && (narrow || slim) ? [] : attached.slice(0, shown);
  const folded = attached.slice(slips.length);
  const footed = narrow && folded.length > 0 && !slim;
  return (
    <li className={classes(styles["place"], slips.length > 0 && styles["fanned"])}>
      <PieceThing piece={piece} slim={slim} footed={footed} />
      {footed ? <Foot host={piece} pieces={folded} /> : null}
      {slips.length === 0 ? null : (
        <ul className={styles["slips"]} style={{ "--slips": Math.max(SLIPS, slips.length) }}>
          {slips.map((one) => (
            <li key={one.copy.id}>
              <PieceThing piece={one} />
            </li>
          ))}
          {folded.length === 0 ? null : (
            <li>
              <Folded host={piece} pieces={folded} />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** A support, or what is attached to one, in a cell. */
export function Support({ piece }: { readonly piece: Piece }): ReactElement {
  return (
    <li>
      <PieceThing piece={piece} />
    </li>
  );
}

interface FoldedProps {
  readonly host: Piece;
  readonly pieces: ReadonlyArray<Piece>;
}

/** What is attached and has no slip: its number, and the slips beside it when it is pressed. */
function Folded({ host, pieces }: FoldedProps): ReactElement {
  const { catalogue } = useDestiny();
  const [at, setAt] = useState<DOMRect | null>(null);
  const close = useCallback(() => setAt(null), []);
  const name = `On ${titleOf(catalogue, host.copy.code)}`;
  return (
    <>
      <button
        type="button"
        className={styles["more"]}
        aria-label={`${pieces.length} more ${name.toLowerCase()}`}
        aria-expanded={at !== null}
        onClick={({ currentTarget }) => setAt(currentTarget.getBoundingClientRect())}
      >
        +{pieces.length}
      </button>
      {at === null ? null : (
        <Opened at={at} label={name} close={close}>
          {pieces.map((piece) => (
            <PieceThing key={piece.copy.id} piece={piece} />
          ))}
        </Opened>
      )}
    </>
  );
}

interface OpenedProps {
  readonly at: DOMRect;
  readonly label: string;
  close(): void;
  readonly children: ReactNode;
}

/** Beside the number until something else is pressed: outside of the board, which would cut it. */
function Opened({ at, label, close, children }: OpenedProps): ReactElement {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : isOutside(event, inside)) {
        close();
      }
    };
    inside.current?.querySelector("button")?.focus();
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", away);
    };
  }, [close]);
  return createPortal(
    <Popover at={at} label={label} role="dialog">
      <div className={styles["opened"]} ref={inside}>
        {children}
      </div>
    </Popover>,
    document.body,
  );
}

function isOutside({ target }: Event, { current }: RefObject<HTMLElement | null>): boolean {
  return target instanceof Node && current?.contains(target) !== true;
}

/** On a phone: the places of all dice at the foot of the character, and a look at their cards. */
function Foot({ host, pieces }: FoldedProps): ReactElement {
  const { view, catalogue } = useDestiny();
  const [open, setOpen] = useState(false);
  const titles = pieces.map(({ copy }) => titleOf(catalogue, copy.code));
  const cards = pieces.map(({ copy }) => ({ handle: copy.id, code: copy.code }));
  return (
    <>
      <button
        type="button"
        className={styles["foot"]}
        aria-label={`${listed(titles)}: look at them`}
        onClick={() => setOpen(true)}
      >
        {pieces.map((one) => (
          <Seat key={one.copy.id} plate={plateOf(view, catalogue, one)} />
        ))}
      </button>
      <Pile
        title={`On ${titleOf(catalogue, host.copy.code)}`}
        cards={open ? cards : null}
        close={() => setOpen(false)}
      />
    </>
  );
}

interface PieceThingProps {
  readonly piece: Piece;
  readonly slim?: boolean;
  readonly footed?: boolean;
}

function PieceThing({ piece, slim = false, footed = false }: PieceThingProps): ReactElement {
  const { view, catalogue, standing } = useDestiny();
  return (
    <Thing
      id={piece.copy.id}
      code={piece.copy.code}
      label={pieceLabel(view, catalogue, piece)}
      className={styles["piece"]}
    >
      <LyingPlate
        plate={plateOf(view, catalogue, piece)}
        standing={standing(piece.copy.id)}
        slim={slim}
        footed={footed}
      />
    </Thing>
  );
}
