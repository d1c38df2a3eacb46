package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.session.LocalSession;
import parlour.app.settings.DisplayOption;
import parlour.app.settings.Language;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.setup.SetupForm;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.TextLayer;
import parlour.engine.Policy;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The badges of all games: names, levels and tooltips, in every size and language. */
class BadgeTest {
    private static final List<GameModule<?, ?, ?, ?>> GAMES =
            List.of(CassinoModule.make(), CrossWiseModule.make(), FastestModule.make());

    private static Headless room;

    @BeforeAll
    static void open() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
        for (DisplayOption option : FastestModule.make().displayOptions()) {
            if (option.name().equals("playedRanks")) {
                room.app().settings().displayOption("fastest", option, true);
            }
        }
    }

    @AfterAll
    static void close() {
        room.close();
    }

    static Stream<Arguments> sizes() {
        return EverySizeAndLanguage.inEveryLanguage("900x600", "1280x720", "1920x1080");
    }

    private static <S, M, V, E> void show(
            GameModule<S, M, V, E> game, List<Participant> sitters, int moves) {
        Setup setup = new Setup(sitters, game.game().presets().values().iterator().next());
        LocalSession<S, M, V, E> session = LocalSession.begin(game, setup, 5);
        Policy<S, M> policy = game.game().searchModel(session.match().rules()).policy();
        for (int i = 0; i < moves && session.turn() >= 0; i++) {
            session.match().play(policy.choose(session.match().state(), new Rng(i)));
        }
        room.app().show(new TableScreen<>(room.app(), session, new RecordingNavigator()));
        room.pass(0.3f);
        room.draw();
    }

    /** A person and computers of all levels; names are given a number to tell them apart. */
    private static List<Participant> sitters(int seats, String name, List<String> levels) {
        List<Participant> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String number = " " + seat;
            int length = Math.min(name.length(), SetupForm.LONGEST_NAME - number.length());
            sitters.add(
                    new Participant(
                            name.substring(0, length) + number,
                            seat == 0
                                    ? Optional.empty()
                                    : Optional.of(levels.get(seat % levels.size()))));
        }
        return sitters;
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void noTextOrCardLiesOverAnother(int width, int height, Language language) {
        room.app().settings().language(language);
        room.resize(width, height);
        List<String> wrong = new ArrayList<>();
        for (GameModule<?, ?, ?, ?> game : GAMES) {
            for (int seats : game.game().seatCounts()) {
                for (boolean log : new boolean[] {true, false}) {
                    room.app().settings().logOpen(log);
                    for (String name : List.of("Bo", "Wilhelmina Katharina", "W".repeat(20))) {
                        for (int moves : new int[] {0, 4 * seats + 3}) {
                            show(game, sitters(seats, name, game.game().computers()), moves);
                            String situation =
                                    game.game().id() + " for " + seats + ", log " + log + ": ";
                            TableInspection.of(room.stage())
                                    .forEach(fault -> wrong.add(situation + fault));
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), wrong.subList(0, Math.min(20, wrong.size())));
    }

    private static TextLayer.Line text(String text) {
        return TableInspection.texts(room.stage()).stream()
                .filter(line -> line.text().startsWith(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no text " + text));
    }

    private static void english(int width, int height) {
        room.app().settings().language(Language.ENGLISH);
        room.app().settings().logOpen(false);
        room.resize(width, height);
    }

    @Test
    void aNameIsWrittenSmallerBeforeItIsCut() {
        english(900, 600);
        show(FastestModule.make(), sitters(3, "Maria Magdalena", List.of("hard")), 4);
        TextLayer.Line roomy = text("Maria Magdalena 1");
        assertFalse(roomy.cut());
        show(CassinoModule.make(), sitters(12, "Maria Magdalena", List.of("hard")), 4);
        TextLayer.Line narrow = text("Maria Magdalena 4");
        assertFalse(narrow.cut());
        assertTrue(narrow.box().height() < roomy.box().height(), "in smaller letters");
    }

    @Test
    void theLevelOfAComputerStandsAfterItsNameWhereThereIsRoom() {
        english(1280, 720);
        for (GameModule<?, ?, ?, ?> game : GAMES) {
            show(game, sitters(game.game().seatCounts().get(1), "Bo", List.of("hard")), 4);
            TextLayer.Line name = text("Bo 1");
            TextLayer.Line level = text("Hard");
            assertTrue(level.box().x() > name.box().right(), game.game().id());
        }
    }

    @Test
    void aCharacterThatALevelHasDrawnIsNamedWithIt() {
        english(1280, 720);
        show(CassinoModule.make(), sitters(2, "Bo", List.of("easyMode")), 2);
        assertTrue(explains(1, "Bo 1\nComputer: Surprise: easy ("));
        english(900, 600);
        show(CassinoModule.make(), sitters(4, "Wilhelmina", List.of("easyMode")), 2);
        assertTrue(explains(1, "Computer: Surprise: easy ("), "also where there is no room for it");
    }

    /** Rests the pointer on a badge and looks for words on the stage. */
    private static boolean explains(int seat, String words) {
        Actor badge = room.find("badge-" + seat);
        room.move(badge, badge.getWidth() / 2, badge.getHeight() / 2);
        room.pass(1);
        return StageTexts.on(room.stage(), words);
    }

    @Test
    void theTooltipHasTheFullNameTheLevelAndEverySign() {
        english(900, 600);
        show(CassinoModule.make(), sitters(4, "Wilhelmina Katharina", List.of("sweeper")), 30);
        assertTrue(
                explains(
                        1,
                        "Wilhelmina Kathari 1\nComputer: Sweeper. Wants to clear the table."
                                + "\nTrophy: no points so far.\n"));
        assertTrue(explains(0, "A person at this screen."));
        show(CrossWiseModule.make(), sitters(4, "Bo", List.of("easy")), 4);
        assertTrue(
                explains(
                        1,
                        "Bo 1\n"
                                + "Computer: Easy. Takes the points in its own lines, but overlooks"
                                + " many cells.\n"
                                + "Horizontal: the six rows count for this team."));
        show(FastestModule.make(), sitters(3, "Bo", List.of("expert")), 30);
        assertTrue(
                explains(
                        1,
                        "Bo 1\nComputer: Expert. Remembers what was played and tries out many"
                                + " possible deals before each move.\n"));
        assertTrue(explains(1, " cards left to play."));
    }

    @Test
    void theTooltipLeavesWithThePointer() {
        english(900, 600);
        show(FastestModule.make(), sitters(3, "Bo", List.of("expert")), 0);
        assertTrue(explains(1, "Computer: Expert"));
        Actor badge = room.find("badge-1");
        room.move(badge, badge.getWidth() / 2, -200);
        room.pass(0.5f);
        assertFalse(StageTexts.on(room.stage(), "Computer: Expert"));
    }

    /** Whether the badge of a seat is explained, and no other. */
    private static boolean onlyExplains(int seats, int explained) {
        boolean right = true;
        for (int seat = 0; seat < seats; seat++) {
            right &= StageTexts.on(room.stage(), "Bo " + seat + "\n") == (seat == explained);
        }
        return right;
    }

    @Test
    void aKeyExplainsOneBadgeAfterAnother() {
        english(900, 600);
        for (GameModule<?, ?, ?, ?> game : GAMES) {
            int seats = game.game().seatCounts().get(1);
            show(game, sitters(seats, "Bo", List.of("hard")), 4);
            for (int seat = 0; seat < seats; seat++) {
                room.key(Keys.B);
                room.pass(0.3f);
                assertTrue(onlyExplains(seats, seat), game.game().id() + " " + seat);
            }
            room.key(Keys.B);
            assertTrue(onlyExplains(seats, -1), "after the last one none");
            room.key(Keys.B, Keys.ESCAPE);
            assertTrue(onlyExplains(seats, -1), "Esc closes it");
            assertTrue(room.app().screen().sheets().orElseThrow().isEmpty(), "and opens nothing");
            room.key(Keys.B, Keys.RIGHT);
            assertTrue(onlyExplains(seats, -1), "who goes on playing has read it");
            room.key(Keys.B);
            room.click(2, 300);
            assertTrue(onlyExplains(seats, -1), "a click closes it");
        }
    }
}
