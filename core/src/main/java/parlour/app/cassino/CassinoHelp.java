package parlour.app.cassino;

import parlour.app.game.HelpPage;

import java.util.List;
import java.util.function.Consumer;

/** The instructions of Nordic Cassino, illustrated with real cards. */
final class CassinoHelp {
    private CassinoHelp() {}

    static List<HelpPage> pages() {
        return List.of(
                page("goal", CassinoHelp::goal),
                page("turn", CassinoHelp::turn),
                page("capture", CassinoHelp::capture),
                page("special", CassinoHelp::special),
                page("sweep", CassinoHelp::sweep),
                page("points", CassinoHelp::points),
                page("end", CassinoHelp::end));
    }

    private static HelpPage page(String name, Consumer<CassinoHelpPictures> content) {
        return HelpPage.of("help.cassino." + name, CassinoHelpPictures::new, content);
    }

    private static void goal(CassinoHelpPictures show) {
        show.text("what");
        show.cards("10d 2s As Ah Ad Ac");
        show.text("precious");
        show.text("deal");
    }

    private static void turn(CassinoHelpPictures show) {
        show.text("one");
        show.text("place");
        show.placing("7d", "3c Qh 9s");
        show.text("take");
        show.taking("8c", "8h");
        show.text("draw");
    }

    private static void capture(CassinoHelpPictures show) {
        show.text("values");
        show.text("sum");
        show.taking("Js", "5c 6d");
        show.text("several");
        show.taking("9h", "7d 2c", "8h Ac", "9s");
        show.text("once");
        show.text("free");
    }

    private static void special(CassinoHelpPictures show) {
        show.text("hand");
        show.values("Ah", "2s", "10d");
        show.text("examples");
        show.takingEach("Ah x 10c 4s", "2s x Kd 2h", "10d x Qc 3h As");
    }

    private static void sweep(CassinoHelpPictures show) {
        show.text("what");
        show.taking("Qs", "10h 2d", "Qd");
        show.text("careful");
        show.text("options");
    }

    private static void points(CassinoHelpPictures show) {
        show.score("cards", 1, "");
        show.score("spades", 2, "3s 8s Js Ks");
        show.score("aces", 1, "As Ah Ad Ac");
        show.score("ten", 2, "10d");
        show.score("two", 1, "2s");
        show.score("sweeps", 1, "");
        show.text("ties");
        show.text("rest");
    }

    private static void end(CassinoHelpPictures show) {
        show.text("target");
        show.text("options");
        show.text("misere");
    }
}
