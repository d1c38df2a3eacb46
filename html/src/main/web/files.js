// The person's own files: picked in the browser's dialog, dropped on the page, downloaded.
"use strict";

const parlourFiles = (() => {
    /** The game refuses anything larger, and more at a time. */
    const MOST_BYTES = 8 * 1024 * 1024;
    const MOST_FILES = 13;

    const chooser = document.createElement("input");
    chooser.type = "file";
    chooser.multiple = true;
    chooser.hidden = true;
    document.body.append(chooser);

    /** Content, or null if there is too much of it, or the browser's name for what went wrong. */
    async function read(file) {
        try {
            return file.size > MOST_BYTES ? null : new Int8Array(await file.arrayBuffer());
        } catch (problem) {
            return problem.name || "Error";
        }
    }

    async function pass(files, received) {
        const some = [...files].slice(0, MOST_FILES);
        const contents = await Promise.all(some.map(read));
        const names = some.map(file => file.name);
        const problems = contents.map(content => typeof content === "string" ? content : "");
        received(names, contents.map(content => content instanceof Int8Array ? content : null), problems);
    }

    /** Browsers open it only while they handle a click, a tap or a key. */
    function open(received) {
        chooser.value = "";
        chooser.onchange = () => pass(chooser.files, received);
        chooser.click();
    }

    function save(name, content) {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }

    function onDrop(received) {
        addEventListener("dragover", event => event.preventDefault());
        addEventListener("drop", event => {
            event.preventDefault();
            if (event.dataTransfer && event.dataTransfer.files.length > 0) {
                pass(event.dataTransfer.files, received);
            }
        });
    }

    return { open, save, onDrop };
})();
