// Fetches the files of the game.
"use strict";

const parlourLoading = (() => {
    /** How long to wait before each further attempt; a connection may be gone for a moment. */
    const pauses = [500, 2000, 6000];
    const MINUTE = 60000;

    async function once(url) {
        const response = await fetch(url);
        if (!response.ok) {
            throw new Error(url + " answers " + response.status);
        }
        return response;
    }

    async function fetched(url) {
        for (const pause of pauses) {
            try {
                return await once(url);
            } catch (problem) {
                await new Promise(later => setTimeout(later, pause));
            }
        }
        return once(url);
    }

    /** Tries again and again what the game can do without, whenever there may be a connection again. */
    async function eventually(attempt) {
        for (;;) {
            try {
                return await attempt();
            } catch (problem) {
                console.info("Tried again later:", problem);
                await new Promise(later => {
                    setTimeout(later, MINUTE);
                    addEventListener("online", later, { once: true });
                });
            }
        }
    }

    function script(url) {
        return new Promise((done, failed) => {
            const added = document.createElement("script");
            added.src = url;
            added.onload = done;
            added.onerror = () => failed(new Error(url + " cannot be loaded"));
            document.head.append(added);
        });
    }

    return { fetched, eventually, script };
})();
