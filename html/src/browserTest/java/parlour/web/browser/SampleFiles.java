package parlour.web.browser;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CaptureChoices;
import parlour.cassino.rules.CassinoState;
import parlour.daily.DailyResults;
import parlour.daily.Outcome;
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
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.store.SettingsFile;
import parlour.thinking.SendableReview;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Files of somebody who has played for a while: games, results and settings. */
final class SampleFiles {
    private static final List<String> NAMES =
            List.of("Elsa", "Tapio", "Sigrid", "Oskar", "Väinö", "Lovisa");
    private static final int PERSON = 0;
    private static final int WORK = 100;
    private static final int CHOICES = 3;
    private static final int DAYS = 24;

    /** The languages by their codes, as the file of settings names them. */
    private static final Map<String, String> LANGUAGES =
            Map.of("en", "ENGLISH", "fi", "FINNISH", "sv", "SWEDISH");

    /** A game, and how far it has been played. */
    private record Sample<S, M, V, E>(
            Game<S, M, V, E> game, String preset, String computer, int seats, long seed) {
        /** A round that is over. */
        Match<S, M, V, E> whole() {
            Match<S, M, V, E> match = begin();
            while (match.turn() != Rules.NOBODY) {
                move(match);
            }
            return match;
        }

        /** The person's turn after so many moves. */
        Match<S, M, V, E> after(int moves) {
            Match<S, M, V, E> match = begin();
            while (match.length() < moves || match.turn() != PERSON) {
                move(match);
            }
            return match;
        }

        private Match<S, M, V, E> begin() {
            return Match.begin(game.rules(seats, game.presets().get(preset)), seed);
        }

        private void move(Match<S, M, V, E> match) {
            Player<V, M> player = game.computer(computer, match.rules(), new Rng(seed));
            Thinking<M> thinking =
                    player.think(
                            match.rules().view(match.state(), Eyes.of(match.turn())),
                            match.length());
            thinking.advance(WORK);
            match.play(thinking.best().orElseThrow());
        }

        String file(Match<S, M, V, E> match) {
            List<SavedSeat> sitters = new ArrayList<>(List.of(SavedSeat.person(NAMES.get(PERSON))));
            for (String name : NAMES.subList(1, seats)) {
                sitters.add(SavedSeat.computer(name, computer));
            }
            String title = String.join(", ", NAMES.subList(0, seats));
            return new SavedGame<>(game, title, 0, sitters, Map.of("counted", 1L), match).write();
        }

        /** A review as thorough as all reviews, which takes a while. */
        String review(Match<S, M, V, E> match) {
            SendableReview<S, M, V, E> work =
                    new SendableReview<>(game, match, ReviewEffort.USUAL, Eyes.of(PERSON));
            while (!work.complete()) {
                work.advance(Integer.MAX_VALUE);
            }
            return ReviewFile.write(game, match, ReviewEffort.USUAL, work.review());
        }
    }

    private static final String REVIEW = ".review";

    private final Map<String, String> saves = new LinkedHashMap<>();
    private final Map<String, String> results = new LinkedHashMap<>();
    private final Card taker;

    /**
     * @param review whether one of the games has a review, which takes a minute
     */
    SampleFiles(boolean review) {
        Sample<CassinoState, ?, ?, ?> crowded = crowded();
        taker = chooser(crowded.after(CHOICES).state());
        table("cassino", crowded);
        table("crosswise", new Sample<>(Games.CROSSWISE, "house", "priority", 4, 5), 16);
        table("fastest", new Sample<>(Games.FASTEST, "match", "seed", 3, 4), 20);
        score("cassino-score", new Sample<>(Games.CASSINO, "house", "greedy", 4, 77));
        score("crosswise-score", new Sample<>(Games.CROSSWISE, "house", "priority", 4, 5));
        score("fastest-score", new Sample<>(Games.FASTEST, "match", "seed", 3, 4));
        if (review) {
            reviewed(new Sample<>(Games.CASSINO, "house", "greedy", 2, 7));
        }
        results.put("data/statistics.json", statistics().write());
        results.put("data/daily.json", days().write());
    }

    /**
     * The files by name, of somebody who reads a language.
     *
     * @param kept which of the saved games are there
     */
    Map<String, String> in(String language, Predicate<String> kept) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("language", LANGUAGES.get(language));
        settings.put("reducedMotion", "true");
        settings.put("person", NAMES.get(PERSON));
        Games.all().forEach(game -> settings.put("lesson." + game.id(), "true"));
        Map<String, String> all = new LinkedHashMap<>(results);
        saves.forEach(
                (id, text) -> {
                    if (kept.test(id.replace(REVIEW, ""))) {
                        all.put("saves/" + id + ".json", text);
                    }
                });
        all.put("data/settings.json", SettingsFile.write(settings));
        return Collections.unmodifiableMap(all);
    }

    /** A card of the person's hand in Cassino that can take in several ways. */
    String taker() {
        return taker.toString();
    }

    private <S, M, V, E> void table(String id, Sample<S, M, V, E> sample) {
        table(id, sample, CHOICES);
    }

    private <S, M, V, E> void table(String id, Sample<S, M, V, E> sample, int moves) {
        saves.put(id, sample.file(sample.after(moves)));
    }

    private <S, M, V, E> void score(String id, Sample<S, M, V, E> sample) {
        saves.put(id, sample.file(sample.whole()));
    }

    private <S, M, V, E> void reviewed(Sample<S, M, V, E> sample) {
        score("reviewed", sample);
        saves.put("reviewed" + REVIEW, sample.review(sample.whole()));
    }

    /** The first deal in which somebody has a choice between captures. */
    private static Sample<CassinoState, ?, ?, ?> crowded() {
        for (long seed = 1; ; seed++) {
            Sample<CassinoState, ?, ?, ?> sample =
                    new Sample<>(Games.CASSINO, "house", "greedy", 4, seed);
            CassinoState state = sample.after(CHOICES).state();
            if (choices(state, chooser(state)) >= CHOICES) {
                return sample;
            }
        }
    }

    private static Card chooser(CassinoState state) {
        Card best = state.hands().get(PERSON).stream().findFirst().orElseThrow();
        for (Card card : state.hands().get(PERSON)) {
            best = choices(state, card) > choices(state, best) ? card : best;
        }
        return best;
    }

    private static int choices(CassinoState state, Card card) {
        return new CaptureChoices(false)
                .of(state.table(), card, CardSet.EMPTY, true, CHOICES)
                .size();
    }

    private static Statistics statistics() {
        Statistics statistics = Statistics.EMPTY;
        Rng rng = new Rng(3);
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (int round = 0; round < 30; round++) {
                Opposition met = new Opposition(2 + round % 3, round % 2 == 0 ? "expert" : "mixed");
                boolean won = rng.below(3) == 0;
                statistics =
                        statistics
                                .round(
                                        game.id(),
                                        NAMES.get(PERSON),
                                        met,
                                        new FinishedRound(1 + rng.below(8), won, Map.of()))
                                .game(game.id(), NAMES.get(PERSON), met, won);
            }
        }
        return statistics;
    }

    /** Results of the last days, some of them missing. */
    private static DailyResults days() {
        DailyResults results = DailyResults.EMPTY;
        Rng rng = new Rng(9);
        long today = LocalDate.now().toEpochDay();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (int ago = 1; ago < DAYS; ago++) {
                if (rng.below(4) > 0) {
                    results = results.played(game.id(), today - ago, outcome(rng));
                    List<Outcome> experts = new ArrayList<>();
                    for (int i = 0; i < 100; i++) {
                        experts.add(outcome(rng));
                    }
                    results = results.expertsPlayed(game.id(), today - ago, experts);
                }
            }
        }
        return results;
    }

    private static Outcome outcome(Rng rng) {
        int points = rng.below(9);
        return new Outcome(points, 1_000 * points);
    }
}
