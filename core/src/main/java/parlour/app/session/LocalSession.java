package parlour.app.session;

import parlour.app.game.GameLog;
import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Host;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Refusal;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.record.EarlierPlay;
import parlour.record.SavedGame;
import parlour.review.ReviewEffort;
import parlour.text.Phrase;
import parlour.thinking.SendableJudgement;
import parlour.thinking.SendablePlayer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A session whose match runs on this machine: the match, its players, and the data kept with it.
 */
public final class LocalSession<S, M, V, E> implements GameSession<S, M, V, E> {
    /** Passes the events of the match to a listener, as its eyes see them. */
    private record SeenEvents<E>(Rules<?, ?, ?, E> rules, Listener<E> listener)
            implements Match.Listener<E> {
        @Override
        public void happened(E event) {
            rules.seen(event, listener.eyes()).ifPresent(listener::happened);
        }

        @Override
        public void rewound() {
            listener.replaced();
        }
    }

    private final GameModule<S, M, V, E> gameModule;
    private final Setup setup;
    private final Match<S, M, V, E> match;
    private final EarlierPlay<S, M, V, E> earlier;

    /** The computer player at each seat, also where a level drew it; empty for a person. */
    private final List<Optional<String>> characters;

    private final Host<S, M, V, E> host;
    private final Player<V, M> adviser;
    private final GameLog<E> log;
    private final List<Result> rounds;
    private Terms terms = Terms.USUAL;
    private Consumer<Host.Clock> idleWork = clock -> {};
    private int hints;
    private int counted;

    private LocalSession(
            GameModule<S, M, V, E> gameModule,
            Setup setup,
            Match<S, M, V, E> match,
            EarlierPlay<S, M, V, E> earlier,
            List<Optional<String>> characters,
            List<Result> rounds) {
        this.gameModule = gameModule;
        this.setup = setup;
        this.match = match;
        this.earlier = earlier;
        this.characters = characters;
        this.rounds = new ArrayList<>(rounds);
        this.log =
                new GameLog<>(match::length, event -> gameModule.game().log(match.rules(), event));
        this.host = new Host<>(match, computers());
        this.adviser = computer(Game.EXPERT);
        new LogOfThePast<>(log, match.rules()).tell(earlier, match);
        listen(log);
    }

    private List<Optional<Player<V, M>>> computers() {
        return characters.stream().map(character -> character.map(this::computer)).toList();
    }

    private Player<V, M> computer(String character) {
        return new SendablePlayer<>(gameModule.game(), rules(), character);
    }

    /** Starts a new game. */
    public static <S, M, V, E> LocalSession<S, M, V, E> begin(
            GameModule<S, M, V, E> gameModule, Setup setup, long seed) {
        Rules<S, M, V, E> rules =
                gameModule.game().rules(setup.participants().size(), setup.options());
        return resume(gameModule, setup, Match.begin(rules, seed), List.of(), 0, 0);
    }

    /**
     * Continues a game from its match alone.
     *
     * @param counted the last round included in the statistics; 0 for none
     */
    public static <S, M, V, E> LocalSession<S, M, V, E> resume(
            GameModule<S, M, V, E> gameModule,
            Setup setup,
            Match<S, M, V, E> match,
            List<Result> rounds,
            int hints,
            int counted) {
        return new LocalSession<>(
                        gameModule,
                        setup,
                        match,
                        EarlierPlay.none(),
                        Casting.drawn(gameModule.game(), setup, match.seed()),
                        rounds)
                .having(hints, counted);
    }

    /**
     * Continues a saved game.
     *
     * @param counted the last round included in the statistics; 0 for none
     */
    public static <S, M, V, E> LocalSession<S, M, V, E> resume(
            GameModule<S, M, V, E> gameModule,
            Setup setup,
            SavedGame<S, M, V, E> saved,
            int hints,
            int counted) {
        return new LocalSession<>(
                        gameModule,
                        setup,
                        saved.match(),
                        saved.earlier(),
                        IntStream.range(0, saved.seats().size())
                                .mapToObj(saved::character)
                                .toList(),
                        saved.earlier().rounds(saved.match()))
                .having(hints, counted);
    }

    private LocalSession<S, M, V, E> having(int hintsGiven, int roundsCounted) {
        hints = hintsGiven;
        counted = roundsCounted;
        return this;
    }

    /**
     * The same game with this round dealt again: same dealer, same computers, same scores as when
     * the round began. Its log begins with the rounds before.
     */
    public LocalSession<S, M, V, E> redealt(long seed) {
        return new LocalSession<>(
                        gameModule,
                        setup,
                        Match.redealt(rules(), seed, match.state()),
                        earlier.and(match),
                        characters,
                        rounds)
                .having(hints, counted)
                .agreed(terms.forOtherCards().withoutRating());
    }

    /** A new game with the same players and rules. */
    public LocalSession<S, M, V, E> restarted(long seed) {
        return begin(gameModule, setup, seed).agreed(terms.forOtherCards());
    }

    /** The same session, with these terms. */
    public LocalSession<S, M, V, E> agreed(Terms agreed) {
        terms = agreed;
        return this;
    }

    public Terms terms() {
        return terms;
    }

    /** What came before the match. */
    public EarlierPlay<S, M, V, E> earlier() {
        return earlier;
    }

    @Override
    public Optional<String> character(int seat) {
        return characters.get(seat);
    }

    @Override
    public GameModule<S, M, V, E> gameModule() {
        return gameModule;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    public Match<S, M, V, E> match() {
        return match;
    }

    @Override
    public Rules<S, M, V, E> rules() {
        return match.rules();
    }

    @Override
    public Eyes persons() {
        return setup.persons();
    }

    @Override
    public Eyes visible() {
        return Eyes.all(rules().seats());
    }

    @Override
    public V view(Eyes eyes) {
        return rules().view(match.state(), eyes);
    }

    @Override
    public int turn() {
        return match.turn();
    }

    @Override
    public int revision() {
        return match.revision();
    }

    @Override
    public Phrase standing() {
        return rules().standing(match.state());
    }

    @Override
    public List<E> opening(Eyes eyes) {
        return match.length() > 0 ? List.of() : rules().seen(match.opening(), eyes);
    }

    @Override
    public void listen(Listener<E> listener) {
        match.listen(new SeenEvents<>(rules(), listener));
    }

    @Override
    public void unlisten(Listener<E> listener) {
        match.unlisten(new SeenEvents<>(rules(), listener));
    }

    @Override
    public GameLog<E> log() {
        return log;
    }

    @Override
    public List<Result> rounds() {
        List<Result> all = new ArrayList<>(rounds);
        rules().round(match.state()).ifPresent(all::add);
        return all;
    }

    @Override
    public boolean allows(Action action) {
        return switch (action) {
            case UNDO -> !terms.once() && match.mayUndo(persons());
            case HINT -> personToMove() && hintsLeft().orElse(1) > 0;
            case NEXT_ROUND -> turn() == Rules.NOBODY && result().isEmpty();
            case RESTART -> !terms.once() || result().isPresent();
            case ONLY_MOVE -> true;
            case COACH -> terms.practice() && mayHaveCoach();
        };
    }

    @Override
    public Optional<Refusal> play(int seat, M move) {
        return host.play(seat, move);
    }

    @Override
    public boolean undo() {
        boolean undone = match.undo(persons());
        terms = undone ? terms.withoutRating() : terms;
        return undone;
    }

    @Override
    public void dealNext() {
        rules().round(match.state()).ifPresent(rounds::add);
        match.dealNext();
    }

    @Override
    public boolean computerToMove() {
        return turn() != Rules.NOBODY && !personToMove();
    }

    @Override
    public boolean poll(Host.Clock clock) {
        return host.poll(clock);
    }

    @Override
    public void playSimply() {
        match.play(rules().moves(match.state(), 1).get(0));
    }

    @Override
    public void dropThoughts() {
        host.drop();
    }

    @Override
    public Thinking<M> advice(int seat) {
        return adviser.think(view(Eyes.of(seat)), Seeds.PLAYER.of(match.seed(), match.revision()));
    }

    /** A coach tells one person what others must not know, and helps with no deal of the day. */
    private boolean mayHaveCoach() {
        return setup.personCount() == 1 && terms.day().isEmpty();
    }

    @Override
    public boolean coached() {
        return terms.coach() && mayHaveCoach();
    }

    @Override
    public void coach(boolean on) {
        terms = terms.withCoach(on);
    }

    @Override
    public Optional<SendableJudgement<S, M, V, E>> judging(M move) {
        return coached()
                ? Optional.of(
                        SendableJudgement.next(gameModule.game(), match, move, ReviewEffort.USUAL))
                : Optional.empty();
    }

    /** Sets what is done while nobody waits for a thought. */
    public void whenIdle(Consumer<Host.Clock> work) {
        idleWork = work;
    }

    @Override
    public void idle(Host.Clock clock) {
        idleWork.accept(clock);
    }

    @Override
    public int hints() {
        return hints;
    }

    @Override
    public OptionalInt hintsLeft() {
        OptionalInt limit = terms.hintLimit();
        return limit.isPresent()
                ? OptionalInt.of(Math.max(0, limit.getAsInt() - hints))
                : OptionalInt.empty();
    }

    @Override
    public void hinted() {
        hints++;
    }

    /** The last round included in the statistics. */
    public int counted() {
        return counted;
    }

    /** Whether a finished round is not yet in the statistics. */
    public boolean uncounted() {
        return !terms.practice() && turn() == Rules.NOBODY && counted < round();
    }

    /** Marks the finished round as included in the statistics. */
    public void markCounted() {
        counted = round();
    }

    private int round() {
        return rules().roundNumber(match.state());
    }
}
