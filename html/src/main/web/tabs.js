// Sees that one tab at a time has the game's files: by a lock, or where there are none by asking the other tabs.
"use strict";

const parlourTabs = (() => {
    const NAME = "parlour";

    /** A tab that is loaded again lets go of the files a moment after the new page asks for them. */
    const PATIENCE_MILLIS = 700;

    const wait = millis => new Promise(done => setTimeout(done, millis));

    const byLock = () => {
        let letGo = () => {};

        function hold() {
            return new Promise(done => {
                const held = () => {
                    done(true);
                    return new Promise(end => letGo = end);
                };
                navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MILLIS) }, held)
                    .catch(() => done(false));
            });
        }

        async function freed() {
            await navigator.locks.request(NAME, { mode: "shared" }, () => true);
            await wait(4 * PATIENCE_MILLIS);
            return !(await navigator.locks.query()).held.some(one => one.name === NAME);
        }

        return { sure: true, hold, freed, release: () => letGo() };
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
