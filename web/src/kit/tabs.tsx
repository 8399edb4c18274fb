import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from "react";
import { classes } from "@/kit/classes";
import { Sign, type SignName } from "@/kit/sign";
import styles from "@/kit/tabs.module.css";

export interface Tab {
  readonly key: string;
  readonly words: string;
  readonly sign?: SignName;
  /** Something happened there that was not seen: a number beside the words. */
  readonly unseen?: number;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Panels of which one is shown; arrow keys move between the tabs. */
export function Tabs({ label, tabs, shown, onShow }: TabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) {
      return;
    }
    const at = tabs.findIndex((tab) => tab.key === shown);
    const place = (at + step + tabs.length) % tabs.length;
    const next = list.current?.querySelectorAll<HTMLElement>("[role=tab]")[place];
    event.preventDefault();
    onShow(tabs[place]?.key ?? shown);
    next?.focus();
  };
  const panel = tabs.find((tab) => tab.key === shown)?.panel;
  return (
    <div className={styles["tabs"]}>
      <div role="tablist" aria-label={label} ref={list} className={styles["list"]}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.key}
            tab={tab}
            id={id}
            selected={tab.key === shown}
            onShow={onShow}
            onKeyDown={move}
          />
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        className={styles["panel"]}
      >
        {panel}
      </div>
    </div>
  );
}

interface TabButtonProps {
  readonly tab: Tab;
  readonly id: string;
  readonly selected: boolean;
  readonly onShow: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function TabButton({ tab, id, selected, onShow, onKeyDown }: TabButtonProps): ReactElement {
  const unseen = tab.unseen ?? 0;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.key}`}
      aria-selected={selected}
      aria-controls={`${id}-panel`}
      tabIndex={selected ? 0 : -1}
      className={classes(styles["tab"], selected && styles["selected"])}
      onClick={() => onShow(tab.key)}
      onKeyDown={onKeyDown}
    >
      {tab.sign === undefined ? null : <Sign name={tab.sign} />}
      {tab.words}
      {unseen === 0 ? null : (
        <>
          <span className={classes("num", styles["unseen"])} aria-hidden="true">
            {unseen}
          </span>
          <span className="spoken">{`, ${unseen} new`}</span>
        </>
      )}
    </button>
  );
}
