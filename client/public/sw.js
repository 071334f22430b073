// What the page keeps, it keeps itself (src/along.ts); here it is only handed out when there is no line. What belongs to
// one version carries it in its name, and is never asked for twice.
const NAME = "whitechapel-offline-4";
const ALONG = "whitechapel-along";
const KEPT = ["offline.html", "offline.css", "offline.js", "early.js", "icon.svg", "icon-out.svg"];
const HOME = new URL("./", self.location.href);
const LASTING = /^(assets|workers|page)\//;

self.addEventListener("install", (event) => {
    // A site has no such page, and needs none.
    const keep = (cache) => cache.addAll(KEPT).catch(() => {});
    event.waitUntil(
        caches
            .open(NAME)
            .then(keep)
            .then(() => self.skipWaiting()),
    );
});
self.addEventListener("activate", (event) => {
    const isOld = (name) => name !== NAME && !name.startsWith(ALONG);
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return;
    const path = pathname.slice(HOME.pathname.length);
    if (path.startsWith("api/") || path === "ws") return;
    if (LASTING.test(path)) {
        event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
    } else if (request.mode === "navigate") {
        event.respondWith(fetch(request).catch(withoutLine));
    } else {
        event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
    }
});

// The page itself, if it was kept; otherwise that there is no line.
async function withoutLine() {
    const [page, sorry] = await Promise.all([caches.match(HOME), caches.match(new URL("offline.html", HOME))]);
    return page ?? sorry ?? Response.error();
}

// A letter from the server that it is somebody's turn (whitechapel/server/web/carriers.py).
self.addEventListener("push", (event) => {
    const { title = "Whitechapel", text = "", link = "./", stop = "", end = "", tag = "" } = event.data?.json() ?? {};
    const actions = stop ? [{ action: "stop", title: end }] : [];
    const shown = { body: text, tag, icon: "icon-192.png", actions, data: { link, stop } };
    event.waitUntil(self.registration.showNotification(title, shown));
});
self.addEventListener("notificationclick", (event) => {
    const { link, stop } = event.notification.data;
    event.notification.close();
    event.waitUntil(open(event.action === "stop" ? stop : link));
});

// Show an address of ours: in a window that is open already, or in a new one.
async function open(link) {
    const there = new URL(link, HOME);
    const address = new URL(there.pathname + there.search, HOME).href;
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = windows.find((one) => one.url === address);
    if (same) return same.focus();
    return self.clients.openWindow(address);
}
