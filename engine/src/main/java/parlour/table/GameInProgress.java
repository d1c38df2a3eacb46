package parlour.table;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.engine.WireFormat;
import parlour.fair.FairDeal;
import parlour.fair.Proof;
import parlour.json.Json;
import parlour.record.RecordWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A game at a shared table, from its deal until the next game begins, in texts and JSON. */
final class GameInProgress<S, M, V, E> {
    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final WireFormat<V, E> format;
    private final String secret;
    private final SortedMap<Integer, String> salts;
    private final Dealing dealing;
    private final List<String> names;
    private final Match<S, M, V, E> match;

    /** All moves so far, a line each: a server has many tables, and this is all they keep. */
    private final StringBuilder moves = new StringBuilder();

    private final List<Result> rounds = new ArrayList<>();

    /** The events of this round, and those of the last move or deal. */
    private final List<E> round = new ArrayList<>();

    private final List<E> last = new ArrayList<>();

    /** The move that was asked for last and may be played, which need not be read again. */
    private Optional<Possible<M>> possible = Optional.empty();

    private record Possible<M>(int revision, String written, M move) {
        boolean is(int now, String text) {
            return revision == now && written.equals(text);
        }
    }

    private GameInProgress(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            String secret,
            SortedMap<Integer, String> salts,
            Dealing dealing,
            List<String> names) {
        this.game = game;
        this.rules = rules;
        this.format = game.wireFormat(rules);
        this.secret = secret;
        this.salts = salts;
        this.dealing = dealing;
        this.names = names;
        this.match = dealt().withoutHistory();
        round.addAll(match.opening());
        match.listen(
                event -> {
                    round.add(event);
                    last.add(event);
                });
    }

    private Match<S, M, V, E> dealt() {
        return dealing.begin(rules, FairDeal.seed(secret, salts));
    }

    static <S, M, V, E> GameInProgress<S, M, V, E> begin(
            Game<S, M, V, E> game,
            Options options,
            String secret,
            SortedMap<Integer, String> salts,
            Dealing dealing,
            List<String> names) {
        return new GameInProgress<>(
                game, game.rules(names.size(), options), secret, salts, dealing, names);
    }

    /** Of those who played when it began, by seat. */
    List<String> names() {
        return names;
    }

    int turn() {
        return match.turn();
    }

    boolean roundOver() {
        return match.turn() == Rules.NOBODY;
    }

    Optional<Result> result() {
        return rules.game(match.state());
    }

    /** Of all finished rounds. */
    List<Result> rounds() {
        List<Result> all = new ArrayList<>(rounds);
        rules.round(match.state()).ifPresent(all::add);
        return all;
    }

    /** A move as it is written; fails with a reason if it cannot be played now. */
    String playable(String text) throws BadInput {
        M move = possible(text);
        String written = game.text(move);
        possible = Optional.of(new Possible<>(match.revision(), written, move));
        return written;
    }

    private M possible(String text) throws BadInput {
        if (possible.isPresent() && possible.get().is(match.revision(), text)) {
            return possible.get().move();
        }
        M move = game.move(text);
        Optional<Refusal> refusal = rules.refusal(match.state(), move);
        if (refusal.isPresent()) {
            throw new BadInput(refusal.get().phrase());
        }
        return move;
    }

    /** Plays a move; fails with a reason, and then nothing has changed. */
    void play(String text) throws BadInput {
        M move = possible(text);
        last.clear();
        match.play(move);
        note(game.text(move));
    }

    void dealNext() {
        rules.round(match.state()).ifPresent(rounds::add);
        round.clear();
        last.clear();
        match.dealNext();
        note(Proof.DEAL);
    }

    private void note(String move) {
        moves.append(move).append('\n');
    }

    /** A legal move that takes no thinking. */
    String simpleMove() {
        return moves(1).get(0);
    }

    /** Some legal moves, the ones a person would consider first. */
    List<String> moves(int limit) {
        List<M> listed = rules.moves(match.state(), limit);
        List<String> texts = new ArrayList<>(listed.size());
        for (M move : listed) {
            texts.add(game.text(move));
        }
        return texts;
    }

    Json view(Eyes eyes) {
        return format.view(rules.view(match.state(), eyes));
    }

    /** What happened in the last move or deal. */
    List<Json> last(Eyes eyes) {
        return seen(last, eyes);
    }

    /** What happened in this round. */
    List<Json> round(Eyes eyes) {
        return seen(round, eyes);
    }

    private List<Json> seen(List<E> events, Eyes eyes) {
        List<Json> seen = new ArrayList<>(events.size());
        for (E event : events) {
            Optional<E> told = rules.seen(event, eyes);
            if (told.isPresent()) {
                seen.add(format.event(told.get()));
            }
        }
        return seen;
    }

    /** All moves so far, with {@link Proof#DEAL} before each further round. */
    List<String> played() {
        return moves.length() == 0 ? List.of() : List.of(moves.toString().split("\n"));
    }

    Proof proof() {
        return Proof.of(secret, salts, played());
    }

    /** The choice of the computer to move. */
    ThinkingJob thinking(long revision, Casting casting) {
        // A player of its own, because a thread may still be busy with an earlier thought.
        int turn = match.turn();
        Thinking<M> thinking =
                game.computer(casting.character(), rules, new Rng(0))
                        .think(
                                rules.view(match.state(), Eyes.of(turn)),
                                Seeds.PLAYER.of(match.seed(), match.revision()));
        return new ThinkingJob(revision, turn, game, thinking);
    }

    /** The record of a game that is over, whose secret is no longer one. */
    String record() {
        return RecordWriter.write(game, replayed(), names, Optional.of(proof()));
    }

    /** The same match with its history. */
    private Match<S, M, V, E> replayed() {
        Match<S, M, V, E> replayed = dealt();
        for (String move : played()) {
            if (move.equals(Proof.DEAL)) {
                replayed.dealNext();
            } else {
                replayed.play(known(move));
            }
        }
        return replayed;
    }

    private M known(String move) {
        try {
            return game.move(move);
        } catch (BadInput e) {
            throw new IllegalStateException("a move that was played: " + move, e);
        }
    }
}
