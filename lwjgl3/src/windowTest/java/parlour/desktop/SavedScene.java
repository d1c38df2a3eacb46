package parlour.desktop;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.record.ReviewFile;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.review.ReviewEffort;
import parlour.thinking.SendableReview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game that lies among the saved ones when the window opens, and is opened there by clicks. All
 * seats were played by one of the simple computers, so that its pictures stay the same.
 *
 * @param seats how many; the first is a person's
 * @param moves how many were played before the person's turn that is shown; none for a whole round,
 *     fewer for all rounds
 * @param picked which of the cards or tokens at the bottom is clicked, from the left
 */
record SavedScene<S, M, V, E>(
        Game<S, M, V, E> game,
        String preset,
        String computer,
        int seats,
        long seed,
        int moves,
        Optional<Integer> picked) {
    private static final List<String> NAMES = List.of("Elsa", "Tapio", "Sigrid", "Oskar");
    private static final int PERSON = 0;
    private static final int ALL_ROUNDS = -1;
    private static final int WORK = 100;

    static final Map<String, SavedScene<?, ?, ?, ?>> ALL =
            Map.of(
                    "crosswise",
                    new SavedScene<>(
                            Games.CROSSWISE, "house", "priority", 4, 5, 16, Optional.of(1)),
                    "crosswise-score",
                    new SavedScene<>(
                            Games.CROSSWISE, "house", "priority", 4, 5, 0, Optional.empty()),
                    "fastest",
                    new SavedScene<>(Games.FASTEST, "match", "seed", 3, 4, 12, Optional.of(5)),
                    "fastest-score",
                    new SavedScene<>(Games.FASTEST, "match", "seed", 3, 4, 0, Optional.empty()));

    /** A whole round of Cassino, to be looked at in its review. */
    static final SavedScene<?, ?, ?, ?> REVIEW =
            new SavedScene<>(Games.CASSINO, "house", "greedy", 3, 7, 0, Optional.empty());

    /** Whole games of each kind that are reviewed. */
    static final Map<String, SavedScene<?, ?, ?, ?>> REVIEWED =
            Map.of(
                    "cassino",
                    new SavedScene<>(
                            Games.CASSINO, "house", "greedy", 2, 11, ALL_ROUNDS, Optional.empty()),
                    "crosswise",
                    new SavedScene<>(
                            Games.CROSSWISE,
                            "house",
                            "priority",
                            2,
                            5,
                            ALL_ROUNDS,
                            Optional.empty()),
                    "fastest",
                    new SavedScene<>(
                            Games.FASTEST, "match", "smarter", 3, 4, ALL_ROUNDS, Optional.empty()));

    /** Writes the game where a window with this folder finds it. */
    void save(Path data) {
        List<SavedSeat> sitters = new ArrayList<>(List.of(SavedSeat.person(NAMES.get(PERSON))));
        for (String name : NAMES.subList(1, seats)) {
            sitters.add(SavedSeat.computer(name, computer));
        }
        String title = String.join(", ", NAMES.subList(0, seats));
        write(
                data,
                "scene.json",
                new SavedGame<>(game, title, 0, sitters, Map.of("counted", 1L), match()).write());
    }

    /** The same game each time. */
    private Match<S, M, V, E> match() {
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().get(preset));
        Match<S, M, V, E> match = Match.begin(rules, seed);
        Player<V, M> player = game.computer(computer, rules, new Rng(seed));
        while (match.turn() != Rules.NOBODY
                && (moves <= 0 || match.length() < moves || match.turn() != PERSON)) {
            Thinking<M> thinking =
                    player.think(
                            match.rules().view(match.state(), Eyes.of(match.turn())),
                            match.length());
            thinking.advance(WORK);
            match.play(thinking.best().orElseThrow());
            if (moves == ALL_ROUNDS
                    && match.turn() == Rules.NOBODY
                    && rules.game(match.state()).isEmpty()) {
                match.dealNext();
            }
        }
        return match;
    }

    /** Writes a review beside the game, as thorough as all reviews, which takes a while. */
    void saveReview(Path data) {
        Match<S, M, V, E> match = match();
        SendableReview<S, M, V, E> work =
                new SendableReview<>(game, match, ReviewEffort.USUAL, Eyes.of(PERSON));
        while (!work.complete()) {
            work.advance(Integer.MAX_VALUE);
        }
        write(
                data,
                "scene.review.json",
                ReviewFile.write(game, match, ReviewEffort.USUAL, work.review()));
    }

    private static void write(Path data, String name, String text) {
        try {
            Path saves = Files.createDirectories(data.resolve("saves"));
            Files.writeString(saves.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens its review from the menu. */
    void openReview(Window window) {
        window.click("menu.saved");
        window.pass(0.5f);
        window.click("saved-scene-review");
        window.pass(1);
    }

    /** Opens it from the menu. */
    void open(Window window) {
        window.click("menu.saved");
        window.pass(0.5f);
        window.click("saved-scene-open");
        window.pass(1);
        picked.ifPresent(number -> window.click(TableInFront.hand(window).get(number)));
    }
}
