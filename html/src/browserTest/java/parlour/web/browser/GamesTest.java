package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Rules;
import parlour.record.SavedGame;
import parlour.store.SettingsFile;
import parlour.text.BadInput;

import java.util.List;
import java.util.Map;

/**
 * Whole games from the menu to the score, by clicks and by touch: what can be pressed follows from
 * the game as it is stored.
 */
class GamesTest extends BrowserTest {
    private static final int MOST_TURNS = 200;

    /** Cassino is played for one round. */
    private static final String SETTINGS =
            SettingsFile.write(
                    Map.of(
                            "pace",
                            "INSTANT",
                            "setup.cassino",
                            """
                            {"seats":[{"name":"Elsa"},{"name":"Tapio","computer":"greedy"}],
                            "options":{"target":0}}
                            """));

    private static final int TURNS_BEFORE_RELOADING = 3;

    private Tab tab;
    private int turns;

    private void begin(Device device, String game) {
        tab = open(device, "seed=7", Map.of("data/settings.json", SETTINGS));
        tab.press("menu.new." + game);
        tab.await("parlour.screen() === 'SetupScreen'");
        tab.press("setup.start");
        tab.await("parlour.screen() === 'TableScreen'");
    }

    /** Plays until there is a score, or until so many turns have been taken. */
    private void play(int most) throws BadInput {
        while (turns < most && tab.is("parlour.screen() === 'TableScreen'")) {
            SavedGame<?, ?, ?, ?> game = StoredFiles.upToDate(tab);
            if (!tab.is("parlour.screen() === 'TableScreen'")) {
                return; // the game ended while it was read
            }
            int turn = game.match().turn();
            if (turn != Rules.NOBODY && game.seats().get(turn).computer().isEmpty()) {
                take(game);
                turns++;
            }
            tab.await(
                    "parlour.screen() === 'ScoreScreen' || parlour.moves() > "
                            + game.match().length());
        }
    }

    private <S, M, V, E> void take(SavedGame<S, M, V, E> game) {
        PressedMove.choose(game.game(), game.match().rules(), game.match().state())
                .presses()
                .forEach(tab::press);
    }

    static List<String> games() {
        return Games.all().stream().map(Game::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsPlayedByClicks(String game) throws BadInput {
        begin(Device.LAPTOP, game);
        toTheEnd();
        picture(tab, "score-" + game);
    }

    @Test
    void cassinoIsPlayedByTouchOnAnUprightPhone() throws BadInput {
        touch("cassino", Device.PHONE.plain());
    }

    @Test
    void crossWiseIsPlayedByTouchOnAPhoneHeldSideways() throws BadInput {
        touch("crosswise", Device.PHONE_ON_ITS_SIDE.plain());
    }

    @Test
    void fastestIsPlayedByTouchOnAnUprightPhone() throws BadInput {
        touch("fastest", Device.PHONE.plain());
    }

    /** In the middle the page is loaded again, and the game goes on. */
    private void touch(String game, Device phone) throws BadInput {
        begin(phone, game);
        play(TURNS_BEFORE_RELOADING);
        int before = StoredFiles.upToDate(tab).match().length();
        reload(tab);
        assertFalse(tab.is(says("Your last game was interrupted")), "it was left");
        tab.press("menu.continue");
        tab.await("parlour.screen() === 'TableScreen'");
        assertTrue(StoredFiles.upToDate(tab).match().length() >= before);
        toTheEnd();
        picture(tab, "score-touch-" + game);
    }

    private void toTheEnd() throws BadInput {
        play(MOST_TURNS);
        while (tab.is("parlour.names().includes('score.next')")) {
            tab.press("score.next");
            tab.await("parlour.screen() === 'TableScreen'");
            play(MOST_TURNS);
        }
        tab.await("parlour.names().includes('score.rematch')");
        assertTrue(turns > TURNS_BEFORE_RELOADING, turns + " turns");
        assertEquals(List.of(), tab.errors());
    }
}
