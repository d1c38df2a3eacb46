package parlour.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/** What `:art:draw` wrote keeps the promises the app relies on. */
class DrawnAssetsTest {
    private static final Path ASSETS = Path.of(System.getProperty("parlour.assets"));

    private static final List<String> NINE_PATCHES =
            words(
                    "button button-over button-down button-disabled button-focus button-primary"
                        + " button-primary-over button-primary-down button-primary-disabled"
                        + " button-primary-focus button-quiet button-quiet-over button-quiet-down"
                        + " button-quiet-focus panel panel-light dialog field field-focus field-bad"
                        + " tooltip select list-row-over badge badge-turn badge-person pill slider"
                        + " slider-fill scroll scroll-knob divider ring bar table-inlay");

    private static final List<String> PICTURES =
            words(
                    "slider-knob check-on check-off radio-on radio-off white logo table-emblem"
                        + " icon-deck icon-pile icon-sweep icon-crown icon-trophy icon-star"
                        + " icon-person icon-computer icon-hint icon-undo icon-lock icon-menu"
                        + " icon-log icon-help icon-settings icon-sound icon-mute icon-close"
                        + " icon-plus icon-minus icon-up icon-down icon-left icon-right icon-play"
                        + " icon-pause icon-step icon-fast icon-restart icon-save icon-trash"
                        + " icon-eye icon-clock icon-fullscreen icon-check icon-dealer icon-spade"
                        + " icon-heart icon-diamond icon-club icon-flag-en icon-flag-fi"
                        + " icon-flag-sv icon-rename icon-export icon-import icon-folder icon-file"
                        + " icon-chart icon-warning icon-bolt icon-crosswise icon-vertical"
                        + " icon-horizontal icon-friends icon-talk icon-practice icon-calendar"
                        + " icon-code icon-coach icon-first icon-replay icon-flag");

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    private static TextureAtlasData atlas(String name) {
        FileHandle file = new FileHandle(ASSETS.resolve(name + ".atlas").toFile());
        return new TextureAtlasData(file, file.parent(), false);
    }

    private static Map<String, TextureAtlasData.Region> regions(TextureAtlasData atlas) {
        Map<String, TextureAtlasData.Region> byName = new HashMap<>();
        for (TextureAtlasData.Region region : atlas.getRegions()) {
            assertEquals(
                    null, byName.put(region.name, region), "twice in the atlas: " + region.name);
        }
        return byName;
    }

    @ParameterizedTest
    @EnumSource
    void everyDeckHoldsEveryFaceOnce(Deck deck) {
        Map<String, TextureAtlasData.Region> regions = regions(atlas(deck.file));
        for (Card card : Card.all()) {
            TextureAtlasData.Region face = regions.get(card.name());
            assertTrue(face != null, card.name());
            assertEquals(CardFace.WIDTH, face.width, card.name());
            assertEquals(CardFace.HEIGHT, face.height, card.name());
        }
        for (Joker joker : Joker.values()) {
            assertEquals(CardFace.WIDTH, regions.get(joker.file).width, joker.file);
        }
        for (String name : words("back shadow glow outline white slot spark")) {
            assertTrue(regions.containsKey(name), name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"cards", "cards-four", "cards-large", "cards-large-four", "ui", "tokens"})
    void everyAtlasIsOnePageThatOldGraphicsCardsTake(String name) throws IOException {
        TextureAtlasData atlas = atlas(name);
        assertEquals(1, atlas.getPages().size);
        TextureAtlasData.Page page = atlas.getPages().first();
        assertTrue(page.width <= 4096 && page.height <= 4096, page.width + "x" + page.height);
        assertEquals(0, page.width % 64 + page.height % 64, "halved without a rest");
        int padding = 12;
        int used = 0;
        for (TextureAtlasData.Region region : atlas.getRegions()) {
            used += (region.width + padding) * (region.height + padding);
        }
        assertTrue(used > 0.8 * page.width * page.height, "little of it is empty: " + used);
        assertEquals(TextureFilter.MipMapLinearNearest, page.minFilter);
        assertEquals(TextureFilter.Linear, page.magFilter);
        assertEquals(page.width, ImageIO.read(ASSETS.resolve(name + ".png").toFile()).getWidth());
    }

    @Test
    void controlsHaveEveryNameAndNinePatchesTheirSplits() {
        Map<String, TextureAtlasData.Region> regions = regions(atlas("ui"));
        for (String name : NINE_PATCHES) {
            assertTrue(regions.containsKey(name), name);
            assertTrue(regions.get(name).findValue("split") != null, name);
        }
        for (String name : PICTURES) {
            assertTrue(regions.containsKey(name), name);
        }
        assertEquals(NINE_PATCHES.size() + PICTURES.size(), regions.size());
    }

    @Test
    void everyTokenOfCrossWiseIsOnOnePage() {
        Map<String, TextureAtlasData.Region> regions = regions(atlas("tokens"));
        for (String name :
                words(
                        "cross pentagon diamond star sun triangle remove shift exchange replace"
                                + " back outline slot cell")) {
            assertTrue(regions.containsKey(name), name);
            assertEquals(Tile.SIZE, regions.get(name).width, name);
            assertEquals(Tile.SIZE, regions.get(name).height, name);
        }
        for (String name : words("shadow glow spark white")) {
            assertTrue(regions.containsKey(name), name);
        }
        for (String name : words("board end")) {
            assertTrue(regions.get(name).findValue("split") != null, name);
        }
    }

    @Test
    void theFontsThatTheAppWritesInComeWithTheirLicences() throws IOException {
        try (Stream<Path> files = Files.list(ASSETS.resolve("fonts"))) {
            assertEquals(
                    words(
                            "DejaVu-LICENSE.txt DejaVuSans.ttf DejaVuSerifCondensed-Bold.ttf"
                                    + " Inter-LICENSE.txt Inter-Regular.otf Inter-SemiBold.otf"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void paletteFileNamesTheColoursOfTheSkin() throws IOException {
        Properties colours = new Properties();
        colours.load(
                new StringReader(
                        Files.readString(
                                ASSETS.resolve("palette.properties"), StandardCharsets.UTF_8)));
        List<String> wanted =
                words(
                        "felt feltDark panel paper ink inkSoft cream creamSoft gold red good bad"
                                + " buttonText button primary primaryText");
        assertEquals(
                wanted, wanted.stream().filter(colours::containsKey).collect(Collectors.toList()));
        colours.values()
                .forEach(
                        value ->
                                assertTrue(
                                        value.toString().matches("#[0-9a-f]{6}"),
                                        value.toString()));
    }

    @Test
    void iconContainersHoldTheirPictures() throws IOException {
        byte[] ico = Files.readAllBytes(ASSETS.resolve("icons/parlour.ico"));
        assertEquals(6, ico[4]);
        byte[] icns = Files.readAllBytes(ASSETS.resolve("icons/parlour.icns"));
        assertEquals("icns", new String(icns, 0, 4, StandardCharsets.US_ASCII));
        assertEquals(icns.length, ByteBuffer.wrap(icns).getInt(4));
        for (int size : new int[] {16, 32, 48, 64, 128, 256, 512}) {
            assertEquals(
                    size,
                    ImageIO.read(ASSETS.resolve("icons/parlour-" + size + ".png").toFile())
                            .getWidth());
        }
    }
}
