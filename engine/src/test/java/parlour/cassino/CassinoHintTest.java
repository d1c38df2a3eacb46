package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Hint;
import parlour.search.Analysis;
import parlour.search.Effort;
import parlour.search.Evaluation;
import parlour.search.Expert;
import parlour.search.KnownMoves;
import parlour.text.BadInput;

import java.util.List;

class CassinoHintTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);

    @Test
    void aSweepIsNamedWithWhatItBrings() {
        Hint<CassinoMove> hint =
                hint(
                        CassinoPosition.seats(2)
                                .table("9c 5s")
                                .hand(0, "Ah 2c")
                                .hand(1, "Kc Kd")
                                .deck("Qc Qd")
                                .restInPile(1)
                                .state());
        assertEquals("Ah x 9c 5s", hint.move().toString());
        assertEquals(
                "Play Ah and sweep 9c and 5s: 3 cards, 1 spade, 1 point for your pile, and a"
                        + " sweep.",
                said(hint, 0));
        assertEquals("The table is then empty: nobody can sweep it.", said(hint, 1));
    }

    @Test
    void aSweepThatDoesNotCountIsACapture() {
        CassinoRules finnish = new CassinoRules(2, CassinoOptions.FINNISH);
        CassinoState ending =
                CassinoPosition.seats(2)
                        .table("Kh")
                        .hand(0, "Kd")
                        .hand(1, "2c")
                        .restInPile(1)
                        .state();
        assertEquals("Play Kd and take Kh: 2 cards for your pile.", said(hint(finnish, ending), 0));
    }

    @Test
    void theChanceOfASweepIsCountedFromWhatIsUnseen() {
        // Two cards are hidden in a hand of one: the king of clubs, which sweeps, and a queen.
        CassinoPosition position =
                CassinoPosition.seats(2).hand(0, "2c").hand(1, "Kc").deck("Qd").restInPile(1);
        // King and two make fifteen, and the two of spades is in a pile.
        assertEquals(
                "It leaves 2c and Kh, which no unseen card can sweep.",
                said(hint(position.table("Kh").state()), 1));
        assertEquals(
                "It leaves 2c and Jh; Kc could sweep that, and about 1 time in 2 the next player"
                        + " has such a card.",
                said(
                        hint(
                                CassinoPosition.seats(2)
                                        .table("Jh")
                                        .hand(0, "2c")
                                        .hand(1, "Kc")
                                        .deck("Qd")
                                        .restInPile(1)
                                        .state()),
                        1));
    }

    @Test
    void nobodyIsWarnedOfASweepThatDoesNotCount() {
        CassinoState ending =
                CassinoPosition.seats(2)
                        .table("Jh")
                        .hand(0, "2c")
                        .hand(1, "Kc")
                        .restInPile(1)
                        .state();
        assertEquals(
                "It leaves 2c and Jh; Kc could sweep that, and the next player is sure to have such"
                        + " a card.",
                said(hint(RULES, ending), 1));
        CassinoRules finnish = new CassinoRules(2, CassinoOptions.FINNISH);
        assertEquals(
                "It leaves 2c and Jh; sweeping that would not count for the next player.",
                said(hint(finnish, ending), 1));
    }

    @Test
    void theOnlyLegalMoveIsCalledThat() {
        CassinoState state =
                CassinoPosition.seats(2).table("Jh").hand(0, "2c").restInPile(1).state();
        Hint<CassinoMove> hint = hint(state);
        assertEquals(
                List.of(
                        "Place 2c.",
                        "It leaves 2c and Jh, and nobody plays after you.",
                        "It is your only legal move."),
                hint.reasons().stream().map(English::say).toList());
    }

    @Test
    void aLongRowOfCardsIsCounted() {
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("2d 4d 6d 8d 10c Jh")
                        .hand(0, "Kc")
                        .restInPile(1)
                        .state();
        assertEquals(
                "It leaves 7 cards, and nobody plays after you.",
                said(hint(state, KnownMoves.played(KnownMoves.best(move("Kc"), 0))), 1));
    }

    /** Two cards in the hand: either may be placed, and the king may take the other king. */
    private static final CassinoState CHOICE =
            CassinoPosition.seats(2)
                    .table("Kh 4d")
                    .hand(0, "Kc 2c")
                    .hand(1, "7c 8c")
                    .deck("Qd Qh")
                    .restInPile(1)
                    .state();

    private static String compared(List<Evaluation<CassinoMove>> found) {
        return said(hint(CHOICE, new KnownMoves<>(found)), 2);
    }

    @Test
    void theChanceOfWinningIsSaidAsPeopleSayIt() {
        assertEquals(
                "You win about 1 game in 10 from here; placing 2c is about as good.",
                compared(
                        List.of(
                                KnownMoves.best(move("Kc x Kh"), -0.8),
                                KnownMoves.close(move("2c"), -0.8, 0.01))));
        assertEquals(
                "You win about 2 games in 3 from here; placing 2c would cost you about 1 game in"
                        + " 20.",
                compared(
                        List.of(
                                KnownMoves.best(move("Kc x Kh"), 0.33),
                                KnownMoves.worse(move("2c"), 0.33, 0.1))));
        assertEquals(
                "You win about 2 games in 3 from here; placing 2c is about as good.",
                compared(
                        List.of(
                                KnownMoves.best(move("Kc x Kh"), 0.33),
                                KnownMoves.worse(move("2c"), 0.33, 0.004))));
        assertEquals(
                "You win almost every game from here; placing 2c is about as good.",
                compared(
                        List.of(
                                KnownMoves.best(move("Kc x Kh"), 1),
                                KnownMoves.close(move("2c"), 1, 0.001))));
        assertEquals(
                "You hardly ever win from here; placing 2c is about as good.",
                compared(
                        List.of(
                                KnownMoves.best(move("Kc x Kh"), -1),
                                KnownMoves.close(move("2c"), -1, 0))));
    }

    @Test
    void wonAndLostAreNamed() {
        assertEquals(
                "You win the game from here; placing 2c would lose.",
                compared(
                        List.of(
                                KnownMoves.exact(move("Kc x Kh"), 1, 0),
                                KnownMoves.exact(move("2c"), -1, 2))));
        assertEquals(
                "You win the game from here; placing 2c is about as good.",
                compared(
                        List.of(
                                KnownMoves.exact(move("Kc x Kh"), 1, 0),
                                KnownMoves.exact(move("2c"), 1, 0))));
        assertEquals(
                "The game is lost if the others play well.",
                compared(
                        List.of(
                                KnownMoves.exact(move("Kc x Kh"), -1, 0),
                                KnownMoves.exact(move("2c"), -1, 0))));
    }

    @Test
    void anEndingThatIsLostIsSeenBySearching() {
        // Whatever is played, the other player has sixteen points and more.
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("3c")
                        .hand(0, "Qh Kd")
                        .hand(1, "7c 8c")
                        .scores(0, 15)
                        .restInPile(1)
                        .state();
        assertEquals("The game is lost if the others play well.", said(hint(state), 2));
    }

    @Test
    void takingIsSuggestedRatherThanPlacingWhereBothAreAsGood() {
        List<Evaluation<CassinoMove>> equal =
                List.of(KnownMoves.best(move("2c"), 0), KnownMoves.close(move("Kc x Kh"), 0, 0.01));
        assertEquals(move("Kc x Kh"), hint(CHOICE, new KnownMoves<>(equal)).move());
        List<Evaluation<CassinoMove>> clear =
                List.of(KnownMoves.best(move("2c"), 0), KnownMoves.worse(move("Kc x Kh"), 0, 0.01));
        assertEquals(move("2c"), hint(CHOICE, new KnownMoves<>(clear)).move());
    }

    @Test
    void wherePointsAreBadPlacingIsSuggestedRatherThanTaking() {
        CassinoRules laisto = new CassinoRules(2, CassinoOptions.LAISTO);
        List<Evaluation<CassinoMove>> equal =
                List.of(KnownMoves.best(move("Kc x Kh"), 0), KnownMoves.close(move("2c"), 0, 0.01));
        assertEquals(move("2c"), hint(laisto, CHOICE, new KnownMoves<>(equal)).move());
    }

    private static CassinoMove move(String text) {
        try {
            return Games.CASSINO.move(text);
        } catch (BadInput e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String said(Hint<CassinoMove> hint, int reason) {
        assertTrue(hint.reasons().size() > reason, () -> hint.reasons().toString());
        return English.say(hint.reasons().get(reason));
    }

    private static Hint<CassinoMove> hint(CassinoState state) {
        return hint(RULES, state);
    }

    private static Hint<CassinoMove> hint(CassinoRules rules, CassinoState state) {
        CassinoView view = rules.view(state, Eyes.of(state.turn()));
        Analysis<CassinoMove> analysis =
                new Expert<>(rules, Games.CASSINO.searchModel(rules), new Effort(50, 8))
                        .think(view, 1);
        analysis.advance(1000);
        return hint(rules, state, analysis);
    }

    private static Hint<CassinoMove> hint(CassinoState state, Analysis<CassinoMove> analysis) {
        return hint(RULES, state, analysis);
    }

    private static Hint<CassinoMove> hint(
            CassinoRules rules, CassinoState state, Analysis<CassinoMove> analysis) {
        CassinoView view = rules.view(state, Eyes.of(state.turn()));
        return Games.CASSINO.hint(rules, view, analysis).orElseThrow();
    }
}
