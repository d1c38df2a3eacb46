package parlour.web.browser;

import parlour.json.JsonWriter;
import parlour.record.SavedGame;
import parlour.store.SettingsFile;
import parlour.text.BadInput;

import java.util.Map;

/** The files that the game keeps in a tab's browser. */
public final class StoredFiles {
    private static final int MOST_READS = 400;
    private static final String A_MOMENT = "new Promise(done => setTimeout(done, 20))";

    private static final String READ =
            """
            new Promise((done, failed) => {
                const opening = indexedDB.open("parlour");
                opening.onsuccess = () => {
                    const get = opening.result.transaction("files").objectStore("files").get("%s");
                    get.onsuccess = () => {
                        opening.result.close();
                        done(get.result ? new TextDecoder().decode(get.result) : "");
                    };
                    get.onerror = failed;
                };
                opening.onerror = failed;
            })
            """;

    private static final String WRITE =
            """
            new Promise((done, failed) => {
                const opening = indexedDB.open("parlour", 1);
                opening.onupgradeneeded = () =>
                    ["files", "state"].forEach(name => opening.result.createObjectStore(name));
                opening.onsuccess = () => {
                    const change = opening.result.transaction("files", "readwrite");
                    const text = new TextEncoder().encode(%s);
                    change.objectStore("files").put(new Int8Array(text.buffer), "%s");
                    change.oncomplete = () => { opening.result.close(); done(true); };
                    change.onabort = failed;
                };
                opening.onerror = failed;
            })
            """;

    /** The settings with which games take least time. */
    public static final String INSTANT = SettingsFile.write(Map.of("pace", "INSTANT"));

    private StoredFiles() {}

    /** The text of a file; empty if there is none. */
    static String read(Tab tab, String name) {
        return tab.text(READ.formatted(name));
    }

    /** Writes a file, in a page of the game's address in which the game does not run. */
    public static void write(Tab tab, String name, String text) {
        tab.evaluate(WRITE.formatted(JsonWriter.compact(text), name));
    }

    /** The first game as it is stored. */
    static SavedGame<?, ?, ?, ?> game(Tab tab) throws BadInput {
        return SavedGame.read(read(tab, "saves/game-1.json")).game();
    }

    /** The first game, once all moves that the table shows are stored, or the table is left. */
    static SavedGame<?, ?, ?, ?> upToDate(Tab tab) throws BadInput {
        for (int i = 0; i < MOST_READS; i++) {
            String text = read(tab, "saves/game-1.json");
            if (!text.isEmpty()) {
                SavedGame<?, ?, ?, ?> game = SavedGame.read(text).game();
                if (game.match().length() == tab.number("parlour.moves()")
                        || !tab.is("parlour.screen() === 'TableScreen'")) {
                    return game;
                }
            }
            tab.evaluate(A_MOMENT);
        }
        throw new AssertionError("the moves at the table are not stored");
    }

    /** Waits until a file has this text. */
    static void await(Tab tab, String name, String text) {
        for (int i = 0; i < MOST_READS; i++) {
            if (read(tab, name).equals(text)) {
                return;
            }
            tab.evaluate(A_MOMENT);
        }
        throw new AssertionError(name + " is " + read(tab, name));
    }
}
