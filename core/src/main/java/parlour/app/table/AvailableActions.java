package parlour.app.table;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.app.game.ProposedMove;
import parlour.app.look.Markup;
import parlour.app.look.WindowShape;
import parlour.app.session.HotSeat;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Decides what the buttons below a table offer, depending on whose turn it is and the selection.
 */
final class AvailableActions<S, M, V, E> {
    /**
     * What the buttons do.
     *
     * @param passOn hands the screen over to the next person
     */
    record Actions<M>(Runnable passOn, Runnable playChoice, Consumer<M> playMove) {}

    private final App app;
    private final GameSession<S, M, V, E> session;
    private final HotSeat hotSeat;
    private final PlayLoop<S, M, V, E> play;
    private final Function<Phrase, String> words;
    private final Actions<M> does;

    AvailableActions(
            App app,
            GameSession<S, M, V, E> session,
            HotSeat hotSeat,
            PlayLoop<S, M, V, E> play,
            Function<Phrase, String> words,
            Actions<M> does) {
        this.app = app;
        this.session = session;
        this.hotSeat = hotSeat;
        this.play = play;
        this.words = words;
        this.does = does;
    }

    /**
     * Updates the buttons and the status line.
     *
     * @param passing whether the screen has to be handed over first
     * @param next what is to be done instead of a move
     */
    void show(
            ActionBar actions,
            GameTable<V, M, E> table,
            StatusLine line,
            boolean passing,
            Optional<TableAction> next) {
        int turn = session.turn();
        Optional<ProposedMove<M>> instead = Optional.empty();
        if (next.isPresent()) {
            String label = words.apply(Phrase.of(next.get().key()));
            actions.offer(label, true, false, next.get().run());
        } else if (turn < 0) {
            actions.offerNothing();
        } else if (passing) {
            int person = hotSeat.nextPerson(turn);
            actions.offer(named("play.pass", person), true, false, does.passOn());
        } else if (play.waitsForStep()) {
            actions.offer(named("play.step", turn), !table.moving(), false, play::step);
        } else if (session.underway()) {
            actions.offer(words.apply(Phrase.of("play.sending")), false, false, () -> {});
        } else if (session.personToMove()) {
            ProposedMove<M> proposedMove = table.proposedMove();
            proposedMove.outcome().ifPresent(line::outcome);
            proposedMove.problem().ifPresent(line::refuse);
            String label = words.apply(brief(proposedMove.label()));
            actions.offer(label, proposedMove.playable(), table.picked(), does.playChoice());
            instead = table.alternative();
        } else {
            String key = session.away(turn) ? "play.waiting" : "play.thinking";
            actions.offer(named(key, turn), false, false, () -> {});
        }
        actions.instead(instead, words, does.playMove());
        actions.say(line.words().map(words).orElse(""), line.bad());
    }

    /** The button of a phone held sideways is small: it has a shorter text, where there is one. */
    private Phrase brief(Phrase label) {
        String key = label.key() + ".brief";
        return app.shape() == WindowShape.LANDSCAPE && app.texts().has(key)
                ? new Phrase(key, label.args())
                : label;
    }

    /** Does what the main button would. */
    void press(boolean passing, Optional<TableAction> next) {
        if (next.isPresent()) {
            next.get().run().run();
        } else if (passing) {
            does.passOn().run();
        } else if (play.waitsForStep()) {
            play.step();
        } else if (session.personToMove() && !session.underway()) {
            does.playChoice().run();
        }
    }

    /** Whether a move may be taken back now. */
    boolean undo() {
        return app.settings().undo()
                && hotSeat.mayTakeBack()
                && session.allows(GameSession.Action.UNDO);
    }

    private String named(String key, int seat) {
        return words.apply(Phrase.of(key, Markup.plain(session.setup().name(seat))));
    }
}
