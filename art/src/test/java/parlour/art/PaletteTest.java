package parlour.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.awt.Color;

class PaletteTest {
    @ParameterizedTest
    @CsvSource({
        "cream, panel",
        "cream, dialog",
        "cream, field",
        "cream, felt",
        "cream, feltDark",
        "creamSoft, panel",
        "creamSoft, dialog",
        "creamSoft, felt",
        "gold, panel",
        "gold, dialog",
        "good, panel",
        "good, dialog",
        "bad, panel",
        "bad, dialog",
        "turn, panel",
        "buttonText, button",
        "buttonText, buttonOver",
        "buttonDisabledText, panel",
        "primaryText, primary",
        "primaryText, gold",
        "ink, paper",
        "ink, paperShade",
        "inkSoft, paper",
        "inkSoft, paperShade",
        "red, paper",
        "blue, paper",
        "green, paper",
        "goodInk, paper",
        "badInk, paper"
    })
    void textCanBeReadOnWhatItStandsOn(String text, String ground) {
        double contrast = Palette.contrast(Palette.color(text), Palette.color(ground));
        assertTrue(contrast >= 4.5, text + " on " + ground + ": " + contrast);
    }

    @ParameterizedTest
    @CsvSource({"0, 16777215, 21", "16777215, 16777215, 1"})
    void contrastIsThatOfTheGuidelines(int one, int other, double ratio) {
        assertEquals(ratio, Palette.contrast(new Color(one), new Color(other)), 0.001);
    }
}
