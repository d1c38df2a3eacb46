package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.Games;
import parlour.app.look.Markup;
import parlour.app.statistics.StatisticsRecorder;
import parlour.app.widget.ProgressBar;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.engine.Game;
import parlour.statistics.Statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The statistics of games played and won, by game and by name. */
public final class StatisticsSheet extends Sheet {
    private static final String SWEEPS = "sweeps";
    private static final List<String> COLUMNS =
            List.of("games", "wins", "rounds", SWEEPS, "best", "average");

    private final StatisticsRecorder statisticsRecorder;
    private boolean resetting;
    private int shown;

    public StatisticsSheet(Ui ui, StatisticsRecorder statisticsRecorder) {
        super(ui);
        this.statisticsRecorder = statisticsRecorder;
    }

    @Override
    protected String title() {
        return say(resetting ? "honours.reset.title" : "honours.title");
    }

    private List<Game<?, ?, ?, ?>> played() {
        List<Game<?, ?, ?, ?>> played = new ArrayList<>();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            if (!statisticsRecorder.known().players(game.id()).isEmpty()) {
                played.add(game);
            }
        }
        return played;
    }

    @Override
    protected void fill(Table content) {
        shown = statisticsRecorder.revision();
        List<Game<?, ?, ?, ?>> played = played();
        if (resetting) {
            sentence(content, say("honours.reset.sure"));
        } else if (played.isEmpty()) {
            sentence(content, say("honours.none"));
        } else {
            for (Game<?, ?, ?, ?> game : played) {
                if (played.size() > 1) {
                    content.add(new Label(name(game), skin(), "heading")).left().padTop(8).row();
                }
                content.add(
                                lines(
                                        statisticsRecorder.known().players(game.id()),
                                        game == Games.CASSINO))
                        .growX()
                        .row();
            }
            Label note = new Label(say("honours.note"), skin(), "small-soft");
            note.setWrap(true);
            content.add(note).growX().padTop(14);
        }
    }

    private String name(Game<?, ?, ?, ?> game) {
        return say("game." + game.id() + ".title");
    }

    private void sentence(Table content, String text) {
        Label label = new Label(text, skin());
        label.setWrap(true);
        content.add(label).growX();
    }

    /** The table of a game's players, with a column for sweeps if the game has them. */
    private Table lines(Map<String, Statistics.Line> players, boolean sweeps) {
        Table table = new Table();
        head(table, "name", Align.left).growX();
        COLUMNS.stream()
                .filter(column -> sweeps || !column.equals(SWEEPS))
                .forEach(column -> head(table, column, Align.right));
        table.row();
        List<Map.Entry<String, Statistics.Line>> lines = new ArrayList<>(players.entrySet());
        lines.sort(
                Comparator.comparingLong(
                                (Map.Entry<String, Statistics.Line> e) -> e.getValue().wins())
                        .thenComparingLong(e -> e.getValue().games())
                        .thenComparingLong(e -> e.getValue().rounds())
                        .reversed());
        for (Map.Entry<String, Statistics.Line> line : lines) {
            rule(table);
            line(table, line.getKey(), line.getValue(), sweeps);
        }
        return table;
    }

    private Cell<Label> head(Table table, String column, int align) {
        Label label = new Label(say("honours." + column), skin(), "small-soft");
        label.setAlignment(align);
        return table.add(label).align(align).fillX().padLeft(14).padBottom(6);
    }

    private void rule(Table table) {
        table.add(new Image(ui.look().fill(ui.look().color("panelEdge"), 1), Scaling.stretch))
                .colspan(COLUMNS.size() + 1)
                .growX()
                .height(1.2f)
                .row();
    }

    private void line(Table table, String player, Statistics.Line line, boolean sweeps) {
        Table who = new Table();
        Label name = new Label(Markup.plain(player), skin(), "strong");
        name.setEllipsis(true);
        who.add(name).growX().minWidth(0).left().row();
        float share = line.games() == 0 ? 0 : (float) line.wins() / line.games();
        who.add(new ProgressBar(ui.look(), share, "gold")).growX().height(8).padTop(3);
        table.add(who).growX().minWidth(120).padTop(8).padBottom(8).padLeft(14);
        number(table, player + "-games", String.valueOf(line.games()));
        number(
                table,
                player + "-wins",
                line.games() == 0
                        ? "0"
                        : say("honours.share", line.wins(), Math.round(100 * share)));
        number(table, player + "-rounds", String.valueOf(line.rounds()));
        if (sweeps) {
            number(table, player + "-sweeps", String.valueOf(line.sweeps()));
        }
        number(
                table,
                player + "-best",
                line.best().isPresent() ? String.valueOf(line.best().getAsLong()) : "–");
        number(
                table,
                player + "-average",
                line.average().isPresent()
                        ? say("honours.points", line.average().getAsDouble())
                        : "–");
        table.row();
    }

    private void number(Table table, String name, String text) {
        Label label = new Label(text, skin());
        label.setName("honours-" + name);
        label.setAlignment(Align.right);
        table.add(label).right().padLeft(14);
    }

    @Override
    protected void buttons(Table row) {
        if (resetting) {
            row.add(button("honours.reset.yes", "danger", this::reset)).minWidth(140);
            row.add(button("honours.reset.no", "primary", () -> ask(false))).minWidth(140);
        } else {
            if (!played().isEmpty()) {
                row.add(button("honours.reset", "default", () -> ask(true))).minWidth(140);
            }
            super.buttons(row);
        }
    }

    private void reset() {
        statisticsRecorder.reset();
        ask(false);
    }

    private void ask(boolean sure) {
        resetting = sure;
        refresh();
    }

    @Override
    protected void act() {
        if (shown != statisticsRecorder.revision()) {
            refresh();
        }
    }

    @Override
    protected float width() {
        return 840;
    }
}
