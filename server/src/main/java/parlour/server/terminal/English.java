package parlour.server.terminal;

import parlour.text.PackedTexts;
import parlour.text.Texts;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/** The language of the command. */
public final class English {
    private static final String COMMAND = "parlour-server";
    private static final PackedTexts PACKED = new PackedTexts(English.class::getResourceAsStream);

    private English() {}

    /** What the server says. */
    public static Texts texts() {
        return PACKED.read(List.of(COMMAND, "server", "record"));
    }

    /** The help of the options, by picocli's keys. */
    public static ResourceBundle help() {
        try (Reader reader = PACKED.open(COMMAND)) {
            return new PropertyResourceBundle(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
