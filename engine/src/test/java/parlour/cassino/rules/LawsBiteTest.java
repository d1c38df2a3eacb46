package parlour.cassino.rules;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.captures.CardValues;
import parlour.cassino.computers.CassinoSearchModel;
import parlour.engine.Eyes;
import parlour.engine.ForwardingSearchModel;
import parlour.engine.Policy;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.SearchModelLaws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Each law notices rules that break it: a test that cannot fail proves nothing. */
class LawsBiteTest {
    private static final CassinoRules RIGHT = new CassinoRules(3, CassinoOptions.HOUSE);
    private static final CassinoSearchModel MODEL = Games.CASSINO.searchModel(RIGHT);

    /** A right search model to be spoilt in one place. */
    private static class BrokenModel
            extends ForwardingSearchModel<CassinoState, CassinoMove, CassinoView> {
        BrokenModel() {
            super(MODEL);
        }
    }

    private static void walk(Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        Rng rng = new Rng(3);
        CassinoState state = rules.deal(6).state();
        while (rules.turn(state) != Rules.NOBODY) {
            CassinoLawsTest.LAWS.position(rules, state, rng);
            state = rules.play(state, MODEL.policy().choose(state, rng), Rules.silent());
        }
        CassinoLawsTest.LAWS.position(rules, state, rng);
    }

    private static void assertNoticed(BrokenRules rules) {
        assertThrows(AssertionError.class, () -> walk(rules));
    }

    private static void assertNoticed(BrokenModel model) {
        assertThrows(AssertionError.class, () -> walk(model));
    }

    private static void walk(BrokenModel model) {
        SearchModelLaws<CassinoState, CassinoMove, CassinoView, CassinoEvent> laws =
                new SearchModelLaws<>(RIGHT, model);
        Rng rng = new Rng(3);
        CassinoState state = RIGHT.deal(6).state();
        while (RIGHT.turn(state) != Rules.NOBODY) {
            laws.position(state, rng);
            state = RIGHT.play(state, MODEL.policy().choose(state, rng), Rules.silent());
        }
        laws.position(state, rng);
    }

    @Test
    void aRightModelPasses() {
        assertDoesNotThrow(() -> walk(new BrokenModel()));
    }

    @Test
    void candidatesAfterTheEnd() {
        assertNoticed(
                new BrokenModel() {
                    @Override
                    public List<CassinoMove> candidates(CassinoState state) {
                        return state.turn() == Rules.NOBODY
                                ? List.of(new CassinoMove.Place(CardValues.TWO_OF_SPADES))
                                : super.candidates(state);
                    }
                });
    }

    @Test
    void aCertaintyThatIsNone() {
        assertNoticed(
                new BrokenModel() {
                    @Override
                    public boolean certain(CassinoView view) {
                        return true;
                    }
                });
    }

    @Test
    void aWorthThatAddsToWhatWasThere() {
        assertNoticed(
                new BrokenModel() {
                    @Override
                    public void worth(CassinoState state, double[] perSeat) {
                        perSeat[0] += 1;
                    }
                });
    }

    @Test
    void rightRulesPass() {
        assertDoesNotThrow(() -> walk(new BrokenRules(RIGHT)));
    }

    @Test
    void aViewThatShowsAnotherHand() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public CassinoView view(CassinoState state, Eyes eyes) {
                        return super.view(state, eyes.and((state.turn() + 1) % 3));
                    }
                });
    }

    @Test
    void anEventThatShowsTheDrawnCard() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public Optional<CassinoEvent> seen(CassinoEvent event, Eyes eyes) {
                        return Optional.of(event);
                    }
                });
    }

    @Test
    void aSampleThatForgetsTheStanding() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public CassinoState sample(CassinoView view, Rng rng) {
                        return right.deal(rng.next()).state();
                    }
                });
    }

    @Test
    void aMoveThatIsLegalButNotListed() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public void eachMove(
                            CassinoState state, Predicate<? super CassinoMove> visitor) {
                        super.eachMove(
                                state, move -> move.taken().size() == 2 || visitor.test(move));
                    }
                });
    }

    @Test
    void aMoveThatIsListedTwice() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public void eachMove(
                            CassinoState state, Predicate<? super CassinoMove> visitor) {
                        super.eachMove(state, move -> visitor.test(move) && visitor.test(move));
                    }
                });
    }

    @Test
    void aMoveThatIsListedButRefused() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public Optional<Refusal> refusal(CassinoState state, CassinoMove move) {
                        return move.taken().size() > 2
                                ? Optional.of(new CassinoRefusal.RoundOver())
                                : super.refusal(state, move);
                    }
                });
    }

    @Test
    void everythingAccepted() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public Optional<Refusal> refusal(CassinoState state, CassinoMove move) {
                        return Optional.empty();
                    }
                });
    }

    @Test
    void aCandidateThatIsNoMove() {
        assertNoticed(
                new BrokenModel() {
                    @Override
                    public List<CassinoMove> candidates(CassinoState state) {
                        List<CassinoMove> moves = new ArrayList<>(super.candidates(state));
                        state.hands().get((state.turn() + 1) % 3).stream()
                                .findFirst()
                                .ifPresent(card -> moves.add(new CassinoMove.Place(card)));
                        return moves;
                    }
                });
    }

    @Test
    void aLimitThatIsNotKept() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public List<CassinoMove> moves(CassinoState state, int limit) {
                        return super.moves(state, limit + 1);
                    }
                });
    }

    @Test
    void aPlayThatGoesOtherwiseWhenNobodyListens() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public CassinoState play(
                            CassinoState state,
                            CassinoMove move,
                            Consumer<? super CassinoEvent> tell) {
                        return tell == Rules.silent()
                                ? super.play(state, move, tell)
                                : super.play(state, new CassinoMove.Place(move.card()), tell);
                    }
                });
    }

    @Test
    void aPolicyThatPeeksIntoTheDeck() {
        assertNoticed(
                new BrokenModel() {
                    @Override
                    public Policy<CassinoState, CassinoMove> policy() {
                        return (state, rng) -> {
                            List<CassinoMove> moves = RIGHT.moves(state);
                            int peeked = state.deck().isEmpty() ? 0 : state.deck().top().index();
                            return moves.get(peeked % moves.size());
                        };
                    }
                });
    }

    @Test
    void aRoundThatIsNeverOver() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public Optional<Result> round(CassinoState state) {
                        return Optional.empty();
                    }
                });
    }

    @Test
    void placesThatDoNotFollowFromPoints() {
        assertNoticed(
                new BrokenRules(RIGHT) {
                    @Override
                    public Optional<Result> round(CassinoState state) {
                        return super.round(state)
                                .map(result -> new Result(result.points(), List.of(1, 1, 1)));
                    }
                });
    }

    @Test
    void aWorthThatIsNoNumber() {
        assertNoticed(
                new BrokenModel() {
                    @Override
                    public void worth(CassinoState state, double[] perSeat) {
                        perSeat[0] = Double.NaN;
                    }
                });
    }
}
