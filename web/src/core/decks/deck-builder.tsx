import { type ReactElement, type ReactNode, useState } from "react";
import styles from "@/core/decks/deck-builder.module.css";
import { Tabs } from "@/kit/tabs";
import { useMedia } from "@/kit/use-media";

interface DeckBuilderProps {
  /** What is built and from what, for whoever hears the page. */
  readonly label: string;
  /** The deck in a few words, with what it comes to. */
  readonly words: string;
  /** The cards that it can be made of. */
  readonly pool: ReactNode;
  /** The deck: what it comes to, what the check says, what is in it. */
  readonly children: ReactNode;
}

/** A deck beside the cards it can be made of; on a phone one of them at a time. */
export function DeckBuilder({ label, words, pool, children }: DeckBuilderProps): ReactElement {
  const narrow = useMedia("(max-width: 900px)");
  const [shown, setShown] = useState("built");
  const built = <div className={styles["built"]}>{children}</div>;
  if (!narrow) {
    return (
      <div className={styles["halves"]}>
        {pool}
        {built}
      </div>
    );
  }
  return (
    <Tabs
      label={label}
      shown={shown}
      onShow={setShown}
      tabs={[
        { key: "built", words, panel: built },
        { key: "pool", words: "Add cards", panel: <div className={styles["part"]}>{pool}</div> },
      ]}
    />
  );
}
