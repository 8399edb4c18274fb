/**
 * Who may become somebody on this server, and may write to others; asked for once.
 */
import type { SignUpShown } from "@protocol";
import { people } from "@/core/net/api";
import { isGuest } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { useSession } from "@/core/site/use-session";

let asking: Promise<SignUpShown> | null = null;

function askedOnce(): Promise<SignUpShown> {
  asking ??= people.signUp().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  return asking;
}

/** What the operator has chosen; nothing until it is known. */
export function useSignUp(): SignUpShown | null {
  return useAsked(askedOnce, "").told;
}

/** Whether whoever is signed in is a guest whom nobody hears; so taken until it is known. */
export function useIsSilent(): boolean {
  const guest = isGuest(useSession());
  const { told } = useAsked(async () => (guest ? askedOnce() : null), guest ? "guest" : "");
  return guest && told?.guests !== "allowed";
}
