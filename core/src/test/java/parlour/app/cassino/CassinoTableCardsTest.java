package parlour.app.cassino;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static parlour.app.cassino.CassinoTestScreen.capture;
import static parlour.app.cassino.CassinoTestScreen.place;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.SharedApp;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.CardSprite;
import parlour.cards.Card;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.Comparator;
import java.util.List;

/** Where the open cards lie, in play and after loading. */
class CassinoTableCardsTest extends SharedApp {
    private static final float FRAME = 1 / 60f;

    private CassinoTestScreen sit(String hand, String table) {
        CassinoTestScreen screen =
                CassinoTestScreen.at(room.app(), CassinoTestScreen.position(hand, table));
        room.app().show(screen);
        room.pass(0.5f);
        return screen;
    }

    private static List<Card> order(CassinoTestScreen screen) {
        return screen.table.zones().table.stream().map(s -> s.card().orElseThrow()).toList();
    }

    /** The places of the open cards, in reading order. */
    private static List<Box> places(CassinoTestScreen screen) {
        return screen.table.zones().table.stream()
                .map(sprite -> sprite.home().box())
                .sorted(
                        Comparator.comparingInt((Box box) -> -Math.round(box.y()))
                                .thenComparing(Box::x))
                .toList();
    }

    private static void assertTidy(CassinoTestScreen screen) {
        Box area = screen.table.layout().table().inset(-0.1f);
        List<CardSprite> cards = screen.table.zones().table;
        List<Box> inOrder = cards.stream().map(sprite -> sprite.home().box()).toList();
        assertEquals(inOrder, places(screen), "the order is kept");
        for (int i = 0; i < inOrder.size(); i++) {
            assertTrue(area.holds(inOrder.get(i)), inOrder.get(i) + " in " + area);
            for (int j = 0; j < i; j++) {
                assertFalse(inOrder.get(i).meets(inOrder.get(j)));
            }
        }
    }

    @Test
    void playedAndLoadedTheCardsLieInTheSamePlaces() {
        for (int seats : new int[] {2, 5, 12}) {
            CassinoRules rules = new CassinoRules(seats, CassinoOptions.HOUSE);
            CassinoTestScreen screen =
                    new CassinoTestScreen(room.app(), Match.begin(rules, seats), Eyes.of(0));
            room.app().show(screen);
            Policy<CassinoState, CassinoMove> policy = Games.CASSINO.searchModel(rules).policy();
            Rng rng = new Rng(3);
            int captures = 0;
            while (screen.match.turn() != Rules.NOBODY) {
                List<Card> before = order(screen);
                CassinoMove move =
                        rng.below(2) == 0
                                ? policy.choose(screen.match.state(), rng)
                                : new CassinoMove.Place(
                                        screen.match
                                                .state()
                                                .hands()
                                                .get(screen.match.turn())
                                                .first());
                screen.match.play(move);
                captures += move.taken().isEmpty() ? 0 : 1;
                room.pass(5);
                List<Card> kept =
                        before.stream().filter(screen.match.state().table()::has).toList();
                assertEquals(kept, order(screen).subList(0, kept.size()));
                assertTidy(screen);
                CassinoTestScreen loaded =
                        new CassinoTestScreen(
                                room.app(), Match.from(rules, 1, screen.match.state()), Eyes.of(0));
                loaded.table
                        .actor()
                        .setSize(screen.table.actor().getWidth(), screen.table.actor().getHeight());
                assertEquals(places(loaded), places(screen));
            }
            assertTrue(captures > 5, "captures: " + captures);
        }
    }

    @Test
    void threeCardsThatAreLeftAreAsLargeAsInTheHandInOneRow() {
        CassinoTestScreen few =
                sit("Kh 9h 7d 7h", "Kc Kd Ks 10s 3c 9s 4c 8s 5c 6h 6s 7c 7s 2c 2d 2h");
        float large = few.table.layout().handCard();
        assertTrue(few.table.zones().table.get(0).home().width < large);
        few.match.play(capture("Kh", "Kc Kd Ks 10s 3c 9s 4c 8s 5c 6h 7c 6s 7s"));
        room.pass(5);
        assertEquals(3, few.table.zones().table.size());
        for (CardSprite sprite : few.table.zones().table) {
            assertEquals(large, sprite.home().width, 0.01f);
            assertEquals(few.table.layout().table().middleY(), sprite.home().y, 0.01f);
            assertEquals(sprite.home().x, sprite.now().x, 0.1f);
        }
    }

    private static float[] xs(CassinoTestScreen screen) {
        float[] xs = new float[screen.table.zones().table.size()];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = screen.table.zones().table.get(i).now().x;
        }
        return xs;
    }

    @Test
    void theOthersStayWhereTheyAreUntilTheCaptureHasLandedAndGlideThen() {
        CassinoTestScreen screen = sit("7d 9h Ac 2s", "4c 3h 7s Kd Qd");
        float before = screen.table.zones().table.get(4).now().x;
        screen.match.play(capture("7d", "4c 3h"));
        CardSprite last = screen.table.zones().table.get(2);
        int pile = 0;
        while (screen.table.status().piles[0] < 3) {
            assertEquals(before, last.now().x, 0.01f);
            room.pass(FRAME);
            pile++;
        }
        assertTrue(pile > 20, "frames until it landed: " + pile);
        room.pass(2 * FRAME);
        float between = last.now().x;
        assertTrue(between < before, "it glides");
        assertTrue(between > last.home().x + 1, "it has not jumped");
        room.pass(0.6f);
        assertEquals(last.home().x, last.now().x, 0.1f);
    }

    @Test
    void withReducedMotionTheyAreThereAtOnce() {
        room.app().settings().reducedMotion(true);
        CassinoTestScreen screen = sit("7d 9h Ac 2s", "4c 3h 7s Kd Qd");
        screen.match.play(capture("7d", "4c 3h"));
        CardSprite last = screen.table.zones().table.get(2);
        float before = last.now().x;
        while (screen.table.status().piles[0] < 3) {
            room.pass(FRAME);
        }
        room.pass(FRAME);
        assertTrue(last.now().x < before);
        assertEquals(last.home().x, last.now().x, 0.1f);
        room.app().settings().reducedMotion(false);
    }

    @Test
    void aCardThatGlidesIsClickedWhereItIsSeen() {
        CassinoTestScreen screen = sit("7d 9h Ac 2s", "4c 3h 7s Kd Qd");
        screen.match.play(capture("7d", "4c 3h"));
        screen.match.play(place("9c"));
        while (screen.table.status().piles[0] < 3) {
            room.pass(FRAME);
        }
        room.pass(FRAME);
        screen.table.ask(true);
        float[] xs = xs(screen);
        CardSprite seen = screen.table.zones().table.get(1);
        room.click(screen.table.actor(), xs[1], seen.now().y);
        CardSprite nine = screen.sprite("9h");
        room.click(screen.table.actor(), nine.home().x, nine.home().y);
        assertEquals(
                seen.card(), screen.table.proposedMove().move().map(move -> move.taken().first()));
    }
}
