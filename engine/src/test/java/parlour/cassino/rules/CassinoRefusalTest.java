package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.cards.CardSet;
import parlour.engine.Refusal;

import java.util.List;

/** A refused move says why: as a value for the table, as a sentence for the person. */
class CassinoRefusalTest {
    private static final CassinoRules HOUSE = new CassinoRules(2, CassinoOptions.HOUSE);
    private static final CassinoRules LAISTO = new CassinoRules(2, CassinoOptions.LAISTO);

    private static void assertRefused(
            CassinoRules rules,
            String table,
            String hand,
            String move,
            CassinoRefusal refusal,
            String sentence) {
        CassinoState state =
                CassinoPosition.seats(2).table(table).hand(0, hand).hand(1, "Kh").state();
        Refusal refused = rules.refusal(state, CassinoCards.move(move)).orElseThrow();
        assertEquals(refusal, refused);
        assertEquals(sentence, English.say(refused.phrase()));
    }

    @Test
    void aCardThatIsNotHeld() {
        assertRefused(
                HOUSE,
                "5c",
                "9d",
                "9h",
                new CassinoRefusal.NotHeld(CassinoCards.card("9h")),
                "9h is not in your hand.");
        assertRefused(
                HOUSE,
                "5c",
                "9d",
                "5h x 5c",
                new CassinoRefusal.NotHeld(CassinoCards.card("5h")),
                "5h is not in your hand.");
    }

    @Test
    void anotherSeatsCardIsNotHeld() {
        assertRefused(
                HOUSE,
                "Kc",
                "9d",
                "Kh x Kc",
                new CassinoRefusal.NotHeld(CassinoCards.card("Kh")),
                "Kh is not in your hand.");
    }

    @Test
    void cardsThatAreNotOnTheTable() {
        assertRefused(
                HOUSE,
                "5c",
                "9d",
                "9d x 4c 5c",
                new CassinoRefusal.NotOnTable(CassinoCards.set("4c")),
                "4c is not on the table.");
        assertRefused(
                HOUSE,
                "5c",
                "9d",
                "9d x 4c 5d",
                new CassinoRefusal.NotOnTable(CassinoCards.set("4c 5d")),
                "4c and 5d are not on the table.");
        assertRefused(
                HOUSE,
                "5c",
                "9d",
                "9d x 9d",
                new CassinoRefusal.NotOnTable(CassinoCards.set("9d")),
                "9d is not on the table.");
    }

    @Test
    void eightAndTwoDoNotMakeNine() {
        assertRefused(
                HOUSE,
                "8h 2c 5c",
                "9d",
                "9d x 8h 2c",
                new CassinoRefusal.DoesNotAddUp(
                        CassinoCards.card("9d"), 9, List.of(), CassinoCards.set("8h 2c")),
                "9d takes 9, but 2 + 8 makes 10.");
    }

    @Test
    void aSingleCardOfAnotherValue() {
        assertRefused(
                HOUSE,
                "8h",
                "9d",
                "9d x 8h",
                new CassinoRefusal.DoesNotAddUp(
                        CassinoCards.card("9d"), 9, List.of(), CassinoCards.set("8h")),
                "9d takes 9, but 8h is 8.");
    }

    @Test
    void aCardThatIsTooBig() {
        assertRefused(
                HOUSE,
                "8h Kc Ac",
                "9d",
                "9d x 8h Ac Kc",
                new CassinoRefusal.TooBig(CassinoCards.card("9d"), CassinoCards.card("Kc"), 9),
                "9d takes 9, but Kc alone is 13.");
    }

    @Test
    void eightTwoEightMakeTwiceNineAndStillDoNotSplit() {
        assertRefused(
                HOUSE,
                "8d 2h 8s",
                "9d",
                "9d x 8d 2h 8s",
                new CassinoRefusal.DoesNotAddUp(
                        CassinoCards.card("9d"), 9, List.of(), CassinoCards.set("8d 2h 8s")),
                "9d takes groups of 9: 8d, 2h and 8s cannot be split into such groups.");
    }

    @Test
    void whatIsLeftOverFromTheGroupsIsNamed() {
        assertRefused(
                HOUSE,
                "5c 4h 8h 3d",
                "9d",
                "9d x 5c 4h 8h 3d",
                new CassinoRefusal.DoesNotAddUp(
                        CassinoCards.card("9d"),
                        9,
                        List.of(CassinoCards.set("5c 4h")),
                        CassinoCards.set("8h 3d")),
                "9d takes groups of 9: 3d and 8h would be left over.");
        assertRefused(
                HOUSE,
                "5c 4h 8h",
                "9d",
                "9d x 5c 4h 8h",
                new CassinoRefusal.DoesNotAddUp(
                        CassinoCards.card("9d"),
                        9,
                        List.of(CassinoCards.set("5c 4h")),
                        CassinoCards.set("8h")),
                "9d takes groups of 9: 8h would be left over.");
    }

    @Test
    void aPlaceWhenCaptureIsForced() {
        assertRefused(
                LAISTO,
                "5c 9h",
                "9d 5d 3c",
                "3c",
                new CassinoRefusal.MustCapture(CassinoCards.set("9d 5d")),
                "You must take when you can: 5d and 9d can take something.");
    }

    @Test
    void aMoveAfterTheRound() {
        CassinoState over = CassinoPosition.seats(2).table("5c").state();
        Refusal refused = HOUSE.refusal(over, CassinoCards.move("9d")).orElseThrow();
        assertEquals(new CassinoRefusal.RoundOver(), refused);
        assertEquals("The round is over.", English.say(refused.phrase()));
    }

    @Test
    void aRefusedMoveNamesTheFirstMistakeOnly() {
        // Not held comes before not on the table, and that before a wrong sum.
        CassinoState state = CassinoPosition.seats(2).table("5c").hand(0, "9d").state();
        assertEquals(
                new CassinoRefusal.NotHeld(CassinoCards.card("8d")),
                HOUSE.refusal(state, CassinoCards.move("8d x 4c")).orElseThrow());
        assertEquals(
                new CassinoRefusal.NotOnTable(CardSet.of(CassinoCards.card("4c"))),
                HOUSE.refusal(state, CassinoCards.move("9d x 4c 5c")).orElseThrow());
    }
}
