package parlour.app;

import org.junit.jupiter.params.provider.Arguments;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.screen.MenuScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.widget.Pressable;
import parlour.engine.Option;
import parlour.engine.Rng;
import parlour.rating.Comparison;
import parlour.rating.Outcome;
import parlour.rating.RatedGame;
import parlour.statistics.Statistics;

import java.util.List;
import java.util.stream.Stream;

/** The set-up of every game fits, folded and unfolded, in every size and language. */
class SetupLayoutTest extends EverySizeAndLanguage {
    private final List<GameModule<?, ?, ?, ?>> games =
            List.of(CassinoModule.make(), CrossWiseModule.make(), FastestModule.make());

    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        for (GameModule<?, ?, ?, ?> game : games) {
            for (int seats : game.game().seatCounts()) {
                SetupScreen screen = setUp(game);
                screen.form().seatCount(seats);
                unfolded(screen, game.game().id() + " for " + seats);
            }
        }
        mistakes();
        mixed();
        ownRules();
        ratings();
    }

    /** With a rating that is known, and with one that is not yet. */
    private void ratings() {
        RatedGame rated = new RatedGame(List.of(new Comparison(1200, 100, Outcome.EQUAL)));
        for (int games : new int[] {3, 40}) {
            for (GameModule<?, ?, ?, ?> game : this.games) {
                SetupScreen screen = setUp(game);
                Statistics statistics = Statistics.EMPTY;
                for (int i = 0; i < games; i++) {
                    String name = screen.form().seats().get(0).name();
                    statistics = statistics.ratedGame(game.game().id(), name, rated);
                }
                recordingNavigator.knownStatistics = statistics;
                unfolded(screen, game.game().id() + " after " + games + " rated games");
            }
        }
        recordingNavigator.knownStatistics = Statistics.EMPTY;
    }

    private SetupScreen setUp(GameModule<?, ?, ?, ?> game) {
        show(new MenuScreen(room.app(), recordingNavigator));
        room.app().settings().setup(game.game().id(), "");
        room.app().settings().rules(game.game().id(), "");
        return new SetupScreen(room.app(), recordingNavigator, game, new Rng(1));
    }

    private void unfolded(SetupScreen screen, String situation) {
        show(screen);
        all(situation);
        press("setup.seats.open");
        all(situation + ", seats");
        press("setup.rules.open");
        all(situation + ", seats and rules");
        press("setup.seats.list.fold");
        all(situation + ", rules");
    }

    private void mistakes() {
        SetupScreen bad = setUp(CassinoModule.make());
        bad.form().seatCount(4);
        bad.form().name(0, "");
        bad.form().name(1, "Same");
        bad.form().name(2, "same");
        bad.form().name(3, "M".repeat(25));
        unfolded(bad, "mistakes");
    }

    private void mixed() {
        SetupScreen mixed = setUp(CassinoModule.make());
        mixed.form().seatCount(12);
        for (int seat = 1; seat < 12; seat++) {
            mixed.form().computer(seat, Games.CASSINO.computers().get(seat));
        }
        unfolded(mixed, "mixed computers");
    }

    private void ownRules() {
        SetupScreen own = setUp(CassinoModule.make());
        own.form().rules().preset("laisto");
        for (Option option : Games.CASSINO.options()) {
            if (option instanceof Option.Number) {
                own.form().rules().set(option, 17L);
            }
        }
        unfolded(own, "own rules");
        press("setup.rules.saveAs");
        all("rules being named");
        own.form().rules().save("W".repeat(24));
        show(own);
        all("named rules");
    }

    /** Presses a button if there is one: a wide window shows more at once. */
    private void press(String name) {
        if (room.stage().getRoot().findActor(name) instanceof Pressable button) {
            button.press();
            room.pass(0.05f);
        }
    }
}
