package parlour.app.replay;

import parlour.app.saves.LoadedGame;
import parlour.app.session.Moment;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;
import parlour.record.EarlierPlay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The course of a game: all its positions in order, from the first deal of its earliest match to
 * where it stands now, and its rounds.
 */
public final class Timeline<S, M, V, E> {
    /**
     * A round.
     *
     * @param number its number in the game
     * @param first the position after its deal
     * @param last its last position so far
     * @param over whether it was played to its end
     */
    public record Round(int number, int first, int last, boolean over) {}

    /**
     * A position.
     *
     * @param match which match it belongs to
     * @param length how many moves and deals of that match led to it
     */
    private record Position<S, M, E>(Moment<S, M, E> moment, int match, int length) {}

    private final LoadedGame<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final List<Match<S, M, V, E>> matches;
    private final List<Position<S, M, E>> positions = new ArrayList<>();
    private final List<Integer> moves = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();

    public Timeline(LoadedGame<S, M, V, E> game) {
        this.game = game;
        rules = game.saved().match().rules();
        matches = new ArrayList<>(game.saved().earlier().matches());
        matches.add(game.saved().match());
        for (int match = 0; match < matches.size(); match++) {
            List<Moment<S, M, E>> moments = Moment.of(matches.get(match));
            for (int length = 0; length < moments.size(); length++) {
                positions.add(new Position<>(moments.get(length), match, length));
            }
        }
        int made = 0;
        for (Position<S, M, E> position : positions) {
            made += position.moment().move().isPresent() ? 1 : 0;
            moves.add(made);
        }
        int first = 0;
        for (int at = 1; at <= positions.size(); at++) {
            if (at == positions.size() || move(at).isEmpty()) {
                rounds.add(round(first, at - 1));
                first = at;
            }
        }
    }

    private Round round(int first, int last) {
        boolean over = rules.round(state(last)).isPresent();
        return new Round(rules.roundNumber(state(first)), first, last, over);
    }

    /** The number of the last position; that of the first is 0. */
    public int last() {
        return positions.size() - 1;
    }

    public S state(int at) {
        return positions.get(at).moment().state();
    }

    /** The move that led to a position; empty for a deal. */
    public Optional<M> move(int at) {
        return positions.get(at).moment().move();
    }

    /** Who made the move that led to a position; nobody dealt. */
    public int mover(int at) {
        return move(at).isPresent() ? rules.turn(state(at - 1)) : Rules.NOBODY;
    }

    /** The events that led to a position, with nothing hidden. */
    List<E> events(int at) {
        return positions.get(at).moment().events();
    }

    /** Whether a position follows from the one before by its events. */
    boolean follows(int at) {
        return at > 0 && positions.get(at).match() == positions.get(at - 1).match();
    }

    /** How many moves led to a position, deals not counted. */
    public int moves(int at) {
        return moves.get(at);
    }

    /** The position before an entry of the history of the last match. */
    public int before(int entry) {
        return last() - game.saved().match().length() + entry;
    }

    public List<Round> rounds() {
        return List.copyOf(rounds);
    }

    /** The round of a position. */
    public Round round(int at) {
        return rounds.stream().filter(round -> at <= round.last()).findFirst().orElseThrow();
    }

    /** Where the next round begins; in the last round the position itself. */
    int nextRound(int at) {
        return round(at).last() < last() ? round(at).last() + 1 : at;
    }

    /** Where this round begins, or from there the one before. */
    int previousRound(int at) {
        int first = round(at).first();
        return at > first || first == 0 ? first : round(first - 1).first();
    }

    /**
     * A practice game that goes on from a position, with the rounds before it behind it. While the
     * round is not over, its hidden cards are dealt anew.
     *
     * @param seed for the deals to come: those of the game itself must not become known by it
     */
    LoadedGame<S, M, V, E> practice(int at, long seed, String title) {
        Round round = round(at);
        Match<S, M, V, E> match = round.over() ? again(at, seed) : sampled(at, seed);
        return game.practice(title, match, before(positions.get(round.first())));
    }

    /** The round of a position, played again up to there. */
    private Match<S, M, V, E> again(int at, long seed) {
        Round round = round(at);
        Moment<S, M, E> deal = positions.get(round.first()).moment();
        Match<S, M, V, E> match = Match.from(rules, seed, new Step<>(deal.state(), deal.events()));
        for (int i = round.first() + 1; i <= at; i++) {
            match.play(move(i).orElseThrow());
        }
        return match;
    }

    /** A position with other hidden cards: nobody may look at those of a round that goes on. */
    private Match<S, M, V, E> sampled(int at, long seed) {
        S state = state(at);
        V view = rules.view(state, known(rules.turn(state)));
        return Match.from(rules, seed, rules.sample(view, new Rng(seed)));
    }

    /** Whose cards are known to whoever asks while a seat is to move. */
    private Eyes known(int turn) {
        Eyes persons = game.setup().persons();
        return switch (persons.count()) {
            case 0 -> Eyes.all(rules.seats());
            case 1 -> persons;
            default -> persons.among(Eyes.of(turn));
        };
    }

    /** What came before a round that begins at a position. */
    private EarlierPlay<S, M, V, E> before(Position<S, M, E> begins) {
        EarlierPlay<S, M, V, E> all =
                new EarlierPlay<>(
                        game.saved().earlier().comments(), matches.subList(0, begins.match()));
        Match<S, M, V, E> played = matches.get(begins.match());
        Match<S, M, V, E> again = played.fromStart();
        for (Match.Entry<S, M> entry : played.history().subList(0, begins.length())) {
            entry.move().ifPresentOrElse(again::play, again::dealNext);
        }
        // Of the match itself, all but the round that has just been dealt.
        return all.and(again);
    }
}
