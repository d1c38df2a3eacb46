// Fetches the files of the game.
"use strict";

const parlourLoading = (() => {
    /** How long to wait before each further attempt; a connection may be gone for a moment. */
    const pauses = [500, 2000, 6000];

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

    function script(url) {
        return new Promise((done, failed) => {
            const added = document.createElement("script");
            added.src = url;
            added.onload = done;
            added.onerror = () => failed(new Error(url + " cannot be loaded"));
            document.head.append(added);
        });
    }

    return { fetched, script };
})();
