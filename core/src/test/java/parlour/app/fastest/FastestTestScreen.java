package parlour.app.fastest;

import parlour.app.App;
import parlour.app.TableTestScreen;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Tally;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayHistory;
import parlour.text.BadInput;

import java.util.List;

/** A screen with nothing but a table of See Who's Fastest. */
final class FastestTestScreen
        extends TableTestScreen<
                FastestState, FastestMove, FastestView, FastestEvent, FastestTable> {
    static final FastestOptions PLAIN = FastestOptions.SINGLE;
    static final FastestOptions RUNS = new FastestOptions(true, false, 1);
    static final FastestOptions SUITS = new FastestOptions(false, true, 1);

    FastestTestScreen(
            App app, Match<FastestState, FastestMove, FastestView, FastestEvent> match, Eyes eyes) {
        super(
                app,
                session(FastestModule.make(), match, "smarter"),
                (session, listener) -> new FastestTable(app, session, listener));
        table.show(match.rules().view(match.state(), eyes));
    }

    /** A dealt game. */
    static FastestTestScreen dealt(
            App app, int seats, FastestOptions options, long seed, Eyes eyes) {
        return new FastestTestScreen(
                app, Match.begin(new FastestRules(seats, options), seed), eyes);
    }

    /**
     * The person holds these cards and has the free move; two others share the rest, the first of
     * them holding those named.
     */
    static FastestTestScreen holding(App app, FastestOptions options, String own, String other) {
        Hand hand = hand(own);
        Hand second = hand(other);
        Hand third = Hand.PACK.minus(hand).minus(second);
        FastestState state =
                new FastestState(
                        Hands.of(List.of(hand, second, third)),
                        PlayHistory.NOTHING,
                        0,
                        0,
                        Tally.zeros(3),
                        1);
        return new FastestTestScreen(
                app, Match.from(new FastestRules(3, options), 1, state), Eyes.of(0));
    }

    static Hand hand(String text) {
        try {
            return Hand.cards(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    static FastestMove move(String text) {
        try {
            return FastestMove.parse(text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    /** A move of whoever is to move, as it comes from a computer. */
    void others(String... moves) {
        for (String text : moves) {
            match.play(move(text))
                    .ifPresent(
                            no -> {
                                throw new AssertionError(text + ": " + no.phrase());
                            });
        }
    }

    FastestView view(Eyes eyes) {
        return match.rules().view(match.state(), eyes);
    }
}
