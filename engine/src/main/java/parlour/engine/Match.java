package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A game in progress: state, history and listeners. Knows no player, clock or thread. */
public final class Match<S, M, V, E> {
    /** Receives events with nothing hidden; {@link Rules#seen} filters. */
    public interface Listener<E> {
        void happened(E event);

        /** The match went back to an earlier state. */
        default void rewound() {}
    }

    /** An entry of the history: a move, or a deal if there is no move. */
    public record Entry<S, M>(S before, Optional<M> move) {}

    private final Rules<S, M, V, E> rules;
    private final long seed;
    private final S start;
    private final List<E> opening;
    private final boolean dealtFromSeed;
    private final boolean remembering;
    private final List<Entry<S, M>> history = new ArrayList<>();
    private final List<Listener<? super E>> listeners = new ArrayList<>();
    private S state;
    private int deals;
    private int revision;
    private boolean telling;

    private Match(Rules<S, M, V, E> rules, long seed, Step<S, E> first, boolean dealtFromSeed) {
        this(rules, seed, first, dealtFromSeed, true);
    }

    private Match(
            Rules<S, M, V, E> rules,
            long seed,
            Step<S, E> first,
            boolean dealtFromSeed,
            boolean remembering) {
        this.rules = rules;
        this.seed = seed;
        this.dealtFromSeed = dealtFromSeed;
        this.remembering = remembering;
        this.start = first.state();
        this.opening = first.events();
        this.state = start;
        this.deals = 1;
    }

    /** A new game; all of its deals follow from the seed. */
    public static <S, M, V, E> Match<S, M, V, E> begin(Rules<S, M, V, E> rules, long seed) {
        return new Match<>(rules, seed, rules.deal(Seeds.DEAL.of(seed, 1)), true);
    }

    /** A game that continues from a position; the seed is for its later deals. */
    public static <S, M, V, E> Match<S, M, V, E> from(
            Rules<S, M, V, E> rules, long seed, S position) {
        return from(rules, seed, new Step<>(position, List.of()));
    }

    /** A game that continues from a position that was just dealt. */
    public static <S, M, V, E> Match<S, M, V, E> from(
            Rules<S, M, V, E> rules, long seed, Step<S, E> dealt) {
        return new Match<>(rules, seed, dealt, false);
    }

    /**
     * A game that continues with the round of this state dealt again; the seed is for all deals.
     */
    public static <S, M, V, E> Match<S, M, V, E> redealt(
            Rules<S, M, V, E> rules, long seed, S state) {
        return from(rules, seed, rules.redeal(state, Seeds.DEAL.of(seed, 0)));
    }

    /**
     * A copy of this match before its first move, without listeners, that keeps no history: where
     * there are many games at a time and nobody goes back. It has nothing to undo and no copies.
     */
    public Match<S, M, V, E> withoutHistory() {
        return new Match<>(rules, seed, new Step<>(start(), opening), dealtFromSeed, false);
    }

    public Rules<S, M, V, E> rules() {
        return rules;
    }

    public long seed() {
        return seed;
    }

    public S state() {
        return state;
    }

    /** The state before the first entry of the history. */
    public S start() {
        mustRemember();
        return start;
    }

    /** Whether the start position is the seed's deal, and not a position from elsewhere. */
    public boolean dealtFromSeed() {
        return dealtFromSeed;
    }

    /** A copy of this match before its first move, without listeners. */
    public Match<S, M, V, E> fromStart() {
        return new Match<>(rules, seed, new Step<>(start(), opening), dealtFromSeed);
    }

    /** An independent copy of this match as it stands, without listeners. */
    public Match<S, M, V, E> copy() {
        Match<S, M, V, E> copy = fromStart();
        copy.history.addAll(history);
        copy.state = state;
        copy.deals = deals;
        copy.revision = revision;
        return copy;
    }

    /**
     * A copy of this match at the end of the round before this one, without listeners; empty if
     * this round is its first.
     */
    public Optional<Match<S, M, V, E>> beforeThisRound() {
        mustRemember();
        int deal = history.size() - 1;
        while (deal >= 0 && history.get(deal).move().isPresent()) {
            deal--;
        }
        if (deal < 0) {
            return Optional.empty();
        }
        Match<S, M, V, E> copy = fromStart();
        copy.history.addAll(history.subList(0, deal));
        copy.state = history.get(deal).before();
        copy.deals = deals - 1;
        copy.revision = deal;
        return Optional.of(copy);
    }

    /** The events of the first deal, for listeners added after it. */
    public List<E> opening() {
        return opening;
    }

    /** Moves and deals so far, oldest first. */
    public List<Entry<S, M>> history() {
        mustRemember();
        return List.copyOf(history);
    }

    /** The number of moves and deals so far. */
    public int length() {
        mustRemember();
        return history.size();
    }

    /** Changes with every move, deal and undo. */
    public int revision() {
        return revision;
    }

    public int turn() {
        return rules.turn(state);
    }

    public void listen(Listener<? super E> listener) {
        listeners.add(listener);
    }

    public void unlisten(Listener<? super E> listener) {
        listeners.remove(listener);
    }

    /** The only way to make a move: it is played, or refused with a reason and nothing changes. */
    public Optional<Refusal> play(M move) {
        mayChange();
        Optional<Refusal> refusal = rules.refusal(state, move);
        if (refusal.isPresent()) {
            return refusal;
        }
        List<E> events = new ArrayList<>();
        S next = rules.play(state, move, events::add);
        enter(Optional.of(move), next, events);
        return Optional.empty();
    }

    /** Deals the next round once a round is over. */
    public void dealNext() {
        mayChange();
        if (rules.round(state).isEmpty() || rules.game(state).isPresent()) {
            throw new IllegalStateException("no round is due");
        }
        Step<S, E> step = rules.dealNext(state, Seeds.DEAL.of(seed, deals + 1));
        deals++;
        enter(Optional.empty(), step.state(), step.events());
    }

    /**
     * Goes back to the last decision of one of these persons in this round; the same cards come
     * again. False if there is none.
     */
    public boolean undo(Eyes persons) {
        mayChange();
        int at = lastDecision(persons);
        if (at < 0) {
            return false;
        }
        state = history.get(at).before();
        history.subList(at, history.size()).clear();
        revision++;
        tell(Listener::rewound);
        return true;
    }

    /** Whether one of these persons has decided anything in this round, so that undo has a use. */
    public boolean mayUndo(Eyes persons) {
        return lastDecision(persons) >= 0;
    }

    /** The index of the last move of one of these persons in this round; -1 if there is none. */
    private int lastDecision(Eyes persons) {
        int at = history.size() - 1;
        while (at >= 0 && history.get(at).move().isPresent()) {
            if (persons.include(rules.turn(history.get(at).before()))) {
                return at;
            }
            at--;
        }
        return -1;
    }

    private void enter(Optional<M> move, S next, List<E> events) {
        if (remembering) {
            history.add(new Entry<>(state, move));
        }
        state = next;
        revision++;
        for (E event : events) {
            tell(listener -> listener.happened(event));
        }
    }

    private void mustRemember() {
        if (!remembering) {
            throw new IllegalStateException("this match keeps no history");
        }
    }

    private void mayChange() {
        if (telling) {
            throw new IllegalStateException("a listener may not change the match it listens to");
        }
    }

    private void tell(Consumer<Listener<? super E>> news) {
        telling = true;
        try {
            List.copyOf(listeners).forEach(news);
        } finally {
            telling = false;
        }
    }
}
