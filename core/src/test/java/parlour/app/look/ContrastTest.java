package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Colors;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.TableTestScreen;

import java.util.ArrayList;
import java.util.List;

/** Every text can be read on everything it is written on, as WCAG AA asks of it. */
class ContrastTest {
    private static final double ENOUGH = 4.5;

    /** What light texts are written on; the felt is beneath all of it. */
    private static final List<String> DARK =
            List.of("", "panel", "dialog", "badge", "badge-person", "badge-turn", "field");

    private static final String DIALOG = "dialog ";

    private static final List<String> PAPER = List.of("panel-light", "tooltip");

    private static Headless room;
    private static TextureAtlas atlas;
    private static Pixmap controls;
    private static Color felt;

    private final List<String> unreadable = new ArrayList<>();

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
        atlas = Look.atlas(Look.unpack(new PixmapPictures(), Runnable::run));
        controls = new Pixmap(Gdx.files.classpath("ui.png"));
        felt = lightest(new Pixmap(Gdx.files.classpath("felt.png")));
    }

    @AfterAll
    static void close() {
        controls.dispose();
        atlas.dispose();
        room.close();
    }

    /** The lightest of the felt's coarse tones: its single threads are too fine to matter. */
    private static Color lightest(Pixmap picture) {
        int block = 32;
        Color lightest = new Color(0, 0, 0, 1);
        for (int x = 0; x + block <= picture.getWidth(); x += block) {
            for (int y = 0; y + block <= picture.getHeight(); y += block) {
                Color mean = new Color(0, 0, 0, 0);
                for (int i = 0; i < block * block; i++) {
                    Color pixel = new Color(picture.getPixel(x + i % block, y + i / block));
                    mean.add(pixel.mul(1f / (block * block)));
                }
                if (luminance(mean) > luminance(lightest)) {
                    lightest = mean;
                }
            }
        }
        picture.dispose();
        lightest.a = 1;
        return lightest;
    }

    private static Skin skin() {
        return room.app().look().skin();
    }

    /** The colours of the middle of a control, from top to bottom, over what lies beneath it. */
    private static List<Color> ground(String picture) {
        if (picture.isEmpty()) {
            return List.of(felt);
        }
        // A row lights up within a list, which is a field; what is red is in a dialog.
        String under =
                picture.startsWith("list-row")
                        ? "field"
                        : picture.startsWith(DIALOG) ? "dialog" : "";
        Color beneath = ground(under).get(0);
        return ground(picture.replace(DIALOG, ""), beneath);
    }

    private static List<Color> ground(String picture, Color beneath) {
        AtlasRegion region = atlas.findRegion(picture);
        List<Color> colors = new ArrayList<>();
        int x = region.getRegionX() + region.getRegionWidth() / 2;
        for (int part = 30; part <= 70; part += 10) {
            int y = region.getRegionY() + region.getRegionHeight() * part / 100;
            Color over = new Color(controls.getPixel(x, y));
            float a = over.a;
            colors.add(
                    new Color(
                            over.r * a + beneath.r * (1 - a),
                            over.g * a + beneath.g * (1 - a),
                            over.b * a + beneath.b * (1 - a),
                            1));
        }
        return colors;
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
    }

    private static double linear(float channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    static double contrast(Color one, Color other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private void reads(String what, Color text, List<String> grounds) {
        for (String ground : grounds) {
            double least =
                    ground(ground).stream().mapToDouble(c -> contrast(text, c)).min().orElseThrow();
            if (least < ENOUGH) {
                unreadable.add(
                        "%s on %s: %.2f"
                                .formatted(what, ground.isEmpty() ? "felt" : ground, least));
            }
        }
    }

    @Test
    void contrastIsTheOneOfTheStandard() {
        assertEquals(21, contrast(Color.BLACK, Color.WHITE), 0.001);
        assertEquals(1, contrast(Color.RED, Color.RED), 0.001);
        assertEquals(4.54, contrast(Color.valueOf("767676"), Color.WHITE), 0.005);
    }

    @Test
    void everyLabelCanBeRead() {
        skin().getAll(LabelStyle.class)
                .forEach(
                        entry ->
                                reads(
                                        "label " + entry.key,
                                        entry.value.fontColor,
                                        entry.key.startsWith("ink") ? PAPER : DARK));
        for (String suit : List.of("Red", "Blue", "Green")) {
            reads("a suit in " + suit, Colors.get("suit" + suit), DARK);
            reads("a suit in " + suit, Colors.get("ink" + suit), PAPER);
        }
        reads("a score", room.app().look().color("goldLight"), DARK);
        assertEquals(List.of(), unreadable);
    }

    @Test
    void everyButtonCanBeRead() {
        buttons("default", "button");
        buttons("primary", "button-primary");
        buttons("danger", DIALOG + "button-quiet");
        buttons("quiet", "button-quiet");
        assertEquals(4, skin().getAll(TextButtonStyle.class).size, "all of them are looked at");
        for (String suit : List.of("Red", "Blue", "Green")) {
            List<String> gold = List.of("", "-over", "-focus");
            reads(
                    "a suit in " + suit,
                    Colors.get("ink" + suit),
                    gold.stream().map(state -> "button-primary" + state).toList());
            reads(
                    "a suit in " + suit,
                    Colors.get("suit" + suit),
                    List.of("button", "button-primary-disabled"));
        }
        assertEquals(List.of(), unreadable);
    }

    private void buttons(String style, String picture) {
        TextButtonStyle button = skin().get(style, TextButtonStyle.class);
        List<String> states = new ArrayList<>();
        for (String state : List.of("", "-over", "-down", "-focus")) {
            states.add(picture + state);
        }
        reads("button " + style, button.fontColor, states);
        boolean own = atlas.findRegion(picture.replace(DIALOG, "") + "-disabled") != null;
        reads(
                "disabled button " + style,
                button.disabledFontColor,
                List.of(own ? picture + "-disabled" : picture));
    }

    @Test
    void whatIsTypedCanBeRead() {
        skin().getAll(TextFieldStyle.class)
                .forEach(
                        entry -> {
                            List<String> fields = List.of("field", "field-focus", "field-bad");
                            reads("field " + entry.key, entry.value.fontColor, fields);
                            reads("its message", entry.value.messageFontColor, fields);
                        });
        assertEquals(List.of(), unreadable);
    }

    @Test
    void everyRowOfAListCanBeRead() {
        reads("a row", room.app().look().color("cream"), List.of("list-row-over"));
        Color chosen = skin().get("segment", LabelStyle.class).fontColor;
        reads("a chosen row", chosen, List.of("list-row-over", "button"));
        assertEquals(List.of(), unreadable);
    }
}
