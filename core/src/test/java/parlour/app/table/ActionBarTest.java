package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableTestScreen;
import parlour.app.cassino.CassinoModule;
import parlour.app.fastest.FastestModule;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.engine.Game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The bar below a table in a small window: its texts always fit, and its clock comes and goes. */
class ActionBarTest {
    /** Said over the cards, not on a button. */
    private static final String ANNOUNCEMENT = "cassino.table.rest";

    private static final String LONG = "Maximiliana-Wilhelmi";

    private Headless room;

    private Headless open(Language language) {
        room = new Headless(900, 600, TableTestScreen.Empty::new);
        room.app().settings().language(language);
        room.app().settings().logOpen(true);
        return room;
    }

    private LocalSession<?, ?, ?, ?> cassino(boolean alone) {
        Setup setup =
                new Setup(
                        List.of(
                                new Participant(LONG, Optional.empty()),
                                new Participant(
                                        LONG + "n",
                                        alone ? Optional.of("greedy") : Optional.empty())),
                        Games.CASSINO.presets().get("house"));
        LocalSession<?, ?, ?, ?> session = LocalSession.begin(CassinoModule.make(), setup, 7);
        room.app().show(new TableScreen<>(room.app(), session, new RecordingNavigator()));
        room.pass(0.1f);
        return session;
    }

    private void untilAsked(LocalSession<?, ?, ?, ?> session) {
        for (int i = 0; i < 200 && !session.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(2);
    }

    @AfterEach
    void leave() {
        room.close();
    }

    /** What does not fit of the labels that a button may bear. */
    private List<String> tooLarge(String button, List<String> texts) {
        List<String> wrong = new ArrayList<>();
        TextButton shown = (TextButton) room.find(button);
        for (String text : texts) {
            shown.setText(text);
            room.pass(0.05f);
            check(shown.getLabel(), wrong);
        }
        return wrong;
    }

    private static void check(Label label, List<String> wrong) {
        GlyphLayout laid = label.getGlyphLayout();
        boolean cut = laid.toString().contains("...");
        if (cut || laid.width > label.getWidth() + 0.5f || laid.height > label.getHeight()) {
            wrong.add((cut ? "cut off: " : "too large: ") + label.getText());
        }
    }

    private List<String> prompts() {
        List<String> prompts = new ArrayList<>();
        String ids = Games.all().stream().map(Game::id).collect(Collectors.joining("|"));
        for (String key : room.app().texts().keys()) {
            if (key.matches("(%s)\\.table\\..*".formatted(ids)) && !key.equals(ANNOUNCEMENT)) {
                prompts.add(room.app().texts().say(key, 2, "10♦", 10, 2));
            }
        }
        // Whole sentences are for the line above.
        prompts.removeIf(text -> text.endsWith("."));
        for (String key : List.of("play.pass", "play.step", "play.thinking")) {
            prompts.add(room.app().texts().say(key, LONG));
        }
        return prompts;
    }

    /** A game in which the person is not the first to move, so that they may pass. */
    private static LocalSession<?, ?, ?, ?> answering(Setup setup) {
        long seed = 1;
        while (LocalSession.begin(FastestModule.make(), setup, seed).turn() == 0) {
            seed++;
        }
        return LocalSession.begin(FastestModule.make(), setup, seed);
    }

    @ParameterizedTest
    @EnumSource
    void noTextIsWiderThanItsButton(Language language) {
        open(language);
        room.app().settings().moveTime(30);
        Setup setup =
                new Setup(
                        List.of(
                                new Participant(LONG, Optional.empty()),
                                new Participant(LONG + "n", Optional.of("smarter"))),
                        Games.FASTEST.presets().get("single"));
        LocalSession<?, ?, ?, ?> session = answering(setup);
        room.app().show(new TableScreen<>(room.app(), session, new RecordingNavigator()));
        untilAsked(session);
        // With all three buttons and the clock there is least room.
        room.key(Keys.RIGHT, Keys.SPACE);
        assertTrue(room.find("clear").isVisible() && room.find("instead").isVisible());
        List<String> prompts = prompts();
        assertTrue(prompts.size() > 30, prompts.toString());
        assertEquals(List.of(), tooLarge("act", prompts));
        List<String> wrong = new ArrayList<>();
        check(((TextButton) room.find("clear")).getLabel(), wrong);
        check(((TextButton) room.find("instead")).getLabel(), wrong);
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @EnumSource
    void aLongMessageIsReadInFull(Language language) {
        open(language);
        cassino(true);
        room.pass(3);
        Label status = (Label) room.find("status");
        List<String> wrong = new ArrayList<>();
        String disk = room.app().texts().say("disk.readOnly");
        for (String text :
                List.of(
                        room.app().texts().say("play.save.trouble", disk),
                        room.app().texts().say("play.timeUp", LONG),
                        room.app().texts().say("crosswise.table.cannot.replace"))) {
            status.setText(text);
            room.pass(0.05f);
            check(status, wrong);
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void atTheEndOfARoundThereIsNoButtonWithoutAName() {
        open(Language.ENGLISH);
        room.app().settings().pace(Pace.INSTANT);
        LocalSession<?, ?, ?, ?> session = cassino(true);
        for (int i = 0; i < 400 && session.match().turn() >= 0; i++) {
            if (session.personToMove()) {
                room.key(Keys.NUM_1, Keys.ENTER);
            }
            room.pass(0.1f);
        }
        assertEquals(-1, session.match().turn());
        room.pass(0.1f);
        assertFalse(room.find("act").isVisible());
        assertFalse(room.find("clear").isVisible());
    }

    @Test
    void theClockIsThereOnlyWhileAPersonIsToMove() {
        open(Language.ENGLISH);
        room.app().settings().moveTime(30);
        room.app().settings().pace(Pace.SLOW);
        LocalSession<?, ?, ?, ?> session = cassino(true);
        untilAsked(session);
        assertEquals("28", time());
        room.pass(2);
        assertEquals("26", time());
        long withBar = room.picture();
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(0.05f);
        assertFalse(session.personToMove());
        assertEquals("", time());
        assertTrue(withBar != room.picture());
    }

    @Test
    void theClockIsGoneWhileTheScreenIsHandedOver() {
        open(Language.ENGLISH);
        room.app().settings().moveTime(30);
        room.app().settings().pace(Pace.INSTANT);
        cassino(false);
        room.pass(2);
        room.click("play.round.ok");
        room.pass(1);
        room.click("play.ready.ok");
        room.pass(1);
        assertEquals("29", time());
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(3);
        assertTrue(
                ((TextButton) room.find("act")).getText().toString().startsWith("Hand over to "));
        assertEquals("", time());
    }

    private String time() {
        return ((Label) room.find("time-left")).getText().toString();
    }
}
