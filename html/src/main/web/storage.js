// Keeps the game's files in IndexedDB, for one tab at a time.
"use strict";

const parlourStorage = (() => {
    const NAME = "parlour";
    const FILES = "files";

    /** Holds one entry, another one after every transaction. */
    const STATE = "state";
    const STAMP = "stamp";

    /** A tab that is loaded again lets go of the lock a moment after the new page asks for it. */
    const LOCK_MILLIS = 700;

    /** Some browsers never answer when they have lost their storage. */
    const OPEN_MILLIS = 10000;

    /** The files as they were found; the game takes them over. */
    let files = new Map();

    /** The stamp of the last transaction that is known to be stored. */
    let stamp;
    let database = null;
    let release = () => {};
    let state = "";
    let asked = false;

    /** While the page is put by: done when it has the files to itself again. */
    let returning = null;
    let returned = () => {};

    const wait = millis => new Promise(done => setTimeout(done, millis));

    /** Whether this tab has the files to itself from now on. */
    function lock() {
        if (!navigator.locks) {
            return Promise.resolve(true);
        }
        return new Promise(done => {
            const held = () => {
                done(true);
                return new Promise(letGo => release = letGo);
            };
            navigator.locks.request(NAME, { signal: AbortSignal.timeout(LOCK_MILLIS) }, held).catch(() => done(false));
        });
    }

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
    }

    /** Reads all files, unless another tab has them; never fails. */
    async function open() {
        if (!isSecureContext) {
            state = "SecurityError"; // neither locks nor random names without https
            return;
        }
        try {
            if (!await lock()) {
                state = "OtherTab";
                return;
            }
            await connect();
            await load();
        } catch (problem) {
            console.warn("Nothing can be stored:", problem);
            state = problem.name || "Error";
        }
    }

    /** All changes in one transaction, which is on the disk when it is finished. */
    function write(changes) {
        const transaction = database.transaction([FILES, STATE], "readwrite", { durability: "strict" });
        const outcome = finished(transaction);
        const store = transaction.objectStore(FILES);
        const next = crypto.randomUUID();
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
        return outcome.then(() => stamp = next);
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
            if (database) {
                database.close();
                database = null;
            }
            release();
        }
    }

    /** The page comes back: it goes on if it gets the files and nobody has changed anything. */
    async function resume() {
        try {
            if (await lock() && await unchanged()) {
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

    /** Tells when no other tab has the files any more; one that is only loaded again takes them back. */
    async function watch(freed) {
        const another = held => held.some(one => one.name === NAME);
        do {
            await navigator.locks.request(NAME, { mode: "shared" }, () => true);
            await wait(4 * LOCK_MILLIS);
        } while (another((await navigator.locks.query()).held));
        freed();
    }

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
        watch
    };
})();
