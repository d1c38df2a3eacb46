package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;

import java.util.List;

/** What clicks mean, in every position of seeded games with every option. */
class ClickMeaningTest {
    private static final int MOST_CLICKS = 30;

    private interface Check {
        void of(ClickMeaning clickMeaning, FastestMoves moves);
    }

    private static void everywhere(Check check) {
        int positions = 0;
        for (int options = 0; options < 4; options++) {
            FastestOptions rules = new FastestOptions((options & 1) > 0, (options & 2) > 0, 1);
            for (int seats : Games.FASTEST.seatCounts()) {
                Match<FastestState, FastestMove, FastestView, FastestEvent> match =
                        Match.begin(new FastestRules(seats, rules), seats + options);
                Rng rng = new Rng(options);
                while (match.turn() != Rules.NOBODY) {
                    List<FastestMove> legal = match.rules().moves(match.state());
                    FastestView view = match.rules().view(match.state(), Eyes.of(match.turn()));
                    check.of(
                            new ClickMeaning(
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
                (clickMeaning, moves) -> {
                    for (FastestCard card : clickMeaning.usable()) {
                        Hand picked = clickMeaning.clicked(card, Hand.EMPTY);
                        FastestMove move = moves.play(picked).orElseThrow();
                        assertTrue(clickMeaning.legal().contains(move), card + " picks " + move);
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
                (clickMeaning, moves) -> {
                    if (clickMeaning.suits()) {
                        return; // there further clicks pick single cards
                    }
                    for (FastestCard card : clickMeaning.hand()) {
                        Hand picked = clickMeaning.clicked(card, Hand.EMPTY);
                        int clicks = 1;
                        while (!picked.isEmpty()) {
                            assertTrue(clickMeaning.hand().hasAll(picked));
                            picked = clickMeaning.clicked(card, picked);
                            assertTrue(++clicks < MOST_CLICKS, card + " is never let go");
                        }
                    }
                });
    }

    @Test
    void everyGroupIsReachedByClicksOrByItsNumber() {
        int[] groups = {0};
        everywhere(
                (clickMeaning, moves) -> {
                    for (FastestMove move : clickMeaning.legal()) {
                        boolean group =
                                move instanceof FastestMove.Group
                                        || move instanceof FastestMove.BothJokers;
                        if (group) {
                            groups[0]++;
                            FastestCard card = clickMeaning.hand().taken(move).iterator().next();
                            assertEquals(
                                    move,
                                    moves.play(clickMeaning.number(card, move.size()))
                                            .orElseThrow());
                        }
                    }
                });
        assertTrue(groups[0] > 0);
    }

    @Test
    void whatIsOfNoUseIsInNoPlay() {
        everywhere(
                (clickMeaning, moves) -> {
                    Hand used = Hand.EMPTY;
                    for (FastestMove move : clickMeaning.legal()) {
                        used = used.or(clickMeaning.hand().taken(move));
                    }
                    assertTrue(clickMeaning.usable().hasAll(used), "all that is played is lit");
                    assertTrue(clickMeaning.hand().hasAll(clickMeaning.usable()));
                });
    }
}
