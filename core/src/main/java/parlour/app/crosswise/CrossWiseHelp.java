package parlour.app.crosswise;

import parlour.app.game.HelpPage;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;

import java.util.List;
import java.util.function.Consumer;

/** The instructions of CrossWise, illustrated with its board and tokens. */
final class CrossWiseHelp {
    private CrossWiseHelp() {}

    static List<HelpPage> pages() {
        return List.of(
                page("board", CrossWiseHelp::board),
                page("turn", CrossWiseHelp::turn),
                page("points", CrossWiseHelp::points),
                page("actions", CrossWiseHelp::actions),
                page("end", CrossWiseHelp::end));
    }

    private static HelpPage page(String name, Consumer<CrossWiseHelpPictures> content) {
        return HelpPage.of("help.crosswise." + name, CrossWiseHelpPictures::new, content);
    }

    private static void board(CrossWiseHelpPictures show) {
        show.text("teams");
        show.teams();
        show.text("seats");
    }

    private static void turn(CrossWiseHelpPictures show) {
        show.text("tokens");
        show.tokens(Token.all().subList(0, Token.SYMBOLS));
        show.tokens(Token.all().subList(Token.SYMBOLS, Token.all().size()));
        show.text("one");
        show.text("draw");
        show.text("dead");
    }

    private static void points(CrossWiseHelpPictures show) {
        show.text("line");
        show.line("1", Token.CROSS, Token.CROSS);
        show.line("3", Token.SUN, Token.SUN, Token.SUN);
        show.line("5", Token.STAR, Token.STAR, Token.STAR, Token.STAR);
        show.line(
                "7",
                Token.TRIANGLE,
                Token.TRIANGLE,
                Token.TRIANGLE,
                Token.TRIANGLE,
                Token.TRIANGLE);
        show.line(
                "6",
                Token.CROSS,
                Token.PENTAGON,
                Token.DIAMOND,
                Token.STAR,
                Token.SUN,
                Token.TRIANGLE);
        show.text("added");
        show.line("4", Token.SUN, Token.SUN, Token.SUN, Token.PENTAGON, Token.PENTAGON);
    }

    private static void actions(CrossWiseHelpPictures show) {
        show.action(Token.REMOVE, "remove", new int[] {1, 5, 4}, new int[] {1, 0, 4});
        show.action(Token.SHIFT, "shift", new int[] {1, 5, 0}, new int[] {1, 0, 5});
        show.action(Token.EXCHANGE, "exchange", new int[] {1, 5, 4}, new int[] {4, 5, 1});
        show.action(Token.REPLACE, "replace", new int[] {1, 5, 4}, new int[] {1, 2, 4});
        show.text("left");
    }

    private static void end(CrossWiseHelpPictures show) {
        show.text("six");
        show.six(Team.VERTICAL);
        show.text("full");
        show.text("computers");
    }
}
