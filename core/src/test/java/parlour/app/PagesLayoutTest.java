package parlour.app;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.params.provider.Arguments;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.crosswise.CrossWiseSessions;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.screen.MenuScreen;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.app.sheet.DisplayOptionsSheet;
import parlour.app.sheet.HelpSheet;
import parlour.app.widget.Pressable;
import parlour.code.GameCode;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * On phones the pages of every game fit: its help, display options, score and lists to choose from.
 */
class PagesLayoutTest extends EverySizeAndLanguage {
    private static final String[] TWO = {"Wilhelmina", "kristoffer"};
    private static final String[] FOUR = {"Wilhelmina", "kristoffer", "maximilian", "tuulikki"};

    static Stream<Arguments> sizes() {
        return phones();
    }

    @Override
    void visit() {
        for (GameModule<?, ?, ?, ?> game :
                List.of(CassinoModule.make(), CrossWiseModule.make(), FastestModule.make())) {
            help(game);
            displayOptions(game);
            lists(game);
        }
        crossWiseScores();
        fastestScores();
    }

    private void help(GameModule<?, ?, ?, ?> game) {
        show(new MenuScreen(room.app(), recordingNavigator));
        room.app().open(new HelpSheet(room.app(), List.of(game), game));
        for (int page = 0; page <= game.help().pages().size(); page++) {
            press("help-page-" + page);
            sheet(game.game().id() + "'s help " + page);
        }
    }

    private void displayOptions(GameModule<?, ?, ?, ?> game) {
        show(new MenuScreen(room.app(), recordingNavigator));
        room.app().open(new DisplayOptionsSheet(room.app(), game));
        sheet(game.game().id() + "'s display options");
    }

    private void lists(GameModule<?, ?, ?, ?> game) {
        show(new SetupScreen(room.app(), recordingNavigator, game, new Rng(1)));
        press("setup.seats.open");
        press("seat-1-mode");
        sheet(game.game().id() + "'s computers");
        room.key(Keys.ESCAPE);
    }

    private void crossWiseScores() {
        // A game from a code has the most buttons.
        recordingNavigator.sharedDeals.code =
                Optional.of(
                        new GameCode(
                                Games.CROSSWISE,
                                Games.CROSSWISE.presets().get("house"),
                                List.of(Optional.empty(), Optional.of(Game.EXPERT)),
                                1,
                                Optional.empty()));
        for (String[] names : List.of(TWO, FOUR)) {
            for (long seed = 1; seed <= 3; seed++) {
                show(
                        new ScoreScreen<>(
                                room.app(),
                                CrossWiseSessions.after(100, seed, names),
                                recordingNavigator));
                all("score of CrossWise for " + names.length);
            }
        }
    }

    private void fastestScores() {
        for (int seats : Games.FASTEST.seatCounts()) {
            for (String preset : List.of("single", "match")) {
                show(new ScoreScreen<>(room.app(), played(seats, preset), recordingNavigator));
                all("score of a " + preset + " for " + seats);
            }
        }
    }

    /** A whole game or match. */
    private static LocalSession<FastestState, FastestMove, FastestView, FastestEvent> played(
            int seats, String preset) {
        Setup setup =
                new Setup(
                        TableTestScreen.setup(seats, "smarter").participants(),
                        Games.FASTEST.presets().get(preset));
        var session = LocalSession.begin(FastestModule.make(), setup, 6);
        while (session.result().isEmpty()) {
            while (session.match().turn() >= 0) {
                session.match().play(session.match().rules().moves(session.match().state()).get(0));
            }
            if (session.result().isEmpty()) {
                session.dealNext();
            }
        }
        return session;
    }

    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.1f);
    }
}
