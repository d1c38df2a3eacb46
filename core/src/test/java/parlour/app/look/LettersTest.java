package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;

import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;
import parlour.text.Letters;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Letters that the app's own texts do not use, but people and their files do. */
class LettersTest extends SharedApp {
    private static BitmapFontData font(String name) {
        return room.app().look().font(name).getData();
    }

    private static boolean isMissing(String name, char letter) {
        return font(name).getGlyph(letter) == font(name).missingGlyph;
    }

    private static float width(String text) {
        return new GlyphLayout(room.app().look().font("body"), text).width;
    }

    @Test
    void whatNamesMayHaveEveryFontShows() {
        List<String> missing = new ArrayList<>();
        for (String name : List.of("body", "title")) {
            for (char character = ' '; character < '\u3000'; character++) {
                if (Letters.shown(character) && isMissing(name, character)) {
                    missing.add(name + " " + Integer.toHexString(character));
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void whatTheTextFontLacksComesFromAnotherOne() {
        for (char letter : "ԱႠა☂".toCharArray()) {
            for (String name : List.of("small", "strong", "typed")) {
                assertFalse(isMissing(name, letter));
                assertTrue(font(name).getGlyph(letter).width > 0);
            }
        }
    }

    @Test
    void theLettersOfAnotherFontStandOnTheSameLine() {
        BitmapFontData font = font("body");
        float bottom = font.getGlyph('H').yoffset;
        assertEquals(bottom, font.getGlyph('ხ').yoffset, font.getGlyph('H').height / 2f);
        assertEquals(bottom, font.getGlyph('Ի').yoffset, font.getGlyph('H').height / 4f);
    }

    @Test
    void whatNoFontHasIsOneBox() {
        assertTrue(isMissing("body", '漢'));
        assertTrue(font("body").missingGlyph.width > 0);
        assertTrue(font("body").missingGlyph.u2 > font("body").missingGlyph.u, "it is a picture");
        assertEquals(width("漢"), width("\ud83c\udccf"), 1, "a character of two halves too");
        assertEquals(width("❤"), width("❤\ufe0f"), 1);
    }

    @Test
    void aNameWithALetterThatCannotBeShownIsRefusedByItsPlace() {
        for (String name : List.of("Åsa", "Σωκράτης", "Наташа", "Nguyễn Thị", "ნინო", "O'Neil ♣")) {
            assertEquals(Optional.empty(), Letters.problem(name), name);
        }
        assertEquals(
                Optional.of(Phrase.of("letters.problem", 3, "U+6F22")), Letters.problem("An漢"));
        assertEquals(
                Optional.of(Phrase.of("letters.problem", 2, "U+1F0CF")),
                Letters.problem("A\ud83c\udccfB"));
        assertTrue(Letters.problem("משה").isPresent(), "it would be written backwards");
    }
}
