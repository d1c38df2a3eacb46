package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.app.ButtonPress.CLICK;
import static parlour.app.ButtonPress.ENTER;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.app.ButtonPress;
import parlour.app.ButtonsInReach;
import parlour.app.Headless;
import parlour.app.InFront;
import parlour.app.SaveFolder;
import parlour.app.settings.Pace;
import parlour.app.widget.Pressable;
import parlour.engine.Game;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.store.DiskFolder;
import parlour.store.ValueFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Two presses before the next frame, on every button of every screen and sheet. */
class TwoPressesTest {
    private static final long NOON = 1_700_000_000_000L;
    private static final String GOOD = SaveFolder.text("Mine", NOON, 3, 8);
    private static final String NO_MOVES = GOOD.replaceFirst("(?s)\"moves\": \\[.*?\\],", "");

    /**
     * A game that goes on, a round of each game that is over, a game that is, and two bad files.
     */
    private static final Map<String, String> SAVES = saves();

    @TempDir static Path data;
    private static SaveFolder saves;
    private static Headless room;

    private static Map<String, String> saves() {
        Map<String, String> files = new TreeMap<>();
        files.put("game-1.json", GOOD);
        for (Game<?, ?, ?, ?> game : Games.all()) {
            int number = files.size() + 1;
            files.put(
                    "game-" + number + ".json",
                    SaveFolder.roundOver(game, game.id(), NOON - number));
        }
        files.put("game-5.json", SaveFolder.text("Over", NOON - 5, 2, 100_000));
        files.put("game-6.json", NO_MOVES);
        files.put("game-7.json", "no game at all");
        return files;
    }

    /**
     * Somewhere in the program.
     *
     * @param way what is clicked from the menu on; a number is a key, and a disk can become full
     */
    private record Scene(String way) {
        @Override
        public String toString() {
            return way.isEmpty() ? "menu" : way;
        }
    }

    static Stream<Scene> scenes() {
        List<String> ways = new ArrayList<>(List.of(""));
        for (String sheet : List.of("statistics", "help", "settings")) {
            ways.add("menu." + sheet);
        }
        ways.add("menu.statistics statistics.reset");
        ways.add("menu.saved");
        ways.add("menu.saved saved-game-1-rename");
        ways.add("menu.saved saved-game-1-delete");
        ways.add("menu.saved saved-game-1-delete saved-game-2-delete");
        ways.add("menu.saved saved-game-1-delete saved.deleted");
        ways.add("menu.saved saved.import");
        ways.add("menu.saved saved.import file-damaged.parlour");
        ways.add("menu.saved saved.import file-fine.parlour");
        ways.add("menu.saved saved-game-1-export");
        ways.add("menu.saved saved-game-6-open");
        ways.add("menu.saved saved-game-6-open damage.repair");
        ways.add("menu.saved saved-game-7-open");
        for (Game<?, ?, ?, ?> game : Games.all()) {
            String setup = "menu.new." + game.id();
            ways.add(setup);
        }
        // The bars of a table and the pause menu are the same in all games.
        String table = "menu.new.cassino setup.start";
        String pause = table + " " + Keys.ESCAPE;
        ways.addAll(List.of(table, pause));
        for (String item : List.of("restartGame", "quit", "restartRound")) {
            ways.add(pause + " play.menu." + item);
        }
        for (int score = 2; score <= 5; score++) {
            String way = "menu.saved saved-game-" + score + "-open";
            ways.add(way);
        }
        ways.add("menu.saved saved-game-2-open score.leave");
        ways.add("menu.continue " + Keys.ESCAPE + " play.menu.copy");
        ways.add("menu.new.crosswise setup.start " + Keys.ESCAPE + " play.menu.table");
        ways.add("menu.saved saved-game-1-replay");
        ways.add("menu.practice practice.code");
        ways.add("menu.practice lesson.offer.take");
        ways.add("menu.practice practice.puzzles puzzles.next");
        String unsaved = "menu.continue full " + Keys.ESCAPE + " play.menu.quit play.quit.save";
        ways.add(unsaved);
        ways.add(unsaved + " unsaved.elsewhere");
        return ways.stream().map(Scene::new);
    }

    @BeforeAll
    static void open() {
        saves = new SaveFolder(data);
        room = new Headless(1280, 720, data, AppNavigator::first);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    /** Begins from the same files every time. */
    private void goTo(Scene scene) throws IOException {
        room.platform().full(false);
        saves.clear();
        SAVES.forEach(saves::put);
        for (Path file : files(data)) {
            Files.delete(file);
        }
        Files.writeString(data.resolve("damaged.parlour"), NO_MOVES);
        Files.writeString(data.resolve("fine.parlour"), GOOD);
        ValueFile.open(DiskFolder.at(data), Statistics.FILE)
                .save(
                        Statistics.EMPTY.round(
                                "cassino",
                                "Kristoffer",
                                new Opposition(4, "hard"),
                                new FinishedRound(5, true, Map.of("sweeps", 1))));
        room.app().settings().reducedMotion(true);
        room.app().settings().pace(Pace.FAST);
        room.app().settings().folder(data.toString());
        room.app().show(AppNavigator.first(room.app()));
        Games.all().forEach(game -> room.app().settings().lessonOffered(game.id()));
        // Only now: a set-up that is left keeps what was chosen.
        Games.all().forEach(game -> room.app().settings().setup(game.id(), ""));
        room.pass(0.05f);
        for (String step : scene.way().split(" ")) {
            if (step.equals("full")) {
                room.platform().full(true);
                room.pass(8); // somebody moves
            } else if (step.matches("\\d+")) {
                room.key(Integer.parseInt(step));
            } else if (!step.isEmpty()) {
                ((Pressable) room.find(step)).press();
            }
            room.pass(0.05f);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private List<Actor> buttons() {
        return ButtonsInReach.of(room.stage());
    }

    /** What can be counted of where the program is. */
    private record Result(InFront inFront, List<String> files, int quits) {}

    private Result press(Scene scene, int button, List<ButtonPress> presses) throws IOException {
        goTo(scene);
        int quits = room.platform().quits();
        ButtonPress.burst(room, buttons().get(button), presses);
        room.pass(0.1f);
        return new Result(
                InFront.of(room),
                saves.names().stream()
                        .filter(name -> name.endsWith(".json"))
                        .filter(name -> !name.endsWith(".review.json")) // written when it is found
                        .toList(),
                room.platform().quits() - quits);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void aSecondPressInTheSameFrameIsNotASecondAction(Scene scene) throws IOException {
        goTo(scene);
        List<Actor> all = buttons();
        assertTrue(all.size() > 0);
        for (int i = 0; i < all.size(); i++) {
            String which = scene + ": " + all.get(i).getName() + " " + i;
            Result once = press(scene, i, List.of(CLICK));
            assertEquals(once, press(scene, i, List.of(CLICK, CLICK)), which);
            Result entered = press(scene, i, List.of(ENTER));
            assertEquals(entered, press(scene, i, List.of(ENTER, ENTER)), which);
            Result mixed = press(scene, i, List.of(CLICK, ENTER));
            assertTrue(mixed.quits() <= 1, which);
            assertTrue(mixed.files().size() <= once.files().size() + 1, which);
        }
    }
}
