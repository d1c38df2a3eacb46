package parlour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.engine.Game;
import parlour.engine.Rng;

import java.util.List;

/** The ladder of levels, which is the same in every game. */
class LevelsTest {
    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasTheSameLevels(Game<?, ?, ?, ?> game) {
        assertEquals(Game.LEVELS, game.computers().subList(0, Game.LEVELS.size()));
        assertTrue(Game.LEVELS.contains(game.usualComputer()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void noLevelIsALottery(Game<?, ?, ?, ?> game) {
        for (String level : Game.LEVELS) {
            assertEquals(List.of(), game.characters(level));
            assertEquals(level, game.character(level, new Rng(1)));
        }
    }

    /** Saved games, settings, codes and statistics of earlier versions name them. */
    @ParameterizedTest
    @MethodSource("games")
    void theLevelsOfEarlierVersionsAreStillThere(Game<?, ?, ?, ?> game) {
        for (String level : List.of("easy", "intermediate", "hard", "expert")) {
            assertTrue(game.computers().contains(level));
        }
    }
}
