// Being called when it is one's turn and the page is closed.
import { callHere, callNotHere } from "./api.svelte";
import type { Calls } from "./generated/wire";
import { settings } from "./settings.svelte";

/** Whether this browser can be called at all: only at an address with https, or on this machine. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whose clock the reader's hours are read from. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Ask the browser whether it may be called, and tell the server; null: it may not. */
export async function pushHere(key: string): Promise<Calls | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // One that was made for another server of this address is of no use.
  if (old && !sameKey(old.options.applicationServerKey, bytes(key))) await old.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  ).toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  return callHere({ endpoint: endpoint ?? "", p256dh, auth, language: settings.language, zone: zone() });
}

/** This browser is not called any more. */
export async function noPushHere(): Promise<Calls> {
  const ready = await navigator.serviceWorker.getRegistration();
  await (await ready?.pushManager.getSubscription())?.unsubscribe();
  return callNotHere();
}

/** A text of base64, as keys are written, as bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function sameKey(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const mine = new Uint8Array(one ?? new ArrayBuffer());
  return mine.length === other.length && mine.every((byte, i) => byte === other[i]);
}

/** A minute of the day as a clock shows it, and back; nothing is nothing. */
export const clockTime = (minute: number | null | undefined): string =>
  minute == null ? "" : [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
export function minuteOf(time: string): number | null {
  const [hours = NaN, minutes = NaN] = time.split(":").map(Number);
  return Number.isNaN(hours + minutes) ? null : hours * 60 + minutes;
}
