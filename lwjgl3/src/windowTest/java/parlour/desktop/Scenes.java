package parlour.desktop;

import com.badlogic.gdx.graphics.Pixmap;

import parlour.app.Language;
import parlour.app.Pace;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.CassinoMove;
import parlour.cassino.CassinoOptions;
import parlour.cassino.CassinoRules;
import parlour.cassino.CassinoState;
import parlour.cassino.Takeable;
import parlour.engine.Rng;

import java.nio.file.Path;
import java.util.List;

/** The four screens as they are shown to people: always the same cards, nothing moving. */
final class Scenes {
    static final List<String> NAMES = List.of("menu", "setup", "table", "score");

    /** Seeds whose games are pleasant to look at. */
    private static final long TABLE_SEED = 5655;

    private static final long SCORE_SEED = 1225;
    private static final int PERSON = 0;
    private static final int TURNS_BEFORE_THE_TABLE = 5;
    private static final int ROUNDS_BEFORE_THE_SCORE = 3;
    private static final String FOUR =
            """
            {"seats":[{"name":"Elsa"},{"name":"Tapio","computer":"greedy"},
            {"name":"Sigrid","computer":"greedy"},{"name":"Oskar","computer":"greedy"}],
            "options":{"target":21}}
            """;

    private Scenes() {}

    /** What one of the screens looks like. */
    static Pixmap picture(String name, Path data, int width, int height) {
        long seed = name.equals("table") ? TABLE_SEED : SCORE_SEED;
        try (Window window = new Window(data, seed, width, height)) {
            window.run(
                    () -> {
                        window.app().settings().language(Language.ENGLISH);
                        window.app().settings().reducedMotion(true);
                        window.app().settings().setup("cassino", FOUR);
                        window.app().settingsChanged();
                    });
            window.pass(1);
            switch (name) {
                case "menu" -> {}
                case "setup" -> window.click("menu.new");
                case "table" -> table(window);
                case "score" -> score(window);
                default -> throw new IllegalArgumentException(name);
            }
            window.pass(1.5f);
            return window.picture();
        }
    }

    /** In the middle of a round, with a card picked that can take something. */
    private static void table(Window window) {
        Guest guest = new Guest(window);
        guest.begin(FOUR, Pace.INSTANT);
        guest.wait(PERSON);
        for (int turn = 0;
                turn < TURNS_BEFORE_THE_TABLE || taker(guest.state()).isEmpty();
                turn++) {
            guest.play(usual(guest.state()));
            guest.wait(PERSON);
        }
        window.run(
                () -> {
                    window.app().settings().pace(Pace.NORMAL);
                    window.app().settingsChanged();
                });
        window.pass(0.1f);
        guest.click(taker(guest.state()).get(0));
    }

    /** The hand cards that can take most, the best first. */
    private static List<Card> taker(CassinoState state) {
        return state.hands().get(PERSON).stream()
                .filter(card -> takeable(state, card) > 2)
                .sorted((a, b) -> takeable(state, b) - takeable(state, a))
                .toList();
    }

    private static int takeable(CassinoState state, Card card) {
        return Takeable.of(state.table(), card, CardSet.EMPTY).size();
    }

    private static CassinoMove usual(CassinoState state) {
        return new CassinoRules(state.hands().size(), CassinoOptions.HOUSE)
                .policy()
                .choose(state, new Rng(state.deck().size()));
    }

    /** After the third round. */
    private static void score(Window window) {
        Guest guest = new Guest(window);
        guest.begin(FOUR, Pace.INSTANT);
        for (int round = 1; round <= ROUNDS_BEFORE_THE_SCORE; round++) {
            guest.wait(PERSON);
            while (!window.shows("score.title")) {
                guest.play(usual(guest.state()));
                guest.wait(PERSON);
            }
            if (round < ROUNDS_BEFORE_THE_SCORE) {
                window.click("score.next");
                window.pass(0.3f);
            }
        }
    }
}
