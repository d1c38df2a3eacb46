package parlour.web.browser;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.CaptureChoices;
import parlour.cassino.rules.CassinoState;
import parlour.daily.DailyDeal;
import parlour.daily.DailyResults;
import parlour.daily.Outcome;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.statistics.FinishedRound;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.store.SettingsFile;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Files of somebody who has played for a while: games, results and settings. */
final class SampleFiles {
    private static final int PERSON = SampleGame.PERSON;
    private static final int CHOICES = 3;
    private static final int DAYS = 24;

    /** The languages by their codes, as the file of settings names them. */
    private static final Map<String, String> LANGUAGES =
            Map.of("en", "ENGLISH", "fi", "FINNISH", "sv", "SWEDISH");

    private static final String REVIEW = ".review";
    private static final String DAILY = "-daily";
    private static final int ROUNDS = 3;

    private final Map<String, String> saves = new LinkedHashMap<>();
    private final Map<String, String> results = new LinkedHashMap<>();
    private final Card taker;

    /** The results with those of today. */
    private DailyResults compared;

    /**
     * @param asked whether a place is asked for; what takes minutes is only made for those that are
     */
    SampleFiles(Predicate<String> asked) {
        SampleGame<CassinoState, ?, ?, ?> crowded = crowded();
        taker = chooser(crowded.after(CHOICES).state());
        table("cassino", crowded);
        table("crosswise", new SampleGame<>(Games.CROSSWISE, "house", "priority", 4, 5), 16);
        table("fastest", new SampleGame<>(Games.FASTEST, "match", "seed", 3, 4), 20);
        score("cassino-score", new SampleGame<>(Games.CASSINO, "house", "greedy", 4, 77));
        score("crosswise-score", new SampleGame<>(Games.CROSSWISE, "house", "priority", 4, 5));
        score("fastest-score", new SampleGame<>(Games.FASTEST, "match", "seed", 3, 4));
        List.of(
                        new SampleGame<>(Games.CASSINO, "house", "greedy", 2, 7),
                        new SampleGame<>(Games.CROSSWISE, "house", "priority", 2, 5),
                        new SampleGame<>(Games.FASTEST, "match", "seed", 3, 4))
                .stream()
                .filter(sample -> asked.test(Places.review(sample.game())))
                .forEach(this::reviewed);
        DailyResults days = days();
        compared = days;
        Map.of(Games.CASSINO, "greedy", Games.CROSSWISE, "priority", Games.FASTEST, "seed")
                .forEach(
                        (game, computer) -> {
                            if (Places.daily(game).stream().anyMatch(asked)) {
                                daily(game, computer);
                            }
                        });
        results.put("data/statistics.json", statistics().write());
        results.put("data/daily.json", days.write());
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
        settings.put("person", SampleGame.NAMES.get(PERSON));
        Games.all().forEach(game -> settings.put("lesson." + game.id(), "true"));
        Map<String, String> all = new LinkedHashMap<>(results);
        saves.forEach(
                (id, text) -> {
                    if (kept.test(id.replace(REVIEW, ""))) {
                        all.put("saves/" + id + ".json", text);
                    }
                });
        if (all.keySet().stream().anyMatch(name -> name.endsWith(DAILY + ".json"))) {
            all.put("data/daily.json", compared.write());
        }
        all.put("data/settings.json", SettingsFile.write(settings));
        return Collections.unmodifiableMap(all);
    }

    /** A card of the person's hand in Cassino that can take in several ways. */
    String taker() {
        return taker.toString();
    }

    private <S, M, V, E> void table(String id, SampleGame<S, M, V, E> sample) {
        table(id, sample, CHOICES);
    }

    private <S, M, V, E> void table(String id, SampleGame<S, M, V, E> sample, int moves) {
        saves.put(id, sample.file(sample.after(moves)));
    }

    private <S, M, V, E> void score(String id, SampleGame<S, M, V, E> sample) {
        saves.put(id, sample.file(sample.whole()));
    }

    private <S, M, V, E> void reviewed(SampleGame<S, M, V, E> sample) {
        String id = sample.game().id() + "-reviewed";
        Match<S, M, V, E> match = sample.rounds(ROUNDS);
        saves.put(id, sample.file(match));
        saves.put(id + REVIEW, sample.review(match));
    }

    /** Today's deal, with what experts make of it. */
    private <S, M, V, E> void daily(Game<S, M, V, E> game, String computer) {
        DailyDeal<S, M, V, E> deal = new DailyDeal<>(game, LocalDate.now().toEpochDay());
        Match<S, M, V, E> match = SampleGame.daily(deal, computer);
        saves.put(game.id() + DAILY, SampleGame.file(deal, match));
        compared = SampleGame.compared(compared, deal, match);
    }

    /** The first deal in which somebody has a choice between captures. */
    private static SampleGame<CassinoState, ?, ?, ?> crowded() {
        for (long seed = 1; ; seed++) {
            SampleGame<CassinoState, ?, ?, ?> sample =
                    new SampleGame<>(Games.CASSINO, "house", "greedy", 4, seed);
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
                                        SampleGame.NAMES.get(PERSON),
                                        met,
                                        new FinishedRound(1 + rng.below(8), won, Map.of()))
                                .game(game.id(), SampleGame.NAMES.get(PERSON), met, won);
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
