import { type ReactElement, type ReactNode, useState } from "react";
import styles from "@/core/decks/deck-builder.module.css";
import panel from "@/kit/panel.module.css";
import { Tabs } from "@/kit/tabs";
import { useMedia } from "@/kit/use-media";

interface DeckBuilderProps {
  /** What is built and from what, for whoever hears the page. */
  readonly label: string;
  /** The deck in a few words, with what it comes to. */
  readonly words: string;
  /** The cards that it can be made of. */
  readonly pool: ReactNode;
  /** The deck in numbers. */
  readonly numbers: ReactNode;
  /** The deck: what it comes to, what the check says, what is in it. */
  readonly children: ReactNode;
}

/** A deck beside the cards it can be made of; on a phone one of them at a time. */
export function DeckBuilder(props: DeckBuilderProps): ReactElement {
  const { label, words, pool, numbers, children } = props;
  const narrow = useMedia("(max-width: 900px)");
  const [shown, setShown] = useState("built");
  const counted = (
    <section className={panel["panel"]} aria-label="In numbers">
      <h2 className="spoken">In numbers</h2>
      {numbers}
    </section>
  );
  if (!narrow) {
    return (
      <div className={styles["halves"]}>
        {pool}
        <div className={styles["built"]}>
          {children}
          {counted}
        </div>
      </div>
    );
  }
  return (
    <Tabs
      label={label}
      shown={shown}
      onShow={setShown}
      tabs={[
        { key: "built", words, panel: <div className={styles["built"]}>{children}</div> },
        { key: "pool", words: "Add cards", panel: <div className={styles["part"]}>{pool}</div> },
        {
          key: "numbers",
          words: "Numbers",
          panel: <div className={styles["part"]}>{counted}</div>,
        },
      ]}
    />
  );
}
