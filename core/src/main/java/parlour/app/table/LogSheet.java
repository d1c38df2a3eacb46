package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.game.GameLog;
import parlour.app.widget.Sheet;
import parlour.text.Phrase;

import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The game log on a phone, over the whole table. A line that is tapped is shown on the table.
 *
 * @param <E> an event
 */
final class LogSheet<E> extends Sheet {
    private final App app;
    private final GameLog<E> log;
    private final Function<Phrase, String> words;
    private final Consumer<E> tapped;

    /**
     * @param tapped receives what the tapped line says happened, when the sheet is closed
     */
    LogSheet(App app, GameLog<E> log, Function<Phrase, String> words, Consumer<E> tapped) {
        super(app);
        this.app = app;
        this.log = log;
        this.words = words;
        this.tapped = tapped;
    }

    @Override
    protected String title() {
        return say("play.log");
    }

    @Override
    protected void fill(Table content) {
        LogPanel<E> panel =
                new LogPanel<>(
                        app,
                        log,
                        false,
                        words,
                        event -> event.ifPresent(one -> closeThen(() -> tapped.accept(one)).run()));
        content.add(panel).grow();
    }

    @Override
    protected boolean scrolls() {
        return false;
    }
}
