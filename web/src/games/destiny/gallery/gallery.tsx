import type { ReactElement } from "react";
import { changeSettings, useSettings } from "@/core/store/settings";
import { CardsSection } from "@/games/destiny/gallery/cards-section";
import { ControlsSection } from "@/games/destiny/gallery/controls-section";
import { DiceSection } from "@/games/destiny/gallery/dice-section";
import styles from "@/games/destiny/gallery/gallery.module.css";
import { PlatesSection } from "@/games/destiny/gallery/plates-section";
import { Button } from "@/kit/button";
import { Rings } from "@/kit/rings";

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
