import type { ReactElement } from "react";
import { Frame } from "@/core/site/frame";
import { type Device, deviceOf, isInstalled, useInstalling } from "@/core/site/installing";
import { Button } from "@/kit/button";
import { Notice } from "@/kit/notice";
import styles from "@/pages/house/house.module.css";

interface Way {
  readonly title: string;
  readonly steps: ReadonlyArray<string>;
}

const WAYS: Readonly<Record<Device, Way>> = {
  apple: {
    title: "iPhone and iPad",
    steps: [
      "Open this site in Safari.",
      "Press Share: the square with an arrow that points up.",
      "Choose “Add to Home Screen”, then “Add”.",
      "Open it from the home screen. Notices that it is your turn reach an iPhone only this way.",
    ],
  },
  android: {
    title: "Android",
    steps: [
      "Open this site in Chrome, Edge, Samsung Internet or Firefox.",
      "Open the menu of the browser.",
      "Choose “Install app” or “Add to Home screen”.",
    ],
  },
  other: {
    title: "Computer",
    steps: [
      "In Chrome or Edge press the sign for installing at the end of the address bar.",
      "In Safari on a Mac choose File, then “Add to Dock”.",
    ],
  },
};
const ORDER: ReadonlyArray<Device> = ["apple", "android", "other"];

/** How the page gets a place among somebody's apps, first on what they hold in their hands. */
export function InstallPage(): ReactElement {
  const install = useInstalling();
  const here = deviceOf(navigator);
  const order = [here, ...ORDER.filter((one) => one !== here)];
  return (
    <Frame title="On your phone" narrow>
      <div className={styles["text"]}>
        <p>
          The site can stand among your apps: in a window of its own, with a sign on the home
          screen. It needs no store and keeps no game on the phone: games live on the server. On
          some phones you sign in there once more.
        </p>
        {isInstalled() ? <Notice>You use it as an app already.</Notice> : null}
        {install === null ? null : (
          <div>
            <Button kind="go" onClick={() => void install()}>
              Install it here
            </Button>
          </div>
        )}
        {order.map((device) => (
          <section key={device} aria-labelledby={device} className={styles["text"]}>
            <h2 id={device}>{WAYS[device].title}</h2>
            <ol>
              {WAYS[device].steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Frame>
  );
}
