import type { ReactElement } from "react";
import { Button } from "@/drawing/button";
import { Rings } from "@/drawing/rings";
import { CardsSection } from "@/pages/gallery/cards-section";
import { ControlsSection } from "@/pages/gallery/controls-section";
import { DiceSection } from "@/pages/gallery/dice-section";
import styles from "@/pages/gallery/gallery.module.css";
import { PlatesSection } from "@/pages/gallery/plates-section";
import { changeSettings, useSettings } from "@/store/settings";

/** Every drawing in every state. Only in development: a player has no use for it, and it weighs nothing in a release. */
export default function Gallery(): ReactElement {
  const { theme } = useSettings();
  return (
    <main className={styles["gallery"]}>
      <header className={styles["header"]}>
        <div className={styles["board"]}>
          <Rings />
        </div>
        <h1>The drawn language</h1>
        <fieldset className={styles["themes"]}>
          <legend className="spoken">Theme</legend>
          {(["system", "dark", "light"] as const).map((name) => (
            <Button
              key={name}
              aria-pressed={theme === name}
              onClick={() => changeSettings({ theme: name })}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      </header>
      <DiceSection />
      <PlatesSection />
      <CardsSection />
      <ControlsSection />
    </main>
  );
}
