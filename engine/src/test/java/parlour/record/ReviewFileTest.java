package parlour.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.review.PlayedMatches;
import parlour.review.Review;
import parlour.review.ReviewEffort;
import parlour.review.ReviewSearch;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The file beside a game that keeps its review. */
class ReviewFileTest {
    private static final ReviewEffort LITTLE = new ReviewEffort(16, 200, 500, 2);

    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    private static <S, M, V, E> Review<M> review(
            Game<S, M, V, E> game, Match<S, M, V, E> match, int units) {
        ReviewSearch<S, M, V, E> search =
                new ReviewSearch<>(game, match, LITTLE, Eyes.all(match.rules().seats()));
        search.advance(units);
        return search.review();
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void whatIsWrittenIsRead(Game<S, M, V, E> game) throws BadInput {
        Rules<S, M, V, E> rules = PlayedMatches.usualRules(game);
        Match<S, M, V, E> match = PlayedMatches.random(rules, 3, 500);
        for (int units : new int[] {0, 3000, Integer.MAX_VALUE}) {
            Review<M> review = review(game, match, units);
            String text = ReviewFile.write(game, match, LITTLE, review);
            ReviewFile.check(text);
            assertEquals(Optional.of(review), ReviewFile.read(game, match, LITTLE, text));
        }
    }

    private static Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> cassino(
            long seed, int moves) {
        return PlayedMatches.random(PlayedMatches.usualRules(Games.CASSINO), seed, moves);
    }

    @Test
    void anotherMatchEffortOrEngineNeedsANewReview() throws BadInput {
        var match = cassino(3, 10);
        String text =
                ReviewFile.write(
                        Games.CASSINO, match, LITTLE, review(Games.CASSINO, match, 100_000));
        assertEquals(
                Optional.empty(), ReviewFile.read(Games.CASSINO, cassino(4, 10), LITTLE, text));
        assertEquals(
                Optional.empty(), ReviewFile.read(Games.CASSINO, match, LITTLE.times(2), text));
        String other = changed(text, tree -> tree.put("engine", Review.ENGINE + 1L));
        assertEquals(Optional.empty(), ReviewFile.read(Games.CASSINO, match, LITTLE, other));
        var three =
                PlayedMatches.random(
                        Games.CASSINO.rules(3, Games.CASSINO.presets().get("house")), 3, 10);
        assertEquals(Optional.empty(), ReviewFile.read(Games.CASSINO, three, LITTLE, text));
    }

    @Test
    void whatWasTakenBackIsForgottenAndTheRestIsKept() throws BadInput {
        var match = cassino(3, 10);
        String text =
                ReviewFile.write(
                        Games.CASSINO,
                        match,
                        LITTLE,
                        review(Games.CASSINO, match, Integer.MAX_VALUE));
        var shorter = cassino(3, 7);
        for (CassinoMove move : shorter.rules().moves(shorter.state())) {
            var otherwise = shorter.copy();
            otherwise.play(move);
            boolean same = match.history().get(7).move().equals(Optional.of(move));
            assertEquals(
                    same ? 8 : 7,
                    ReviewFile.read(Games.CASSINO, otherwise, LITTLE, text)
                            .orElseThrow()
                            .moves()
                            .size());
        }
    }

    private static String changed(String text, Consumer<Map<String, Object>> change)
            throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Map.Entry<String, Json> field :
                Envelope.read(ReviewFile.FORMAT, text).content().fields().entrySet()) {
            tree.put(field.getKey(), field.getValue().tree());
        }
        change.accept(tree);
        return Envelope.write(ReviewFile.FORMAT, tree);
    }

    @Test
    void nonsenseIsRefusedWithASentence() throws BadInput {
        var match = cassino(3, 60);
        String text =
                ReviewFile.write(
                        Games.CASSINO,
                        match,
                        LITTLE,
                        review(Games.CASSINO, match, Integer.MAX_VALUE));
        List<String> nonsense = new ArrayList<>();
        nonsense.add("");
        nonsense.add("[]");
        nonsense.add(text.replace("parlour review", "parlour save"));
        nonsense.add(text.replaceFirst("\"cost\": \\d+", "\"cost\": 123456"));
        Map<String, Object> wrong = new HashMap<>();
        wrong.put("game", "chess");
        wrong.put("engine", 0L);
        wrong.put("effort", List.of(1L));
        wrong.put("seats", 99L);
        wrong.put("options", Map.of("target", "much"));
        wrong.put("seed", "seven");
        wrong.put("start", 7L);
        wrong.put("history", List.of("nonsense"));
        wrong.put("moves", List.of(Map.of("entry", 0L)));
        wrong.put("rounds", List.of(List.of(List.of(1L))));
        wrong.put("extra", 1L);
        for (Map.Entry<String, Object> one : wrong.entrySet()) {
            nonsense.add(changed(text, tree -> tree.put(one.getKey(), one.getValue())));
        }
        for (String member : List.of("game", "engine", "effort", "history", "moves", "rounds")) {
            nonsense.add(changed(text, tree -> tree.remove(member)));
        }
        nonsense.add(changed(text, tree -> moves(tree).get(1).put("entry", 0L)));
        nonsense.add(changed(text, tree -> moves(tree).get(1).put("entry", 5000L)));
        nonsense.add(changed(text, tree -> moves(tree).get(0).put("mark", "splendid")));
        nonsense.add(changed(text, tree -> moves(tree).get(0).put("lapse", "sleeps")));
        nonsense.add(changed(text, tree -> moves(tree).get(0).put("cost", -1L)));
        nonsense.add(changed(text, tree -> moves(tree).get(0).put("before", 10_001L)));
        for (String bad : nonsense) {
            assertFalse(bad.equals(text), "spoilt");
            assertThrows(BadInput.class, () -> ReviewFile.check(bad), bad);
        }
        int deal = 48;
        assertTrue(match.history().get(deal).move().isEmpty());
        String onADeal = changed(text, tree -> moves(tree).get(deal).put("entry", (long) deal));
        BadInput refused = assertThrows(BadInput.class, () -> ReviewFile.check(onADeal));
        assertTrue(refused.getMessage().contains("review.noMove"), refused.getMessage());
    }

    @SuppressWarnings("unchecked") // what the reader makes of an array of objects
    private static List<Map<String, Object>> moves(Map<String, Object> tree) {
        return (List<Map<String, Object>>) tree.get("moves");
    }

    @Test
    void everyByteCounts() throws BadInput {
        var match = cassino(3, 3);
        String text =
                ReviewFile.write(
                        Games.CASSINO, match, LITTLE, review(Games.CASSINO, match, 100_000));
        assertTrue(JsonReader.read(text).get("checksum").text().length() == 8);
        for (int cut = 0; cut < text.length() - 1; cut += 11) {
            String half = text.substring(0, cut);
            assertThrows(BadInput.class, () -> ReviewFile.check(half));
        }
    }
}
