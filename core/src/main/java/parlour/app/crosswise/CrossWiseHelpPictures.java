package parlour.app.crosswise;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.widget.HelpPageBuilder;
import parlour.app.widget.PictureRow;
import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Builds a page of the instructions from text and images of the board and tokens. */
final class CrossWiseHelpPictures extends HelpPageBuilder {
    private static final float BOARD = 246;
    private static final float TOKEN = 52;
    private static final float SMALL = 34;
    private static final float ACTION = 44;
    private static final float CELL = 30;

    /** A game in progress, row by row. */
    private static final List<Integer> SOME =
            List.of(
                    1, 1, 5, 0, 0, 3, //
                    1, 4, 5, 2, 0, 0, //
                    0, 4, 5, 6, 1, 2, //
                    3, 0, 5, 3, 0, 3, //
                    0, 6, 0, 4, 6, 0, //
                    1, 3, 0, 0, 6, 4);

    CrossWiseHelpPictures(Ui ui, Table page, String keys) {
        super(ui, page, keys);
        tight();
    }

    /** The same board twice, with the lines of each team. */
    void teams() {
        PictureRow picture = picture();
        for (Team team : Team.values()) {
            BoardWidget board = new BoardWidget(ui, Field.of(SOME)).points().of(team);
            Table side = new Table();
            side.add(board).size(BOARD).row();
            Table caption = new Table();
            TeamStyle teamStyle = new TeamStyle(ui);
            caption.add(new Image(teamStyle.icon(team), Scaling.fit)).size(18).padRight(6);
            caption.add(label(ui.texts().say(team.phrase()), "small-turn"));
            side.add(caption).padTop(4);
            picture.part(side, 36);
        }
    }

    /** Tokens with their names. */
    void tokens(List<Token> tokens) {
        PictureRow picture = picture();
        for (Token token : tokens) {
            Actor strip = TokenStrip.of(ui, token, 1, TOKEN);
            Table named = new Table();
            named.add(captioned(strip, ui.texts().say(token.phrase()))).minWidth(82);
            picture.part(named, 10);
        }
    }

    /** The symbols of a line and what they score. */
    void line(String points, Token... tokens) {
        Table line = new Table();
        Label worth = label(points, "title");
        worth.setAlignment(Align.center);
        line.add(worth).width(46);
        line.add(new TokenStrip(ui, List.of(tokens), SMALL)).padLeft(8);
        line(line).padBottom(5);
    }

    /** What an action does, explained and shown on a few cells. */
    void action(Token token, String key, int[] before, int[] after) {
        Table line = new Table();
        line.add(TokenStrip.of(ui, token, 1, ACTION)).padRight(14);
        line.add(wrapped(say(key))).growX().colspan(4).row();
        line.add();
        line.add(TokenStrip.cells(ui, CELL, before)).left();
        line.add(arrow(24)).padLeft(12).padRight(12);
        line.add(TokenStrip.cells(ui, CELL, after)).left();
        line.add().growX();
        line(line).growX().padBottom(7);
    }

    /** Six of one symbol in a line of a team. */
    void six(Team team) {
        List<Integer> numbers = new ArrayList<>(SOME);
        List<Cell> line =
                IntStream.range(0, Cell.SIDE)
                        .mapToObj(i -> team == Team.VERTICAL ? Cell.at(i, 2) : Cell.at(2, i))
                        .toList();
        Collections.replaceAll(numbers, Token.SUN.number(), Token.CROSS.number());
        line.forEach(cell -> numbers.set(cell.index(), Token.SUN.number()));
        BoardWidget board = new BoardWidget(ui, Field.of(numbers)).of(team).lit(line);
        Table sized = new Table();
        sized.add(board).size(BOARD * 0.8f);
        picture().part(sized, 0);
    }
}
