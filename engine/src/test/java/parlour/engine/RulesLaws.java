package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The laws that the rules of every game keep, checked at each step of seeded random games and at
 * any position a game's own test makes up.
 *
 * @param wellFormed proposes moves for a state, legal or not
 * @param reveals whether an event shows, by the rules, what lay hidden until then
 */
public record RulesLaws<S, M, V, E>(
        Game<S, M, V, E> game, WellFormed<S, M> wellFormed, Predicate<E> reveals) {

    /** Proposes moves of the right form: some legal, some not. */
    public interface WellFormed<S, M> {
        List<M> propose(S state, Rng rng);
    }

    /** A crowded table can have millions of moves; laws about all of them need a bound. */
    private static final int LISTED = 3000;

    private static final int WORLDS = 8;

    public RulesLaws(Game<S, M, V, E> game, WellFormed<S, M> wellFormed) {
        this(game, wellFormed, event -> false);
    }

    /** Walks one random game, at most so many moves, and checks every law on the way. */
    public void check(int seats, Options options, long seed, int mostMoves) {
        Rules<S, M, V, E> rules = game.rules(seats, options);
        options(rules);
        Rng rng = new Rng(seed);
        Match<S, M, V, E> match = Match.begin(rules, seed);
        List<E> heard = new ArrayList<>();
        match.listen(heard::add);
        new MatchLaws<>(match).listenersMayNotChangeTheMatch();
        events(rules, match.opening());
        sameDeal(rules, seed, match.state());
        List<M> played = new ArrayList<>();
        hiddenIsHidden(rules, match.state(), rng);
        for (int moves = 0; moves < mostMoves && rules.game(match.state()).isEmpty(); moves++) {
            if (match.turn() == Rules.NOBODY) {
                position(rules, match.state(), rng);
                match.dealNext();
            }
            position(rules, match.state(), rng);
            M move = choose(rules, match.state(), rng);
            heard.clear();
            assertEquals(Optional.empty(), match.play(move));
            events(rules, List.copyOf(heard));
            played.add(move);
        }
        position(rules, match.state(), rng);
        MatchLaws<S, M, V, E> laws = new MatchLaws<>(match);
        laws.aReplayGivesEqualStates(seed, played);
        laws.undoneMovesComeAgain();
    }

    /** Every law about a single state. */
    public void position(Rules<S, M, V, E> rules, S state, Rng rng) {
        over(rules, state);
        views(rules, state, rng);
        saved(rules, state);
        saved(rules, rules.sample(rules.view(state, Eyes.NONE), rng));
        reshuffled(rules, state, rng);
        wire(rules).position(state, rng);
        new SearchModelLaws<>(rules, game.searchModel(rules)).position(state, rng);
        if (rules.turn(state) == Rules.NOBODY) {
            assertEquals(List.of(), rules.moves(state), "nobody moves after the end");
            assertEquals(List.of(), rules.moves(state, 10));
            return;
        }
        List<M> listed = listed(rules, state);
        moves(rules, state, listed, rng);
        moverSeesItsMoves(rules, state, listed, rng);
        choosers(rules, state, rng);
        M move = listed.get(rng.below(listed.size()));
        step(rules, state, move);
        eventsLeakNothing(rules, state, move, rng);
    }

    private void options(Rules<S, M, V, E> rules) {
        try {
            String text = JsonWriter.compact(rules.options().values());
            assertEquals(rules.options(), game.readOptions(JsonReader.read(text)), text);
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
        assertEquals(rules.options(), game.rules(rules.seats(), rules.options()).options());
        assertEquals(rules.options(), game.optionsOf(rules.options().values()));
        Options foreign = () -> rules.options().values();
        assertEquals(rules.options(), game.rules(rules.seats(), foreign).options());
        List<String> names = game.options().stream().map(Option::name).toList();
        assertEquals(names, List.copyOf(rules.options().values().keySet()));
    }

    private void sameDeal(Rules<S, M, V, E> rules, long seed, S dealt) {
        Match<S, M, V, E> again = Match.begin(rules, seed);
        assertEquals(dealt, again.state(), "the same seed deals the same");
        assertEquals(rules.deal(seed), rules.deal(seed));
        assertEquals(rules.redeal(dealt, seed), rules.redeal(dealt, seed));
        assertEquals(rules.turn(dealt), rules.turn(rules.redeal(dealt, seed).state()));
    }

    /** A view that held the hidden things would sample to one world only. */
    private void hiddenIsHidden(Rules<S, M, V, E> rules, S dealt, Rng rng) {
        for (Eyes eyes : List.of(Eyes.NONE, Eyes.of(rules.turn(dealt)))) {
            V view = rules.view(dealt, eyes);
            Set<S> worlds = new HashSet<>();
            for (int i = 0; i < WORLDS; i++) {
                worlds.add(rules.sample(view, rng));
            }
            // Where two share all cards, the own hand tells the other: the rules must say so.
            assertEquals(
                    game.searchModel(rules).certain(view),
                    worlds.size() == 1,
                    "the view of " + eyes + " tells the hidden cards");
        }
    }

    private void over(Rules<S, M, V, E> rules, S state) {
        boolean over = rules.turn(state) == Rules.NOBODY;
        assertEquals(over, rules.round(state).isPresent(), "nobody moves exactly when it is over");
        assertTrue(over || rules.game(state).isEmpty(), "a game ends with a round");
        rules.round(state).ifPresent(result -> result(rules, result));
        rules.game(state).ifPresent(result -> result(rules, result));
    }

    private void result(Rules<S, M, V, E> rules, Result result) {
        assertEquals(rules.seats(), result.points().size());
        assertEquals(Result.of(result.points()), result, "places follow from points");
        assertFalse(result.winners().isEmpty(), "somebody is first");
        for (int a = 0; a < rules.seats(); a++) {
            assertTrue(Double.isFinite(result.points().get(a)));
            for (int b = 0; b < rules.seats(); b++) {
                if (rules.side(a) == rules.side(b)) {
                    assertEquals(result.places().get(a), result.places().get(b), "one side");
                }
            }
        }
    }

    private void views(Rules<S, M, V, E> rules, S state, Rng rng) {
        for (Eyes eyes : WireLaws.everyone(rules.seats())) {
            V view = rules.view(state, eyes);
            assertEquals(view, rules.view(state, eyes));
            S world = rules.sample(view, rng);
            V again = rules.view(world, eyes);
            assertEquals(view, again, "a sample looks like the view");
            assertEquals(view.hashCode(), again.hashCode());
            assertEquals(game.viewJson(view), game.viewJson(again));
            assertEquals(rules.turn(state), rules.turn(world));
        }
    }

    private void saved(Rules<S, M, V, E> rules, S state) {
        try {
            S read = game.state(rules, JsonReader.read(JsonWriter.pretty(game.stateJson(state))));
            assertEquals(state, read, "a saved state comes back");
            assertEquals(state.hashCode(), read.hashCode());
        } catch (BadInput e) {
            throw new AssertionError(JsonWriter.pretty(game.stateJson(state)), e);
        }
    }

    /** Lost face-down cards are made up, and nothing that lies open changes. */
    private void reshuffled(Rules<S, M, V, E> rules, S state, Rng rng) {
        Json json;
        try {
            json = JsonReader.read(JsonWriter.compact(game.stateJson(state)));
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
        Eyes all = Eyes.all(rules.seats());
        game.reshuffled(rules, json, rng)
                .ifPresent(made -> assertEquals(rules.view(state, all), rules.view(made, all)));
    }

    /** All moves, or the first of them on a crowded table. */
    private List<M> listed(Rules<S, M, V, E> rules, S state) {
        List<M> listed = new ArrayList<>();
        rules.eachMove(
                state,
                move -> {
                    listed.add(move);
                    return listed.size() < LISTED;
                });
        assertFalse(listed.isEmpty(), "somebody to move has a move");
        return listed;
    }

    private void moves(Rules<S, M, V, E> rules, S state, List<M> listed, Rng rng) {
        Set<M> all = new HashSet<>(listed);
        assertEquals(listed.size(), all.size(), "no move twice");
        for (M move : listed) {
            assertEquals(Optional.empty(), rules.refusal(state, move), () -> move + " is listed");
        }
        someFirst(rules, state, listed);
        List<M> proposed = wellFormed.propose(state, rng);
        if (listed.size() < LISTED) {
            assertEquals(all, new HashSet<>(rules.moves(state)));
            for (M move : proposed) {
                boolean accepted = rules.refusal(state, move).isEmpty();
                assertEquals(all.contains(move), accepted, () -> move + " in " + state);
            }
        }
        M any = proposed.get(rng.below(proposed.size()));
        assertEquals(any, readBack(any), "the notation goes both ways");
    }

    private void someFirst(Rules<S, M, V, E> rules, S state, List<M> listed) {
        for (int limit : new int[] {3, LISTED}) {
            List<M> first = rules.moves(state, limit);
            assertEquals(Math.min(limit, listed.size()), first.size());
            assertEquals(first.size(), new HashSet<>(first).size(), "no move twice");
            for (M move : first) {
                assertEquals(Optional.empty(), rules.refusal(state, move));
            }
        }
    }

    private M readBack(M move) {
        try {
            return game.move(game.text(move));
        } catch (BadInput e) {
            throw new AssertionError(game.text(move), e);
        }
    }

    private void moverSeesItsMoves(Rules<S, M, V, E> rules, S state, List<M> listed, Rng rng) {
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        S world = rules.sample(view, rng);
        assertEquals(listed, listed(rules, world), "moves depend on the mover's view alone");
    }

    private void choosers(Rules<S, M, V, E> rules, S state, Rng rng) {
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        long seed = rng.next();
        // One computer a position keeps this quick where there are many.
        String name = game.computers().get(rng.below(game.computers().size()));
        M chosen = chosen(name, rules, view, seed);
        assertEquals(Optional.empty(), rules.refusal(state, chosen), () -> name + ": " + chosen);
        assertEquals(chosen, chosen(name, rules, view, seed), name + " is a function of its view");
    }

    private M chosen(String name, Rules<S, M, V, E> rules, V view, long seed) {
        Thinking<M> thinking = game.computer(name, rules, new Rng(seed)).think(view, seed);
        thinking.advance(1);
        return thinking.best().orElseThrow(() -> new AssertionError(name + " has no move"));
    }

    private void step(Rules<S, M, V, E> rules, S state, M move) {
        String before = JsonWriter.compact(game.stateJson(state));
        List<E> first = new ArrayList<>();
        List<E> second = new ArrayList<>();
        S next = rules.play(state, move, first::add);
        assertEquals(next, rules.play(state, move, second::add), "the same move, the same step");
        assertEquals(first, second);
        assertEquals(next, rules.play(state, move, Rules.silent()), "nobody needs to listen");
        assertEquals(before, JsonWriter.compact(game.stateJson(state)), "a state never changes");
        assertFalse(first.isEmpty(), "a move is told");
    }

    private WireLaws<S, M, V, E> wire(Rules<S, M, V, E> rules) {
        return new WireLaws<>(rules, game.wireFormat(rules));
    }

    private void events(Rules<S, M, V, E> rules, List<E> events) {
        wire(rules).events(events);
        for (E event : events) {
            assertEquals(Optional.of(event), rules.seen(event, Eyes.all(rules.seats())));
            for (int seat = 0; seat < rules.seats(); seat++) {
                Eyes eyes = Eyes.of(seat);
                Optional<E> seen = rules.seen(event, eyes);
                assertEquals(seen, seen.flatMap(e -> rules.seen(e, eyes)), "seen is seen");
            }
            JsonWriter.compact(game.eventJson(event));
            game.log(event).forEach(phrase -> assertFalse(phrase.key().isBlank()));
        }
    }

    /** The same play in two worlds that differ in what the watcher cannot see. */
    private void eventsLeakNothing(Rules<S, M, V, E> rules, S state, M move, Rng rng) {
        int mover = rules.turn(state);
        for (int watcher = Rules.NOBODY; watcher < rules.seats(); watcher++) {
            if (watcher == mover) {
                continue;
            }
            Eyes eyes = watcher == Rules.NOBODY ? Eyes.NONE : Eyes.of(watcher);
            S other = rules.sample(rules.view(state, eyes.and(mover)), rng);
            List<E> here = new ArrayList<>();
            List<E> there = new ArrayList<>();
            S next = rules.play(state, move, here::add);
            S otherNext = rules.play(other, move, there::add);
            if (here.stream().anyMatch(reveals) || there.stream().anyMatch(reveals)) {
                continue;
            }
            assertEquals(seen(rules, here, eyes), seen(rules, there, eyes), "events leak nothing");
            assertEquals(rules.view(next, eyes), rules.view(otherNext, eyes), "views leak nothing");
        }
    }

    private List<E> seen(Rules<S, M, V, E> rules, List<E> events, Eyes eyes) {
        return events.stream().flatMap(event -> rules.seen(event, eyes).stream()).toList();
    }

    /** Sometimes a sensible move, sometimes any: walks shall come to crowded and to bare tables. */
    private M choose(Rules<S, M, V, E> rules, S state, Rng rng) {
        if (rng.below(3) == 0) {
            return game.searchModel(rules).policy().choose(state, rng);
        }
        List<M> moves = rules.moves(state, 200);
        return moves.get(rng.below(moves.size()));
    }
}
