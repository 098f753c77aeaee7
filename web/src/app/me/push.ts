/** Web push: the browser tells that it is your move even while the page is closed. */
import type { NewChannel } from "../../net/me.ts";

const WORKER = "/service-worker.js";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Asks the person and the browser's push service; undefined if the person does not want it. */
export async function subscribeToPush(pushKey: string): Promise<NewChannel | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const worker = await registerWorker();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  return { kind: "push", endpoint: endpoint!, keys: { p256dh: keys!.p256dh, auth: keys!.auth } };
}
