package parlour.app.friends;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.WireFormat;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;

/** What this program knows of a match on a server: the position as it was last told. */
final class RemotePosition<S, M, V, E> {
    private final Rules<S, M, V, E> rules;
    private final WireFormat<V, E> format;

    /** The results of the rounds before this one. */
    private List<Result> earlierRounds = new ArrayList<>();

    private long revision = -1;
    private Eyes eyes = Eyes.NONE;
    private V view;

    /** A state that looks so; what is hidden is made up. */
    private S state;

    private boolean newRound;

    RemotePosition(Game<S, M, V, E> game, Rules<S, M, V, E> rules) {
        this.rules = rules;
        format = game.wireFormat(rules);
    }

    /** Takes over a position that is told whole. */
    void take(ServerMessage.View told) throws BadInput {
        see(told.revision(), told.view(), told.eyes());
        List<Result> rounds = new ArrayList<>(told.rounds());
        if (over() && !rounds.isEmpty()) {
            rounds.remove(rounds.size() - 1);
        }
        newRound = rounds.size() != earlierRounds.size();
        earlierRounds = rounds;
    }

    /** Takes over the position after a move or a deal, which must be the next one. */
    void take(ServerMessage.Events told) throws BadInput {
        if (told.revision() != revision + 1) {
            throw new BadInput("friends.gap");
        }
        boolean dealt = over();
        S before = state;
        see(told.revision(), told.view(), told.eyes());
        newRound = dealt;
        if (dealt) {
            earlierRounds.add(rules.round(before).orElseThrow());
        }
    }

    private void see(long number, Json json, Eyes whose) throws BadInput {
        V seen = format.view(json, whose);
        view = seen;
        eyes = whose;
        state = rules.sample(seen, new Rng(number));
        revision = number;
    }

    List<E> events(List<Json> told) throws BadInput {
        List<E> events = new ArrayList<>();
        for (Json json : told) {
            events.add(format.event(json));
        }
        return events;
    }

    /** The server's number of this position. */
    long revision() {
        return revision;
    }

    /** Whether the last news was of another round than the one before. */
    boolean newRound() {
        return newRound;
    }

    boolean over() {
        return rules.turn(state) == Rules.NOBODY;
    }

    S state() {
        return state;
    }

    /** What some of those see who look on here. */
    V view(Eyes some) {
        if (some.equals(eyes)) {
            return view;
        }
        if (!some.among(eyes).equals(some)) {
            throw new IllegalArgumentException("nobody here sees what " + some + " see");
        }
        return rules.view(state, some);
    }

    /** The results of all finished rounds. */
    List<Result> rounds() {
        List<Result> all = new ArrayList<>(earlierRounds);
        rules.round(state).ifPresent(all::add);
        return all;
    }
}
