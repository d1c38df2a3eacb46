// Keeps the game's files in IndexedDB, for one tab at a time.
"use strict";

const parlourStorage = (() => {
    const NAME = "parlour";
    const FILES = "files";

    /** Holds one entry, another one after every transaction. */
    const STATE = "state";
    const STAMP = "stamp";

    /** In localStorage, which answers at once. */
    const LAST_WRITE = "parlour.last-write";

    /** Some browsers never answer when they have lost their storage. */
    const OPEN_MILLIS = 10000;

    /** The files as they were found; the game takes them over. */
    let files = new Map();

    /** The stamp of the last transaction that is known to be stored. */
    let stamp;

    /** The stamps of this tab, and the one that it found. */
    const known = new Set();
    let database = null;
    let state = "";
    let asked = false;

    /** What this tab wrote last, while it is not known to be stored, and the stamps it may come after. */
    let underWay = null;

    /** While the page is put by: done when it has the files to itself again. */
    let returning = null;
    let returned = () => {};

    const wait = millis => new Promise(done => setTimeout(done, millis));

    function connect() {
        const opened = new Promise((done, failed) => {
            const request = indexedDB.open(NAME, 1);
            request.onupgradeneeded = () => [FILES, STATE].forEach(name => request.result.createObjectStore(name));
            request.onsuccess = () => done(request.result);
            request.onerror = () => failed(request.error);
        });
        const late = wait(OPEN_MILLIS).then(() => {
            throw new DOMException("no answer", "TimeoutError");
        });
        return Promise.race([opened, late]).then(connection => {
            connection.onclose = () => database = null;
            connection.onversionchange = () => {
                connection.close();
                database = null;
            };
            database = connection;
        });
    }

    function finished(transaction) {
        return new Promise((done, failed) => {
            transaction.oncomplete = () => done();
            transaction.onabort = () => failed(transaction.error || new DOMException("aborted", "AbortError"));
        });
    }

    async function load() {
        const transaction = database.transaction([FILES, STATE]);
        const names = transaction.objectStore(FILES).getAllKeys();
        const contents = transaction.objectStore(FILES).getAll();
        const found = transaction.objectStore(STATE).get(STAMP);
        await finished(transaction);
        files = new Map(names.result.map((name, i) => [name, contents.result[i]]));
        stamp = found.result;
        known.add(stamp);
    }

    /**
     * Without locks a write begins by looking whether another tab has written, and a page that is left does not live
     * to see the answer. So it leaves its last write where the next page finds it at once.
     */
    function leaveLastWrite() {
        if (!parlourTabs.sure && underWay) {
            const changes = underWay.changes.map(([name, content]) => [name, content && [...content]]);
            try {
                localStorage.setItem(LAST_WRITE, JSON.stringify({ after: underWay.after, changes }));
            } catch (problem) {
                console.warn("The last write cannot be left:", problem);
            }
        }
    }

    /** Does what the page before this one could not finish, if nobody has stored anything since. */
    async function takeLastWrite() {
        const text = parlourTabs.sure ? null : localStorage.getItem(LAST_WRITE);
        if (text === null) {
            return;
        }
        try {
            const last = JSON.parse(text);
            if (last.after.includes(stamp)) {
                await write(last.changes.map(([name, content]) => [name, content && Int8Array.from(content)]));
                await load();
            }
        } catch (problem) {
            console.warn("The last write of the page before is lost:", problem);
        }
        localStorage.removeItem(LAST_WRITE);
    }

    /** Reads all files, unless another tab has them; never fails. */
    async function open() {
        try {
            if (!await parlourTabs.hold()) {
                state = "OtherTab";
                return;
            }
            await connect();
            await load();
            await takeLastWrite();
        } catch (problem) {
            console.warn("Nothing can be stored:", problem);
            state = problem.name || "Error";
        }
    }

    function newStamp() {
        return crypto.getRandomValues(new Uint32Array(4)).join("-");
    }

    /** All changes in one transaction, which is on the disk when it is finished. */
    function write(changes) {
        const transaction = database.transaction([FILES, STATE], "readwrite", { durability: "strict" });
        const outcome = finished(transaction);
        const next = newStamp();
        known.add(next);
        const mine = { changes, after: [...(underWay ? underWay.after : [stamp]), next] };
        underWay = mine;
        let others = false;
        const put = () => {
            const store = transaction.objectStore(FILES);
            transaction.objectStore(STATE).put(next, STAMP);
            for (const [name, content] of changes) {
                if (content) {
                    store.put(content, name);
                } else {
                    store.delete(name);
                }
            }
            // The page may be gone before the browser would see that nothing more comes.
            transaction.commit();
        };
        if (parlourTabs.sure) {
            put();
        } else {
            const last = transaction.objectStore(STATE).get(STAMP);
            last.onsuccess = () => {
                others = !known.has(last.result);
                if (others) {
                    transaction.abort();
                } else {
                    put();
                }
            };
        }
        return outcome.then(() => stamp = next).finally(() => {
            if (underWay === mine) {
                underWay = null;
            }
        }).catch(problem => {
            throw others ? new DOMException("another tab has stored something", "OtherTab") : problem;
        });
    }

    function isClosed(problem) {
        // A connection that is closed by force aborts what is under way before it says so.
        return database === null || problem.name === "InvalidStateError" || problem.name === "AbortError";
    }

    async function store(changes) {
        if (returning) {
            await returning;
        }
        try {
            await write(changes);
        } catch (problem) {
            if (!isClosed(problem)) {
                throw problem;
            }
            // The browser has closed the connection, as phones do with pages in the background.
            await connect();
            await write(changes);
        }
        persist(changes);
    }

    /** The browser is asked not to throw the files away as soon as there is a game among them. */
    function persist(changes) {
        const game = changes.some(([name, content]) => content && name.startsWith("saves/game-"));
        if (game && !asked && navigator.storage && navigator.storage.persist) {
            asked = true;
            navigator.storage.persist().catch(() => asked = true);
        }
    }

    /** Whether nobody else has stored anything since this page did. */
    async function unchanged() {
        const mine = stamp;
        await connect();
        await load();
        files = new Map();
        return stamp === mine;
    }

    /** The page is put by and may come back: what keeps a browser from that is let go. */
    function suspend() {
        if (state === "" && !returning) {
            returning = new Promise(done => returned = done);
            leaveLastWrite();
            if (database) {
                database.close();
                database = null;
            }
            parlourTabs.release();
        }
    }

    /** The page comes back: it goes on if it gets the files and nobody has changed anything. */
    async function resume() {
        try {
            if (await parlourTabs.hold() && await unchanged()) {
                returning = null;
                returned();
                return;
            }
        } catch (problem) {
            console.warn("The files cannot be read again:", problem);
        }
        location.reload();
    }

    addEventListener("pageshow", event => event.persisted && returning && resume());

    return {
        open,
        /** Why nothing is kept: empty if it is, OtherTab, or the browser's name for the error. */
        state: () => state,
        names: () => [...files.keys()],
        /** The content of a file, once. */
        take: name => {
            const content = files.get(name);
            files.delete(name);
            return content;
        },
        /** Answers with the browser's name for the error, or with nothing. */
        store: (names, contents, answer) => {
            store(names.map((name, i) => [name, contents[i]]))
                .then(() => answer(""), problem => answer(problem.name || "Error"));
        },
        suspend,
        watch: parlourTabs.watch
    };
})();
