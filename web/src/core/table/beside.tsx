import { type ReactElement, useEffect, useRef, useState } from "react";
import { useClient } from "@/core/client/use-client";
import { Cited } from "@/core/rulings/cited";
import { useRulings } from "@/core/rulings/use-rulings";
import { outcomeOf, wordsOf } from "@/core/scene/asked";
import { placesOf } from "@/core/scene/placement";
import { type Beside, type Inspected, type Note, useScene } from "@/core/scene/scene";
import styles from "@/core/table/beside.module.css";
import { Button } from "@/kit/button";
import { Sheet } from "@/kit/dialog";
import { Popover } from "@/kit/popover";

/** Several options of one thing, to choose from beside it. */
export function Chooser({ at, dismiss }: { readonly at: Beside; dismiss(): void }): ReactElement {
  const { placement, choose } = useScene();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  return (
    <Popover at={at.at} label="What to do with it" role="dialog">
      <div className={styles["chooser"]} ref={first} data-answers>
        {placesOf(placement, at.id).map((place) => (
          <Button
            key={place}
            kind="go"
            onClick={() => {
              dismiss();
              choose(place, at.id);
            }}
          >
            <OptionWords place={place} />
          </Button>
        ))}
        <Button kind="quiet" onClick={dismiss}>
          Nothing
        </Button>
      </div>
    </Popover>
  );
}

/** What an option does, and what comes of it. */
function OptionWords({ place }: { readonly place: number }): ReactElement {
  const { prompt } = useScene();
  return (
    <span className={styles["option"]}>
      {prompt === null ? "" : wordsOf(prompt, place)}
      <small>{outcomeOf(prompt, place)}</small>
    </span>
  );
}

/** Why something cannot be chosen. */
export function NoteBeside({ note }: { readonly note: Note }): ReactElement {
  return (
    <Popover at={note.at} label="Why not" role="status">
      <div className={styles["note"]}>
        {note.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Cited ids={note.rulings} />
      </div>
    </Popover>
  );
}

interface InspectorProps {
  readonly inspected: Inspected;
  /** On a phone it comes from the lower edge. */
  readonly sheet: boolean;
  dismiss(): void;
}

const FIRST_RULINGS = 2;

/** Something looked at: its sheet, what makes up its number now, and rulings about it. */
export function Inspector({ inspected, sheet, dismiss }: InspectorProps): ReactElement {
  const { board, decision, does } = useScene();
  const said = does(inspected.id);
  const isAsked = decision !== null && inspected.id !== 0;
  const { title, drawn } = useClient().sheet(board, inspected.code, inspected.id);
  const parts = useParts(inspected.id);
  const rulings = useRulings(inspected.code);
  const shown = sheet ? rulings : rulings.slice(0, FIRST_RULINGS);
  const inside = (
    <div className={styles["inspector"]}>
      {drawn}
      {said === "" || (sheet && isAsked) ? null : <p className={styles["does"]}>{said}</p>}
      {parts.length === 0 ? null : (
        <ul className={styles["parts"]} aria-label="What makes up its number">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {shown.length === 0 ? null : (
        <ul className={styles["parts"]} aria-label="Rulings">
          {shown.map((ruling) => (
            <li key={ruling.id}>{ruling.text}</li>
          ))}
          {shown.length < rulings.length ? (
            <li className="quiet">{`${rulings.length - shown.length} more on its page`}</li>
          ) : null}
        </ul>
      )}
    </div>
  );
  if (sheet) {
    return (
      <Sheet
        title={title}
        open
        onClose={dismiss}
        {...(isAsked ? { actions: <Doing inspected={inspected} dismiss={dismiss} /> } : {})}
      >
        {inside}
      </Sheet>
    );
  }
  return (
    <Popover
      key={`${inspected.id} ${parts.length} ${rulings.length}`}
      at={inspected.at}
      label={title}
      role="tooltip"
    >
      {inside}
    </Popover>
  );
}

/** What can be done with something that is looked at, or the way to ask why nothing can. */
function Doing({ inspected, dismiss }: Omit<InspectorProps, "sheet">): ReactElement {
  const { placement, choose, click } = useScene();
  const places = placesOf(placement, inspected.id);
  const after = (act: () => void) => (): void => {
    dismiss();
    act();
  };
  return (
    <div className={styles["doing"]} data-tapped>
      {places.map((place) => (
        <Button
          key={place}
          kind="go"
          data-answers
          onClick={after(() => choose(place, inspected.id))}
        >
          <OptionWords place={place} />
        </Button>
      ))}
      {places.length > 0 ? null : (
        <Button kind="line" onClick={after(() => click(inspected.id, inspected.at))}>
          Why not now?
        </Button>
      )}
    </div>
  );
}

const NO_PARTS: ReadonlyArray<string> = [];
const PLAIN = 2;

/** The parts of a thing's number, if anything changes what is printed. */
function useParts(id: number): ReadonlyArray<string> {
  const { store, board } = useScene();
  const [found, setFound] = useState({ id: 0, lines: NO_PARTS });
  const question = useClient().questions.makesUp(board, id);
  useEffect(() => {
    if (question === null) {
      return;
    }
    let wanted = true;
    void store.ask({ type: "explain", question }).then((asked) => {
      if (wanted && asked.done && asked.reply.type === "explained") {
        setFound({ id, lines: asked.reply.lines });
      }
    });
    return () => {
      wanted = false;
    };
  }, [store, question, id]);
  return found.id === id && found.lines.length > PLAIN ? found.lines : NO_PARTS;
}
