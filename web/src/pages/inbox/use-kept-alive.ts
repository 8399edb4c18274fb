/**
 * Offers that wait while one is elsewhere are kept alive from there.
 */
import { useEffect } from "react";
import { seeks } from "@/core/net/api";

const RENEWED = 15_000;

export function useKeptAlive(waiting: ReadonlyArray<string>): void {
  const all = waiting.join(" ");
  useEffect(() => {
    if (all === "") return;
    const renew = (): void => {
      // An offer that cannot be renewed is gone; the next list says so.
      for (const id of all.split(" ")) seeks.renew({ id }).catch(() => undefined);
    };
    renew();
    const timer = setInterval(renew, RENEWED);
    return () => clearInterval(timer);
  }, [all]);
}
