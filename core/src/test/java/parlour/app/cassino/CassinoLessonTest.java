package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.LessonTests;
import parlour.app.game.LessonStep;
import parlour.app.tabletop.CardSprite;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;

/** The lesson of Cassino says what is true at its table, and can be played. */
class CassinoLessonTest
        extends LessonTests<CassinoState, CassinoMove, CassinoView, CassinoEvent, CassinoTable> {
    CassinoLessonTest() {
        super(CassinoModule.make(), CassinoTable.class);
    }

    private static CardSprite sprite(CassinoTable table, Card card) {
        return table.zones().all().stream().filter(one -> one.is(card)).findFirst().orElseThrow();
    }

    private void click(CassinoTable table, Card card) {
        CardSprite sprite = sprite(table, card);
        room.click(table.actor(), sprite.home().x, sprite.home().y);
        room.pass(0.5f);
    }

    /** What differs from the cards to be taken, which the table may have picked by itself. */
    private static List<Card> different(CassinoTable table, CassinoMove move) {
        CardSet picked = table.proposedMove().move().map(CassinoMove::taken).orElse(CardSet.EMPTY);
        return picked.minus(move.taken()).or(move.taken().minus(picked)).stream().toList();
    }

    @Override
    protected void click(CassinoTable table, CassinoMove move) {
        click(table, move.card());
        different(table, move).forEach(card -> click(table, card));
    }

    /** The number of the card picks it; what it takes is clicked. */
    @Override
    protected void press(CassinoTable table, CassinoMove move) {
        List<Card> hand =
                table.zones().hands.get(0).stream()
                        .map(sprite -> sprite.card().orElseThrow())
                        .toList();
        room.key(Keys.NUM_1 + hand.indexOf(move.card()));
        room.pass(0.5f);
        different(table, move).forEach(card -> click(table, card));
    }

    private List<CassinoMove> allWanted(String name) {
        List<CassinoMove> moves = wanted(step(name));
        assertFalse(moves.isEmpty());
        return moves;
    }

    @Test
    void nothingCanBeTakenWhereACardIsToBePlaced() {
        allWanted("place").forEach(move -> assertTrue(move.taken().isEmpty()));
        assertEquals(List.of(), unwanted(step("place")));
    }

    @Test
    void anEqualCardIsOneOfTheSameValue() {
        for (CassinoMove move : allWanted("equal")) {
            assertEquals(1, move.taken().size());
            assertEquals(move.card().rank(), move.taken().first().rank());
        }
    }

    private static int sum(CardSet cards) {
        return cards.stream().mapToInt(CardValues::onTable).sum();
    }

    @Test
    void aSumIsTwoCardsThatMakeNine() {
        for (CassinoMove move : allWanted("sum")) {
            assertEquals(2, move.taken().size());
            assertEquals(9, sum(move.taken()));
            assertEquals(9, CardValues.inHand(move.card()));
        }
    }

    @Test
    void twoGroupsOfEightAreTakenAtOnce() {
        for (CassinoMove move : allWanted("groups")) {
            assertEquals(3, move.taken().size());
            assertEquals(16, sum(move.taken()));
            assertEquals(8, CardValues.inHand(move.card()));
        }
    }

    @Test
    void anAceInTheHandTakesFourteenAndAnotherAce() {
        for (CassinoMove move : allWanted("ace")) {
            assertEquals(14, CardValues.inHand(move.card()));
            assertEquals(14, sum(move.taken()));
            assertEquals(2, CardValues.ACES.and(move.taken().with(move.card())).size());
        }
    }

    @Test
    void theTenOfDiamondsIsTaken() {
        allWanted("points")
                .forEach(move -> assertTrue(move.taken().has(CardValues.TEN_OF_DIAMONDS)));
        assertTrue(unwanted(step("points")).stream().anyMatch(move -> !move.taken().isEmpty()));
    }

    @Test
    void aSweepClearsTheTableAndCounts() {
        LessonStep<CassinoState, CassinoMove> step = step("sweep");
        for (CassinoMove move : allWanted("sweep")) {
            assertTrue(after(step, move).table().isEmpty());
            assertEquals(1, after(step, move).sweeps().get(0));
        }
    }

    /** Whether some card that is not seen takes everything on the table. */
    private boolean sweepable(CassinoState state) {
        CardSet unseen = CardSet.PACK.minus(state.table()).minus(state.hands().get(0));
        for (CardSet pile : state.piles().list()) {
            unseen = unseen.minus(pile);
        }
        for (Card card : unseen.stream().toList()) {
            CassinoState position = CassinoTestScreen.position(2, CardSet.of(card), state.table());
            if (rules.moves(position).stream()
                    .anyMatch(move -> move.taken().equals(state.table()))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void whatIsWellLeftNobodyCanSweepAndWhatIsNotSomebodyCan() {
        LessonStep<CassinoState, CassinoMove> step = step("leave");
        allWanted("leave")
                .forEach(move -> assertFalse(sweepable(after(step, move)), move::toString));
        assertFalse(unwanted(step).isEmpty());
        unwanted(step).forEach(move -> assertTrue(sweepable(after(step, move)), move::toString));
    }

    @Test
    void theLastCardEndsTheRoundAndBringsTheRest() {
        LessonStep<CassinoState, CassinoMove> step = step("end");
        CassinoState over = after(step, allWanted("end").get(0));
        assertEquals(Rules.NOBODY, over.turn());
        assertTrue(over.table().isEmpty());
        assertTrue(over.piles().get(0).hasAll(step.position().table()));
        CassinoState placed = after(step, unwanted(step).get(0));
        assertTrue(placed.piles().get(1).hasAll(step.position().table()));
    }

    /** Every turn brings a card from the deck, and the hands stay full as long as it lasts. */
    @Test
    void thePositionsCouldHaveComeAbout() {
        List<String> wrong = new ArrayList<>();
        for (LessonStep<CassinoState, CassinoMove> step : lesson.steps()) {
            CassinoState state = step.position();
            int held = state.hands().get(0).size() + state.hands().get(1).size();
            boolean full = held == 2 * CassinoRules.HAND;
            int turns =
                    CardSet.PACK.size() - 12 - state.deck().size() + 2 * CassinoRules.HAND - held;
            boolean inTurn = (state.dealer() + 1 + turns) % 2 == state.turn();
            boolean sound = turns >= 0 && inTurn && (full || state.deck().isEmpty());
            boolean taken = state.piles().union() != 0;
            if (!sound || taken != (state.lastCapture() != Rules.NOBODY)) {
                wrong.add(step.task().key());
            }
        }
        assertEquals(List.of(), wrong);
    }
}
