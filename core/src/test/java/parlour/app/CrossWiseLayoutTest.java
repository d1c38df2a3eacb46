package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.app.crosswise.CrossWiseShelf;
import parlour.app.crosswise.Played;
import parlour.app.play.Shelf;
import parlour.app.screen.CustomsSheet;
import parlour.app.screen.HelpSheet;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.table.TableScreen;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;

/** CrossWise in every size and language: nothing is cut off, nothing lies over anything else. */
class CrossWiseLayoutTest {
    private static final String[] TWO = {"Wilhelmina", "kristoffer"};
    private static final String[] FOUR = {"Wilhelmina", "kristoffer", "maximilian", "tuulikki"};

    private static Headless room;

    private final Visits visits = new Visits();
    private final List<String> wrong = new ArrayList<>();
    private boolean shortened;

    @BeforeAll
    static void open() {
        room = new Headless(900, 600, GameRoom.Empty::new);
        room.app().settings().reducedMotion(true);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    @ParameterizedTest
    @CsvSource({
        "900, 600, ENGLISH",
        "900, 600, FINNISH",
        "900, 600, SWEDISH",
        "1280, 720, ENGLISH",
        "1280, 720, FINNISH",
        "1280, 720, SWEDISH",
        "1920, 1080, ENGLISH",
        "2560, 1080, FINNISH",
        "1000, 1000, SWEDISH"
    })
    void everythingFits(int width, int height, Language language) {
        room.app().settings().language(language);
        room.app().settingsChanged();
        room.resize(width, height);
        shortened = language != Language.ENGLISH || width != 1280;
        setUps();
        tables();
        scores();
        sheets();
        assertEquals(List.of(), wrong);
    }

    private void show(Screen screen) {
        room.app().show(screen);
        room.pass(0.05f);
    }

    private void all(String situation) {
        Inspection.all(room.stage(), shortened)
                .forEach(fault -> wrong.add(situation + ": " + fault));
    }

    private void top(String situation) {
        room.pass(0.3f);
        Inspection.top(room.stage(), shortened)
                .forEach(fault -> wrong.add(situation + ": " + fault));
    }

    private void setUps() {
        show(new SetupScreen(room.app(), visits, CrossWiseShelf.make(), new Rng(1)));
        all("set-up");
        room.app().settings().setup("crosswise", "");
    }

    private void tables() {
        for (boolean log : new boolean[] {true, false}) {
            room.app().settings().logOpen(log);
            for (String[] names : List.of(TWO, FOUR)) {
                for (int moves : new int[] {0, 8, 30}) {
                    String situation = names.length + " seats, " + moves + " moves, log " + log;
                    show(new TableScreen<>(room.app(), Played.after(moves, 4, names), visits));
                    all(situation);
                    room.key(Keys.NUM_1);
                    all(situation + ", one picked");
                    room.key(Keys.TAB, Keys.TAB, Keys.SPACE);
                    all(situation + ", a cell chosen");
                }
            }
        }
        room.app().settings().logOpen(true);
    }

    private void scores() {
        for (String[] names : List.of(TWO, FOUR)) {
            for (long seed = 1; seed <= 3; seed++) {
                show(new ScoreScreen<>(room.app(), Played.after(100, seed, names), visits));
                all("score of " + names.length);
            }
        }
    }

    private void sheets() {
        Shelf<?, ?, ?, ?> shelf = CrossWiseShelf.make();
        TableScreen<?, ?, ?, ?> screen =
                new TableScreen<>(room.app(), Played.after(8, 4, TWO), visits);
        show(screen);
        screen.sheets().orElseThrow().open(new CustomsSheet(room.app(), shelf));
        top("customs");
        room.key(Keys.ESCAPE);
        screen.sheets().orElseThrow().open(new HelpSheet(room.app(), List.of(shelf), shelf));
        room.pass(0.3f);
        int pages = shelf.guide().pages().size() + 1;
        for (int page = 0; page < pages; page++) {
            room.click("help-page-" + page);
            top("help " + page);
        }
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
    }
}
