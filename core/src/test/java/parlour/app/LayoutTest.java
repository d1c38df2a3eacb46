package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.saves.UnfinishedGame;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.MenuScreen;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.settings.Language;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.app.widget.Pressable;
import parlour.cassino.rules.CassinoOptions;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.rating.Comparison;
import parlour.rating.Outcome;
import parlour.rating.RatedGame;
import parlour.record.RecordWriter;
import parlour.review.NamedLapse;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.ReviewedGame;
import parlour.statistics.ReviewedGames;
import parlour.statistics.Statistics;
import parlour.text.Phrase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every screen in every size and language: nothing is cut off, nothing lies over anything else. */
class LayoutTest {
    private static final int HELP_PAGES = 8;

    private static final String UNFINISHED =
            RecordWriter.write(
                    Games.CASSINO,
                    Match.begin(Games.CASSINO.rules(2, Games.CASSINO.presets().get("house")), 1),
                    List.of("Anna", "greedy"));

    @TempDir static Path temporary;
    private static Path data;
    private static SaveFolder saves;
    private static Headless room;

    private final RecordingNavigator recordingNavigator = new RecordingNavigator();
    private final List<String> wrong = new ArrayList<>();
    private boolean shortened;

    @BeforeAll
    static void open() {
        data = temporary.resolve("home");
        saves = new SaveFolder(data);
        room = new Headless(900, 600, data, app -> new MenuScreen(app, new RecordingNavigator()));
        room.app().settings().reducedMotion(true);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    static Stream<Arguments> sizes() {
        return Stream.of(
                        EverySizeAndLanguage.inEveryLanguage("900x600", "1280x720", "1920x1080"),
                        Stream.of(Arguments.of(2560, 1080, Language.ENGLISH)),
                        EverySizeAndLanguage.phones())
                .flatMap(some -> some);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void everythingFits(int width, int height, Language language) {
        room.app().settings().language(language);
        room.resize(width, height);
        shortened = language != Language.ENGLISH || width != 1280;
        menus();
        setUps();
        tableSheets();
        scores();
        savedGames();
        assertEquals(List.of(), wrong);
    }

    private void show(Screen screen) {
        room.app().show(screen);
        room.pass(0.05f);
    }

    private void all(String situation) {
        note(situation, Inspection.all(room.stage(), shortened));
    }

    private void sheet(String situation) {
        room.pass(0.3f);
        note(situation, Inspection.top(room.stage(), shortened));
    }

    private void note(String situation, List<String> found) {
        found.forEach(fault -> wrong.add(situation + ": " + fault));
    }

    private void menus() {
        show(new MenuScreen(room.app(), recordingNavigator));
        all("menu");
        room.click("menu.settings");
        sheet("settings");
        room.key(Keys.ESCAPE);
        room.pass(0.3f);
        room.click("menu.help");
        for (int page = 0; page < HELP_PAGES; page++) {
            sheet("help " + page);
            if (page < HELP_PAGES - 1) {
                room.click("help-page-" + (page + 1));
            }
        }
        Setup setup = new Setup(CassinoSessions.sitters(5, 1), CassinoOptions.HOUSE);
        recordingNavigator.unfinished =
                Optional.of(
                        UnfinishedGame.of(
                                "game.cassino.title",
                                setup,
                                12,
                                List.of(10, 11, 12, 13, 14),
                                () -> {}));
        show(new MenuScreen(room.app(), recordingNavigator));
        all("menu with a game to continue");
    }

    private SetupScreen setUp(int seats) {
        SetupScreen screen =
                new SetupScreen(room.app(), recordingNavigator, CassinoModule.make(), new Rng(1));
        while (screen.form().seats().size() > seats) {
            screen.form().remove(seats);
        }
        while (screen.form().seats().size() < seats) {
            screen.form().addComputer();
        }
        return screen;
    }

    private void setUps() {
        for (int seats : new int[] {2, 4, 12}) {
            show(setUp(seats));
            all("set-up of " + seats);
        }
        SetupScreen bad = setUp(5);
        bad.form().name(0, "");
        bad.form().name(1, "Same");
        bad.form().name(2, "same");
        bad.form().name(3, "M".repeat(25));
        bad.form().name(4, "An漢");
        show(bad);
        all("set-up with mistakes");
        room.app().settings().setup("cassino", "");
    }

    private void tableSheets() {
        show(
                new TableScreen<>(
                        room.app(),
                        CassinoSessions.withOpenCards(CassinoSessions.sitters(4, 1), 4),
                        recordingNavigator));
        room.key(Keys.ESCAPE);
        sheet("pause");
        room.click("play.menu.copy");
        sheet("saving a copy");
        room.type(" ");
        sheet("saving a copy without a name");
        room.key(Keys.ESCAPE, Keys.ESCAPE);
        room.pass(0.3f);
        room.click("play.menu.restartRound");
        sheet("restarting the round");
        room.click("play.quit.stay");
        room.app().closeRequested();
        sheet("leaving");
        recordingNavigator.unstorable = Optional.of(Phrase.of("disk.readOnly"));
        room.click("play.quit.save");
        sheet("leaving what cannot be saved");
        recordingNavigator.written = false;
        room.click("unsaved.again");
        sheet("leaving what is being saved");
        recordingNavigator.written = true;
        recordingNavigator.unstorable = Optional.empty();
        show(
                new TableScreen<>(
                        room.app(),
                        CassinoSessions.withOpenCards(CassinoSessions.sitters(4, 3), 4),
                        recordingNavigator));
        room.pass(2);
        sheet("the notice of a shared screen");
        room.click("play.round.ok");
        room.pass(1);
        sheet("the curtain");
    }

    private void scores() {
        for (int seats : new int[] {2, 4, 7, 12}) {
            List<Participant> sitters = CassinoSessions.sitters(seats, 1);
            for (int rounds : new int[] {2, 100}) {
                var session =
                        CassinoSessions.played(sitters, rounds > 2 ? "house" : "finnish", rounds);
                show(new ScoreScreen<>(room.app(), session, recordingNavigator));
                all("score of " + seats + " after " + rounds + " rounds");
            }
        }
    }

    private void savedGames() {
        show(AppNavigator.first(room.app()));
        all("menu with a notice");
        press("menu.statistics");
        sheet("no statistics");
        room.key(Keys.ESCAPE);
        press("menu.saved");
        all("no saved games");
        write("statistics.json", statistics());
        write("reviewed.json", reviewed());
        String bad = SaveFolder.text("Damaged", 1_700_000_000_000L, 3, 9);
        saves.put(
                        "game-1.json",
                        SaveFolder.text(
                                "Midsummer at the cottage, all are here",
                                1_600_000_000_000L,
                                12,
                                100_000))
                .put("game-2.json", SaveFolder.text("Against Tuulikki and [Bo]", 5, 2, 40))
                .put("game-3.json", bad.replace("\"seed\": 3", "\"seed\": 4"))
                .put("game-3.bak", SaveFolder.text("Damaged", 1_700_000_000_000L, 4, 9))
                .put("game-4.json", "no game")
                .put("running", "game-2");
        show(AppNavigator.first(room.app()));
        sheet("an interrupted game");
        press("interrupted.later");
        for (Game<?, ?, ?, ?> game : Games.all()) {
            room.app().settings().game(game.id());
            press("menu.statistics");
            sheet("statistics of " + game.id());
            room.key(Keys.ESCAPE);
            room.pass(0.3f);
        }
        press("menu.statistics");
        press("statistics.reset");
        sheet("a question before the statistics are reset");
        room.key(Keys.ESCAPE);
        press("menu.saved");
        all("saved games");
        press("saved-game-2-rename");
        all("saved games, one being renamed");
        room.type("damaged");
        all("saved games, one being renamed badly");
        room.key(Keys.ESCAPE);
        press("saved-game-2-delete");
        all("saved games, one deleted");
        press("saved.deleted");
        sheet("the deleted games");
        room.key(Keys.ESCAPE);
        press("saved.undo");
        press("saved-game-3-open");
        sheet("a damaged game with a backup");
        press("damage.repair");
        sheet("the repairs");
        room.key(Keys.ESCAPE);
        press("saved-game-4-open");
        sheet("a lost game");
        room.key(Keys.ESCAPE);
        press("saved.import");
        sheet("the folders to import from");
        room.key(Keys.ESCAPE);
        press("saved-game-2-export");
        sheet("the folders to save to");
        press("file.save.here");
        sheet("a saved copy");
        room.key(Keys.ENTER);
        press("saved-game-2-export");
        sheet("a copy that would replace another");
        room.key(Keys.ESCAPE);
        drop("bad.casino", "CASINO Save file\n\nand so on and so forth");
        sheet("a bad file");
        room.key(Keys.ENTER);
        drop("good.cassino", "CASSINO\nPLR14Åke 10c:\nCMP1Kh:9s\nTRNplr1\nEND");
        sheet("an imported file");
        room.key(Keys.ESCAPE);
        drop("unfinished.parlour", UNFINISHED);
        sheet("a file with notes");
        room.key(Keys.ESCAPE);
        saves.clear();
        remove("statistics.json");
        remove("reviewed.json");
        remove("Against Tuulikki and [Bo].parlour");
    }

    private void remove(String name) {
        try {
            Files.delete(data.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void drop(String name, String text) {
        room.app().windowEvents().dropped(List.of(write(name, text).toString()));
        room.pass(0.1f);
    }

    private static Path write(String name, String text) {
        try {
            return Files.writeString(data.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String statistics() {
        Statistics statistics = Statistics.EMPTY;
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (Participant participant : CassinoSessions.sitters(12, 1)) {
                for (int i = 0; i < 30; i++) {
                    Opposition met = new Opposition(2 + i % 8, i % 3 == 0 ? "mixed" : "easy");
                    Map<String, Integer> achieved =
                            game == Games.FASTEST ? Map.of("places", 1 + i % 4) : Map.of();
                    // In one of the games it is not known yet.
                    Outcome outcome =
                            game == Games.FASTEST || i % 2 == 0 ? Outcome.BEHIND : Outcome.AHEAD;
                    RatedGame rated = new RatedGame(List.of(new Comparison(1200, 100, outcome)));
                    statistics =
                            statistics
                                    .round(
                                            game.id(),
                                            participant.name(),
                                            met,
                                            new FinishedRound(i % 13, i % 4 == 0, achieved))
                                    .game(game.id(), participant.name(), met, i % 7 == 0)
                                    .ratedGame(game.id(), participant.name(), rated);
                }
            }
        }
        return statistics.write();
    }

    /** The longest sentences are those of the kinds that cost most. */
    private static String reviewed() {
        ReviewedGames reviewed = ReviewedGames.NONE;
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (Participant participant : CassinoSessions.sitters(12, 1)) {
                List<NamedLapse> lapses = new ArrayList<>();
                for (String kind : game.lapses()) {
                    lapses.add(new NamedLapse(lapses.size(), kind, false, kind.length()));
                    lapses.add(new NamedLapse(lapses.size(), kind, true, kind.length()));
                }
                for (int i = 0; i < ReviewedGames.MOST; i++) {
                    String id = String.format("%08x", i);
                    reviewed =
                            reviewed.with(
                                    game.id(), participant.name(), new ReviewedGame(id, 1, lapses));
                }
            }
        }
        return reviewed.write();
    }

    /** Presses a control wherever it has scrolled to. */
    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.3f);
    }
}
