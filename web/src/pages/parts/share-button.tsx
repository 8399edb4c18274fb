import { type ReactElement, useState } from "react";
import { Button } from "@/kit/button";

/** The address of how a game went, to hand on. */
export function reviewPath(game: string): string {
  return `/review/${game}`;
}

/** Hands the address to another program where the browser can, else copies it. */
export function ShareButton({ game }: { readonly game: string }): ReactElement {
  const [said, setSaid] = useState("");
  const share = async (): Promise<void> => {
    const url = `${location.origin}${reviewPath(game)}?seat=-1`;
    try {
      if (navigator.share === undefined) await navigator.clipboard.writeText(url);
      else await navigator.share({ url, title: "A game at Dejarik" });
      setSaid(navigator.share === undefined ? "The link is copied." : "");
    } catch {
      setSaid(url);
    }
  };
  return (
    <>
      <Button sign="link" onClick={() => void share()}>
        Share
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
