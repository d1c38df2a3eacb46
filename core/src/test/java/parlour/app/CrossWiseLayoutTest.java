package parlour.app;

import com.badlogic.gdx.Input.Keys;

import parlour.app.crosswise.CrossWiseModule;
import parlour.app.crosswise.CrossWiseSessions;
import parlour.app.game.GameModule;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.sheet.DisplayOptionsSheet;
import parlour.app.sheet.HelpSheet;
import parlour.app.table.TableScreen;
import parlour.engine.Rng;

import java.util.List;

/** CrossWise in every size and language: nothing is cut off, nothing lies over anything else. */
class CrossWiseLayoutTest extends EverySizeAndLanguage {
    private static final String[] TWO = {"Wilhelmina", "kristoffer"};
    private static final String[] FOUR = {"Wilhelmina", "kristoffer", "maximilian", "tuulikki"};

    @Override
    void visit() {
        setUps();
        tables();
        scores();
        sheets();
    }

    private void setUps() {
        show(new SetupScreen(room.app(), recordingNavigator, CrossWiseModule.make(), new Rng(1)));
        all("set-up");
        room.app().settings().setup("crosswise", "");
    }

    private void tables() {
        for (boolean log : new boolean[] {true, false}) {
            room.app().settings().logOpen(log);
            for (String[] names : List.of(TWO, FOUR)) {
                for (int moves : new int[] {0, 8, 30}) {
                    String situation = names.length + " seats, " + moves + " moves, log " + log;
                    show(
                            new TableScreen<>(
                                    room.app(),
                                    CrossWiseSessions.after(moves, 4, names),
                                    recordingNavigator));
                    all(situation);
                    room.key(Keys.NUM_1);
                    all(situation + ", one picked");
                    room.key(Keys.TAB, Keys.SPACE);
                    all(situation + ", a cell chosen");
                    room.key(Keys.H);
                    room.pass(0.5f);
                    all(situation + ", a hint given");
                }
            }
        }
        room.app().settings().logOpen(true);
    }

    private void scores() {
        for (String[] names : List.of(TWO, FOUR)) {
            for (long seed = 1; seed <= 3; seed++) {
                show(
                        new ScoreScreen<>(
                                room.app(),
                                CrossWiseSessions.after(100, seed, names),
                                recordingNavigator));
                all("score of " + names.length);
            }
        }
    }

    private void sheets() {
        GameModule<?, ?, ?, ?> gameModule = CrossWiseModule.make();
        TableScreen<?, ?, ?, ?> screen =
                new TableScreen<>(
                        room.app(), CrossWiseSessions.after(8, 4, TWO), recordingNavigator);
        show(screen);
        screen.sheets().orElseThrow().open(new DisplayOptionsSheet(room.app(), gameModule));
        sheet("customs");
        room.key(Keys.ESCAPE);
        screen.sheets()
                .orElseThrow()
                .open(new HelpSheet(room.app(), List.of(gameModule), gameModule));
        room.pass(0.3f);
        int pages = gameModule.help().pages().size() + 1;
        for (int page = 0; page < pages; page++) {
            room.click("help-page-" + page);
            sheet("help " + page);
        }
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
    }
}
