package parlour.desktop;

import com.badlogic.gdx.Input.Keys;

import parlour.app.App;
import parlour.app.game.GameModule;
import parlour.app.screen.AllGames;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.ScoreScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.SearchModel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every place of the program where somebody may stay for a while, and the way there. */
final class AllScreens {
    private AllScreens() {}

    static Map<String, Runnable> of(LiveWindow liveWindow) {
        Map<String, Runnable> places = new LinkedHashMap<>();
        places.put("menu", () -> menu(liveWindow));
        for (String sheet : List.of("settings", "statistics", "help")) {
            places.put(sheet, () -> fromMenu(liveWindow, "menu." + sheet));
        }
        places.put("saved games", () -> fromMenu(liveWindow, "menu.saved"));
        places.put("files", () -> fromMenu(liveWindow, "menu.saved", "saved.import"));
        for (GameModule<?, ?, ?, ?> gameModule : AllGames.REGISTRY.all()) {
            String game = gameModule.game().id();
            places.put("set-up of " + game, () -> fromMenu(liveWindow, "menu.new." + game));
            places.put(
                    "table of " + game,
                    () -> liveWindow.run(() -> table(liveWindow.app(), gameModule)));
            places.put(
                    "score of " + game,
                    () -> liveWindow.run(() -> score(liveWindow.app(), gameModule)));
        }
        places.put(
                "a name being typed", () -> fromMenu(liveWindow, "menu.new.cassino", "setup.name"));
        places.put("pause", () -> pause(liveWindow));
        return places;
    }

    private static void menu(LiveWindow liveWindow) {
        liveWindow.run(
                () -> {
                    liveWindow.app().settings().pace(Pace.FAST);
                    liveWindow.app().show(AppNavigator.first(liveWindow.app()));
                });
        liveWindow.awaitRest();
    }

    private static void fromMenu(LiveWindow liveWindow, String... clicks) {
        menu(liveWindow);
        for (String name : clicks) {
            liveWindow.click(name);
            liveWindow.awaitRest();
        }
    }

    private static void pause(LiveWindow liveWindow) {
        liveWindow.run(() -> table(liveWindow.app(), AllGames.REGISTRY.all().get(0)));
        liveWindow.awaitRest();
        liveWindow.key(Keys.ESCAPE);
    }

    /** A game of one person and one computer. */
    private static <S, M, V, E> LocalSession<S, M, V, E> begin(GameModule<S, M, V, E> gameModule) {
        String computer = gameModule.game().computers().get(0);
        List<Participant> sitters =
                List.of(
                        new Participant("Elsa", Optional.empty()),
                        new Participant("Tapio", Optional.of(computer)));
        Options options = gameModule.game().presets().values().iterator().next();
        return LocalSession.begin(gameModule, new Setup(sitters, options), 7);
    }

    private static <S, M, V, E> void table(App app, GameModule<S, M, V, E> gameModule) {
        app.show(new TableScreen<>(app, begin(gameModule), new NoNavigation()));
    }

    private static <S, M, V, E> void score(App app, GameModule<S, M, V, E> gameModule) {
        LocalSession<S, M, V, E> session = begin(gameModule);
        Rng rng = new Rng(7);
        SearchModel<S, M, V> model = gameModule.game().searchModel(session.match().rules());
        while (session.match().turn() >= 0) {
            session.match().play(model.policy().choose(session.match().state(), rng));
        }
        app.show(new ScoreScreen<>(app, session, new NoNavigation()));
    }
}
