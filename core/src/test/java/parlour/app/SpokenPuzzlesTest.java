package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.screen.PracticeScreen;
import parlour.app.screen.PuzzlesScreen;
import parlour.app.settings.Language;
import parlour.app.table.TableScreen;

import java.util.List;

/** The way to the puzzles and back, by a screen reader and by keys alone. */
class SpokenPuzzlesTest extends SpokenScreens {
    @Test
    void everythingHasANameInEveryLanguage() {
        for (Language language : Language.values()) {
            room.app().settings().language(language);
            room.rest(LONG);
            press("menu.practice");
            press("practice.puzzles");
            SpokenNames.check(room, heard, language + ", puzzles");
            press("puzzle-33");
            SpokenNames.check(room, heard, language + ", a puzzle");
            press("puzzle.show");
            SpokenNames.check(room, heard, language + ", a puzzle shown");
            room.key(Keys.ESCAPE);
            room.rest(LONG);
            press("practice.leave");
            press("puzzles.back");
            press("practice.back");
        }
    }

    @Test
    void aTileSaysItsNumberAndItsStars() {
        press("menu.practice");
        press("practice.puzzles");
        assertEquals(
                List.of("Puzzle 12, not solved"),
                heard.controls("puzzle-12"::equals).stream().map(one -> one.name()).toList());
    }

    @Test
    void keysAloneLeadToAPuzzleAndBack() {
        press("menu.practice");
        press("practice.puzzles");
        assertTrue(room.app().screen() instanceof PuzzlesScreen);
        room.key(Keys.ENTER);
        room.rest(LONG);
        assertTrue(room.app().screen() instanceof TableScreen);
        room.key(Keys.ESCAPE);
        room.rest(LONG);
        press("practice.leave");
        assertTrue(room.app().screen() instanceof PuzzlesScreen);
        room.key(Keys.ESCAPE);
        room.rest(LONG);
        assertTrue(room.app().screen() instanceof PracticeScreen);
    }
}
