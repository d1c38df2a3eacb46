package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.SpriteTable;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

/**
 * Whatever happens, what lies on a table is what lies there in the match.
 *
 * @param <T> the table
 */
public abstract class TableAgreesWithMatch<S, M, V, E, T extends SpriteTable<S, M, V, E>>
        extends SharedApp {
    protected static final float FRAME = 1 / 60f;

    /** How many may play, the fewest first. */
    protected abstract List<Integer> seats();

    /** A table that was dealt for so many, as these eyes see it. */
    protected abstract TableTestScreen<S, M, V, E, T> deal(int seats, Eyes eyes, long seed);

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
                case 0 -> screen.table.hurry();
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
            screen.match.opening().forEach(screen.table::happened);
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
            screen.table.hurry();
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
            screen.table.hurry();
            assertAllHome(screen.table);
        }
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
