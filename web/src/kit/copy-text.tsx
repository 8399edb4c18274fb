import { type ReactElement, useState } from "react";
import { Button } from "@/kit/button";

/** A list for whoever wants it elsewhere. */
export function CopyText({ text }: { readonly text: string }): ReactElement {
  const [said, setSaid] = useState("");
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid("Copied."),
      () => setSaid("The browser does not let this page copy. Save it as text instead."),
    );
  };
  return (
    <>
      <Button sign="copy" disabled={text === ""} onClick={copy}>
        Copy as text
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
