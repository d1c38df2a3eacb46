// The letters of the game, drawn by the browser itself.
"use strict";

const parlourFonts = (() => {
    /** The size at which tables have the widths of letters and the space between them. */
    const tableSize = 2048;
    /** Kerning is smaller in small letters. */
    const fullyKerned = 25;
    /** The digit for a letter that is as wide as its outline says. */
    const asItIs = "4".charCodeAt(0);
    /** Browsers draw letters at quarters of a pixel. */
    const rounding = 0.25;
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const measuring = document.createElement("canvas").getContext("2d");
    const outlines = new Map();
    const rare = new Map();
    let tables = {};
    let font = "";
    let more = () => {};

    async function add(family) {
        const face = new FontFace(family, `url(assets/fonts/${family}.ttf)`);
        document.fonts.add(await face.load());
    }

    async function load(loadedTables) {
        tables = loadedTables;
        await Promise.all(Object.keys(tables).map(add));
    }

    /** Whether a character is in one of the ranges, which are given by their ends. */
    function isIn(ranges, character) {
        for (let i = 0; i < ranges.length; i += 2) {
            if (character >= ranges[i] && character <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }

    const largestOf = table => table.smallest + table.metrics.length / 5 - 1;

    /** How wide a letter is: as on the desktop, where that is known. */
    function advance(name, pixels, text, measured) {
        const table = tables[name];
        const letter = table.letters.indexOf(text);
        const largest = largestOf(table);
        if (letter < 0 || pixels < table.smallest || pixels > largest) {
            return Math.round(measured);
        }
        const at = letter * (largest - table.smallest + 1) + pixels - table.smallest;
        return Math.round(table.units[letter] * pixels / tableSize) + table.widths.charCodeAt(at) - asItIs;
    }

    /** Ascender, descender, line height, height of capital and of small letters. */
    function metrics(name, pixels) {
        const { smallest, metrics } = tables[name];
        const largest = largestOf(tables[name]);
        const size = Math.min(pixels, largest);
        const from = 5 * (size - smallest);
        return new Int32Array(metrics.slice(from, from + 5).map(value => Math.round(value * pixels / size)));
    }

    function kerning(name, pixels, first, second) {
        const unscaled = tables[name].kerning[String.fromCharCode(first, second)] || 0;
        return Math.round(unscaled * pixels / tableSize * Math.min(1, pixels / fullyKerned));
    }

    /** The family that has a character: empty if none has, null if it has yet to be loaded. */
    function family(name, character) {
        if (isIn(tables[name].common, character)) {
            return name;
        }
        if (!isIn(tables[name].rare, character)) {
            return "";
        }
        const wanted = name + "-rare";
        if (!rare.has(wanted)) {
            rare.set(wanted, false);
            add(wanted).then(() => rare.set(wanted, true)).then(() => more(), () => rare.delete(wanted));
        }
        return rare.get(wanted) ? wanted : null;
    }

    function prepare(wanted, width, height) {
        if (canvas.width < width || canvas.height < height) {
            canvas.width = Math.max(canvas.width, width);
            canvas.height = Math.max(canvas.height, height);
            font = "";
        }
        if (font !== wanted) {
            font = wanted;
            context.font = wanted;
            context.fontKerning = "none";
            context.textRendering = "geometricPrecision";
            context.fillStyle = "white";
        }
    }

    /** Where the outline of a character begins and ends, for letters of one pixel. */
    function outline(from, text) {
        const name = from + text;
        if (!outlines.has(name)) {
            measuring.font = `${tableSize}px "${from}"`;
            const size = measuring.measureText(text);
            outlines.set(name, [-size.actualBoundingBoxLeft / tableSize, size.actualBoundingBoxRight / tableSize]);
        }
        return outlines.get(name);
    }

    /** The picture of a character; nothing if the font lacks it, and blank until it is loaded. */
    function picture(name, pixels, character) {
        const from = family(name, character);
        if (from === "") {
            return null;
        }
        if (from === null) {
            return { left: 0, top: 0, width: 0, height: 0, advance: pixels >> 1, alpha: new Int8Array(0) };
        }
        prepare(`${pixels}px "${from}"`, 2 * pixels, 2 * pixels);
        const text = String.fromCharCode(character);
        const size = context.measureText(text);
        // As on the desktop a letter begins with a whole pixel, so that lines begin below each other.
        const [begin, end] = outline(from, text);
        const left = Math.round(begin * pixels);
        const top = Math.ceil(size.actualBoundingBoxAscent);
        const width = Math.max(0, Math.ceil((end - begin) * pixels + rounding));
        const height = Math.max(0, Math.ceil(size.actualBoundingBoxDescent) + top);
        const alpha = new Int8Array(width * height);
        if (alpha.length > 0) {
            prepare(`${pixels}px "${from}"`, width, height);
            context.clearRect(0, 0, width, height);
            context.fillText(text, -begin * pixels, top);
            const colours = context.getImageData(0, 0, width, height).data;
            for (let i = 0; i < alpha.length; i++) {
                alpha[i] = colours[4 * i + 3];
            }
        }
        return { left, top, width, height, advance: advance(name, pixels, text, size.width), alpha };
    }

    return { load, metrics, kerning, picture, onMore: listener => more = listener };
})();
