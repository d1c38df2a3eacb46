package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Two deals that look the same to somebody, and the same moves: what that one is sent is the same
 * to the byte until the difference is shown.
 */
class NothingLeaksTest {
    private static final int GAMES = Integer.getInteger("parlour.leaks", 130);

    /** Where nothing is ever drawn, two deals can look the same for a whole round. */
    private static final int STEPS = 25;

    private static final long WATCHER = 100;

    private int compared;
    private int different;

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void hiddenDifferencesMakeNone(TableVariants variant) {
        for (int seed = 0; seed < GAMES; seed++) {
            pair(variant, variant.game(), seed);
        }
        assertTrue(different > GAMES / 4, different + " of the deals were different ones");
        assertTrue(compared > GAMES / 2, compared + " positions compared");
    }

    private <S, M, V, E> void pair(TableVariants variant, Game<S, M, V, E> game, int seed) {
        Rng rng = new Rng(seed);
        Rules<S, M, V, E> rules = game.rules(variant.seats(), variant.options());
        // Every seat in turn, and a watcher.
        int viewer = seed % (variant.seats() + 1) - 1;
        S position = somewhere(rules, rng);
        S alike = rules.sample(rules.view(position, shared(rules.seats(), viewer, rng)), rng);
        different += alike.equals(position) ? 0 : 1;
        Side<S, M, V, E> one = new Side<>(variant, rules, position, viewer, seed, rng.next());
        Side<S, M, V, E> other = new Side<>(variant, rules, alike, viewer, seed, rng.next());
        assertEquals(one.told(), other.told(), "the first that is sent");
        boolean alikeStill = true;
        for (int step = 0; alikeStill && step < STEPS && one.plays(); step++) {
            Optional<M> move = common(one, other, rng);
            if (move.isEmpty()) {
                return;
            }
            if (one.match.turn() == viewer) {
                // A move that cannot be played is refused for the same reason.
                M wrong = any(Match.begin(rules, seed + 5000L), rng);
                boolean refused = rules.refusal(one.match.state(), wrong).isPresent();
                if (refused) {
                    one.send(game.text(wrong));
                    other.send(game.text(wrong));
                    assertEquals(one.told(), other.told());
                }
            }
            String text = game.text(move.get());
            one.send(text);
            other.send(text);
            one.play(move.get());
            other.play(move.get());
            alikeStill = one.sees().equals(other.sees());
            if (alikeStill) {
                if (step % 4 == 3) {
                    one.askAgain();
                    other.askAgain();
                }
                assertEquals(one.told(), other.told());
                compared++;
            }
        }
    }

    private static Eyes eyes(int viewer) {
        return viewer < 0 ? Eyes.NONE : Eyes.of(viewer);
    }

    /** The seats that hold the same in both deals: the viewer's, and some others now and then. */
    private static Eyes shared(int seats, int viewer, Rng rng) {
        Eyes shared = eyes(viewer);
        boolean more = rng.below(2) == 0;
        for (int seat = 0; seat < seats; seat++) {
            shared = more && rng.below(4) > 0 ? shared.and(seat) : shared;
        }
        return shared;
    }

    /** Some moves into a game. */
    private static <S, M, V, E> S somewhere(Rules<S, M, V, E> rules, Rng rng) {
        Match<S, M, V, E> match = Match.begin(rules, rng.next());
        for (int moves = rng.below(60); moves > 0; moves--) {
            S before = match.state();
            match.play(any(match, rng));
            if (rules.game(match.state()).isPresent()) {
                return before;
            }
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            }
        }
        return match.state();
    }

    private static <S, M, V, E> M any(Match<S, M, V, E> match, Rng rng) {
        List<M> moves = match.rules().moves(match.state(), 100);
        return moves.get(rng.below(moves.size()));
    }

    /** A move that can be played in both. */
    private static <S, M, V, E> Optional<M> common(
            Side<S, M, V, E> one, Side<S, M, V, E> other, Rng rng) {
        Rules<S, M, V, E> rules = one.match.rules();
        List<M> both = new ArrayList<>(rules.moves(one.match.state(), 300));
        both.removeIf(move -> rules.refusal(other.match.state(), move).isPresent());
        return both.isEmpty() ? Optional.empty() : Optional.of(both.get(rng.below(both.size())));
    }

    /** One of the two tables, and its game played beside it. */
    private static final class Side<S, M, V, E> {
        private final TestTable room;
        private final Match<S, M, V, E> match;
        private final int viewer;
        private final List<Integer> persons;
        private final List<E> heard = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();

        Side(
                TableVariants variant,
                Rules<S, M, V, E> rules,
                S position,
                int viewer,
                int seed,
                long dealt) {
            this.viewer = viewer;
            match = Match.from(rules, dealt, position);
            match.listen(event -> rules.seen(event, eyes(viewer)).ifPresent(heard::add));
            // Some of the others are persons too.
            persons =
                    IntStream.range(0, variant.seats())
                            .filter(seat -> seat == viewer || (seed >> seat & 1) == 0)
                            .boxed()
                            .toList();
            room = variant.open(seed, 20, dealing(position, dealt), persons).unread();
            persons.forEach(this::sit);
            room.arrive(WATCHER);
            room.send(WATCHER, new ClientMessage.Watch());
            room.send(0, new ClientMessage.Begin());
        }

        private static long connection(int seat) {
            return seat + 1;
        }

        private void sit(int seat) {
            room.send(connection(seat), TestTable.hello(Optional.empty(), 5));
            room.sit(connection(seat), seat, "Person " + (seat + 1));
        }

        private static <T> Dealing dealing(T position, long seed) {
            return new Dealing() {
                @Override
                @SuppressWarnings("unchecked") // the position is one of these rules
                public <S, M, V, E> Match<S, M, V, E> begin(Rules<S, M, V, E> rules, long fair) {
                    return Match.from(rules, seed, new Step<>((S) position, List.of()));
                }
            };
        }

        /** The mover sends its move, or its computer does. */
        void send(String move) {
            room.pass(1000);
            if (persons.contains(match.turn())) {
                room.move(connection(match.turn()), move);
            } else {
                room.computerMoves(move);
            }
        }

        /** The viewer wants to be told everything again, the log of the round too. */
        void askAgain() {
            room.send(
                    viewer < 0 ? WATCHER : connection(viewer),
                    TestTable.hello(Optional.empty(), 5));
        }

        boolean plays() {
            return match.turn() != Rules.NOBODY;
        }

        void play(M move) {
            assertEquals(Optional.empty(), match.play(move));
        }

        /** What the rules show the viewer now, and told so far. */
        List<Object> sees() {
            boolean open = match.turn() == Rules.NOBODY;
            Eyes now = open ? Eyes.all(match.rules().seats()) : eyes(viewer);
            return List.of(match.rules().view(match.state(), now), List.copyOf(heard));
        }

        /** All that the viewer was ever sent. */
        List<String> told() {
            List<ServerMessage> all = room.told(viewer < 0 ? WATCHER : connection(viewer));
            all.subList(texts.size(), all.size()).forEach(message -> texts.add(message.json()));
            return texts;
        }
    }
}
