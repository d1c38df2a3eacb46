// Registers the service worker, and knows when it has a newer version of the game.
"use strict";

const parlourOffline = (() => {
    const HOUR = 3600 * 1000;

    /** A worker takes over in less, or not at all. */
    const REPLACE_MILLIS = 1500;

    const workers = navigator.serviceWorker;
    let registration = null;
    let ready = false;

    /** Whether the page has a worker; browsers differ in when they say so of the very first. */
    let controlled = false;
    let found = () => {};
    let checked = Date.now();

    const reload = () => location.reload();

    function tell() {
        ready = true;
        found();
    }

    function installed(worker) {
        worker.addEventListener("statechange", () => {
            if (worker.state === "installed" && controlled) {
                tell();
            }
        });
    }

    /** Loads the page again under the worker that takes over. */
    function replace(task) {
        if (!registration.waiting) {
            location.reload(); // another tab was quicker
            return;
        }
        workers.addEventListener("controllerchange", reload, { once: true });
        registration.waiting.postMessage({ task });
    }

    /** A page that stays open for days looks for a newer version when somebody comes back to it. */
    function check() {
        if (document.visibilityState === "visible" && Date.now() - checked > HOUR) {
            checked = Date.now();
            registration.update().catch(() => checked = Date.now());
        }
    }

    /** Before the game is loaded: a version that has waited for the next start is used now. */
    async function start() {
        registration = workers && workers.controller ? await workers.getRegistration() : null;
        if (registration && registration.waiting) {
            replace("useIfAlone");
            await new Promise(done => setTimeout(done, REPLACE_MILLIS));
            // From here on there is a game that nothing may interrupt.
            workers.removeEventListener("controllerchange", reload);
        }
    }

    /** Done when a worker has taken over completely. */
    async function activated(worker) {
        while (worker.state !== "activated") {
            await new Promise(done => worker.addEventListener("statechange", done, { once: true }));
        }
    }

    /** After the game is loaded: looks for a newer version, and keeps this one. */
    async function register() {
        if (!workers) {
            return;
        }
        controlled = workers.controller !== null;
        // If another tab begins to use a newer version, it is loaded here when somebody wants it.
        workers.addEventListener("controllerchange", () => controlled && tell());
        registration = await workers.register("service-worker.js");
        registration.addEventListener("updatefound", () => installed(registration.installing));
        if (registration.waiting && controlled) {
            tell();
        }
        document.addEventListener("visibilitychange", check);
        const active = (await workers.ready).active;
        active.postMessage({ task: "keep", urls: performance.getEntriesByType("resource").map(entry => entry.name) });
        await activated(active);
        controlled = true;
    }

    return {
        start: () => start().catch(problem => console.warn(problem)),
        register: () => register().catch(problem => console.warn("The game cannot be kept for offline use:", problem)),
        ready: () => ready,
        onFound: then => found = then,
        dismiss: () => ready = false,
        use: () => replace("use")
    };
})();
