package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.TableOnStage;
import parlour.app.TableTestScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.CardSprite;
import parlour.cards.Card;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The log at a table of Cassino: what it lights up, what it shows again, what undo takes back. */
class CassinoLogTest {
    private final RecordingNavigator rooms = new RecordingNavigator();
    private Headless room;
    private LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session;

    /** Names with a capital are persons'. */
    private void sitDown(int width, int height, String... seats) {
        List<Participant> sitters = new ArrayList<>();
        for (String seat : seats) {
            boolean person = Character.isUpperCase(seat.charAt(0));
            sitters.add(new Participant(seat, person ? Optional.empty() : Optional.of("greedy")));
        }
        Setup setup = new Setup(sitters, Games.CASSINO.presets().get("house"));
        session = LocalSession.begin(CassinoModule.make(), setup, 7);
        room = new Headless(width, height, TableTestScreen.Empty::new);
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().undo(true);
        room.app().show(new TableScreen<>(room.app(), session, rooms));
        room.pass(0.1f);
    }

    private void sitDown() {
        sitDown(1920, 1080, "Anna", "tom");
    }

    @AfterEach
    void leave() {
        room.close();
    }

    private CassinoTable table() {
        return TableOnStage.of(room.stage(), CassinoTable.class);
    }

    private void untilAsked() {
        for (int i = 0; i < 200 && !session.personToMove(); i++) {
            room.pass(0.5f);
        }
        room.pass(3);
    }

    /** A person's card has been placed, and the computer waits. */
    private void untilPlaced() {
        untilAsked();
        room.app().settings().pace(Pace.STEP);
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(3);
        assertEquals("cassino.log.placed", session.log().get(session.log().size() - 1).key());
    }

    private List<CardSprite> lit() {
        return table().zones().all().stream().filter(CardSprite::isPointed).toList();
    }

    private List<Card> hand() {
        return table().zones().hands.get(0).stream()
                .map(sprite -> sprite.card().orElseThrow())
                .toList();
    }

    private List<Card> tableCards() {
        return table().zones().table.stream().map(s -> s.card().orElseThrow()).toList();
    }

    private int line(String key) {
        int line = session.log().size() - 1;
        while (!session.log().get(line).key().equals(key)) {
            line--;
        }
        return line;
    }

    private void hover(int line) {
        Actor row = room.find("log-" + line);
        room.move(row, row.getWidth() / 2, row.getHeight() / 2);
        room.pass(0.5f);
    }

    @Test
    void theLogIsClosedAtFirstOnANarrowWindowAndThenAsSomebodyWishes() {
        sitDown(1280, 720, "Anna", "tom");
        assertFalse(room.find("log").isVisible());
        room.resize(1400, 800);
        room.pass(0.1f);
        assertTrue(room.find("log").isVisible(), "nobody has chosen yet");
        room.resize(1280, 720);
        room.pass(0.1f);
        assertFalse(room.find("log").isVisible());
        room.key(Keys.L);
        assertTrue(room.find("log").isVisible());
        room.key(Keys.L);
        room.resize(1920, 1080);
        room.pass(0.1f);
        assertFalse(room.find("log").isVisible(), "it was closed by hand");
        assertEquals(Optional.of(false), room.app().settings().logOpen());
    }

    @Test
    void aLineUnderThePointerLightsItsCards() {
        sitDown();
        untilPlaced();
        int placed = line("cassino.log.placed");
        Card card = (Card) session.log().get(placed).args().get(1);
        hover(placed);
        assertEquals(List.of(Optional.of(card)), lit().stream().map(CardSprite::card).toList());
        room.move(room.find("bar"), 5, 5);
        room.pass(0.5f);
        assertEquals(List.of(), lit());
    }

    @Test
    void keysWalkThroughTheLinesOfThisRound() {
        sitDown();
        untilPlaced();
        room.key(Keys.PAGE_UP);
        room.pass(0.5f);
        assertFalse(lit().isEmpty());
        List<CardSprite> newest = lit();
        room.key(Keys.PAGE_UP);
        room.pass(0.5f);
        assertNotEquals(newest, lit());
        room.key(Keys.PAGE_DOWN);
        assertEquals(newest, lit());
        room.key(Keys.PAGE_DOWN);
        assertEquals(List.of(), lit());
        for (int i = 0; i < 40; i++) {
            room.key(Keys.PAGE_UP);
        }
        room.pass(0.5f);
        assertEquals(List.of(), lit(), "the first line of a round speaks of no card");
    }

    @Test
    void theNextMovePutsTheLightOut() {
        sitDown();
        untilAsked();
        room.key(Keys.NUM_1, Keys.ENTER);
        untilAsked();
        hover(line("cassino.log.placed"));
        assertFalse(lit().isEmpty());
        room.key(Keys.NUM_1, Keys.ENTER);
        assertEquals(List.of(), lit());
    }

    @Test
    void aTakenCardLightsThePileItIsIn() {
        sitDown();
        while (line0("cassino.log.captured") < 0) {
            untilAsked();
            room.key(Keys.NUM_1, Keys.ENTER);
            room.pass(3);
        }
        untilAsked();
        CassinoEvent.Captured captured =
                (CassinoEvent.Captured)
                        session.log().event(line("cassino.log.captured")).orElseThrow();
        hover(line("cassino.log.captured"));
        List<CardSprite> pile = table().zones().piles.get(captured.seat());
        assertEquals(List.of(pile.get(pile.size() - 1)), lit());
        assertEquals(0, lit().get(0).home().face, "the pile stays closed");
    }

    private int line0(String key) {
        for (int i = session.log().size() - 1; i >= 0; i--) {
            if (session.log().get(i).key().equals(key)) {
                return i;
            }
        }
        return -1;
    }

    private List<CardSprite> copies() {
        return table().copies().stream().filter(copy -> copy.now().alpha > 0).toList();
    }

    @Test
    void aClickOnTheLastMoveShowsItAgainAndChangesNothing() {
        sitDown();
        untilAsked();
        room.key(Keys.NUM_1, Keys.ENTER);
        untilAsked();
        room.key(Keys.NUM_2);
        String button = text("act");
        CassinoState before = session.match().state();
        List<Card> hand = hand();
        room.click("status");
        room.pass(0.2f);
        assertFalse(lit().isEmpty());
        assertFalse(copies().isEmpty());
        room.pass(5);
        assertEquals(List.of(), lit());
        assertEquals(List.of(), copies());
        assertEquals(before, session.match().state());
        assertEquals(hand, hand());
        assertEquals(button, text("act"), "the selection is still there");
        assertTrue(room.resting(), "nothing asks for frames any more");
        room.key(Keys.R);
        room.pass(0.2f);
        assertFalse(copies().isEmpty(), "by key too");
        room.key(Keys.ENTER);
        assertEquals(List.of(), copies(), "a move ends it");
    }

    @Test
    void withReducedMotionTheLastMoveOnlyLightsUp() {
        sitDown();
        room.app().settings().reducedMotion(true);
        untilAsked();
        room.key(Keys.NUM_1, Keys.ENTER);
        untilAsked();
        room.click("status");
        room.pass(0.2f);
        assertFalse(lit().isEmpty());
        assertEquals(List.of(), copies());
        room.pass(3);
        assertEquals(List.of(), lit());
    }

    @Test
    void undoLeavesHandAndTableInTheirOrder() {
        sitDown();
        untilAsked();
        List<List<Card>> hands = new ArrayList<>();
        List<List<Card>> tables = new ArrayList<>();
        // To the end of the round, where nothing is drawn any more.
        for (int key = 0; key < 40 && hand().size() > 1; key++) {
            hands.add(hand());
            tables.add(tableCards());
            room.key(Keys.NUM_1 + key % hand().size(), Keys.ENTER);
            untilAsked();
        }
        assertTrue(hands.size() > 15, "played " + hands + " turn " + session.turn());
        for (int i = hands.size() - 1; i >= 0; i--) {
            room.key(Keys.U);
            assertEquals(hands.get(i), hand());
            assertEquals(tables.get(i), tableCards());
        }
        assertFalse(undoable());
    }

    private String text(String name) {
        return room.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) room.find(name)).getText().toString();
    }

    private boolean undoable() {
        room.pass(0.1f);
        return !((Button) room.find("undo")).isDisabled();
    }

    @Test
    void undoIsLitOnlyWhenThereIsSomethingToTakeBack() {
        sitDown();
        untilAsked();
        assertFalse(undoable(), "at most the computer has played");
        room.key(Keys.NUM_1, Keys.ENTER);
        assertTrue(undoable());
        room.key(Keys.U);
        assertFalse(undoable());
    }

    @Test
    void peopleTakeBackUntilTheScreenIsHandedOver() {
        sitDown(1280, 720, "Anna", "Tom");
        room.pass(2);
        room.click("play.round.ok");
        room.pass(1);
        room.click("play.ready.ok");
        room.pass(1);
        int log = session.log().size();
        CassinoState asked = session.match().state();
        int first = session.turn();
        assertFalse(undoable());
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(3);
        assertTrue(undoable());
        room.key(Keys.U);
        room.pass(1);
        assertEquals(asked, session.match().state());
        assertEquals(log, session.log().size());
        assertEquals("Pick a card from your hand", text("act"));
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(3);
        assertNotEquals(first, session.turn());
        room.click("act");
        room.pass(1);
        room.click("play.ready.ok");
        assertFalse(undoable(), "somebody else has the screen");
        int length = session.match().length();
        room.key(Keys.U);
        assertEquals(length, session.match().length());
    }

    @Test
    void fourColoursAreThoseOfTheSignsToo() {
        sitDown();
        untilAsked();
        room.key(Keys.NUM_1);
        assertEquals("Place 5♣", text("act"));
        room.app().settings().fourColours(true);
        room.pass(0.2f);
        assertEquals("Place 5[inkGreen]♣[]", text("act"), "dark on gold");
        assertTrue(everything().contains("[suitBlue]♦"), everything());
        assertFalse(everything().contains("[suitRed]♦"));
        room.app().settings().fourColours(false);
        room.pass(0.2f);
        assertTrue(everything().contains("[suitRed]♦"));
        assertFalse(everything().contains("suitBlue"));
    }

    private String everything() {
        return texts(room.stage().getRoot());
    }

    private static String texts(Group group) {
        StringBuilder all = new StringBuilder();
        for (Actor actor : group.getChildren()) {
            if (actor instanceof Label label) {
                all.append(label.getText()).append('\n');
            } else if (actor instanceof Group inner) {
                all.append(texts(inner));
            }
        }
        return all.toString();
    }
}
