import { type ReactElement, useId, useState } from "react";
import { Button } from "@/kit/button";
import styles from "@/kit/share-link.module.css";

interface ShareLinkProps {
  readonly address: string;
  /** What it is, if it is no link. */
  readonly label?: string;
  readonly words?: string;
}

/** An address to copy or to hand to another program. */
export function ShareLink(props: ShareLinkProps): ReactElement {
  const { address, label = "Link", words = "Copy the link" } = props;
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without the permission the address is selected, and the keyboard can copy it.
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <div className={styles["share"]}>
      <div className="field">
        <label className="spoken" htmlFor={id}>
          {label}
        </label>
        <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      </div>
      <Button kind="go" sign={isCopied ? "check" : "copy"} onClick={() => void copy()}>
        {isCopied ? "Copied" : words}
      </Button>
    </div>
  );
}
