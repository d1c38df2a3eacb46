package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.SpriteTable;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Whatever happens, what lies on a table is what lies there in the match.
 *
 * @param <T> the table
 */
public abstract class TableAgreesWithMatch<S, M, V, E, T extends SpriteTable<S, M, V, E>>
        extends SharedApp {
    protected static final float FRAME = 1 / 60f;

    private static final int WALK = 24;

    private static final int[] PICKING = {
        Keys.NUM_1,
        Keys.NUM_2,
        Keys.NUM_3,
        Keys.NUM_4,
        Keys.TAB,
        Keys.LEFT,
        Keys.RIGHT,
        Keys.UP,
        Keys.DOWN,
        Keys.SPACE,
        Keys.SPACE
    };

    /** How many may play, the fewest first. */
    protected abstract List<Integer> seats();

    /** A table that was dealt for so many, as these eyes see it. */
    protected abstract TableTestScreen<S, M, V, E, T> deal(int seats, Eyes eyes, long seed);

    /** A table for a match, as these eyes see it. */
    protected abstract TableTestScreen<S, M, V, E, T> lay(Match<S, M, V, E> match, Eyes eyes);

    /** A move of whoever is to move. */
    protected abstract M choose(Match<S, M, V, E> match, Rng rng);

    /** Nothing is missing or there twice. */
    protected abstract void assertConserved(T table);

    /** Everything lies where the view says. */
    protected abstract void assertAgrees(V view, T table);

    /** What is written about the game is what the view says. */
    protected abstract void assertWritten(V view, T table);

    protected final TableTestScreen<S, M, V, E, T> sit(int seats, Eyes eyes, long seed) {
        TableTestScreen<S, M, V, E, T> screen = deal(seats, eyes, seed);
        room.app().show(screen);
        return screen;
    }

    private int several() {
        return seats().get(1);
    }

    protected final int most() {
        return seats().get(seats().size() - 1);
    }

    protected final V view(TableTestScreen<S, M, V, E, T> screen, Eyes eyes) {
        return screen.match.rules().view(screen.match.state(), eyes);
    }

    private void assertAgrees(TableTestScreen<S, M, V, E, T> screen, Eyes eyes) {
        assertAgrees(view(screen, eyes), screen.table);
    }

    /** Plays so many moves, now and then with a look at what flies. */
    protected final void playOn(
            TableTestScreen<S, M, V, E, T> screen, Eyes eyes, long seed, int moves) {
        Match<S, M, V, E> match = screen.match;
        Rng rng = new Rng(seed);
        Match.Listener<E> conserved = event -> assertConserved(screen.table);
        match.listen(conserved);
        for (int i = 0; i < moves; i++) {
            if (match.turn() != Rules.NOBODY) {
                match.play(choose(match, rng));
            } else if (match.rules().game(match.state()).isEmpty()) {
                match.dealNext();
            } else {
                break;
            }
            assertAgrees(screen, eyes);
            switch (rng.below(4)) {
                case 0 -> screen.table.finishAnimations();
                case 1 -> room.pass(0.2f);
                case 2 -> room.pass(FRAME);
                default -> {}
            }
        }
        match.unlisten(conserved);
    }

    protected void assertAllHome(T table) {
        for (Sprite sprite : table.cards()) {
            assertEquals(sprite.home().x, sprite.now().x, 0.1f);
            assertEquals(sprite.home().y, sprite.now().y, 0.1f);
            assertEquals(sprite.home().width, sprite.now().width, 0.1f);
            assertEquals(sprite.home().face, sprite.now().face, 0.01f);
            assertEquals(sprite.home().alpha, sprite.now().alpha, 0.01f);
        }
    }

    @Test
    void theOpeningDealArrivesAtTheView() {
        for (int seats : seats()) {
            TableTestScreen<S, M, V, E, T> screen = sit(seats, Eyes.of(0), 3);
            screen.open();
            assertAgrees(screen, Eyes.of(0));
            assertTrue(screen.table.moving());
            room.pass(8);
            assertFalse(screen.table.moving());
            assertAllHome(screen.table);
            assertWritten(view(screen, Eyes.of(0)), screen.table);
        }
    }

    @Test
    void hurryBringsEverythingHomeAndWhatIsWrittenIsRight() {
        for (long seed = 1; seed <= 8; seed++) {
            TableTestScreen<S, M, V, E, T> screen = sit(several(), Eyes.of(0), seed);
            playOn(screen, Eyes.of(0), seed, 20);
            screen.table.finishAnimations();
            assertFalse(screen.table.moving());
            assertAllHome(screen.table);
            room.pass(FRAME);
            assertWritten(view(screen, Eyes.of(0)), screen.table);
        }
    }

    @Test
    void passingTheScreenCoversAndUncoversHands() {
        TableTestScreen<S, M, V, E, T> screen = sit(several(), Eyes.of(0), 4);
        for (Eyes eyes : List.of(Eyes.NONE, Eyes.of(1), Eyes.NONE, Eyes.of(2), Eyes.of(0))) {
            screen.table.show(view(screen, eyes));
            assertAgrees(screen, eyes);
            assertAllHome(screen.table);
            playOn(screen, eyes, 5, 1);
        }
    }

    @Test
    void aResizeInTheMiddleOfAGameLosesNothing() {
        TableTestScreen<S, M, V, E, T> screen = sit(most(), Eyes.of(0), 4);
        for (int[] size : new int[][] {{900, 600}, {1920, 1080}, {1280, 720}}) {
            playOn(screen, Eyes.of(0), 5, 3);
            room.resize(size[0], size[1]);
            assertAgrees(screen, Eyes.of(0));
            screen.table.finishAnimations();
            assertAllHome(screen.table);
        }
    }

    /** Two positions that look alike to the person, whatever else is hidden in them. */
    @Test
    void whatIsHiddenChangesNothingThatIsShownOrOffered() {
        int compared = 0;
        for (long seed = 1; seed <= 2; seed++) {
            Match<S, M, V, E> walk = deal(several(), Eyes.of(0), seed).match;
            Rules<S, M, V, E> rules = walk.rules();
            Rng rng = new Rng(seed);
            for (int i = 0; i < WALK && walk.turn() != Rules.NOBODY; i++) {
                S state = walk.state();
                S other = rules.sample(rules.view(state, Eyes.of(0)), rng);
                if (walk.turn() == 0 && !state.equals(other)) {
                    assertEquals(
                            offers(Match.from(rules, seed, state), i),
                            offers(Match.from(rules, seed + 1, other), i));
                    compared++;
                }
                walk.play(choose(walk, rng));
            }
        }
        assertTrue(compared >= 8, "positions compared: " + compared);
    }

    /** All that is seen and can be played while somebody tries out keys. */
    private List<Object> offers(Match<S, M, V, E> match, long seed) {
        TableTestScreen<S, M, V, E, T> screen = lay(match, Eyes.of(0));
        room.app().show(screen);
        screen.table.ask(true);
        Rng rng = new Rng(seed);
        List<Object> offers = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            screen.table.key(PICKING[rng.below(PICKING.length)]);
            offer(screen, offers);
        }
        screen.table.refused();
        offer(screen, offers);
        screen.table.suggest(match.rules().moves(match.state(), 1).get(0));
        offer(screen, offers);
        return offers;
    }

    private void offer(TableTestScreen<S, M, V, E, T> screen, List<Object> offers) {
        offers.add(screen.table.proposedMove());
        offers.add(screen.table.alternative());
        offers.add(screen.table.picked());
        room.pass(0.1f);
        offers.add(room.picture());
    }

    @Test
    void withReducedMotionTheSameArrives() {
        room.app().settings().reducedMotion(true);
        TableTestScreen<S, M, V, E, T> screen = sit(several(), Eyes.of(0), 8);
        playOn(screen, Eyes.of(0), 5, 12);
        room.pass(30);
        assertFalse(screen.table.moving());
        assertAllHome(screen.table);
        room.app().settings().reducedMotion(false);
    }
}
