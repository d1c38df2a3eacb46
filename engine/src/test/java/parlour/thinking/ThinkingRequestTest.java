package parlour.thinking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.Games;
import parlour.Rounds;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.search.Analysis;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A thinking that was sent away finds the same as one that stayed. */
class ThinkingRequestTest {
    private static final int MOVES = 80;
    private static final int[] UNITS = {1, 5, 40, 150};

    @TestFactory
    Stream<DynamicTest> whatIsSentIsFoundAsHere() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (Map.Entry<String, Options> preset : game.presets().entrySet()) {
                for (int seats : game.seatCounts()) {
                    tests.add(
                            DynamicTest.dynamicTest(
                                    game.id() + " " + preset.getKey() + ", " + seats + " seats",
                                    () -> walk(game, seats, preset.getValue())));
                }
            }
        }
        return Rounds.of(tests).stream();
    }

    /** Plays a game of random moves, and lets each computer think at some of its positions. */
    private static <S, M, V, E> void walk(Game<S, M, V, E> game, int seats, Options options)
            throws BadInput {
        Rules<S, M, V, E> rules = game.rules(seats, options);
        Match<S, M, V, E> match = Match.begin(rules, seats);
        Rng rng = new Rng(seats);
        List<String> computers = game.computers();
        int asked = 0;
        for (int moves = 0; moves < MOVES && rules.game(match.state()).isEmpty(); moves++) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            }
            String computer =
                    moves % 2 == 0
                            ? Game.EXPERT
                            : computers.get((seats + moves / 2) % computers.size());
            position(game, rules, computer, match.state(), UNITS[moves % UNITS.length]);
            asked++;
            List<M> all = rules.moves(match.state(), 20);
            match.play(all.get(rng.below(all.size())));
        }
        assertTrue(asked > 10, "many positions");
    }

    private static <S, M, V, E> void position(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, String computer, S state, int units)
            throws BadInput {
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        long seed = Long.MIN_VALUE + view.hashCode();
        Thinking<M> here = game.computer(computer, rules, new Rng(0)).think(view, seed);
        here.advance(units);
        SendablePlayer<S, M, V, E> player = new SendablePlayer<>(game, rules, computer);
        SendableThinking<M> sent = player.think(view, seed);
        sent.answer(there(sent.request(), units));
        assertFalse(sent.advance(1), "answered");
        assertTrue(sent.best().isPresent());
        assertEquals(here.best(), sent.best(), computer + " in " + state);
        assertEquals(
                here instanceof Analysis<M> analysis ? analysis.evaluations() : List.of(),
                sent.evaluations());
        assertEquals(game.hint(rules, view, here), game.hint(rules, view, sent));
        SendableThinking<M> stayed = player.think(view, seed);
        stayed.advance(units);
        assertEquals(sent.best(), stayed.best());
        assertEquals(sent.evaluations(), stayed.evaluations());
        S other = rules.sample(view, new Rng(units));
        V same = rules.view(other, Eyes.of(rules.turn(other)));
        assertEquals(sent.request(), player.think(same, seed).request(), "nothing hidden is sent");
    }

    /** What another copy of the program does with a request. */
    private static String there(String request, int units) throws BadInput {
        return there(ThinkingRequest.read(request), request, units);
    }

    private static <S, M, V, E> String there(
            ThinkingRequest<S, M, V, E> request, String text, int units) {
        assertEquals(text, request.json());
        Thinking<M> thinking = request.begin();
        thinking.advance(units);
        return request.answer(thinking);
    }

    private static final CassinoRules RULES =
            Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));

    private static SendableThinking<CassinoMove> thinking(String computer) {
        CassinoState state = RULES.deal(1).state();
        CassinoView view = RULES.view(state, Eyes.of(RULES.turn(state)));
        return new SendablePlayer<>(Games.CASSINO, RULES, computer).think(view, 1);
    }

    @Test
    void beforeItsFirstUnitNothingIsKnown() {
        SendableThinking<CassinoMove> thinking = thinking(Game.EXPERT);
        assertTrue(thinking.best().isEmpty());
        assertEquals(List.of(), thinking.evaluations());
    }

    @Test
    void anAnswerWithoutAMoveIsOneToo() throws BadInput {
        SendableThinking<CassinoMove> thinking = thinking(Game.EXPERT);
        thinking.answer("{\"best\":null,\"evaluations\":[]}");
        assertFalse(thinking.advance(1));
        assertTrue(thinking.best().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"best\":\"7d\"}",
                "{\"best\":\"seven\",\"evaluations\":[]}",
                "{\"best\":\"7d\",\"evaluations\":[{\"move\":\"7d\"}]}",
                "{\"best\":\"7d\",\"evaluations\":[],\"more\":1}"
            })
    void whatIsNoAnswerChangesNothing(String text) {
        SendableThinking<CassinoMove> thinking = thinking(Game.EXPERT);
        assertThrows(BadInput.class, () -> thinking.answer(text));
        assertTrue(thinking.best().isEmpty());
        assertTrue(thinking.advance(1));
        assertTrue(thinking.best().isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"game\":\"cassino\" \"game\":\"chess\"",
                "\"seats\":2 \"seats\":7",
                "\"seats\":2 \"seats\":3",
                "\"computer\":\"expert\" \"computer\":\"nobody\"",
                "\"seed\":1 \"seed\":\"1\"",
                "\"seed\":1 \"seed\":1,\"more\":1",
                "\"round\":1 \"round\":0"
            })
    void whatIsNoRequestIsRefused(String change) throws BadInput {
        String request = thinking(Game.EXPERT).request();
        String[] words = change.split(" ");
        String changed = request.replace(words[0], words[1]);
        ThinkingRequest.read(request);
        assertFalse(changed.equals(request), "something was changed");
        assertThrows(BadInput.class, () -> ThinkingRequest.read(changed));
    }

    @Test
    void onlyTheSeatToMoveIsAsked() {
        CassinoState state = RULES.deal(1).state();
        CassinoView all = RULES.view(state, Eyes.all(2));
        SendableThinking<CassinoMove> thinking =
                new SendablePlayer<>(Games.CASSINO, RULES, Game.EXPERT).think(all, 1);
        assertThrows(IllegalArgumentException.class, thinking::request);
    }
}
