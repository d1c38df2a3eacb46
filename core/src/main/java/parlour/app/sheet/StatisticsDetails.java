package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.accessibility.Spoken;
import parlour.app.look.WindowShape;
import parlour.app.widget.FigureTable;
import parlour.app.widget.RecentRoundsChart;
import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;
import parlour.statistics.Opposition;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Totals;
import parlour.text.Phrase;

import java.util.List;

/** One player's results by opponents and number of seats, and a chart of the last rounds. */
final class StatisticsDetails extends Table {
    private static final float CHART = 300;
    private static final float GAP = 14;

    /** Between the columns on a phone held upright. */
    private static final float NARROW_GAP = 8;

    private final Ui ui;
    private final String game;
    private final PlayerStatistics player;

    /**
     * @param others the columns that did not fit beside the name
     * @param rating how strong the player is
     * @param habits a heading, and what the player does again and again
     */
    StatisticsDetails(
            Ui ui,
            String game,
            PlayerStatistics player,
            List<StatisticsColumn> others,
            RatingSection rating,
            List<String> habits) {
        this.ui = ui;
        this.game = game;
        this.player = player;
        top();
        setBackground(ui.look().patch("field"));
        pad(10, 14, 12, 14);
        if (narrow()) {
            add(figures(others)).growX().padBottom(10).row();
            add(rounds()).growX().padBottom(12).row();
            add(opponents()).growX().row();
            if (!rating.isEmpty()) {
                add(rating.words()).growX().padTop(12).row();
                add(rating.ladder()).growX().padTop(6).row();
            }
        } else {
            add(opponents()).growX().top();
            add(rounds()).width(CHART).top().padLeft(22).row();
            if (!rating.isEmpty()) {
                add(rating.words()).growX().minWidth(0).top().padTop(12);
                add(rating.ladder()).width(CHART).top().padLeft(22).padTop(12).row();
            }
        }
        add(habits(habits)).growX().colspan(getColumns()).padTop(12);
    }

    private boolean narrow() {
        return ui.shape() == WindowShape.PORTRAIT;
    }

    private float gap() {
        return narrow() ? NARROW_GAP : GAP;
    }

    private Table habits(List<String> lines) {
        Table table = new Table();
        table.setName("statistics-habits");
        for (int i = 0; i < lines.size(); i++) {
            Label line = label(lines.get(i), i == 0 ? "small-soft" : "small");
            line.setWrap(true);
            table.add(line).growX().minWidth(0).padTop(i == 0 ? 0 : 3).row();
        }
        return table;
    }

    /** A line for each figure, with what it is. */
    private Table figures(List<StatisticsColumn> columns) {
        Table table = new Table();
        for (StatisticsColumn column : columns) {
            Label title =
                    label(
                            say(StatisticsColumn.heading(ui.texts(), column.name(), game)),
                            "small-soft");
            StatisticsColumn.help(ui.texts(), column.name())
                    .ifPresent(help -> title.addListener(new Tooltip(ui, title, help)));
            table.add(title).growX().left().padTop(2);
            table.add(label(ui.texts().say(column.figure().apply(player)), "small"))
                    .right()
                    .padTop(2)
                    .row();
        }
        return table;
    }

    private Table opponents() {
        FigureTable table = new FigureTable(say("statistics.opponents"));
        table.top();
        head(table, "opponents", Align.left).growX();
        for (String column :
                new String[] {"seats", "games", "wins", StatisticsColumn.measureName(game)}) {
            head(table, column, Align.right);
        }
        table.row();
        player.against().forEach((met, totals) -> line(table, met, totals));
        Totals rest = player.all().minus(player.known());
        if (rest.games() > 0 || rest.rounds() > 0) {
            name(table, say("statistics.earlier"), "small-soft");
            figures(table, "–", rest, Phrase.of("statistics.nothing"));
        }
        if (player.coached().rounds() > 0) {
            name(table, say("statistics.coached"), "small");
            figures(table, "–", player.coached(), StatisticsColumn.measure(game, player.coached()));
        }
        return table;
    }

    private void line(Table table, Opposition met, Totals totals) {
        name(table, opponents(met.opponents()), "small");
        figures(table, String.valueOf(met.seats()), totals, StatisticsColumn.measure(game, totals));
    }

    /** The name of a computer player, or what else the opponents are. */
    private String opponents(String opponents) {
        for (String key :
                new String[] {"statistics." + opponents, "computer." + opponents + ".title"}) {
            if (ui.texts().has(key)) {
                return say(key);
            }
        }
        return opponents;
    }

    private Cell<Label> head(Table table, String column, int align) {
        String heading = say(StatisticsColumn.heading(ui.texts(), column, game));
        Label label = label(narrow() ? heading.replace(' ', '\n') : heading, "small-soft");
        label.setAlignment(align);
        return table.add(label)
                .align(align | Align.bottom)
                .padLeft(align == Align.left ? 0 : gap())
                .padBottom(4);
    }

    private void name(Table table, String text, String style) {
        Label label = label(text, style);
        label.setEllipsis(true);
        table.add(label).growX().minWidth(narrow() ? 60 : 80).left().padTop(3);
    }

    private void figures(Table table, String seats, Totals totals, Phrase measure) {
        String games = ui.texts().say(StatisticsColumn.number(totals.games()));
        String wins = ui.texts().say(StatisticsColumn.wins(totals));
        for (String figure : List.of(seats, games, wins, ui.texts().say(measure))) {
            table.add(label(figure, "small")).right().padLeft(gap()).padTop(3);
        }
        table.row();
    }

    private Table rounds() {
        Table table = new Table();
        table.top().left();
        int count = player.recent().size();
        if (count < 2) {
            Label soon = label(say("statistics.chart.soon"), "small-soft");
            soon.setWrap(true);
            table.add(soon).growX();
            return table;
        }
        Spoken.silence(table);
        Label title =
                label(
                        say(StatisticsColumn.heading(ui.texts(), "chart", game), count),
                        "small-soft");
        title.setWrap(true);
        table.add(title).growX().padBottom(4).row();
        RecentRoundsChart chart =
                new RecentRoundsChart(ui.look(), player.recent(), StatisticsColumn.byPlace(game));
        chart.setName("statistics-chart");
        table.add(chart).growX().height(110).row();
        table.add(legend(count)).left().padTop(4);
        return table;
    }

    private Table legend(int count) {
        Table legend = new Table();
        legend.add(sign("gold", 10));
        legend.add(label(say("statistics.chart.won"), "small-soft")).padLeft(6);
        if (count > RecentRoundsChart.WINDOW) {
            legend.add(sign("cream", 3)).padLeft(16);
            legend.add(label(say("statistics.chart.mean", RecentRoundsChart.WINDOW), "small-soft"))
                    .padLeft(6);
        }
        return legend;
    }

    private Actor sign(String color, float tall) {
        Table sign = new Table();
        sign.add(new Image(ui.look().fill(ui.look().color(color), 1), Scaling.stretch))
                .size(10, tall);
        return sign;
    }

    private Label label(String text, String style) {
        return new Label(text, ui.look().skin(), style);
    }

    private String say(String key, Object... args) {
        return ui.texts().say(Phrase.of(key, args));
    }
}
