package parlour.desktop;

import com.badlogic.gdx.Input.Keys;

import parlour.app.App;
import parlour.app.Pace;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Shelf;
import parlour.app.play.Sitter;
import parlour.app.screen.Lobby;
import parlour.app.screen.ScoreScreen;
import parlour.app.table.TableScreen;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.SearchModel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every place of the program where somebody may stay for a while, and the way there. */
final class Places {
    private Places() {}

    static Map<String, Runnable> of(Live live) {
        Map<String, Runnable> places = new LinkedHashMap<>();
        places.put("menu", () -> menu(live));
        for (String sheet : List.of("settings", "statistics", "help")) {
            places.put(sheet, () -> fromMenu(live, "menu." + sheet));
        }
        places.put("saved games", () -> fromMenu(live, "menu.saved"));
        places.put("files", () -> fromMenu(live, "menu.saved", "saved.import"));
        for (Shelf<?, ?, ?, ?> shelf : Lobby.GAMES.all()) {
            String game = shelf.game().id();
            places.put("set-up of " + game, () -> fromMenu(live, "menu.new." + game));
            places.put("table of " + game, () -> live.run(() -> table(live.app(), shelf)));
            places.put("score of " + game, () -> live.run(() -> score(live.app(), shelf)));
        }
        places.put("a name being typed", () -> fromMenu(live, "menu.new.cassino", "seat-0-name"));
        places.put("pause", () -> pause(live));
        return places;
    }

    private static void menu(Live live) {
        live.run(
                () -> {
                    live.app().settings().pace(Pace.FAST);
                    live.app().show(Lobby.first(live.app()));
                });
        live.awaitRest();
    }

    private static void fromMenu(Live live, String... clicks) {
        menu(live);
        for (String name : clicks) {
            live.click(name);
            live.awaitRest();
        }
    }

    private static void pause(Live live) {
        live.run(() -> table(live.app(), Lobby.GAMES.all().get(0)));
        live.awaitRest();
        live.key(Keys.ESCAPE);
    }

    /** A game of one person and one computer. */
    private static <S, M, V, E> Session<S, M, V, E> begin(Shelf<S, M, V, E> shelf) {
        String computer = shelf.game().computers().get(0);
        List<Sitter> sitters =
                List.of(
                        new Sitter("Elsa", Optional.empty()),
                        new Sitter("Tapio", Optional.of(computer)));
        Options options = shelf.game().presets().values().iterator().next();
        return Session.begin(shelf, new Setup(sitters, options), 7);
    }

    private static <S, M, V, E> void table(App app, Shelf<S, M, V, E> shelf) {
        app.show(new TableScreen<>(app, begin(shelf), new Nowhere()));
    }

    private static <S, M, V, E> void score(App app, Shelf<S, M, V, E> shelf) {
        Session<S, M, V, E> session = begin(shelf);
        Rng rng = new Rng(7);
        SearchModel<S, M, V> model = shelf.game().searchModel(session.match().rules());
        while (session.match().turn() >= 0) {
            session.match().play(model.policy().choose(session.match().state(), rng));
        }
        app.show(new ScoreScreen<>(app, session, new Nowhere()));
    }
}
