/** The one service worker of the page: shows what the server pushes, and opens the table when it is clicked. */
importScripts("/offline.js");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title = "Tripartite", body = "", link = "/" } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, tag: link, data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(new URL(event.notification.data?.link ?? "/", self.location.origin)));
});

/** A window that shows the table already is better than a new one. */
async function openTable(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  if (open) return open.focus();
  return self.clients.openWindow(address.href);
}
