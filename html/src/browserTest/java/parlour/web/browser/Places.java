package parlour.web.browser;

import parlour.Games;
import parlour.engine.Game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Every place of the game worth a look, and the way there from the menu. */
final class Places {
    private static final int PAGES_OF_HELP = 8;

    private Places() {}

    /**
     * @param taker a card that can take in several ways at the table of Cassino
     */
    static Map<String, Consumer<Tab>> all(String taker) {
        Map<String, Consumer<Tab>> all = new LinkedHashMap<>();
        all.put("menu", tab -> {});
        all.put("settings", pressing("menu.settings"));
        all.put("statistics", pressing("menu.statistics"));
        all.put("saved", pressing("menu.saved"));
        all.put("saved-rename", pressing("menu.saved", "saved-cassino-rename"));
        all.put("saved-import", pressing("menu.saved", "saved.import"));
        for (Game<?, ?, ?, ?> game : Games.all()) {
            game(all, game.id(), game.id().equals("cassino") ? taker : "");
        }
        all.put("setup-seats", pressing("menu.new.cassino", "setup.seats.open"));
        all.put("setup-name", pressing("menu.new.cassino", "setup.name"));
        all.put("setup-preset", pressing("menu.new.cassino", "preset"));
        all.put("pause", pressing("menu.saved", "saved-cassino-open", "menu"));
        all.put("log", pressing("menu.saved", "saved-cassino-open", "log"));
        for (int page = 0; page < PAGES_OF_HELP; page++) {
            all.put("help-" + page, onLaptop("help-page-" + page, "menu.help"));
        }
        all.put("code", pressing("menu.saved", "saved-crosswise-score-open", "code.same"));
        for (Game<?, ?, ?, ?> game : Games.all()) {
            daily(all, game);
        }
        all.put("practice-code", pressing("menu.practice", "practice.code"));
        all.put("friends-join", pressing("menu.friends"));
        all.put("friends-open", Places::opening);
        return all;
    }

    /** The place that needs a game with a review. */
    static String review(Game<?, ?, ?, ?> game) {
        return game.id() + "-review";
    }

    /** The places that need today's deal with its comparison. */
    static List<String> daily(Game<?, ?, ?, ?> game) {
        return List.of(game.id() + "-daily-score", game.id() + "-daily-practice");
    }

    private static void daily(Map<String, Consumer<Tab>> all, Game<?, ?, ?, ?> game) {
        String id = game.id();
        List<String> names = daily(game);
        all.put(names.get(0), pressing("menu.saved", "saved-" + id + "-daily-open"));
        all.put(names.get(1), tab -> practise(tab, id, "practice"));
    }

    private static void game(Map<String, Consumer<Tab>> all, String game, String picked) {
        String open = "saved-" + game + "-open";
        all.put(game + "-setup", pressing("menu.new." + game));
        all.put(game + "-rules", onLaptop("setup.rules.open", "menu.new." + game));
        all.put(game + "-table", pressing("menu.saved", open));
        all.put(
                game + "-choice",
                tab -> {
                    pressing("menu.saved", open).accept(tab);
                    tab.await(FIRST);
                    tab.press(picked.isEmpty() ? tab.text(FIRST) : picked);
                });
        all.put(game + "-hint", pressing("menu.saved", open, "hint"));
        all.put(game + "-score", pressing("menu.saved", "saved-" + game + "-score-open"));
        all.put(game + "-review", pressing("menu.saved", "saved-" + game + "-reviewed-review"));
        all.put(game + "-replay", pressing("menu.saved", "saved-" + game + "-score-replay"));
        List.of("practice", "puzzles", "puzzle", "lesson")
                .forEach(way -> all.put(game + "-" + way, tab -> practise(tab, game, way)));
    }

    /** Which of the saved games a place needs: the list shows it without scrolling. */
    static Predicate<String> saves(String place) {
        String game =
                Games.all().stream()
                        .map(Game::id)
                        .filter(place::startsWith)
                        .findFirst()
                        .orElse("cassino");
        if (List.of("saved", "saved-import").contains(place)) {
            return id -> true;
        }
        if (place.equals("code")) {
            return "crosswise-score"::equals;
        }
        if (place.endsWith("-review")) {
            return (game + "-reviewed")::equals;
        }
        if (place.contains("-daily-")) {
            return (game + "-daily")::equals;
        }
        boolean over = List.of("-score", "-replay").stream().anyMatch(place::endsWith);
        return over ? (game + "-score")::equals : game::equals;
    }

    /** The first card or token of the person's hand, by the name that it has at the table. */
    private static final String FIRST =
            "parlour.place('hand2') ? 'hand2' : '23456789TJQKA'.split('')"
                    + ".flatMap(rank => 'cdhs'.split('').map(suit => rank + suit))"
                    + ".filter(card => parlour.place(card))"
                    + ".sort((a, b) => parlour.place(b)[1] - parlour.place(a)[1])[0]";

    private static Consumer<Tab> pressing(String... names) {
        return tab -> List.of(names).forEach(tab::press);
    }

    /** The last thing to press is one that on a phone may have to be scrolled to. */
    private static Consumer<Tab> onLaptop(String last, String... names) {
        return pressing(names)
                .andThen(tab -> tab.fit(Device.LAPTOP))
                .andThen(tab -> tab.press(last));
    }

    /** The game to practise is the one whose set-up was opened last. */
    private static void practise(Tab tab, String game, String way) {
        pressing("menu.new." + game, "setup.back", "menu.practice").accept(tab);
        switch (way) {
            case "puzzles" -> tab.press("practice.puzzles");
            case "puzzle" -> pressing("practice.puzzles", "puzzles.next").accept(tab);
            case "lesson" -> tab.press("lesson.offer.take");
            default -> {}
        }
    }

    /** On a phone one of the two forms is chosen, by pressing the right half of a control. */
    private static void opening(Tab tab) {
        tab.press("menu.friends");
        tab.await("parlour.screen() === 'FriendsScreen'");
        tab.awaitRest();
        if (tab.is("parlour.place('friends.ways')")) {
            double[] middle = tab.place("friends.ways");
            tab.press(middle[0] + 60, middle[1]);
        }
    }
}
