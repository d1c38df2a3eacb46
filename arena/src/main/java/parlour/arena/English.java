package parlour.arena;

import parlour.Games;
import parlour.text.PackedTexts;
import parlour.text.Texts;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** The arena's language. */
final class English {
    private static final String COMMAND = "arena";
    private static final PackedTexts PACKED = new PackedTexts(English.class::getResourceAsStream);

    private static final List<String> AREAS =
            List.of("engine", "record", "table", "puzzles", COMMAND);

    /** What a game in the terminal says beyond that, and the desktop program's words for rules. */
    private static final List<String> PLAY_AREAS =
            List.of("engine", "record", "table", COMMAND, "console", "app");

    private English() {}

    static Texts texts() {
        return PACKED.read(AREAS);
    }

    static Texts play() {
        List<String> areas = new ArrayList<>(PLAY_AREAS);
        Games.all().forEach(game -> areas.add(game.id()));
        return PACKED.read(areas);
    }

    /** The help texts of commands and options, by picocli's keys. */
    static ResourceBundle help() {
        try (Reader reader = PACKED.open(COMMAND)) {
            return new PropertyResourceBundle(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
