// Runs the game's program in a Web Worker, where it thinks for the page.
"use strict";

const parlourWorker = (() => {
    // A timer would wait for four milliseconds; a message to oneself does not.
    const channel = new MessageChannel();

    let warmUp;

    function listen(think, cancel, slice, goOnWarmingUp, play) {
        warmUp = goOnWarmingUp;
        channel.port1.onmessage = () => slice();
        self.onmessage = ({ data }) => {
            switch (data.kind) {
                case "think":
                    think(data.id, data.request);
                    break;
                case "cancel":
                    cancel(data.id);
                    break;
                case "play":
                    self.postMessage({ kind: "played", hash: play(data.game) });
                    break;
            }
        };
    }

    return {
        listen,
        pause: () => channel.port2.postMessage(null),
        // Others have the processor meanwhile.
        rest: millis => setTimeout(warmUp, millis),
        ready: () => self.postMessage({ kind: "ready" }),
        working: id => self.postMessage({ kind: "working", id }),
        answered: (id, answer) => self.postMessage({ kind: "answered", id, answer }),
        failed: (id, why) => self.postMessage({ kind: "failed", id, why })
    };
})();

(async () => {
    try {
        importScripts("scripts/teavm.js");
        const program = await TeaVM.wasmGC.load("parlour.wasm");
        program.exports.main(["worker"]);
    } catch (problem) {
        self.postMessage({ kind: "died", why: String(problem) });
    }
})();
