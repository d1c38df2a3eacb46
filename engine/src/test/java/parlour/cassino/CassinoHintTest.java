package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Rules;
import parlour.search.Analysis;
import parlour.search.Effort;
import parlour.search.Evaluation;
import parlour.search.Expert;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.util.List;

class CassinoHintTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);

    @Test
    void aSweepIsNamedWithWhatItBrings() {
        CassinoHint hint =
                hint(
                        CassinoPosition.seats(2)
                                .table("9c 5s")
                                .hand(0, "Ah 2c")
                                .hand(1, "Kc Kd")
                                .deck("Qc Qd")
                                .restInPile(1)
                                .state());
        assertEquals("Ah x 9c 5s", hint.move().toString());
        Phrase taking = hint.reasons().get(0);
        assertEquals("cassino.hint.sweep", taking.key());
        assertEquals(
                List.of(CassinoCards.card("Ah"), CassinoCards.set("9c 5s"), 3, 1, 1),
                taking.args());
        assertEquals("cassino.hint.leavesNothing", hint.reasons().get(1).key());
    }

    @Test
    void theChanceOfASweepIsCountedFromWhatIsUnseen() {
        // Two cards are hidden in a hand of one: the king of clubs, which sweeps, and a queen.
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("Kh")
                        .hand(0, "2c")
                        .hand(1, "Kc")
                        .deck("Qd")
                        .restInPile(1)
                        .state();
        Phrase leaving = hint(state).reasons().get(1);
        // King and two make fifteen, and the two of spades is in a pile.
        assertEquals("cassino.hint.safe", leaving.key());
        CassinoState risky =
                CassinoPosition.seats(2)
                        .table("Jh")
                        .hand(0, "2c")
                        .hand(1, "Kc")
                        .deck("Qd")
                        .restInPile(1)
                        .state();
        Phrase risk = hint(risky).reasons().get(1);
        assertEquals("cassino.hint.risk", risk.key());
        assertEquals(List.of(CassinoCards.set("2c Jh"), CassinoCards.set("Kc"), 50), risk.args());
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
        assertEquals("cassino.hint.risk", hint(RULES, ending).reasons().get(1).key());
        CassinoRules finnish = new CassinoRules(2, CassinoOptions.FINNISH);
        Phrase leaving = hint(finnish, ending).reasons().get(1);
        assertEquals("cassino.hint.doesNotCount", leaving.key());
        assertEquals(List.of(CassinoCards.set("2c Jh")), leaving.args());
    }

    @Test
    void theLastCardLeavesNothingToFear() {
        CassinoState state =
                CassinoPosition.seats(2).table("Jh").hand(0, "2c").restInPile(1).state();
        CassinoHint hint = hint(state);
        assertEquals("cassino.hint.place", hint.reasons().get(0).key());
        assertEquals("cassino.hint.last", hint.reasons().get(1).key());
        assertEquals(2, hint.reasons().size(), "there is nothing to compare with");
    }

    @Test
    void anEndingIsComparedExactly() {
        CassinoState state =
                CassinoPosition.seats(2)
                        .table("10d 3c")
                        .hand(0, "10h Kd")
                        .hand(1, "7c 8c")
                        .scores(14, 14)
                        .restInPile(1)
                        .state();
        CassinoHint hint = hint(state);
        assertTrue(hint.reasons().get(2).key().startsWith("cassino.hint.exact"));
    }

    @Test
    void everyReasonIsASentence() {
        Texts texts = English.texts();
        for (int deal = 0; deal < 20; deal++) {
            CassinoState state = RULES.deal(deal).state();
            for (int i = 0; i < 2 * deal; i++) {
                state =
                        RULES.play(
                                state,
                                Games.CASSINO.searchModel(RULES).candidates(state).get(0),
                                Rules.silent());
            }
            for (Phrase reason : hint(state).reasons()) {
                assertTrue(texts.has(reason.key()), reason.key());
                String sentence = texts.say(reason);
                assertTrue(sentence.endsWith(".") && !sentence.contains("{"), sentence);
            }
        }
    }

    private static CassinoHint hint(CassinoState state) {
        return hint(RULES, state);
    }

    private static CassinoHint hint(CassinoRules rules, CassinoState state) {
        CassinoView view = rules.view(state, Eyes.of(state.turn()));
        Analysis<CassinoMove> analysis =
                new Expert<>(rules, Games.CASSINO.searchModel(rules), new Effort(50, 8))
                        .think(view, 1);
        analysis.advance(1000);
        List<Evaluation<CassinoMove>> found = analysis.evaluations();
        CassinoHint hint = CassinoHint.of(rules, view, analysis);
        assertEquals(found.get(0).move(), hint.move());
        return hint;
    }
}
