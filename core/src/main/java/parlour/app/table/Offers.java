package parlour.app.table;

import parlour.app.play.Choice;
import parlour.app.play.GameTable;
import parlour.app.play.HotSeat;
import parlour.app.play.Session;
import parlour.app.widget.Markup;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** What the buttons below a table say and do, by whose turn it is and what is picked. */
final class Offers<S, M, V, E> {
    /**
     * What the buttons do.
     *
     * @param passOn hands the screen over to the next person
     */
    record Actions<M>(Runnable passOn, Runnable playChoice, Consumer<M> playMove) {}

    private final Session<S, M, V, E> session;
    private final HotSeat hotSeat;
    private final TablePlay<S, M, V, E> play;
    private final Function<Phrase, String> words;
    private final Actions<M> does;

    Offers(
            Session<S, M, V, E> session,
            HotSeat hotSeat,
            TablePlay<S, M, V, E> play,
            Function<Phrase, String> words,
            Actions<M> does) {
        this.session = session;
        this.hotSeat = hotSeat;
        this.play = play;
        this.words = words;
        this.does = does;
    }

    /**
     * Puts the buttons right.
     *
     * @param passing whether the screen has to be handed over first
     */
    void show(ActionBar actions, GameTable<V, M, E> table, LastLine line, boolean passing) {
        int turn = session.match().turn();
        Optional<Choice<M>> instead = Optional.empty();
        if (turn < 0) {
            actions.offer("", false, false, () -> {});
        } else if (passing) {
            int next = hotSeat.nextPerson(turn);
            actions.offer(named("play.pass", next), true, false, does.passOn());
        } else if (play.waitsForStep()) {
            actions.offer(named("play.step", turn), !table.moving(), false, play::step);
        } else if (session.personToMove()) {
            Choice<M> choice = table.choice();
            choice.problem().ifPresent(line::refuse);
            String label = words.apply(choice.label());
            actions.offer(label, choice.playable(), table.picked(), does.playChoice());
            instead = table.instead();
        } else {
            actions.offer(named("play.thinking", turn), false, false, () -> {});
        }
        actions.instead(instead, words, does.playMove());
        actions.say(line.words().map(words).orElse(""), line.bad());
    }

    private String named(String key, int seat) {
        return words.apply(Phrase.of(key, Markup.plain(session.setup().name(seat))));
    }
}
