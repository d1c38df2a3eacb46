// Sees that one tab at a time has the game's files: by a lock, or where there are none by asking the other tabs.
"use strict";

const parlourTabs = (() => {
    const NAME = "parlour";

    /** How often a page that waits for the files looks who has them. */
    const PATIENCE_MILLIS = 700;

    /** How long it waits for the page before it, which a slow machine ends late, and for a browser that is silent. */
    const LONGEST_MILLIS = 10000;

    /** In sessionStorage, which each tab has to itself: the page that had the files before. */
    const BEFORE = "parlour.before";

    const wait = millis => new Promise(done => setTimeout(done, millis));

    const byLock = () => {
        let letGo = () => {};

        /** The browser's name for this page, once it has the files. */
        let self = null;

        /** The browser's name for the page that has the files. */
        async function holder() {
            const { held } = await navigator.locks.query();
            return held.filter(one => one.name === NAME && one.mode === "exclusive").map(one => one.clientId)[0];
        }

        /** Whether a page has the files that is not the one before this in its tab: that is about to end. */
        async function taken(before) {
            const other = await holder();
            return other !== undefined && other !== before;
        }

        /** Waits for the files: true once this page has them, false if it has given up. */
        function request(signal) {
            return new Promise(done => {
                const held = () => {
                    done(true);
                    return new Promise(end => letGo = end);
                };
                navigator.locks.request(NAME, { signal }, held).catch(() => done(false));
            });
        }

        /** Time alone does not tell whether another tab has the files: a slow browser gives what is free late, too. */
        async function hold() {
            const giveUp = new AbortController();
            const requested = request(giveUp.signal);
            const before = sessionStorage.getItem(BEFORE);
            const end = performance.now() + LONGEST_MILLIS;
            let held = null;
            while (held === null) {
                held = await Promise.race([requested, wait(PATIENCE_MILLIS).then(() => null)]);
                const look = () => Promise.race([taken(before), wait(PATIENCE_MILLIS)]);
                if (held === null && (performance.now() > end || await look())) {
                    giveUp.abort(); // without effect once it has them
                }
            }
            if (held) {
                holder().then(page => self = page);
            }
            return held;
        }

        /** This page ends, or is put by: the next one in this tab waits for it, however slowly that goes. */
        function release() {
            letGo();
            if (self) {
                sessionStorage.setItem(BEFORE, self);
            }
        }

        async function freed() {
            await navigator.locks.request(NAME, { mode: "shared" }, () => true);
            await wait(4 * PATIENCE_MILLIS);
            return !(await navigator.locks.query()).held.some(one => one.name === NAME);
        }

        return { sure: true, hold, freed, release };
    };

    /** Pages without https have no locks. A tab in the background may be too tired to answer, so this is not sure. */
    const byAsking = () => {
        const channel = new BroadcastChannel(NAME);
        let holding = false;
        let answered = () => {};
        channel.onmessage = ({ data }) => {
            if (data === "taken") {
                answered();
            } else if (holding) {
                channel.postMessage("taken");
            }
        };

        async function alone() {
            const taken = new Promise(done => answered = () => done(false));
            channel.postMessage("who?");
            return Promise.race([taken, wait(PATIENCE_MILLIS).then(() => true)]);
        }

        async function hold() {
            holding = await alone();
            return holding;
        }

        async function freed() {
            await wait(4 * PATIENCE_MILLIS);
            return alone();
        }

        return { sure: false, hold, freed, release: () => holding = false };
    };

    const tabs = navigator.locks ? byLock() : byAsking();
    return {
        /** Whether no other tab can have the files while this one has. */
        sure: tabs.sure,
        /** Whether this tab has the files to itself from now on. */
        hold: tabs.hold,
        release: tabs.release,
        /** Tells when no other tab has the files any more; one that is only loaded again takes them back. */
        watch: async then => {
            while (!await tabs.freed()) {
                continue;
            }
            then();
        }
    };
})();
