package parlour.app.table;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;

import parlour.app.App;
import parlour.app.game.GameLog;
import parlour.app.game.GameTable;
import parlour.app.widget.Sheets;
import parlour.text.Phrase;

import java.util.Optional;
import java.util.function.Function;

/**
 * The log at a table: opens and closes its panel or, on a phone, its sheet, and shows on the table
 * what its lines speak of.
 *
 * @param <E> an event
 */
public final class TableLog<E> {
    /** The narrowest window in which the log is open until somebody closes it. */
    private static final int WIDE = 1400;

    private final App app;
    private final GameLog<E> log;
    private final GameTable<?, ?, E> table;
    private final Function<Phrase, String> words;
    private final Sheets sheets;
    private final LogPanel<E> panel;

    /** Whether it is open in a wide window until somebody closes it. */
    private final boolean telling;

    /** The frame with the log beside the table; empty on a phone, where it has a sheet. */
    private final Optional<TableFrame> wide;

    private final Table frame;

    /** Whether a tapped line is shown on the table. */
    private boolean shown;

    /**
     * The log at the table of a game in progress.
     *
     * @param parts what is framed with the log; the line with the last move can be clicked to see
     *     the move again
     * @param guided whether somebody is led through the table, where a log has next to nothing to
     *     say
     */
    TableLog(
            App app,
            GameLog<E> log,
            GameTable<?, ?, E> table,
            Function<Phrase, String> words,
            Sheets sheets,
            TableParts parts,
            boolean guided) {
        this(
                app,
                log,
                table,
                words,
                sheets,
                app.shape().phone()
                        ? new PhoneTableFrame(app.shape(), parts)
                        : TableFrame.column(parts),
                parts.actions().findActor("status"),
                !guided);
    }

    /**
     * @param main everything on the screen but the log
     * @param last the line with the last move, which can be clicked to see the move again
     * @param telling whether it is worth its room where there is much of it
     */
    public TableLog(
            App app,
            GameLog<E> log,
            GameTable<?, ?, E> table,
            Function<Phrase, String> words,
            Sheets sheets,
            Table main,
            Actor last,
            boolean telling) {
        this.app = app;
        this.log = log;
        this.table = table;
        this.words = words;
        this.sheets = sheets;
        this.telling = telling;
        panel = new LogPanel<>(app, log, true, words, table::highlight);
        if (app.shape().phone()) {
            wide = Optional.empty();
            frame = main;
        } else {
            TableFrame beside = new TableFrame(main, panel);
            beside.showLog(open());
            wide = Optional.of(beside);
            frame = beside;
        }
        last.addListener(new Replaying(last));
    }

    /** The whole screen, with the log where it is open. */
    public Table frame() {
        return frame;
    }

    /** On a narrow window the table gets all of the width at first. */
    private boolean open() {
        return app.settings().logOpen().orElse(telling && app.width() >= WIDE);
    }

    /** Opens or closes the log. */
    public void toggle() {
        if (wide.isEmpty()) {
            sheets.open(new LogSheet<>(app, log, words, this::show));
            return;
        }
        app.settings().logOpen(!open());
        wide.get().showLog(open());
        if (!open()) {
            table.highlight(Optional.empty());
        }
    }

    /** Shows on the table what a tapped line says, until something else is touched. */
    private void show(E event) {
        table.highlight(Optional.of(event));
        shown = true;
    }

    /** Something else was touched. */
    public void touched() {
        if (shown) {
            shown = false;
            table.highlight(Optional.empty());
        }
    }

    /** Writes all lines again, in the colours of another deck. */
    public void rewrite() {
        panel.rewrite();
    }

    /** Shows the last move again. */
    public void replay() {
        if (log.size() > 0 && !table.moving()) {
            log.lastEvent().ifPresent(table::replay);
        }
    }

    /** Points at the next line up or down. */
    public void step(int by) {
        if (wide.isPresent() && open()) {
            panel.step(by);
        }
    }

    /** Shows that the line with the last move can be clicked; a tooltip would cover the buttons. */
    private final class Replaying extends ClickListener {
        private final Actor last;

        Replaying(Actor last) {
            this.last = last;
        }

        @Override
        public void clicked(InputEvent event, float x, float y) {
            replay();
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            super.enter(event, x, y, pointer, from);
            last.setColor(app.look().color("turn"));
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            super.exit(event, x, y, pointer, to);
            last.setColor(Color.WHITE);
        }
    }
}
