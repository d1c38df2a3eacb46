package parlour.app;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;

import parlour.app.game.GameSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.table.TableScreen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the tests of a game at the table share, whichever game it is. */
public abstract class TableScreenTests {
    protected final RecordingNavigator rooms = new RecordingNavigator();
    protected final Headless room = new Headless(1280, 720, TableTestScreen.Empty::new);
    private GameSession<?, ?, ?, ?> shown;

    protected TableScreenTests() {
        room.app().settings().pace(Pace.FAST);
    }

    @AfterEach
    protected void close() {
        room.close();
    }

    /** Names with a capital are persons', the others computers' of one kind. */
    protected static List<Participant> participants(String computer, String... names) {
        List<Participant> participants = new ArrayList<>();
        for (String name : names) {
            boolean person = Character.isUpperCase(name.charAt(0));
            participants.add(
                    new Participant(name, person ? Optional.empty() : Optional.of(computer)));
        }
        return participants;
    }

    /** Shows the table of a game. */
    protected void show(GameSession<?, ?, ?, ?> session) {
        shown = session;
        room.app().show(new TableScreen<>(room.app(), session, rooms));
        room.pass(0.1f);
    }

    /** What a label or a button says. */
    protected String text(String name) {
        return room.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) room.find(name)).getText().toString();
    }

    /** Lets time pass until somebody at the screen is asked for a move. */
    protected void untilAsked() {
        for (int i = 0; i < 200 && !shown.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(2);
    }
}
