import { type ReactElement, useState } from "react";
import { CardFace } from "@/games/destiny/drawing/card-face";
import styles from "@/games/destiny/gallery/gallery.module.css";
import { CARDS } from "@/games/destiny/gallery/samples";
import { Button } from "@/kit/button";
import { Chip } from "@/kit/chip";
import { Dialog, Sheet } from "@/kit/dialog";
import { Meter } from "@/kit/meter";
import { Tabs } from "@/kit/tabs";
import { Tooltip } from "@/kit/tooltip";

const COUNTS = [16, 3, 7, 6, 3, 1];

/** Buttons, fields, chips, tabs, tooltips, windows and odds. */
export function ControlsSection(): ReactElement {
  const [shown, setShown] = useState("log");
  const [window, setWindow] = useState<"none" | "dialog" | "sheet">("none");
  const [only, setOnly] = useState(true);
  const close = (): void => setWindow("none");
  return (
    <section className={styles["section"]}>
      <h2>Controls</h2>
      <Buttons />
      <div className={styles["dice"]}>
        <Chip sign="hand" count={5} words="in hand" />
        <Chip sign="deck" count={12} words="deck" />
        <Chip words="Hero" pressed={only} onPress={() => setOnly(!only)} />
        <Chip words="Villain" pressed={!only} onPress={() => setOnly(!only)} />
        <Button onClick={() => setWindow("dialog")}>Open a dialog</Button>
        <Button onClick={() => setWindow("sheet")}>Open a sheet</Button>
        <Tooltip content={CARDS[0] === undefined ? "" : <CardFace card={CARDS[0]} size="medium" />}>
          {(described) => <Button {...described}>Rest on Rey</Button>}
        </Tooltip>
      </div>
      <div className={styles["plates"]}>
        <Fields />
        <Tabs
          label="Side panel"
          shown={shown}
          onShow={setShown}
          tabs={[
            { key: "log", words: "Log", sign: "log", panel: <p>You activate Rey: 2 dice.</p> },
            { key: "chat", words: "Chat", sign: "chat", unseen: 3, panel: <p>Hello.</p> },
          ]}
        />
        <Meter
          title="Melee damage, two dice again"
          bars={COUNTS.map((count, amount) => ({ amount, count }))}
          total={36}
          enough={{ from: 3, words: "defeat Kylo Ren" }}
        />
      </div>
      <Dialog
        title="Concede this game?"
        open={window === "dialog"}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Play on</Button>
            <Button kind="danger" onClick={close}>
              Concede
            </Button>
          </>
        }
      >
        <p>Mirel wins. The record stays readable for both of you.</p>
      </Dialog>
      <Sheet title="Rey" open={window === "sheet"} onClose={close}>
        {CARDS[0] === undefined ? null : <CardFace card={CARDS[0]} size="full" />}
      </Sheet>
    </section>
  );
}

function Buttons(): ReactElement {
  return (
    <div className={styles["dice"]}>
      <Button kind="go">Discard Black One for 3 ranged</Button>
      <Button kind="go" pending>
        Discard Black One for 3 ranged
      </Button>
      <Button sign="undo">Take back</Button>
      <Button kind="quiet" sign="why">
        Why
      </Button>
      <Button kind="danger">Concede</Button>
      <Button disabled>Nothing to resolve</Button>
      <Button sign="settings" bare aria-label="Settings" />
    </div>
  );
}

function Fields(): ReactElement {
  return (
    <div className={styles["fields"]}>
      <div className="field">
        <label htmlFor="gallery-name">Name</label>
        <input id="gallery-name" placeholder="How others see you" />
        <span className="hint">3 to 24 letters.</span>
      </div>
      <div className="field">
        <label htmlFor="gallery-code">Invitation</label>
        <input id="gallery-code" defaultValue="kessel" aria-invalid="true" />
        <span className="error">This invitation was used. Ask for a new one.</span>
      </div>
      <label className="check">
        <input type="checkbox" defaultChecked />
        Play sounds
      </label>
    </div>
  );
}
