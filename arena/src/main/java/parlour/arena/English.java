package parlour.arena;

import parlour.Games;
import parlour.text.Texts;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** The arena's language: the English texts bundled with it. */
final class English {
    private static final List<String> AREAS = List.of("engine", "record", "puzzles", "arena");

    /** What a game in the terminal says beyond that, and the desktop program's words for rules. */
    private static final List<String> PLAY_AREAS =
            List.of("engine", "record", "arena", "console", "app");

    private English() {}

    static Texts texts() {
        return texts(AREAS);
    }

    static Texts play() {
        List<String> areas = new ArrayList<>(PLAY_AREAS);
        Games.all().forEach(game -> areas.add(game.id()));
        return texts(areas);
    }

    private static Texts texts(List<String> areas) {
        List<Reader> files = new ArrayList<>();
        try {
            for (String area : areas) {
                files.add(open(area));
            }
            Texts texts = Texts.read(Locale.ENGLISH, String::valueOf, files);
            for (Reader file : files) {
                file.close();
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The help texts of commands and options, by picocli's keys. */
    static ResourceBundle help() {
        try (Reader reader = open("arena")) {
            return new PropertyResourceBundle(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Reader open(String area) {
        String path = "/i18n/en/" + area + ".properties";
        InputStream stream = English.class.getResourceAsStream(path);
        if (stream == null) {
            throw new IllegalStateException(path + " is not packed with the arena");
        }
        return new InputStreamReader(stream, StandardCharsets.UTF_8);
    }
}
