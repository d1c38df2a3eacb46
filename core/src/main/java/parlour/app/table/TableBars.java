package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.game.GameSession;
import parlour.app.game.GameTable;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The bars around a table and what they show. */
final class TableBars<S, M, V, E> {
    private final GameSession<S, M, V, E> session;
    private final TableMode mode;
    private final Function<Phrase, String> words;
    private final TableBar bar;
    private final ActionBar actions;
    private final Optional<TablePanel> panel;

    /**
     * @param clear clears the selection
     * @param coach shows what the coach has to say
     */
    TableBars(
            App app,
            GameSession<S, M, V, E> session,
            TableMode mode,
            Function<Phrase, String> words,
            Countdown countdown,
            TableBar.Actions pressed,
            Runnable clear,
            Runnable coach) {
        this.session = session;
        this.mode = mode;
        this.words = words;
        bar = new TableBar(app, pressed, session.persons().count() > 0 && !mode.guided());
        actions =
                new ActionBar(
                        app,
                        countdown,
                        clear,
                        session.coached() ? Optional.of(coach) : Optional.empty());
        panel = mode.panel().map(content -> new TablePanel(app, words));
    }

    /** The bars around a table, for a frame to arrange. */
    TableParts around(Actor felt) {
        return new TableParts(bar, felt, panel, actions);
    }

    /**
     * Updates all of them.
     *
     * @param marked whether the coach has something to say
     */
    void show(
            AvailableActions<S, M, V, E> available,
            GameTable<V, M, E> table,
            StatusLine line,
            List<Phrase> hint,
            boolean marked,
            boolean passing) {
        bar.standing(words.apply(session.standing()), session.hints(), session.hintsLeft());
        bar.undoable(available.undo());
        actions.hint(hint, words);
        actions.coach(marked);
        Optional<PanelContent> content = mode.panel();
        panel.ifPresent(shown -> content.ifPresent(one -> shown.show(one, mode.answer())));
        available.show(actions, table, line, passing, content.flatMap(PanelContent::next));
    }

    void settingChanged() {
        bar.settingChanged();
    }
}
