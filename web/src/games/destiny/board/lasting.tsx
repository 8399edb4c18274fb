import { type ReactElement, useState } from "react";
import styles from "@/games/destiny/board/lasting.module.css";
import { type Lasting, lastingElsewhere } from "@/games/destiny/reading/lasting";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { Dialog } from "@/kit/dialog";
import { listed } from "@/kit/wording";

interface InForceProps {
  /** On a phone one line names them all, and a tap tells what each does. */
  readonly folded?: boolean;
}

/** The effects in force that are about no card in play; nothing where there are none. */
export function InForce({ folded = false }: InForceProps): ReactElement | null {
  const { view, catalogue } = useDestiny();
  const lasting = lastingElsewhere(view, catalogue);
  if (lasting.length === 0) return null;
  return folded ? <Folded lasting={lasting} /> : <Effects lasting={lasting} />;
}

interface LastingProps {
  readonly lasting: ReadonlyArray<Lasting>;
}

function Effects({ lasting }: LastingProps): ReactElement {
  const { inspect } = useDestiny();
  return (
    <ul className={styles["effects"]} data-zone="lasting" aria-label="In force">
      {lasting.map((one) => (
        <li key={one.key}>
          <button
            type="button"
            className={styles["effect"]}
            onPointerEnter={({ currentTarget }) =>
              inspect({ id: 0, code: one.code, at: currentTarget.getBoundingClientRect() })
            }
            onPointerLeave={() => inspect(null)}
          >
            <Words one={one} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Words({ one }: { readonly one: Lasting }): ReactElement {
  const { view } = useDestiny();
  const whose = view.seat < 0 ? "" : one.seat === view.seat ? ", yours" : ", theirs";
  return (
    <>
      <span className={styles["title"]}>
        {one.title}
        {whose}
      </span>
      <span className={styles["words"]}>{one.words}</span>
    </>
  );
}

function Folded({ lasting }: LastingProps): ReactElement {
  const [open, setOpen] = useState(false);
  const titles = listed(lasting.map((one) => one.title));
  return (
    <div className={styles["folded"]} data-zone="lasting">
      <button type="button" className={styles["line"]} onClick={() => setOpen(true)}>
        <b>In force:</b> {titles}
      </button>
      <Dialog title="In force" open={open} onClose={() => setOpen(false)}>
        <ul className={styles["effects"]}>
          {lasting.map((one) => (
            <li key={one.key} className={styles["effect"]}>
              <Words one={one} />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

/** Below a card that is looked at: what it keeps, and what lasts for it. */
export function LastingBeside({
  words,
}: {
  readonly words: ReadonlyArray<string>;
}): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <ul className={styles["beside"]} aria-label="In force">
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
