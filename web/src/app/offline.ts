/** Lets the page that is open be opened again without the network. */
import { registerWorker } from "./me/push.ts";

/** More files may come while the page is in use; they are reported together. */
const QUIET_MS = 500;

function filesOf(entries: readonly PerformanceEntry[]): string[] {
  return entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}

/** Tells the service worker what this page is made of, now and whenever there is more; returns what ends it. */
export function keepForOffline(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const page = location.pathname;
  const files = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = async () => {
    const { active } = await registerWorker();
    active?.postMessage({ keep: { page, files: [...files] } });
  };
  const observer = new PerformanceObserver((list) => {
    for (const file of filesOf(list.getEntries())) files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => tell().catch(() => undefined), QUIET_MS);
  });
  observer.observe({ type: "resource", buffered: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
