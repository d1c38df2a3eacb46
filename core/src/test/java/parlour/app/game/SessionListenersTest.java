package parlour.app.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.engine.Eyes;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;

import java.util.ArrayList;
import java.util.List;

/** Who hears what. */
class SessionListenersTest {
    private final FastestRules rules = new FastestRules(3, FastestOptions.SINGLE);
    private final SessionListeners<FastestEvent> listeners = new SessionListeners<>(rules);
    private final List<String> heard = new ArrayList<>();

    /** Writes down what it hears; then it has heard enough. */
    private final class Once implements GameSession.Listener<FastestEvent> {
        private final String name;
        private final Eyes eyes;

        Once(String name, Eyes eyes) {
            this.name = name;
            this.eyes = eyes;
        }

        @Override
        public Eyes eyes() {
            return eyes;
        }

        @Override
        public void happened(FastestEvent seen) {
            boolean cards = seen instanceof FastestEvent.Dealt dealt && !dealt.cards().isEmpty();
            heard.add(name + (cards ? " sees cards" : " sees backs"));
            listeners.remove(this);
        }
    }

    @Test
    void eachHearsWhatItsEyesSeeAlsoWhileOthersLeave() {
        FastestEvent dealt =
                rules.deal(1).events().stream()
                        .filter(event -> event instanceof FastestEvent.Dealt)
                        .findFirst()
                        .orElseThrow();
        int seat = ((FastestEvent.Dealt) dealt).seat();
        listeners.add(new Once("owner", Eyes.of(seat)));
        listeners.add(new Once("guest", Eyes.NONE));
        listeners.happened(dealt);
        assertEquals(List.of("owner sees cards", "guest sees backs"), heard);
        listeners.happened(dealt);
        assertEquals(2, heard.size());
    }
}
