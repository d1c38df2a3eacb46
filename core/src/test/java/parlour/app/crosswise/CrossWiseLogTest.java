package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableOnStage;
import parlour.app.TableTestScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.engine.Rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The log at a table of CrossWise: the cells its lines speak of, and moves shown again. */
class CrossWiseLogTest {
    private final RecordingNavigator rooms = new RecordingNavigator();
    private Headless room;
    private LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session;

    @BeforeEach
    void sitDown() {
        room = new Headless(1920, 1080, TableTestScreen.Empty::new);
        room.app().settings().pace(Pace.STEP);
        session = CrossWiseSessions.begin(3, "Anna", "tom");
        room.app().show(new TableScreen<>(room.app(), session, rooms));
        room.pass(5);
    }

    @AfterEach
    void leave() {
        room.close();
    }

    private CrossWiseTable table() {
        return TableOnStage.of(room.stage(), CrossWiseTable.class);
    }

    private List<Cell> lit() {
        return IntStream.range(0, Cell.COUNT)
                .mapToObj(Cell::at)
                .filter(table().lights()::pointed)
                .toList();
    }

    private long copies() {
        return table().copies().stream().filter(copy -> copy.now().alpha > 0).count();
    }

    /** Plays moves of any kind, whoever is to move. */
    private void play(int moves) {
        for (int i = 0; i < moves && session.turn() != Rules.NOBODY; i++) {
            List<CrossWiseMove> all = session.rules().moves(session.match().state());
            session.match().play(all.get(i * 7 % all.size()));
            room.pass(8);
        }
    }

    @Test
    void everyLineLightsTheCellsItSpeaksOf() {
        play(12);
        int told = 0;
        for (int i = 0; i < session.log().size(); i++) {
            Optional<CrossWiseEvent> event = session.log().event(i);
            Actor row = room.find("log-" + i);
            room.move(row, row.getWidth() / 2, row.getHeight() / 2);
            room.pass(0.1f);
            if (event.orElse(null) instanceof CrossWiseEvent.Played played) {
                assertEquals(played.move().cells().stream().sorted(this::byIndex).toList(), lit());
                told++;
            }
        }
        assertEquals(12, told);
        room.move(room.find("bar"), 5, 5);
        room.pass(0.1f);
        assertEquals(List.of(), lit());
    }

    private int byIndex(Cell one, Cell other) {
        return Integer.compare(one.index(), other.index());
    }

    @Test
    void everyKindOfMoveIsShownAgainAndLeavesNoTrace() {
        for (int i = 0; i < 25; i++) {
            play(1);
            CrossWiseState before = session.match().state();
            room.click("status");
            room.pass(0.2f);
            assertTrue(copies() > 0, session.log().get(session.log().size() - 1).toString());
            room.pass(4);
            assertEquals(0, copies());
            assertEquals(List.of(), lit());
            assertEquals(before, session.match().state());
        }
        CrossWiseTableAgreesTest.assertAgrees(session.view(table().eyes()), table().zones());
    }

    @Test
    void withReducedMotionTheCellsOnlyLightUp() {
        room.app().settings().reducedMotion(true);
        play(3);
        room.key(Keys.R);
        room.pass(0.2f);
        assertEquals(0, copies());
        assertFalse(lit().isEmpty());
        room.pass(3);
        assertEquals(List.of(), lit());
    }
}
