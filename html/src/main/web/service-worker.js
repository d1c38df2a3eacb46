// Keeps the files of this version, so that the game starts without a network.
"use strict";

/** Every file by its name: its hash, and whether the game cannot start without it; filled in by the build. */
const FILES = {};
const VERSION = "";

const PREFIX = "parlour-";
const CACHE = PREFIX + VERSION;

const address = name => new URL(name, registration.scope).href;

/** The file of exactly this version; the hash refuses what is older or newer. */
async function download(name) {
    const integrity = FILES[name].hash;
    try {
        return await fetch(address(name), { integrity });
    } catch (problem) {
        // The browser may have kept it from another version.
        return fetch(address(name), { integrity, cache: "reload" });
    }
}

/** Where a file is kept: under its hash, so that the next version finds those it shares. */
const key = name => address(name) + "?" + encodeURIComponent(FILES[name].hash);

/** Without the mark of a redirection, with which a browser would not take it for a page. */
const plain = response => response.redirected ? new Response(response.body, { headers: response.headers }) : response;

async function keep(name) {
    const cache = await caches.open(CACHE);
    if (await cache.match(key(name))) {
        return;
    }
    const kept = await caches.match(key(name));
    const response = kept || await download(name);
    if (response.ok) {
        await cache.put(key(name), plain(response));
    } else {
        throw new Error(name + " answers " + response.status);
    }
}

async function answer(request, name) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(key(name));
    if (kept) {
        return kept;
    }
    try {
        const response = await download(name);
        if (response.ok) {
            await cache.put(key(name), plain(response.clone()));
        }
        return response;
    } catch (problem) {
        return fetch(request);
    }
}

/** The name of a file of this version, or nothing. */
function known(request) {
    const url = new URL(request.url);
    const path = url.origin + url.pathname;
    const name = path === registration.scope ? "index.html" : path.slice(registration.scope.length);
    return path.startsWith(registration.scope) && request.method === "GET" && FILES[name] ? name : "";
}

addEventListener("install", event => {
    const needed = Object.keys(FILES).filter(name => FILES[name].first);
    event.waitUntil(Promise.all(needed.map(keep)));
});

addEventListener("activate", event => event.waitUntil((async () => {
    const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
    // What was cached when it was used is not downloaded again for a new version.
    const late = Object.keys(FILES).filter(name => !FILES[name].first);
    for (const name of late) {
        if (await caches.match(key(name))) {
            await keep(name);
        }
    }
    await Promise.all(others.map(name => caches.delete(name)));
    await clients.claim();
})()));

addEventListener("fetch", event => {
    const name = known(event.request);
    if (name) {
        event.respondWith(answer(event.request, name));
    }
});

const tasks = {
    /** This version replaces the one before at once. */
    use: () => skipWaiting(),
    /** The same, unless another tab is in the middle of a game. */
    useIfAlone: async () => {
        const tabs = await clients.matchAll({ includeUncontrolled: true });
        return tabs.length <= 1 ? skipWaiting() : undefined;
    },
    /** What the page has loaded before this worker was there. */
    keep: urls => Promise.all(urls.map(url => known(new Request(url))).filter(name => name).map(keep))
};

addEventListener("message", event => event.waitUntil(Promise.resolve(tasks[event.data.task](event.data.urls))));
