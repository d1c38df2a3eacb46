package parlour.app.session;

import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Host;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game in progress: the match, who plays it, and what is remembered beside it. */
public final class LocalSession<S, M, V, E> {
    private final GameModule<S, M, V, E> gameModule;
    private final Setup setup;
    private final Match<S, M, V, E> match;
    private final Host<S, M, V, E> host;
    private final GameLog<E> log;
    private final List<Result> rounds;
    private int hints;
    private int counted;

    private LocalSession(
            GameModule<S, M, V, E> gameModule,
            Setup setup,
            Match<S, M, V, E> match,
            List<Result> rounds) {
        this.gameModule = gameModule;
        this.setup = setup;
        this.match = match;
        this.rounds = new ArrayList<>(rounds);
        this.log = new GameLog<>(match, gameModule.game()::log);
        this.host = new Host<>(match, computers(gameModule, setup, match));
        tellFromStart();
        match.listen(log);
    }

    /** A game that was loaded has a past, and the log tells it. */
    private void tellFromStart() {
        Match<S, M, V, E> again = match.fromStart();
        again.opening().forEach(event -> log.tell(event, 0));
        again.listen(event -> log.tell(event, again.length()));
        for (Match.Entry<S, M> entry : match.history()) {
            entry.move().ifPresentOrElse(again::play, again::dealNext);
        }
    }

    /** A new game. */
    public static <S, M, V, E> LocalSession<S, M, V, E> begin(
            GameModule<S, M, V, E> gameModule, Setup setup, long seed) {
        Rules<S, M, V, E> rules =
                gameModule.game().rules(setup.participants().size(), setup.options());
        return new LocalSession<>(gameModule, setup, Match.begin(rules, seed), List.of());
    }

    /**
     * A game that goes on: loaded, or with its round dealt anew.
     *
     * @param counted the last round that is in the statistics, 0 for none
     */
    public static <S, M, V, E> LocalSession<S, M, V, E> resume(
            GameModule<S, M, V, E> gameModule,
            Setup setup,
            Match<S, M, V, E> match,
            List<Result> rounds,
            int hints,
            int counted) {
        LocalSession<S, M, V, E> session = new LocalSession<>(gameModule, setup, match, rounds);
        session.hints = hints;
        session.counted = counted;
        return session;
    }

    /** The same game with this round dealt anew: same dealer, the scores at the round's start. */
    public LocalSession<S, M, V, E> redealt(long seed) {
        Match<S, M, V, E> fresh =
                Match.from(
                        match.rules(),
                        seed,
                        match.rules().redeal(match.state(), Seeds.DEAL.of(seed, 0)));
        return resume(gameModule, setup, fresh, rounds, hints, counted);
    }

    private static <S, M, V, E> List<Optional<Player<V, M>>> computers(
            GameModule<S, M, V, E> gameModule, Setup setup, Match<S, M, V, E> match) {
        List<Optional<Player<V, M>>> computers = new ArrayList<>();
        for (int seat = 0; seat < setup.participants().size(); seat++) {
            Rng casting = new Rng(Seeds.CASTING.of(match.seed(), seat));
            computers.add(
                    setup.participants()
                            .get(seat)
                            .computer()
                            .map(name -> gameModule.game().computer(name, match.rules(), casting)));
        }
        return computers;
    }

    public GameModule<S, M, V, E> gameModule() {
        return gameModule;
    }

    public Setup setup() {
        return setup;
    }

    public Match<S, M, V, E> match() {
        return match;
    }

    public Host<S, M, V, E> host() {
        return host;
    }

    public GameLog<E> log() {
        return log;
    }

    /** How the finished rounds ended, the one that is just over among them. */
    public List<Result> rounds() {
        List<Result> all = new ArrayList<>(rounds);
        match.rules().round(match.state()).ifPresent(all::add);
        return all;
    }

    /** Whether the game has ended. */
    public boolean over() {
        return match.rules().game(match.state()).isPresent();
    }

    public int hints() {
        return hints;
    }

    public void hinted() {
        hints++;
    }

    /** The last round that is in the statistics. */
    public int counted() {
        return counted;
    }

    /** Whether a round is over that is not in the statistics. */
    public boolean uncounted() {
        return match.rules().round(match.state()).isPresent() && counted < round();
    }

    /** The round that is over is in the statistics from now on. */
    public void markCounted() {
        counted = round();
    }

    private int round() {
        return match.rules().roundNumber(match.state());
    }

    /** Whether the seat to move is a person's. */
    public boolean personToMove() {
        int turn = match.turn();
        return turn != Rules.NOBODY && setup.participants().get(turn).person();
    }

    /** Deals the round after a finished one. */
    public void dealNext() {
        match.rules().round(match.state()).ifPresent(rounds::add);
        match.dealNext();
    }

    /** Takes back to the person's last turn; only where one person plays. */
    public boolean undo() {
        return setup.personCount() == 1 && match.undo(setup.persons());
    }

    public V view(Eyes eyes) {
        return match.rules().view(match.state(), eyes);
    }
}
