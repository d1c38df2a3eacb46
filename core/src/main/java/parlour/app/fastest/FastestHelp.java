package parlour.app.fastest;

import parlour.app.game.HelpPage;

import java.util.List;
import java.util.function.Consumer;

/** The instructions of See Who's Fastest, illustrated with real cards. */
final class FastestHelp {
    /** The title key of the page with the ranking of all plays. */
    static final String ORDER = "fastest.help.order.title";

    private FastestHelp() {}

    static List<HelpPage> pages() {
        return List.of(
                page("goal", FastestHelp::goal),
                page("plays", FastestHelp::plays),
                page("order", FastestHelp::order),
                page("trick", FastestHelp::trick),
                page("picking", FastestHelp::picking),
                page("options", FastestHelp::options),
                page("end", FastestHelp::end));
    }

    private static HelpPage page(String name, Consumer<FastestHelpPictures> content) {
        return HelpPage.of("fastest.help." + name, FastestHelpPictures::new, content);
    }

    private static void goal(FastestHelpPictures show) {
        show.text("what");
        show.cards("Ac 4d 4s 7h 9c 9d 9h Jd Ks BJ");
        show.text("deal");
        show.text("first");
    }

    private static void plays(FastestHelpPictures show) {
        show.text("what");
        show.plays("6h", "Jc Jd", "8c 8d 8s", "3c 3d 3h 3s");
        show.text("jokers");
        show.plays("BJ", "RJ", "BJ RJ");
        show.text("tell");
    }

    private static void order(FastestHelpPictures show) {
        show.text("ranks");
        show.strip("Ac 2d 3h 4s 5c 6d 7h 8s 9c 10d Jh Qs Kc BJ RJ");
        show.text("counts");
        show.climb("Ac", "2c", "Kh", "BJ", "RJ");
        show.climb("Ac Ad", "2c 2d", "Kh Ks");
        show.climb("Ac Ad Ah", "Kd Kh Ks", "Ac Ad Ah As", "Kc Kd Kh Ks");
        show.text("top");
        show.climb("Kc Kd Kh Ks", "BJ RJ");
    }

    private static void trick(FastestHelpPictures show) {
        show.text("turn");
        show.climb("5c 5d", "9h 9s", "2c 2d 2s");
        show.text("pass");
        show.text("auto");
        show.text("free");
        show.text("warning");
    }

    private static void picking(FastestHelpPictures show) {
        show.text("click");
        show.text("again");
        show.text("play");
        show.text("lit");
        show.text("single");
        show.text("runs");
    }

    private static void options(FastestHelpPictures show) {
        show.text("runs");
        show.climb("3c 4d 5s", "4c 5h 6d", "Jd Qs Kh", "BJ RJ");
        show.text("runsOnly");
        show.text("suits");
        show.climb("7c", "7d", "7h", "7s");
        show.text("suitsTop");
    }

    private static void end(FastestHelpPictures show) {
        show.text("over");
        show.text("points");
        show.text("match");
    }
}
