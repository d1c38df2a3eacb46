package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.Games;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Pace;
import parlour.app.widget.Pressable;
import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.engine.Match;
import parlour.record.RecordWriter;
import parlour.record.SavedGame;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.store.DiskFolder;
import parlour.store.ValueFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every dialog has its buttons in the same order: what destroys something first, in red; what Enter
 * does last, in gold. A screen reader has a name for each of them.
 */
class DialogsTest {
    private static final long NOON = 1_700_000_000_000L;
    private static final String GOOD = SaveFolder.text("Mine", NOON, 3, 8);
    private static final String OVER = SaveFolder.text("Over", NOON - 1, 2, 10_000);
    private static final String NO_MOVES = GOOD.replaceFirst("(?s)\"moves\": \\[.*?\\],", "");

    /** The answers after which something cannot be had back. */
    private static final Set<String> DESTRUCTIVE =
            Set.of(
                    "play.quit.dontSave",
                    "play.restart.yes",
                    "unsaved.leave",
                    "statistics.reset.yes");

    /**
     * They need another program at the table, places at several tables, or a move that was judged:
     * the tests of shared tables and of the coach open them.
     */
    private static final Set<String> OPENED_ELSEWHERE =
            Set.of("GesturesSheet", "InvitationSheet", "KeptTablesSheet", "CoachSheet");

    private static final String PAUSE = "menu.continue " + Keys.ESCAPE;
    private static final String QUIT = PAUSE + " play.menu.quit";
    private static final String UNSAVED = "menu.continue full " + Keys.ESCAPE;

    /** What is pressed from the menu on; a number is a key. */
    private static final List<String> WAYS =
            List.of(
                    "menu.settings",
                    "menu.settings settings.logFile disk settings.logFile",
                    "menu.help",
                    "menu.statistics",
                    "menu.statistics statistics.reset",
                    "menu.practice practice.code",
                    "menu.saved saved-game-1-delete saved.deleted",
                    "menu.saved saved.import",
                    "menu.saved saved.import file-fine.parlour",
                    "menu.saved saved.import file-record.parlour",
                    "menu.saved saved.import file-bad.parlour",
                    "menu.saved saved-game-1-export",
                    "menu.saved saved-game-1-export file.save.here",
                    "menu.saved saved-game-2-open",
                    "menu.saved saved-game-2-open damage.repair",
                    "menu.saved saved-game-3-open",
                    "menu.saved saved-game-4-open code.same",
                    PAUSE,
                    PAUSE + " play.menu.copy",
                    PAUSE + " play.menu.copy copy.save",
                    PAUSE + " play.menu.restartRound",
                    PAUSE + " play.menu.restartGame",
                    QUIT,
                    UNSAVED + " play.menu.quit play.quit.save",
                    UNSAVED + " play.menu.quit slow play.quit.save",
                    UNSAVED + " play.menu.open",
                    "menu.new.crosswise setup.start " + Keys.ESCAPE + " play.menu.table");

    @TempDir static Path data;
    private static SaveFolder saves;
    private static final HeardScreen HEARD = new HeardScreen();
    private static Headless room;

    @BeforeAll
    static void open() {
        saves = new SaveFolder(data);
        room = new Headless(1280, 720, data, HEARD, AppNavigator::first);
        room.app().settings().reducedMotion(true);
        room.app().settings().pace(Pace.FAST);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    private static void go(String way) throws IOException {
        room.platform().full(false);
        room.platform().release();
        room.pass(0.1f);
        saves.clear();
        saves.put("game-1.json", GOOD).put("game-2.json", NO_MOVES).put("game-3.json", "no game");
        saves.put("game-4.json", OVER);
        Files.deleteIfExists(data.resolve("Mine.parlour"));
        Files.writeString(data.resolve("fine.parlour"), GOOD);
        Files.writeString(data.resolve("bad.parlour"), "nothing of ours");
        Files.writeString(
                data.resolve("record.parlour"),
                RecordWriter.write(
                        Games.CASSINO,
                        Match.begin(
                                Games.CASSINO.rules(2, Games.CASSINO.presets().get("house")), 1),
                        List.of("Anna", "greedy")));
        ValueFile.open(DiskFolder.at(data), Statistics.FILE)
                .save(
                        Statistics.EMPTY.round(
                                "cassino",
                                "Anna",
                                new Opposition(4, "hard"),
                                new FinishedRound(5, true, Map.of("sweeps", 1))));
        room.app().settings().folder(data.toString());
        room.app().show(AppNavigator.first(room.app()));
        room.pass(0.1f);
        for (String step : way.split(" ")) {
            switch (step) {
                case "full" -> {
                    room.platform().full(true);
                    room.pass(8); // somebody moves
                    room.key(Keys.NUM_1, Keys.ENTER);
                    room.pass(8);
                }
                case "disk" -> room.platform().full(true);
                case "slow" -> room.platform().hold();
                default -> {
                    if (step.matches("\\d+")) {
                        room.key(Integer.parseInt(step));
                    } else {
                        ((Pressable) room.find(step)).press();
                    }
                }
            }
            room.pass(0.2f);
        }
    }

    private static void resize(String size) {
        String[] parts = size.split("x");
        room.resize(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static Sheet top() {
        return room.app().screen().sheets().orElseThrow().top().orElseThrow();
    }

    /** The buttons of the topmost sheet, row by row. */
    private static List<PushButton> buttons() {
        List<PushButton> found = new ArrayList<>();
        var actors = room.stage().getActors();
        collect(actors.get(actors.size - 1), found);
        found.sort(
                Comparator.comparing((PushButton button) -> -Math.round(place(button).y))
                        .thenComparing(button -> place(button).x));
        return found;
    }

    private static Vector2 place(Actor actor) {
        return actor.localToStageCoordinates(new Vector2());
    }

    private static void collect(Actor actor, List<PushButton> found) {
        if (actor instanceof PushButton button) {
            found.add(button);
        } else if (actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, found));
        }
    }

    private static boolean red(PushButton button) {
        return button.getStyle() == room.app().look().skin().get("danger", TextButtonStyle.class);
    }

    private static boolean sameRow(PushButton one, PushButton other) {
        return Math.round(place(one).y) == Math.round(place(other).y);
    }

    private static void check(String way) {
        List<PushButton> buttons = buttons();
        Group sheet = (Group) room.stage().getActors().peek();
        assertTrue(buttons.size() > 0 || sheet.findActor("sheet-close") != null, way);
        List<PushButton> gold = buttons.stream().filter(PushButton::primary).toList();
        assertTrue(gold.size() <= 1, way + ": one default at most");
        for (PushButton button : buttons) {
            List<PushButton> row = buttons.stream().filter(b -> sameRow(b, button)).toList();
            boolean last = row.get(row.size() - 1) == button;
            boolean first = row.get(0) == button;
            String which = way + ": " + button.getName();
            assertEquals(DESTRUCTIVE.contains(button.getName()), red(button), which);
            assertTrue(!button.primary() || last, which + " is Enter's and comes last");
            assertTrue(!red(button) || first, which + " is red and comes first");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1280x720", "844x390", "390x844"})
    void theOrderIsTheSameEverywhereAndEnterIsSafe(String size) throws IOException {
        resize(size);
        Set<String> seen = new TreeSet<>();
        Set<String> red = new TreeSet<>();
        for (String way : ways()) {
            go(way);
            seen.add(top().getClass().getName());
            check(way);
            SpokenNames.check(room, HEARD, way);
            buttons().stream().filter(DialogsTest::red).forEach(b -> red.add(b.getName()));
        }
        assertEquals(DESTRUCTIVE, red, "each was met");
        assertEquals(allSheets(), seen, "no kind of dialog is left out");
    }

    /** On a phone the log is a sheet too. */
    private static List<String> ways() {
        return room.app().shape().phone()
                ? Stream.concat(WAYS.stream(), Stream.of("menu.continue log")).toList()
                : WAYS;
    }

    private static Set<String> allSheets() {
        return CompiledClasses.APP.stream()
                .filter(c -> c.isAssignableTo(Sheet.class))
                .filter(c -> !c.getModifiers().contains(JavaModifier.ABSTRACT))
                .filter(c -> room.app().shape().phone() || !c.getSimpleName().equals("LogSheet"))
                .filter(c -> !OPENED_ELSEWHERE.contains(c.getSimpleName()))
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1280x720", "844x390", "390x844"})
    void enterLosesNothing(String size) throws IOException, BadInput {
        resize(size);
        go(PAUSE + " play.menu.restartGame");
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(SavedGame.read(saves.get("game-1.json")).game().match().length() >= 8);
        go("menu.statistics statistics.reset");
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(Files.readString(data.resolve("statistics.json")).contains("Anna"));
    }
}
