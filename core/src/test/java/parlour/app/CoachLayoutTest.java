package parlour.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.provider.Arguments;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The coach's mark and what it says in every game, size and language: the mark covers nothing, and
 * all of it can be read.
 */
class CoachLayoutTest extends EverySizeAndLanguage {
    private static final int UNITS = 50_000;
    private static final HeardScreen HEARD = new HeardScreen();

    @TempDir private static Path data;

    private static List<Mistake<?, ?, ?, ?>> mistakes;

    /** With a screen reader, by which moves are made. */
    @BeforeAll
    static void open() {
        room = new Headless(900, 600, data, HEARD, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
        room.platform().thinking(UNITS);
        mistakes =
                List.of(
                        Mistake.of(
                                CassinoModule.make(),
                                new Setup(
                                        CassinoSessions.sitters(3, 1),
                                        Games.CASSINO.presets().get("house")),
                                UNITS),
                        Mistake.of(
                                CrossWiseModule.make(),
                                new Setup(
                                        CassinoSessions.sitters(4, 1, "priority"),
                                        Games.CROSSWISE.presets().get("house")),
                                UNITS),
                        Mistake.of(
                                FastestModule.make(),
                                new Setup(
                                        CassinoSessions.sitters(3, 1, "seed"),
                                        Games.FASTEST.presets().get("single")),
                                UNITS));
    }

    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        mistakes.forEach(this::mark);
    }

    private <S, M, V, E> void mark(Mistake<S, M, V, E> mistake) {
        LocalSession<S, M, V, E> session = mistake.session();
        String situation = "the coach at " + session.gameModule().game().id();
        show(new TableScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.5f);
        mistake.play(room, HEARD);
        room.pass(0.4f);
        Actor mark = room.find("coach");
        assertTrue(mark.isVisible(), situation);
        all(situation);
        Rectangle felt = bounds(TableOnStage.of(room.stage()));
        assertFalse(felt.overlaps(bounds(mark)), situation);
        room.click(mark);
        sheet(situation);
        room.click("coach.takeBack");
        room.pass(0.3f);
        assertFalse(mark.isVisible(), situation);
        room.key(Keys.ESCAPE);
    }
}
