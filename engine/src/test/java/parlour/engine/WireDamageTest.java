package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.Rounds;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonText;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Views and events that were damaged on the way are refused, or mean what they say. */
class WireDamageTest {
    static List<Game<?, ?, ?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void whatIsReadIsWhatWasWritten(Game<S, M, V, E> game) throws BadInput {
        for (int seats : game.seatCounts()) {
            for (Options options : game.presets().values()) {
                new Walk<>(game, game.rules(seats, options), 31L * seats).run(Rounds.of(2));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M, V, E> void aViewIsRefusedForOtherEyes(Game<S, M, V, E> game) throws BadInput {
        for (int seats : game.seatCounts()) {
            Rules<S, M, V, E> rules = game.rules(seats, game.presets().values().iterator().next());
            WireFormat<V, E> format = game.wireFormat(rules);
            S dealt = rules.deal(seats).state();
            List<Eyes> everyone = new ArrayList<>(WireLaws.everyone(seats));
            everyone.add(Eyes.of(seats));
            everyone.add(new Eyes(-1));
            for (Eyes seen : WireLaws.everyone(seats)) {
                Json json = json(format.view(rules.view(dealt, seen)));
                for (Eyes other : everyone) {
                    if (!other.equals(seen)) {
                        assertThrows(BadInput.class, () -> format.view(json, other));
                    }
                }
            }
        }
    }

    private static Json json(Object tree) throws BadInput {
        return JsonReader.read(JsonWriter.compact(tree));
    }

    /** A random game with damage at every step. */
    private static final class Walk<S, M, V, E> {
        private final Game<S, M, V, E> game;
        private final Rules<S, M, V, E> rules;
        private final WireFormat<V, E> format;
        private final Rng rng;
        private int refused;
        private int read;

        Walk(Game<S, M, V, E> game, Rules<S, M, V, E> rules, long seed) {
            this.game = game;
            this.rules = rules;
            this.format = game.wireFormat(rules);
            this.rng = new Rng(seed);
        }

        void run(int rounds) throws BadInput {
            for (int round = 0; round < rounds; round++) {
                Step<S, E> deal = rules.deal(rng.next());
                deal.events().forEach(this::damageEvent);
                S state = deal.state();
                while (rules.turn(state) != Rules.NOBODY) {
                    damageView(state);
                    List<M> moves = rules.moves(state, 50);
                    state =
                            rules.play(
                                    state, moves.get(rng.below(moves.size())), this::damageEvent);
                }
                damageView(state);
            }
            assertTrue(refused > 100, refused + " refused");
            assertTrue(read > 0, "some of what is read means something else");
        }

        private void damageView(S state) throws BadInput {
            List<Eyes> everyone = WireLaws.everyone(rules.seats());
            for (int i = 0; i < 8; i++) {
                Eyes eyes = everyone.get(rng.below(everyone.size()));
                V shown = rules.view(state, eyes);
                Map<String, Object> sent = JsonText.tree(out -> format.view(shown, out));
                Json json = DamagedTree.of(sent, 1 + rng.below(2), rng);
                try {
                    V view = format.view(json, eyes);
                    assertEquals(json.tree(), json(format.view(view)).tree());
                    S world = rules.sample(view, rng);
                    assertEquals(view, rules.view(world, eyes), "there is such a state");
                    assertDoesNotThrow(() -> json(game.viewJson(view)));
                    assertDoesNotThrow(() -> rules.moves(world, 3));
                    read++;
                } catch (BadInput e) {
                    assertEquals("json.at", e.phrase().key());
                    refused++;
                }
            }
        }

        private void damageEvent(E event) {
            List<Eyes> everyone = WireLaws.everyone(rules.seats());
            Eyes eyes = everyone.get(rng.below(everyone.size()));
            E seen = rules.seen(event, eyes).orElseThrow();
            try {
                Map<String, Object> sent = JsonText.tree(out -> format.event(seen, out));
                Json json = DamagedTree.of(sent, 1 + rng.below(2), rng);
                E heard = format.event(json);
                assertEquals(json.tree(), json(format.event(heard)).tree());
                assertDoesNotThrow(() -> game.log(rules, heard));
                read++;
            } catch (BadInput e) {
                assertEquals("json.at", e.phrase().key());
                refused++;
            }
        }
    }
}
