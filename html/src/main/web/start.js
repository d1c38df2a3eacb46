// Loads the game and starts it; shows how far it is, and says so when it cannot.
"use strict";

const parlourPage = (() => {
    const element = id => document.getElementById(id);
    const files = new Map();
    let messages = {};

    const ERRORS = "parlour/errors";
    const MOST_ERRORS = 50000;

    /** The first language of this browser that Parlour speaks. */
    function language() {
        const wanted = navigator.languages || [navigator.language];
        const known = wanted.map(name => name.split("-")[0]).filter(name => ["en", "fi", "sv"].includes(name));
        return known[0] || "en";
    }

    function sentence(key) {
        return (messages[language()] || {})[key] || "";
    }

    /** Covers the table with a sentence, and offers to load the page again. */
    function say(key) {
        element("text").textContent = sentence(key);
        element("progress").hidden = true;
        element("again").textContent = sentence("web.again");
        element("again").hidden = false;
        element("again").onclick = () => location.reload();
        element("message").hidden = false;
    }

    /** Keeps what went wrong in the browser, newest last; returns where it can be read. */
    function keepError(trace) {
        console.error(trace);
        const entry = new Date().toISOString() + " " + navigator.userAgent + "\n" + trace + "\n\n";
        try {
            const earlier = localStorage.getItem(ERRORS) || "";
            localStorage.setItem(ERRORS, (earlier + entry).slice(-MOST_ERRORS));
            return new URL("errors.html", location.href).href;
        } catch (full) {
            return "";
        }
    }

    /** The program cannot go on. */
    function crashed(trace) {
        keepError(trace);
        say("web.crashed");
    }

    /** What the program does not catch itself; other scripts, such as an extension's, are not ours. */
    function listenForErrors() {
        window.addEventListener("error", event => {
            if (event.filename && event.filename.startsWith(new URL(".", location.href).href)) {
                crashed(event.message + "\n" + (event.error && event.error.stack));
            }
        });
    }

    async function fetched(url) {
        const response = await fetch(url);
        if (!response.ok) {
            throw new Error(url + " answers " + response.status);
        }
        return response;
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

    /** LibGDX's own code; its script replaces the maker by what it has made. */
    async function gdx() {
        await script("scripts/gdx.wasm.js");
        while (typeof window.Gdx === "function") {
            await new Promise(later => setTimeout(later, 5));
        }
    }

    function freetype() {
        return new Promise((done, failed) => {
            window.Module = { onRuntimeInitialized: done };
            script("scripts/freetype.js").catch(failed);
        });
    }

    async function assets() {
        const sizes = await (await fetched("assets.json")).json();
        const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
        let loaded = 0;
        await Promise.all(Object.keys(sizes).map(async name => {
            files.set(name, new Int8Array(await (await fetched("assets/" + name)).arrayBuffer()));
            loaded += sizes[name];
            element("progress").value = loaded / all;
        }));
    }

    /** The smallest module with a type that is collected as garbage. */
    function hasWebAssembly() {
        const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
        return typeof WebAssembly === "object" && WebAssembly.validate(module);
    }

    function hasWebGl() {
        const context = document.createElement("canvas").getContext("webgl2");
        return context !== null;
    }

    async function start() {
        document.documentElement.lang = language();
        messages = await (await fetched("messages.json")).json();
        if (!hasWebAssembly()) {
            say("web.noWebAssembly");
            return;
        }
        if (!hasWebGl()) {
            say("web.noWebGl");
            return;
        }
        const program = script("scripts/teavm.js").then(() => TeaVM.wasmGC.load("parlour.wasm"));
        try {
            await Promise.all([program, gdx(), freetype(), script("scripts/howler.js"), assets()]);
        } catch (problem) {
            console.error(problem);
            say("web.notLoaded");
            return;
        }
        listenForErrors();
        (await program).exports.main([]);
    }

    start();
    return {
        files,
        language,
        say,
        keepError,
        crashed,
        uncover: () => element("message").hidden = true
    };
})();
