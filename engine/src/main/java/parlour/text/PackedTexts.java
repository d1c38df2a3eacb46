package parlour.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The English texts that are packed with a command-line program. */
public final class PackedTexts {
    private final Function<String, InputStream> resources;

    /**
     * @param resources opens a file of the program by its path, as {@link
     *     Class#getResourceAsStream} does; null if there is none
     */
    public PackedTexts(Function<String, InputStream> resources) {
        this.resources = resources;
    }

    /** The sentences of some areas. */
    public Texts read(List<String> areas) {
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

    /** The file of an area. */
    public Reader open(String area) {
        String path = "/i18n/en/" + area + ".properties";
        InputStream stream = resources.apply(path);
        if (stream == null) {
            throw new IllegalStateException(path + " is not packed with the program");
        }
        return new InputStreamReader(stream, StandardCharsets.UTF_8);
    }
}
