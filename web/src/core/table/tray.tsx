import type { ReactElement } from "react";
import { useClient } from "@/core/client/use-client";
import type { TrayItem } from "@/core/scene/placement";
import { useScene } from "@/core/scene/scene";
import { Thing } from "@/core/scene/thing";
import styles from "@/core/table/tray.module.css";

/** What can be chosen but does not lie open on the board: in a stack, or on something else. */
export function Tray(): ReactElement | null {
  const { tray } = useScene().placement;
  if (tray.length === 0) {
    return null;
  }
  return (
    <ul className={styles["tray"]} data-row data-tray aria-label="To choose from">
      {tray.map((item) => (
        <li key={item.id}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: TrayItem }): ReactElement {
  const { board } = useScene();
  const client = useClient();
  const { title } = client.sheet(board, item.code);
  return (
    <Thing id={item.id} code={item.code} label={title} className={styles["item"]}>
      {client.Item === undefined ? title : <client.Item item={item} />}
    </Thing>
  );
}
