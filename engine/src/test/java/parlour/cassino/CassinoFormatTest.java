package parlour.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.English;
import parlour.Games;
import parlour.cassino.rules.BrokenRules;
import parlour.cassino.rules.CassinoCards;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoPosition;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Step;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** States, views and events in JSON: what is in them, and what a damaged file meets. */
class CassinoFormatTest {
    private static final CassinoRules RULES = new CassinoRules(2, CassinoOptions.HOUSE);
    private static final CassinoState STATE =
            CassinoPosition.seats(2)
                    .table("7c 8c")
                    .hand(0, "3c")
                    .hand(1, "9d Kh")
                    .turn(1)
                    .deck("Qs Js")
                    .pile(1, "2s")
                    .restInPile(0)
                    .lastCapture(0)
                    .sweeps(1, 0)
                    .scores(5, 6)
                    .round(3)
                    .carry(1, 2)
                    .state();

    @Test
    void aViewShowsWhatTheArenaPromisesAndNothingElse() {
        Map<String, Object> view = Games.CASSINO.viewJson(RULES.view(STATE, Eyes.of(1)));
        assertEquals(
                List.of(
                        "table",
                        "hand",
                        "piles",
                        "handSizes",
                        "deck",
                        "sweeps",
                        "scores",
                        "lastCapture",
                        "dealer",
                        "round",
                        "carry"),
                List.copyOf(view.keySet()));
        assertEquals(List.of("7c", "8c"), view.get("table"));
        assertEquals(List.of("9d", "Kh"), view.get("hand"));
        assertEquals(List.of(1L, 2L), view.get("handSizes"));
        assertEquals(2L, view.get("deck"));
        assertEquals(List.of(1L, 0L), view.get("sweeps"));
        assertEquals(List.of(5L, 6L), view.get("scores"));
        assertEquals(1L, view.get("lastCapture"), "seats count from 1");
        assertEquals(1L, view.get("dealer"));
        assertEquals(3L, view.get("round"));
        assertEquals(List.of(1L, 2L), view.get("carry"));
        String text = JsonWriter.compact(view);
        for (String hidden : List.of("\"3c\"", "\"Qs\"", "\"Js\"")) {
            assertFalse(text.contains(hidden), hidden);
        }
    }

    @Test
    void eventsForProgramsHoldOnlyWhatIsInTheOpen() {
        assertJson(
                "{'event':'dealt','seat':2,'count':2}",
                new CassinoEvent.Dealt(1, CassinoCards.list("As 2s"), 2));
        assertJson(
                "{'event':'dealt','seat':null,'cards':['As','2s']}",
                new CassinoEvent.DealtToTable(
                        CassinoCards.list("As 2s"), CassinoCards.set("As 2s")));
        assertJson(
                "{'event':'placed','seat':1,'card':'2d'}",
                new CassinoEvent.Placed(0, CassinoCards.card("2d")));
        assertJson(
                "{'event':'captured','seat':2,'card':'Js','cards':['Jh'],'sweep':false}",
                new CassinoEvent.Captured(
                        1,
                        CassinoCards.card("Js"),
                        CassinoCards.set("Jh"),
                        CassinoEvent.Sweep.NONE));
        assertJson(
                "{'event':'drew','seat':2,'count':1}",
                new CassinoEvent.Drew(1, Optional.of(CassinoCards.card("Js"))));
        // The view and the scores say these anyway.
        assertJson("{}", new CassinoEvent.RoundBegan(2, 0));
        assertJson("{}", new CassinoEvent.TookRest(Rules.NOBODY, CassinoCards.set("Jh")));
        assertJson("{}", new CassinoEvent.Won(List.of(0)));
    }

    private static void assertJson(String json, CassinoEvent event) {
        assertEquals(json.replace('\'', '"'), JsonWriter.compact(Games.CASSINO.eventJson(event)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "table | \"7c 8c 9d\" | 9d is in two places.",
                "table | \"7c\" | 8c cannot be found.",
                "table | \"7c 8c 7c\" | 7c at position 7 is a repeat: there is only one of each"
                        + " card.",
                "table | \"7c 8x\" | \"8x\" at position 4 is not a card: write rank and suit, like"
                        + " 7d, 10s or Qh.",
                "table | [] | text was expected here.",
                "hands | [\"3c\"] | 2 entries were expected, not 1.",
                "hands | [\"3c\", \"9d Kh\", \"\"] | 2 entries were expected, not 3.",
                "turn | null | the seat to move must hold a card, and it is nobody's turn once all"
                        + " hands are empty.",
                "turn | 3 | 3 is not between 1 and 2.",
                "dealer | 0 | 0 is not between 1 and 2.",
                "dealer | null | \"dealer\" is missing.",
                "lastCapture | 3 | 3 is not between 1 and 2.",
                "sweeps | [1] | 2 entries were expected, not 1.",
                "scores | [-1, 0] | -1 is not between 0 and 100000.",
                "round | 0 | 0 is not between 1 and 100.",
                "round | 101 | 101 is not between 1 and 100.",
                "carry | [1] | 2 entries were expected, not 1.",
                "hint | 1 | \"hint\" is not a known field."
            })
    void aDamagedStateIsExplained(String field, String value, String sentence) throws BadInput {
        Map<String, Object> tree = new LinkedHashMap<>(Games.CASSINO.stateJson(STATE));
        tree.put(field, JsonReader.read(value).tree());
        String complaint = complaint(tree);
        assertTrue(complaint.endsWith("): " + sentence), complaint);
    }

    @Test
    void aHandHasAtMostFourCards() {
        Map<String, Object> tree =
                Games.CASSINO.stateJson(
                        CassinoPosition.seats(2).hand(0, "3c 4c 5c 6c 7c").restInPile(1).state());
        assertTrue(complaint(tree).endsWith("a hand has at most four cards."));
    }

    @Test
    void aFinishedRoundHasNoDeck() {
        Map<String, Object> tree =
                Games.CASSINO.stateJson(CassinoPosition.seats(2).deck("3c").restInPile(1).state());
        assertTrue(complaint(tree).endsWith("the round is over, so the deck must be empty."));
    }

    private static String complaint(Map<String, Object> tree) {
        String text = JsonWriter.compact(tree);
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> Games.CASSINO.state(RULES, JsonReader.read(text)));
        return English.say(bad.phrase());
    }

    @Test
    void everyFieldOfAStateIsNeeded() {
        for (String field : Games.CASSINO.stateJson(STATE).keySet()) {
            Map<String, Object> tree = new LinkedHashMap<>(Games.CASSINO.stateJson(STATE));
            tree.remove(field);
            if (!field.equals("lastCapture")) {
                assertFalse(complaint(tree).isEmpty(), field);
            }
        }
    }

    @Test
    void aScratchedStateIsRefusedOrCanBePlayedToItsEnd() {
        Rng rng = new Rng(17);
        String whole = JsonWriter.compact(Games.CASSINO.stateJson(STATE));
        int played = 0;
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder(whole);
            int at = rng.below(text.length());
            text.setCharAt(at, "0123456789cdhsAJQK\",[]{}: ".charAt(rng.below(26)));
            try {
                playOn(Games.CASSINO.state(RULES, JsonReader.read(text.toString())), rng);
                played++;
            } catch (BadInput e) {
                assertFalse(English.say(e.phrase()).isEmpty());
            }
        }
        assertTrue(played > 50, played + " played");
    }

    private static void playOn(CassinoState state, Rng rng) {
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                Match.from(RULES, 1, state);
        while (match.turn() != Rules.NOBODY) {
            assertEquals(
                    Optional.empty(),
                    match.play(
                            Games.CASSINO.searchModel(RULES).policy().choose(match.state(), rng)));
        }
    }

    /** Every move is saved, and a deal takes time. */
    @Test
    void aGameIsWrittenWithoutDealingItsFirstRoundAgain() throws BadInput {
        List<Long> deals = new ArrayList<>();
        var rules =
                new BrokenRules(new CassinoRules(2, CassinoOptions.HOUSE)) {
                    @Override
                    public Step<CassinoState, CassinoEvent> deal(long seed) {
                        deals.add(seed);
                        return super.deal(seed);
                    }
                };
        var match = Match.begin(rules, 7);
        var seats = List.of(SavedSeat.person("Ada"), SavedSeat.person("Ben"));
        var saved = new SavedGame<>(Games.CASSINO, "mine", 0, seats, Map.of(), match);
        deals.clear();
        String text = saved.write();
        assertEquals(List.of(), deals);
        assertTrue(text.contains("\"start\": null"), text);
        assertEquals(match.state(), SavedGame.read(text).game().match().start());
    }
}
