/**
 * Being told by this browser: its subscription, made and given up.
 *
 * What belongs here: what the browser offers for it, and `worker.js`, which shows what comes.
 * What does not: who is told what (the server), and asking for it (`pages/people/notices`).
 */
import type { Subscribe } from "@protocol";
import { Refusal } from "@/core/net/asking";
import { WORKER } from "@/core/net/worker";

/** Whether this browser can be told anything while no page is open. */
export function canBeTold(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Where this browser is told now; null if it is not. */
export async function toldAt(): Promise<string | null> {
  if (!canBeTold()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask the person and the browser; what the server needs to tell it. Throws Refusal. */
export async function beTold(key: string): Promise<Subscribe> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw refusal(
      "This browser may not show notices from here.",
      "Allow notifications for this site in the browser's settings, then try again.",
    );
  }
  try {
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys = {} } = made.toJSON();
    return { endpoint: endpoint ?? "", p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw refusal(
      `The browser's push service did not take it: ${said}.`,
      "Some browsers have none, or only outside of private windows. Mail works everywhere.",
    );
  }
}

/** Give the subscription of this browser up; the place where it was told, or null. */
export async function beToldNoMore(): Promise<string | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const made = await worker?.pushManager.getSubscription();
  await made?.unsubscribe();
  return made?.endpoint ?? null;
}

function refusal(message: string, advice: string): Refusal {
  return new Refusal({ code: "not_told", message, advice, field: "" }, 0);
}
