package parlour.app.look;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Colors;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The app's colours, by the names that the art module gives them. */
public final class Palette {
    private final Map<String, Color> colors = new TreeMap<>();

    public Palette(FileHandle file) {
        Properties properties = new Properties();
        try (Reader reader = file.reader("UTF-8")) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        properties.forEach((name, hex) -> colors.put((String) name, Color.valueOf((String) hex)));
        // For use in markup: the colours of suits within a sentence.
        for (String suit : List.of("Red", "Blue", "Green")) {
            Colors.put("suit" + suit, get("suit" + suit));
            Colors.put("ink" + suit, get("suit" + suit + "Ink"));
        }
    }

    /** The colour of that name; a copy, since LibGDX colours are mutable. */
    public Color get(String name) {
        Color color = colors.get(name);
        if (color == null) {
            throw new IllegalArgumentException("no colour " + name);
        }
        return new Color(color);
    }
}
