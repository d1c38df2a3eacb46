package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableOnStage;
import parlour.app.TableTestScreen;
import parlour.app.cassino.CassinoModule;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.TableGroup;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** What surrounds a table on a phone, with nothing but a finger. */
class PhoneTableTest {
    private Headless room;
    private LocalSession<?, ?, ?, ?> session;

    @BeforeEach
    void sitDown() {
        room = new Headless(390, 844, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
        Participant anna = new Participant("Anna", Optional.empty());
        Participant tom = new Participant("tom", Optional.of("greedy"));
        Setup setup = new Setup(List.of(anna, tom), Games.CASSINO.presets().get("house"));
        session = LocalSession.begin(CassinoModule.make(), setup, 1);
        room.app().show(new TableScreen<>(room.app(), session, new RecordingNavigator()));
        for (int i = 0; i < 200 && !session.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(2);
    }

    @AfterEach
    void leave() {
        room.close();
    }

    private boolean there(String name) {
        try {
            return room.find(name).isVisible();
        } catch (NoSuchElementException e) {
            return false;
        }
    }

    private void tap(String name) {
        room.click(name);
        room.pass(1);
    }

    private float middleY(String name) {
        Actor actor = room.find(name);
        return actor.localToStageCoordinates(new Vector2(0, actor.getHeight() / 2)).y;
    }

    private long pointed() {
        TableGroup table = TableOnStage.of(room.stage());
        return StreamSupport.stream(table.cover().cards().spliterator(), false)
                .filter(Sprite::isPointed)
                .count();
    }

    @Test
    void theBarIsOnTopAndTheMainButtonAtTheBottom() {
        assertTrue(middleY("menu") > 790);
        assertTrue(middleY("act") < 60);
        assertTrue(middleY("status") < 130);
        assertFalse(there("pace"), "the pace is in the settings");
        assertFalse(there("log-0"), "the log is not beside the table");
    }

    @Test
    void heldSidewaysTheBarsStandBesideTheTable() {
        room.resize(844, 390);
        Actor felt = TableOnStage.of(room.stage());
        assertEquals(390, felt.getHeight(), 1);
        assertTrue(room.find("menu").localToStageCoordinates(new Vector2()).x < 20);
        assertTrue(room.find("act").localToStageCoordinates(new Vector2()).x > 660);
    }

    @Test
    void theLogIsASheetAndATappedLineIsShownOnTheTable() {
        tap("hint");
        tap("act");
        for (int i = 0; i < 200 && !session.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(2);
        tap("log");
        int last = session.log().size() - 1;
        assertTrue(there("log-" + last));
        assertEquals(0, pointed());
        tap("log-" + last);
        assertFalse(there("log-" + last), "the sheet is closed");
        assertTrue(pointed() > 0, "its cards are shown");
        tap("bar");
        assertEquals(0, pointed());
    }

    @Test
    void theLogBesideADesktopTableIsAsBefore() {
        boolean open = room.app().settings().logOpen().isPresent();
        tap("log");
        tap("sheet-close");
        assertEquals(open, room.app().settings().logOpen().isPresent());
    }

    @Test
    void aHintSaysHowAFingerPlaysIt() {
        tap("hint");
        String said = ((Label) room.find("hint-text")).getText().toString();
        assertTrue(said.contains("The gold button plays it."), said);
        int before = session.match().length();
        tap("act");
        assertTrue(session.match().length() > before);
    }

    @Test
    void clearingIsOfferedOnlyWhenSomethingIsPicked() {
        assertFalse(there("clear"));
        tap("hint");
        assertTrue(there("clear"));
        tap("clear");
        assertFalse(there("clear"));
    }
}
