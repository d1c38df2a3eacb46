// The pictures of the game, decoded by the browser itself and handed straight to the graphics card.
"use strict";

const parlourPictures = (() => {
    const plain = { premultiplyAlpha: "none", colorSpaceConversion: "none" };
    const whole = 8;
    const loading = new Map();
    let sizes = {};
    let decoded = new Map();
    let late = () => {};

    /** The packed picture, which is loaded once. */
    function packed(name) {
        if (!loading.has(name)) {
            const picture = parlourLoading.fetched("assets/" + name + ".png").then(response => response.blob());
            loading.set(name, picture);
            picture.catch(() => loading.delete(name));
        }
        return loading.get(name);
    }

    async function bitmap(name, eighths) {
        const picture = await packed(name);
        const smaller = eighths === whole ? {} : {
            resizeWidth: sizes[name][0] * eighths / whole,
            resizeHeight: sizes[name][1] * eighths / whole,
            resizeQuality: "high"
        };
        return createImageBitmap(picture, { ...plain, ...smaller });
    }

    /** Decodes what the first frame needs, so that it is there at once. */
    async function prepare(allSizes, names) {
        sizes = allSizes;
        await Promise.all(names.map(async name => decoded.set(name, await bitmap(name, whole))));
    }

    const graphics = () => document.getElementById("canvas").getContext("webgl2");

    function upload(texture, picture) {
        const gl = graphics();
        const bound = gl.getParameter(gl.TEXTURE_BINDING_2D);
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        gl.generateMipmap(gl.TEXTURE_2D);
        gl.bindTexture(gl.TEXTURE_2D, bound);
    }

    /** A picture on its way to the graphics card. */
    function decode(name, eighths) {
        const listeners = [];
        let picture = eighths === whole ? decoded.get(name) : undefined;
        let done = picture !== undefined;
        let closed = false;
        let failed = false;
        let waiting = null;
        decoded.delete(name);

        function finish() {
            done = true;
            listeners.forEach(listener => listener());
        }

        function close() {
            closed = true;
            if (picture) {
                picture.close();
            }
        }

        function arrived(made) {
            picture = made;
            if (closed) {
                close();
                return;
            }
            if (waiting) {
                if (graphics().isTexture(waiting)) {
                    upload(waiting, picture);
                    late();
                }
                close();
            }
            finish();
        }

        /** Fills the texture that is bound, with nothing if the picture is still to come. */
        function fill() {
            const gl = graphics();
            const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
            if (picture) {
                upload(texture, picture);
                close();
            } else {
                gl.texImage2D(
                    gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
                waiting = texture;
            }
        }

        /** What is already drawn, blank, is loaded whenever that is possible; others are told. */
        function missing(problem) {
            if (waiting) {
                parlourLoading.eventually(() => bitmap(name, eighths)).then(arrived);
            } else {
                console.error(problem);
                failed = true;
                finish();
            }
        }

        if (!done) {
            bitmap(name, eighths).then(arrived, missing);
        }
        return {
            width: sizes[name][0] * eighths / whole,
            height: sizes[name][1] * eighths / whole,
            whenDone: listener => done ? listener() : listeners.push(listener),
            hasFailed: () => failed,
            fill,
            close
        };
    }

    return { prepare, packed, decode, onLate: listener => late = listener };
})();
