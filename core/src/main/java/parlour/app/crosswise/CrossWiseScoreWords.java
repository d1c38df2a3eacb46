package parlour.app.crosswise;

import parlour.app.game.ScorePaper;
import parlour.app.widget.FigureTable;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The score sheet of CrossWise in words, for screen readers. */
final class CrossWiseScoreWords {
    private final Texts texts;
    private final ScorePaper paper;
    private final Field field;
    private final int seats;
    private final Optional<Team> won;

    /**
     * @param won empty after a draw
     */
    CrossWiseScoreWords(Texts texts, ScorePaper paper, Field field, int seats, Optional<Team> won) {
        this.texts = texts;
        this.paper = paper;
        this.field = field;
        this.seats = seats;
        this.won = won;
    }

    /** A table that has the words of the teams; its cells are still to be added. */
    FigureTable table(List<Team> teams) {
        FigureTable table = new FigureTable(texts.say("crosswise.score.title"));
        table.head(texts.say("crosswise.score.team"));
        table.head(texts.say("crosswise.score.players"));
        for (int line = 0; line < Cell.SIDE; line++) {
            table.head(texts.say("crosswise.score.line", line + 1));
        }
        table.head(texts.say("crosswise.score.total"));
        teams.forEach(team -> table.line(line(team)));
        return table;
    }

    private List<String> line(Team team) {
        List<String> words = new ArrayList<>();
        words.add(texts.say(team.phrase()));
        words.add(
                IntStream.range(0, seats)
                        .filter(seat -> Team.of(seat) == team)
                        .mapToObj(seat -> paper.spokenName(seat, won.equals(Optional.of(team))))
                        .collect(Collectors.joining(", ")));
        for (int line = 0; line < Cell.SIDE; line++) {
            words.add(points(team, line));
        }
        words.add(String.valueOf(field.points(team)));
        return words;
    }

    /** The points of a line, or that its six of one symbol decided the game. */
    String points(Team team, int line) {
        return field.winner().equals(Optional.of(team)) && line == field.sixLine()
                ? texts.say("crosswise.score.sixLine")
                : String.valueOf(field.points(team, line));
    }
}
