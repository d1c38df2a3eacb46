package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.Games;
import parlour.app.fastest.FastestShelf;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Shelf;
import parlour.app.screen.HelpSheet;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.table.TableScreen;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;

import java.util.ArrayList;
import java.util.List;

/** See Who's Fastest in every size and language: nothing is cut off or lies over anything else. */
class FastestFitsTest {
    private static final Shelf<FastestState, FastestMove, FastestView, FastestEvent> SHELF =
            FastestShelf.make();

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
        "1920, 1080, FINNISH",
        "2560, 1080, SWEDISH"
    })
    void everythingFits(int width, int height, Language language) {
        room.app().settings().language(language);
        room.app().settingsChanged();
        room.resize(width, height);
        shortened = language != Language.ENGLISH || width != 1280;
        setUps();
        tables();
        guide();
        scores();
        assertEquals(List.of(), wrong);
    }

    private void show(Screen screen) {
        room.app().show(screen);
        room.pass(0.05f);
    }

    private void all(String situation) {
        Inspection.all(room.stage(), shortened).forEach(no -> wrong.add(situation + ": " + no));
    }

    private void sheet(String situation) {
        room.pass(0.3f);
        Inspection.top(room.stage(), shortened).forEach(no -> wrong.add(situation + ": " + no));
    }

    private void setUps() {
        show(new SetupScreen(room.app(), visits, SHELF, new Rng(1)));
        all("set-up");
    }

    private static Session<FastestState, FastestMove, FastestView, FastestEvent> begun(
            int seats, int persons, String preset) {
        Setup setup =
                new Setup(
                        Sessions.sitters(seats, persons, "smarter"),
                        Games.FASTEST.presets().get(preset));
        return Session.begin(SHELF, setup, 5);
    }

    /** Played until a person is to answer something. */
    private static Session<FastestState, FastestMove, FastestView, FastestEvent> answering(
            int seats) {
        Session<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(seats, 1, "match");
        Rules<FastestState, FastestMove, FastestView, FastestEvent> rules = session.match().rules();
        while (session.match().turn() != 0
                || session.view(parlour.engine.Eyes.of(0)).toBeat().isEmpty()) {
            session.match().play(rules.policy().choose(session.match().state(), new Rng(1)));
        }
        return session;
    }

    private void tables() {
        for (boolean log : new boolean[] {true, false}) {
            room.app().settings().logOpen(log);
            room.app().settings().moveTime(log ? 0 : 30);
            for (int seats : new int[] {2, 3, 6}) {
                show(new TableScreen<>(room.app(), answering(seats), visits));
                room.pass(0.5f);
                String situation = seats + " at a table, log " + log;
                all(situation);
                room.key(Keys.RIGHT, Keys.RIGHT, Keys.SPACE);
                all(situation + ", something picked");
                room.key(Keys.H);
                room.pass(0.5f);
                all(situation + ", a hint given");
            }
        }
        room.app().settings().logOpen(true);
        room.app().settings().moveTime(0);
    }

    private void guide() {
        show(new TableScreen<>(room.app(), answering(3), visits));
        for (int page = 0; page <= SHELF.guide().pages().size(); page++) {
            String title =
                    page < SHELF.guide().pages().size()
                            ? SHELF.guide().pages().get(page).title()
                            : "help.keys.title";
            room.app()
                    .screen()
                    .sheets()
                    .orElseThrow()
                    .open(new HelpSheet(room.app(), List.of(SHELF), SHELF).at(title));
            sheet(title);
            room.key(Keys.ESCAPE);
        }
    }

    private void scores() {
        for (int seats : new int[] {2, 3, 6}) {
            for (String preset : List.of("single", "match")) {
                for (int games : new int[] {1, 3, 5}) {
                    show(new ScoreScreen<>(room.app(), played(seats, preset, games), visits));
                    all("score of " + seats + " after " + games + " games of a " + preset);
                }
            }
        }
    }

    /** So many games, or as many as there are; the last one is over. */
    private static Session<FastestState, FastestMove, FastestView, FastestEvent> played(
            int seats, String preset, int games) {
        Session<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(seats, 1, preset);
        Rules<FastestState, FastestMove, FastestView, FastestEvent> rules = session.match().rules();
        for (int game = 1; ; game++) {
            while (session.match().turn() >= 0) {
                List<FastestMove> moves = rules.moves(session.match().state());
                session.match().play(moves.get(0));
            }
            if (game == games || session.over()) {
                return session;
            }
            session.dealNext();
        }
    }
}
