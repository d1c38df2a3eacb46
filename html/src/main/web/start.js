// Loads the game and starts it; shows how far it is, and says so when it cannot.
"use strict";

const parlourPage = (() => {
    const element = id => document.getElementById(id);
    const { fetched, eventually, script } = parlourLoading;
    const encoder = new TextEncoder();
    const files = new Map();
    let messages = {};
    let program = {};
    let show = () => {};
    const shown = new Promise(done => show = done);

    const ERRORS = "parlour/errors";
    const MOST_ERRORS = 50000;

    /** The first language of this browser that Parlour speaks. */
    function language() {
        const wanted = navigator.languages || [navigator.language];
        const known = wanted.map(name => name.split("-")[0]).filter(name => ["en", "fi", "sv"].includes(name));
        return known[0] || "en";
    }

    function sentence(key, code = language()) {
        return (messages[code] || {})[key] || "";
    }

    /** Covers the table with a sentence, and offers to load the page again. */
    function say(key) {
        element("text").textContent = sentence(key) || "Parlour could not be loaded. Load the page again.";
        element("progress").hidden = true;
        element("again").textContent = sentence("web.again") || "Load again";
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
        // The game itself goes on: what waits for a promise does without.
        window.addEventListener("unhandledrejection", event => {
            const trace = String(event.reason && event.reason.stack || event.reason);
            if (!trace.includes("-extension://")) {
                keepError(trace);
            }
        });
    }

    /** What the first frame shows. */
    async function firstFrame() {
        program = await (await fetched("program.json")).json();
        await Promise.all([
            parlourFonts.load(program.fonts),
            parlourPictures.prepare(program.pictures, program.firstPictures)
        ]);
        // The next picture that is needed can come while the program starts.
        parlourPictures.packed(program.laterPictures[0]).catch(() => {});
    }

    /** A file of the program, or null: texts come with the program, others are loaded before. */
    function file(name) {
        const text = program.texts[name];
        return text === undefined ? files.get(name) || null : new Int8Array(encoder.encode(text).buffer);
    }

    /** Loads the files of a folder once nothing more urgent is to be loaded. */
    async function whenLoaded(folder, then) {
        await shown;
        await Promise.allSettled(program.laterPictures.map(name => parlourPictures.packed(name)));
        await Promise.all(program.folders[folder].map(name => eventually(async () => {
            files.set(name, new Int8Array(await (await fetched("assets/" + name)).arrayBuffer()));
        })));
        then();
    }

    /** Shows how much of the work is done. */
    function counted(work) {
        let done = 0;
        return Promise.all(work.map(part => part.then(result => {
            done++;
            element("progress").value = done / work.length;
            return result;
        })));
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
        await parlourOffline.start();
        const code = script("scripts/teavm.js").then(() => TeaVM.wasmGC.load("parlour.wasm"));
        try {
            await counted([code, script("scripts/howler.js"), firstFrame(), parlourStorage.open()]);
        } catch (problem) {
            console.error(problem);
            say("web.notLoaded");
            return;
        }
        listenForErrors();
        (await code).exports.main([]);
    }

    start().catch(problem => {
        console.error(problem);
        say("web.notLoaded");
    });
    return {
        file,
        whenLoaded,
        language,
        say,
        sentence,
        keepError,
        crashed,
        uncover: () => {
            element("message").hidden = true;
            parlourOffline.register();
            show();
        }
    };
})();
