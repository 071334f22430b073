// Only so that a browser without a line says so in our words. Nothing else is kept: a table is never shown from memory.
const NAME = "whitechapel-offline-2";
const KEPT = ["/offline.html", "/offline.css", "/offline.js", "/early.js", "/icon.svg"];

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(NAME)
            .then((cache) => cache.addAll(KEPT))
            .then(() => self.skipWaiting()),
    );
});
self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});
self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode === "navigate") {
        event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
    } else if (KEPT.includes(new URL(request.url).pathname)) {
        event.respondWith(fetch(request).catch(() => caches.match(request)));
    }
});
