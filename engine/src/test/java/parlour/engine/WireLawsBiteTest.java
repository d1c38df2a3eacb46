package parlour.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The laws of views and events as JSON notice a format that breaks them. */
class WireLawsBiteTest {
    private static final CassinoRules RULES =
            Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
    private static final CassinoState DEALT = RULES.deal(5).state();

    /** A right format, to be spoilt in one place. */
    private static class Format implements WireFormat<CassinoView, CassinoEvent> {
        final WireFormat<CassinoView, CassinoEvent> right = Games.CASSINO.wireFormat(RULES);

        @Override
        public void view(CassinoView view, JsonText out) {
            right.view(view, out);
        }

        @Override
        public CassinoView view(Json json, Eyes eyes) throws BadInput {
            return right.view(json, eyes);
        }

        @Override
        public void event(CassinoEvent event, JsonText out) {
            right.event(event, out);
        }

        @Override
        public CassinoEvent event(Json json) throws BadInput {
            return right.event(json);
        }
    }

    private static void check(Format format) {
        WireLaws<?, ?, ?, CassinoEvent> laws = laws(format);
        laws.events(RULES.deal(5).events());
        laws.events(List.of(new CassinoEvent.Drew(1, Optional.of(DEALT.deck().top()))));
    }

    private static WireLaws<?, ?, ?, CassinoEvent> laws(Format format) {
        var laws = new WireLaws<>(RULES, format);
        laws.position(DEALT, new Rng(1));
        return laws;
    }

    @Test
    void theRightOnePasses() {
        assertDoesNotThrow(() -> check(new Format()));
    }

    @Test
    void aFieldIsForgotten() {
        assertNoticed(
                new Format() {
                    @Override
                    public Json view(CassinoView view) {
                        Map<String, Object> tree = JsonText.tree(out -> right.view(view, out));
                        tree.remove("dealer");
                        return Json.of(tree);
                    }
                });
    }

    @Test
    void anotherDealerComesBack() {
        assertNoticed(
                new Format() {
                    @Override
                    public CassinoView view(Json json, Eyes eyes) throws BadInput {
                        CassinoView view = right.view(json, eyes);
                        return RULES.view(RULES.deal(6).state(), view.eyes());
                    }
                });
    }

    @Test
    void theSameIsNotWrittenTheSame() {
        assertNoticed(
                new Format() {
                    private int written;

                    @Override
                    public Json view(CassinoView view) {
                        Map<String, Object> tree = JsonText.tree(out -> right.view(view, out));
                        if (written++ % 3 == 2) {
                            tree.put("written", written);
                        }
                        return Json.of(tree);
                    }
                });
    }

    @Test
    void aDrawnCardIsLost() {
        assertNoticed(
                new Format() {
                    @Override
                    public void event(CassinoEvent event, JsonText out) {
                        right.event(RULES.seen(event, Eyes.NONE).orElseThrow(), out);
                    }
                });
    }

    private static void assertNoticed(Format format) {
        assertThrows(AssertionError.class, () -> check(format));
    }
}
