package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;

import parlour.app.look.Markup;
import parlour.app.setup.ComputerDescription;
import parlour.app.statistics.RatedPlayers;
import parlour.app.widget.FigureTable;
import parlour.app.widget.Ui;
import parlour.engine.Game;
import parlour.rating.PersonRating;
import parlour.rating.Rating;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A player's rating in words, and where it stands between the levels of the computers. */
final class RatingSection {
    private static final float GAP = 14;

    private final Ui ui;
    private final Game<?, ?, ?, ?> game;
    private final RatedPlayers ratedPlayers;
    private final String name;
    private final Optional<PersonRating> person;

    /** The levels with a rating, strongest first. */
    private final List<String> levels;

    RatingSection(Ui ui, Game<?, ?, ?, ?> game, RatedPlayers ratedPlayers, String name) {
        this.ui = ui;
        this.game = game;
        this.ratedPlayers = ratedPlayers;
        this.name = name;
        person = ratedPlayers.person(game, name);
        levels =
                new ArrayList<>(
                        ComputerDescription.levels(game).stream()
                                .filter(level -> ratedPlayers.computer(game, level).isPresent())
                                .toList());
        Collections.reverse(levels);
    }

    /** Whether there is nothing to compare with. */
    boolean isEmpty() {
        return levels.isEmpty();
    }

    /** What the rating is, where it comes from and what it means. */
    Table words() {
        Table words = new Table();
        words.setName("statistics-rating");
        words.top();
        line(words, say("statistics.rating"), "small-soft");
        Optional<PersonRating> known = person.filter(PersonRating::known);
        if (known.isPresent()) {
            Rating rating = known.get().rating();
            line(words, figure(rating), "strong");
            line(words, say("statistics.rating.from", known.get().games()), "small");
            above(rating).ifPresent(text -> line(words, text, "small"));
        } else {
            int missing = person.map(PersonRating::missing).orElse(PersonRating.FIRST_GAMES);
            line(words, say("statistics.rating.soon", missing), "small");
        }
        line(words, say("statistics.rating.help"), "small-soft");
        return words;
    }

    private void line(Table words, String text, String style) {
        Label label = new Label(text, ui.look().skin(), style);
        label.setWrap(true);
        words.add(label).growX().minWidth(0).padTop(words.hasChildren() ? 3 : 0).row();
    }

    /** The weakest level that is stronger. */
    private Optional<String> above(Rating own) {
        return levels.stream()
                .filter(level -> rating(level).points() > own.points())
                .reduce((stronger, weaker) -> weaker)
                .map(
                        level ->
                                say(
                                        "statistics.rating.above",
                                        title(level),
                                        whole(rating(level)),
                                        percent(own, rating(level))));
    }

    /** The levels, strongest first, and the player between them. */
    Table ladder() {
        FigureTable table = new FigureTable(say("statistics.rating"));
        table.setName("statistics-ladder");
        table.top();
        cell(table, say("statistics.rating.level"), "small-soft", Align.left).growX();
        cell(table, say("statistics.rating.points"), "small-soft", Align.right);
        Optional<Rating> own = person.filter(PersonRating::known).map(PersonRating::rating);
        if (own.isPresent()) {
            cell(table, say("statistics.rating.chance"), "small-soft", Align.right);
        }
        table.row();
        boolean placed = own.isEmpty();
        for (String level : levels) {
            if (!placed && own.get().points() >= rating(level).points()) {
                placed = true;
                own(table, own.get());
            }
            cell(table, title(level), "small", Align.left);
            cell(
                    table,
                    say("statistics.rating.number", whole(rating(level))),
                    "small",
                    Align.right);
            own.ifPresent(
                    rating -> {
                        int percent = percent(rating, rating(level));
                        cell(table, say("statistics.percent", percent), "small", Align.right);
                    });
            table.row();
        }
        if (!placed) {
            own(table, own.get());
        }
        return table;
    }

    private void own(Table table, Rating rating) {
        cell(table, Markup.plain(name), "small-turn", Align.left);
        cell(table, figure(rating), "small-turn", Align.right);
        cell(table, say("statistics.nothing"), "small-soft", Align.right);
        table.row();
    }

    private Cell<Label> cell(Table table, String text, String style, int align) {
        Label label = new Label(text, ui.look().skin(), style);
        label.setAlignment(align);
        boolean left = align == Align.left;
        label.setEllipsis(left);
        return table.add(label)
                .align(align)
                .fillX()
                .minWidth(left ? 60 : label.getPrefWidth())
                .padLeft(left ? 0 : GAP)
                .padTop(3);
    }

    private String figure(Rating rating) {
        return say("statistics.rating.figure", whole(rating), Math.round(rating.interval()));
    }

    private Rating rating(String level) {
        return ratedPlayers.computer(game, level).orElseThrow();
    }

    private String title(String level) {
        return ComputerDescription.of(ui.texts(), game, level).title();
    }

    /** Of a hundred games, those in which one player is ahead of another. */
    private static int percent(Rating own, Rating other) {
        return (int) Math.round(100 * Rating.chance(own.points() - other.points()));
    }

    private static long whole(Rating rating) {
        return Math.round(rating.points());
    }

    private String say(String key, Object... args) {
        return ui.texts().say(key, args);
    }
}
