package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.FastestCard;
import parlour.fastest.FastestEvent;
import parlour.fastest.FastestMove;
import parlour.fastest.FastestMoves;
import parlour.fastest.FastestOptions;
import parlour.fastest.FastestRules;
import parlour.fastest.FastestState;
import parlour.fastest.FastestView;
import parlour.fastest.Hand;

import java.util.List;

/** What clicks mean, in every position of seeded games with every option. */
class MeaningTest {
    private static final int MOST_CLICKS = 30;

    private interface Check {
        void of(Meaning meaning, FastestMoves moves);
    }

    private static void everywhere(Check check) {
        int positions = 0;
        for (int options = 0; options < 4; options++) {
            FastestOptions rules = new FastestOptions((options & 1) > 0, (options & 2) > 0, 1);
            for (int seats : new int[] {2, 3, 6}) {
                Match<FastestState, FastestMove, FastestView, FastestEvent> match =
                        Match.begin(new FastestRules(seats, rules), seats + options);
                Rng rng = new Rng(options);
                while (match.turn() != Rules.NOBODY) {
                    List<FastestMove> legal = match.rules().moves(match.state());
                    FastestView view = match.rules().view(match.state(), Eyes.of(match.turn()));
                    check.of(
                            new Meaning(
                                    view.hands().get(match.turn()),
                                    view.toBeat(),
                                    legal,
                                    view.suits()),
                            new FastestMoves(rules));
                    positions++;
                    match.play(legal.get(rng.below(legal.size())));
                }
            }
        }
        assertTrue(positions > 300, positions + " positions");
    }

    @Test
    void aClickOnACardThatCanBePlayedPicksALegalPlayWithIt() {
        everywhere(
                (meaning, moves) -> {
                    for (FastestCard card : meaning.usable()) {
                        Hand picked = meaning.clicked(card, Hand.EMPTY);
                        FastestMove move = moves.play(picked).orElseThrow();
                        assertTrue(meaning.legal().contains(move), card + " picks " + move);
                        assertTrue(
                                picked.stream().anyMatch(one -> related(one, card)),
                                card + " picks " + picked);
                    }
                });
    }

    private static boolean related(FastestCard one, FastestCard other) {
        return one.level() == other.level() || one.level().isJoker() && other.level().isJoker();
    }

    @Test
    void clickingOnAndOnGoesThroughPlaysAndLetsGoInTheEnd() {
        everywhere(
                (meaning, moves) -> {
                    if (meaning.suits()) {
                        return; // there further clicks pick single cards
                    }
                    for (FastestCard card : meaning.hand()) {
                        Hand picked = meaning.clicked(card, Hand.EMPTY);
                        int clicks = 1;
                        while (!picked.isEmpty()) {
                            assertTrue(meaning.hand().hasAll(picked));
                            picked = meaning.clicked(card, picked);
                            assertTrue(++clicks < MOST_CLICKS, card + " is never let go");
                        }
                    }
                });
    }

    @Test
    void everyGroupIsReachedByClicksOrByItsNumber() {
        int[] groups = {0};
        everywhere(
                (meaning, moves) -> {
                    for (FastestMove move : meaning.legal()) {
                        boolean group =
                                move instanceof FastestMove.Group
                                        || move instanceof FastestMove.BothJokers;
                        if (group) {
                            groups[0]++;
                            FastestCard card = meaning.hand().taken(move).iterator().next();
                            assertEquals(
                                    move,
                                    moves.play(meaning.number(card, move.size())).orElseThrow());
                        }
                    }
                });
        assertTrue(groups[0] > 0);
    }

    @Test
    void whatIsOfNoUseIsInNoPlay() {
        everywhere(
                (meaning, moves) -> {
                    Hand used = Hand.EMPTY;
                    for (FastestMove move : meaning.legal()) {
                        used = used.or(meaning.hand().taken(move));
                    }
                    assertTrue(meaning.usable().hasAll(used), "all that is played is lit");
                    assertTrue(meaning.hand().hasAll(meaning.usable()));
                });
    }
}
