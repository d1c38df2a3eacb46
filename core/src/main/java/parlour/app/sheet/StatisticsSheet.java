package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.Games;
import parlour.app.accessibility.Spoken;
import parlour.app.look.Markup;
import parlour.app.look.WindowShape;
import parlour.app.statistics.StatisticsRecorder;
import parlour.app.widget.ListRow;
import parlour.app.widget.ProgressBar;
import parlour.app.widget.Sheet;
import parlour.app.widget.Tooltip;
import parlour.app.widget.Ui;
import parlour.engine.Game;
import parlour.review.Habit;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.ReviewedGames;
import parlour.statistics.Statistics;
import parlour.statistics.Totals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The statistics of games played and won: a page for each game, on it a row for each player. */
public final class StatisticsSheet extends Sheet {
    private static final float GAP = 16;

    /** How many columns fit on an upright phone; the details have the others. */
    private static final int NARROW = 2;

    private static final Comparator<Map.Entry<String, PlayerStatistics>> BEST_FIRST =
            Comparator.comparingLong((Map.Entry<String, PlayerStatistics> e) -> all(e).wins())
                    .thenComparingLong(e -> all(e).games())
                    .thenComparingLong(e -> all(e).rounds())
                    .reversed();

    private final StatisticsRecorder statisticsRecorder;
    private boolean resetting;
    private int shown;
    private String game;

    /** The player whose details are shown; the first one if there is none of that name. */
    private String open = "";

    /**
     * @param game the id of the game to show first
     */
    public StatisticsSheet(Ui ui, StatisticsRecorder statisticsRecorder, String game) {
        super(ui);
        this.statisticsRecorder = statisticsRecorder;
        this.game = game;
    }

    private static Totals all(Map.Entry<String, PlayerStatistics> entry) {
        return entry.getValue().all();
    }

    @Override
    protected String title() {
        return say(resetting ? "statistics.reset.title" : "statistics.title");
    }

    private List<String> played() {
        Statistics known = statisticsRecorder.known();
        return Games.all().stream()
                .map(Game::id)
                .filter(id -> !known.players(id).isEmpty())
                .toList();
    }

    @Override
    protected void fill(Table content) {
        shown = statisticsRecorder.revision();
        List<String> played = played();
        if (resetting) {
            sentence(content, say("statistics.reset.sure"));
        } else if (played.isEmpty()) {
            sentence(content, say("statistics.none"));
        } else {
            page(content, played);
        }
    }

    private void sentence(Table content, String text) {
        Label label = new Label(text, skin());
        label.setWrap(true);
        content.add(label).growX();
    }

    private void page(Table content, List<String> played) {
        if (!played.contains(game)) {
            game = played.get(0);
        }
        if (played.size() > 1) {
            Actor games = GameChoice.of(ui, played, game, this::show);
            games.setName("statistics-games");
            content.add(games).growX().padBottom(14).row();
        } else {
            Label only = new Label(say("game." + game + ".title"), skin(), "heading");
            content.add(only).left().padBottom(8).row();
        }
        rows(content);
        Label note = new Label(say("statistics.note"), skin(), "small-soft");
        note.setWrap(true);
        content.add(note).growX().padTop(14);
    }

    private void show(String chosen) {
        game = chosen;
        open = "";
        refresh();
    }

    /** The rows of the players; below the one that is open, its details. */
    private void rows(Table content) {
        List<Map.Entry<String, PlayerStatistics>> players =
                new ArrayList<>(statisticsRecorder.known().players(game).entrySet());
        players.sort(BEST_FIRST);
        List<StatisticsColumn> all = StatisticsColumn.of(game);
        boolean narrow = ui.shape() == WindowShape.PORTRAIT;
        List<StatisticsColumn> columns = narrow ? all.subList(0, NARROW) : all;
        List<StatisticsColumn> others = all.subList(columns.size(), all.size());
        List<Label> heads = columns.stream().map(this::head).toList();
        List<List<Label>> figures =
                players.stream().map(player -> figures(player, columns)).toList();
        float[] widths = widths(heads, figures);
        Table head = new Table();
        head.pad(0, 12, 0, 12);
        head.add(new Label(say("statistics.name"), skin(), "small-soft")).growX().left();
        cells(head, heads, widths);
        Spoken.silence(head);
        content.add(head).growX().padBottom(4).row();
        if (players.stream().noneMatch(player -> player.getKey().equals(open))) {
            open = players.get(0).getKey();
        }
        for (int i = 0; i < players.size(); i++) {
            String name = players.get(i).getKey();
            rule(content);
            ListRow row = new ListRow(ui, () -> open(name));
            row.setName("statistics-" + name);
            Spoken.name(row, spoken(name, heads, figures.get(i)));
            row.add(who(players.get(i))).growX().minWidth(0);
            cells(row, figures.get(i), widths);
            content.add(row).growX().row();
            if (name.equals(open)) {
                content.add(
                                new StatisticsDetails(
                                        ui,
                                        game,
                                        players.get(i).getValue(),
                                        others,
                                        rating(name),
                                        habits(name)))
                        .growX()
                        .padBottom(8)
                        .row();
            }
        }
        rule(content);
    }

    private RatingSection rating(String name) {
        Game<?, ?, ?, ?> kind = Games.find(game).orElseThrow();
        return new RatingSection(ui, kind, statisticsRecorder.ratedPlayers(), name);
    }

    /** What a player does again and again, or why that is not known; a heading comes first. */
    private List<String> habits(String name) {
        ReviewedGames reviewed = statisticsRecorder.reviewedGames();
        int count = reviewed.of(game, name).size();
        Game<?, ?, ?, ?> kind = Games.find(game).orElseThrow();
        List<String> lines = new ArrayList<>();
        lines.add(say("statistics.habits", count));
        for (Habit habit : reviewed.habits(kind, name).all()) {
            lines.add(ui.texts().say(habit.phrase(kind)));
        }
        if (lines.size() == 1) {
            lines.add(say("statistics.habits." + (count == 0 ? "unreviewed" : "none")));
        }
        return lines;
    }

    /** A player's row in words: every figure after the head of its column. */
    private static String spoken(String name, List<Label> heads, List<Label> figures) {
        List<String> words = new ArrayList<>();
        words.add(Markup.plain(name));
        for (int i = 0; i < heads.size(); i++) {
            words.add(heads.get(i).getText() + " " + figures.get(i).getText());
        }
        return String.join(", ", words);
    }

    private void open(String name) {
        if (!name.equals(open)) {
            open = name;
            refresh();
        }
    }

    private Label head(StatisticsColumn column) {
        Label label =
                new Label(
                        say(StatisticsColumn.heading(ui.texts(), column.name(), game)),
                        skin(),
                        "small-soft");
        label.setAlignment(Align.right);
        StatisticsColumn.help(ui.texts(), column.name())
                .ifPresent(help -> label.addListener(new Tooltip(ui, label, help)));
        return label;
    }

    private List<Label> figures(
            Map.Entry<String, PlayerStatistics> player, List<StatisticsColumn> columns) {
        List<Label> figures = new ArrayList<>();
        for (StatisticsColumn column : columns) {
            Label label =
                    new Label(ui.texts().say(column.figure().apply(player.getValue())), skin());
            label.setName("statistics-" + player.getKey() + "-" + column.name());
            label.setAlignment(Align.right);
            figures.add(label);
        }
        return figures;
    }

    /** The widths of the columns, the same in all rows. */
    private static float[] widths(List<Label> heads, List<List<Label>> figures) {
        float[] widths = new float[heads.size()];
        for (int column = 0; column < widths.length; column++) {
            int index = column;
            widths[column] =
                    (float)
                            IntStream.range(0, figures.size())
                                    .mapToDouble(row -> figures.get(row).get(index).getPrefWidth())
                                    .reduce(heads.get(column).getPrefWidth(), Math::max);
        }
        return widths;
    }

    private static void cells(Table row, List<Label> labels, float[] widths) {
        for (int column = 0; column < widths.length; column++) {
            row.add(labels.get(column)).width(widths[column]).padLeft(GAP);
        }
    }

    private void rule(Table table) {
        table.add(new Image(ui.look().fill(ui.look().color("panelEdge"), 1), Scaling.stretch))
                .growX()
                .height(1.2f)
                .row();
    }

    private Table who(Map.Entry<String, PlayerStatistics> player) {
        Table who = new Table();
        Label name = new Label(Markup.plain(player.getKey()), skin(), "strong");
        name.setEllipsis(true);
        who.add(name).growX().minWidth(0).left().row();
        Totals all = all(player);
        float share = all.games() == 0 ? 0 : (float) all.wins() / all.games();
        who.add(new ProgressBar(ui.look(), share, "gold")).growX().height(8).padTop(3);
        return who;
    }

    @Override
    protected void buttons(Table row) {
        if (resetting) {
            row.add(button("statistics.reset.yes", "danger", this::reset)).minWidth(140);
            row.add(button("statistics.reset.no", "primary", () -> ask(false))).minWidth(140);
        } else {
            if (!played().isEmpty()) {
                row.add(button("statistics.reset", "default", () -> ask(true))).minWidth(140);
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
        if (shown != statisticsRecorder.revision() && !ui.interacting()) {
            refresh();
        }
    }

    @Override
    protected float width() {
        return 880;
    }
}
