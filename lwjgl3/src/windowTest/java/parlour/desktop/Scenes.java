package parlour.desktop;

import com.badlogic.gdx.graphics.Pixmap;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.screen.ScoreScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Takeable;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The screens as they are shown to people: always the same cards, nothing moving. */
final class Scenes {
    static final List<String> NAMES =
            Stream.concat(
                            Stream.of("menu", "setup", "table", "score"),
                            SavedScene.ALL.keySet().stream().sorted())
                    .toList();

    /** Those of which there are pictures, but no test: a review takes a minute. */
    static final List<String> SHOWN = Stream.concat(NAMES.stream(), Stream.of("review")).toList();

    /** Seeds whose games are pleasant to look at. */
    private static final long TABLE_SEED = 80;

    private static final long SCORE_SEED = 77;
    private static final int PERSON = 0;
    private static final int TURNS_BEFORE = 4;
    private static final long TARGET = 21;
    static final String SETUP =
            """
            {"seats":[{"name":"Elsa"},{"name":"Tapio","computer":"greedy"},
            {"name":"Sigrid","computer":"greedy"},{"name":"Oskar","computer":"greedy"}],"options":{}}
            """;

    private static final String USUAL_SETUP = SETUP.replace("greedy", "intermediate");

    private Scenes() {}

    /** What one of the screens looks like. */
    static Pixmap picture(String name, Path data, int width, int height) {
        if (name.equals("review")) {
            SavedScene.REVIEW.save(data);
            SavedScene.REVIEW.saveReview(data);
        }
        Optional.ofNullable(SavedScene.ALL.get(name)).ifPresent(scene -> scene.save(data));
        try (Window window = new Window(data, 1, width, height)) {
            show(name, window);
            return window.picture();
        }
    }

    /** Brings one of the screens up. */
    static void show(String name, Window window) {
        window.run(
                () -> {
                    window.app().settings().language(Language.ENGLISH);
                    window.app().settings().reducedMotion(true);
                    window.app().settings().setup("cassino", SETUP);
                    window.app().settings().lessonOffered("cassino");
                });
        window.pass(1);
        switch (name) {
            case "menu" -> {}
            case "setup" -> {
                window.run(() -> window.app().settings().setup("cassino", USUAL_SETUP));
                window.click("menu.new.cassino");
            }
            case "table" -> table(window);
            case "score" -> score(window);
            case "review" -> SavedScene.REVIEW.openReview(window);
            default -> SavedScene.ALL.get(name).open(window);
        }
        window.pass(1.5f);
    }

    /** A game that nobody's strength has a say in, so that its pictures stay the same. */
    private static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> game(
            long seed) {
        List<Participant> sitters = new ArrayList<>();
        for (String name : List.of("Elsa", "Tapio", "Sigrid", "Oskar")) {
            sitters.add(
                    new Participant(
                            name, sitters.isEmpty() ? Optional.empty() : Optional.of("greedy")));
        }
        Map<String, Object> values = new LinkedHashMap<>(CassinoOptions.HOUSE.values());
        values.put("target", TARGET);
        Setup setup = new Setup(sitters, Games.CASSINO.optionsOf(values));
        return LocalSession.begin(CassinoModule.make(), setup, seed);
    }

    private static void move(
            LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session) {
        CassinoState state = session.match().state();
        session.match().play(MouseRobot.usual(state, state.deck().size() % 4 != 0));
    }

    private static void finishRound(
            LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session) {
        while (session.match().turn() >= 0) {
            move(session);
        }
    }

    /** In the middle of the second round, with the card picked that can take most. */
    private static void table(Window window) {
        var session = game(TABLE_SEED);
        finishRound(session);
        session.dealNext();
        int turns = 0;
        while (turns < TURNS_BEFORE || session.match().turn() != PERSON) {
            turns += session.match().turn() == PERSON ? 1 : 0;
            move(session);
        }
        window.run(
                () ->
                        window.app()
                                .show(
                                        new TableScreen<>(
                                                window.app(), session, new NoNavigation())));
        window.pass(0.2f);
        CassinoState state = session.match().state();
        Card taker =
                state.hands().get(PERSON).stream()
                        .max(Comparator.comparingInt(card -> takeable(state, card)))
                        .orElseThrow();
        new MouseRobot(window).click(taker);
    }

    private static int takeable(CassinoState state, Card card) {
        return Takeable.of(state.table(), card, CardSet.EMPTY).size();
    }

    /** After the third round. */
    private static void score(Window window) {
        var session = game(SCORE_SEED);
        for (int round = 1; round < 3; round++) {
            finishRound(session);
            session.dealNext();
        }
        finishRound(session);
        window.run(
                () ->
                        window.app()
                                .show(
                                        new ScoreScreen<>(
                                                window.app(), session, new NoNavigation())));
    }
}
