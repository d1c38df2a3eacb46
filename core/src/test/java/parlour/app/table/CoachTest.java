package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.Test;

import parlour.app.TableScreenTests;
import parlour.app.cassino.CassinoModule;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.settings.Pace;
import parlour.app.setup.Setup;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Match;
import parlour.engine.Tally;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;

/** The coach at a table: a mark after a mistake, what it says, and taking the move back. */
class CoachTest extends TableScreenTests {
    private static final Terms COACH = Terms.USUAL.withCoach(true);

    /** The keys of the cards in the hand: one may be placed, one must not. */
    private static final int FIVE = Keys.NUM_1;

    private static final int TEN_OF_DIAMONDS = Keys.NUM_2;

    private LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session;

    private static CardSet set(String text) {
        try {
            return CardNotation.set(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    /** The last turns of a round: whoever places the ten of diamonds loses it to the other ten. */
    private void sitDown(Terms terms, String... names) {
        CardSet own = set("5c 10d Kh");
        CardSet other = set("10c 4s 6s");
        CardSet table = set("9c Qd");
        CardSet rest = CardSet.PACK.minus(own).minus(other).minus(table);
        CardSet half = CardSet.of(rest.stream().limit(rest.size() / 2).toList());
        CassinoState state =
                new CassinoState(
                        table,
                        CardSets.of(List.of(own, other)),
                        CardSets.of(List.of(half, rest.minus(half))),
                        Deck.of(List.of()),
                        0,
                        0,
                        Tally.zeros(2),
                        RoundStart.first(2, 1));
        session =
                LocalSession.resume(
                                CassinoModule.make(),
                                new Setup(participants("greedy", names), CassinoOptions.HOUSE),
                                Match.from(new CassinoRules(2, CassinoOptions.HOUSE), 1, state),
                                List.of(),
                                0,
                                0)
                        .agreed(terms);
        show(session);
        untilAsked();
    }

    private boolean marked() {
        return room.find("coach").isVisible();
    }

    /** Picks a card of the hand by its key and plays it. */
    private void place(int key) {
        room.key(key);
        room.click("act");
        room.pass(0.5f);
    }

    /** Everything that the sheet in front says. */
    private List<String> said() {
        List<String> said = new ArrayList<>();
        collect(room.stage().getActors().peek(), said);
        return said;
    }

    private static void collect(Actor actor, List<String> said) {
        if (actor instanceof Label label) {
            said.add(label.getText().toString());
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, said));
        }
    }

    @Test
    void aMistakeIsMarkedExplainedAndTakenBack() {
        sitDown(COACH, "Anna", "tom");
        CassinoState before = session.match().state();
        assertFalse(marked());
        place(TEN_OF_DIAMONDS);
        untilAsked();
        assertEquals(2, session.match().length(), "the computer has moved");
        assertTrue(marked());
        room.click("coach");
        room.pass(0.5f);
        assertTrue(
                said().containsAll(
                                List.of(
                                        "That was a bad mistake: 6.0 points lost.",
                                        "The ten of diamonds is left for others to take.")),
                said().toString());
        assertTrue(said().stream().anyMatch(line -> line.startsWith("Played: Anna places 10")));
        assertTrue(said().stream().anyMatch(line -> line.startsWith("Better: Anna places 5")));
        room.click("coach.takeBack");
        room.pass(0.5f);
        assertEquals(before, session.match().state());
        assertEquals(0, session.match().length());
        assertFalse(marked());
        place(FIVE);
        untilAsked();
        assertFalse(marked(), "as good as any");
    }

    @Test
    void theMarkStaysWhenTheScreenIsBuiltAgain() {
        sitDown(COACH, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        untilAsked();
        for (int[] size : new int[][] {{900, 600}, {844, 390}, {390, 844}, {1280, 720}}) {
            room.resize(size[0], size[1]);
            room.pass(0.5f);
            assertTrue(marked(), size[0] + " x " + size[1]);
        }
        room.key(Keys.C);
        room.pass(0.5f);
        room.resize(900, 600);
        room.pass(0.5f);
        assertTrue(said().contains("The ten of diamonds is left for others to take."));
    }

    @Test
    void itIsThereWhileTheComputerWaitsForItsTurn() {
        room.app().settings().pace(Pace.STEP);
        sitDown(COACH, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        room.pass(2);
        assertTrue(session.computerToMove());
        assertTrue(marked());
        room.key(Keys.C);
        room.pass(0.5f);
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertEquals(0, session.match().length());
        assertFalse(marked());
    }

    @Test
    void whoeverPlaysOnSeesTheMarkUntilTheNextMove() {
        sitDown(COACH, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        untilAsked();
        room.key(Keys.C);
        room.pass(0.5f);
        room.click("coach.playOn");
        room.pass(0.5f);
        assertEquals(2, session.match().length());
        assertTrue(marked());
        room.key(Keys.C);
        room.pass(0.5f);
        assertFalse(said().isEmpty());
        room.key(Keys.ESCAPE);
        room.pass(0.5f);
        place(Keys.NUM_1);
        assertFalse(marked());
    }

    @Test
    void undoTakesTheMarkAway() {
        room.app().settings().undo(true);
        sitDown(COACH, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        untilAsked();
        assertTrue(marked());
        room.key(Keys.U);
        room.pass(1);
        assertFalse(marked());
        room.key(Keys.C);
        room.pass(0.5f);
        assertTrue(session.personToMove());
        assertEquals(0, session.match().length());
    }

    @Test
    void nothingIsMarkedOnceTheRoundIsOver() {
        sitDown(COACH, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        untilAsked();
        assertTrue(marked());
        while (session.turn() >= 0) {
            session.playSimply();
        }
        room.pass(0.2f);
        assertFalse(marked());
        assertEquals(0, rooms.scores, "the last cards are still shown");
    }

    @Test
    void withoutACoachThereIsNoRoomForAMark() {
        sitDown(Terms.USUAL, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        untilAsked();
        assertNull(room.stage().getRoot().findActor("coach"));
        room.key(Keys.C);
        room.pass(0.5f);
        assertTrue(session.personToMove());
    }

    @Test
    void twoPersonsAtAScreenHaveNone() {
        sitDown(COACH, "Anna", "Tom");
        assertFalse(session.coached());
        assertNull(room.stage().getRoot().findActor("coach"));
    }

    @Test
    void computersMoveAsSoonAsWithoutACoach() {
        assertEquals(timeOfTheAnswer(Terms.USUAL), timeOfTheAnswer(COACH));
    }

    /**
     * After how many frames the computer has answered a mistake, where thoughts take their time.
     */
    private int timeOfTheAnswer(Terms terms) {
        room.platform().slow(true);
        sitDown(terms, "Anna", "tom");
        room.key(TEN_OF_DIAMONDS);
        room.click("act");
        int frames = 0;
        while (session.match().length() < 2) {
            room.pass(1 / 60f);
            frames++;
        }
        assertTrue(frames < 600, frames + " frames");
        return frames;
    }

    @Test
    void aHintIsNotKeptWaiting() {
        room.platform().slow(true);
        sitDown(COACH, "Anna", "tom");
        place(TEN_OF_DIAMONDS);
        untilAsked();
        assertFalse(marked(), "a unit at a time it takes a while");
        room.key(Keys.H);
        room.pass(0.5f);
        assertFalse(text("hint-text").isEmpty());
        room.pass(60);
        assertTrue(marked(), "afterwards it goes on");
    }

    @Test
    void aCoachThatFailsSpoilsNothing() {
        room.app().settings().pace(Pace.STEP);
        sitDown(COACH, "Anna", "tom");
        place(FIVE);
        room.platform().thoughtless(true);
        room.pass(2);
        room.platform().thoughtless(false);
        room.key(Keys.SPACE);
        untilAsked();
        assertTrue(session.personToMove());
        assertFalse(marked());
        assertTrue(session.match().length() >= 2);
    }
}
