// The pictures of the game, decoded by the browser itself and handed straight to the graphics card.
"use strict";

const parlourPictures = (() => {
    const plain = { premultiplyAlpha: "none", colorSpaceConversion: "none" };
    const whole = 8;
    const loading = new Map();
    let sizes = {};
    let decoded = new Map();
    let late = () => {};
    let resizing = null;

    /** The packed picture, which is loaded once. */
    function packed(name) {
        if (!loading.has(name)) {
            const picture = parlourLoading.fetched("assets/" + name + ".png").then(response => response.blob());
            loading.set(name, picture);
            picture.catch(() => loading.delete(name));
        }
        return loading.get(name);
    }

    /** Firefox spoils the edges of transparent pictures that it makes smaller: cards lost their round corners. */
    const spoilsEdges = "mozInnerScreenX" in window;

    /** Whether colours survive when a transparent picture is made smaller. */
    async function resizesWell() {
        if (spoilsEdges) {
            return false;
        }
        const canvas = document.createElement("canvas");
        canvas.width = 8;
        canvas.height = 8;
        const context = canvas.getContext("2d");
        context.fillStyle = "rgba(200, 100, 50, 0.2)";
        context.fillRect(0, 0, 8, 8);
        const picture = await new Promise(done => canvas.toBlob(done));
        const smaller = await createImageBitmap(picture, { ...plain, resizeWidth: 4, resizeHeight: 4, resizeQuality: "high" });
        const gl = document.createElement("canvas").getContext("webgl2");
        gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, smaller);
        gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
        gl.framebufferTexture2D(
            gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, gl.getParameter(gl.TEXTURE_BINDING_2D), 0);
        const seen = new Uint8Array(4);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, seen);
        const lose = gl.getExtension("WEBGL_lose_context");
        if (lose) {
            lose.loseContext();
        }
        return Math.abs(seen[0] - 200) < 16;
    }

    async function bitmap(name, eighths) {
        const picture = await packed(name);
        if (eighths !== whole && resizing === null) {
            resizing = resizesWell().catch(() => false);
        }
        // A texture that is larger than it needs to be looks the same.
        const smaller = eighths === whole || !await resizing ? {} : {
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
