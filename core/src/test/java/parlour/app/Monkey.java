package parlour.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Group;

import org.junit.jupiter.api.Test;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.SpriteTable;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Somebody who presses anything anywhere while a game goes on.
 *
 * @param <T> the table
 */
public abstract class Monkey<S, M, V, E, T extends SpriteTable<S, M, V, E>> {
    private static final float FRAME = 1 / 60f;
    private static final int INPUTS = 400;

    private static final List<Integer> KEYS =
            List.of(
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
                    Keys.ENTER,
                    Keys.ESCAPE,
                    Keys.H,
                    Keys.O,
                    Keys.P);

    protected final Rng rng = new Rng(77);

    protected abstract Game<S, M, V, E> game();

    /** The tables that it is let at: for these numbers of seats. */
    protected abstract List<Integer> seats();

    /** A dealt table for so many, the first of them the one who presses. */
    protected abstract TableTestScreen<S, M, V, E, T> deal(App app, int seats);

    /** Where something can be picked, most of the time. */
    protected abstract Box target(T table);

    protected abstract void assertAgrees(V view, T table);

    @Test
    void nothingItDoesBreaksTheTable() {
        try (Headless room = new Headless(1000, 640, TableTestScreen.Empty::new)) {
            for (int seats : seats()) {
                TableTestScreen<S, M, V, E, T> screen = deal(room.app(), seats);
                room.app().show(screen);
                screen.open();
                for (int i = 0; i < INPUTS; i++) {
                    others(screen.match);
                    screen.table.ask(screen.match.turn() == 0);
                    press(room, screen.table);
                    disturb(room, screen);
                    assertAgrees(view(screen), screen.table);
                }
                assertTrue(screen.played.size() > 5, "it played " + screen.played.size());
            }
        }
    }

    private V view(TableTestScreen<S, M, V, E, T> screen) {
        return screen.match.rules().view(screen.match.state(), Eyes.of(0));
    }

    /** The computers move now and then. */
    private void others(Match<S, M, V, E> match) {
        if (match.turn() == Rules.NOBODY) {
            if (match.rules().game(match.state()).isEmpty()) {
                match.dealNext();
            }
        } else if (match.turn() != 0 && rng.below(2) == 0) {
            match.play(game().searchModel(match.rules()).policy().choose(match.state(), rng));
        }
    }

    private void press(Headless room, T table) {
        Group felt = table.actor();
        float x = (float) (rng.unit() * felt.getWidth());
        float y = (float) (rng.unit() * felt.getHeight());
        Box target = target(table);
        switch (rng.below(18)) {
            case 0, 1, 2, 3, 4, 5 -> room.click(felt, target.middleX(), target.middleY());
            case 6 -> room.press(felt, x, y, Input.Buttons.LEFT);
            case 7 -> room.drag(felt, x, y);
            case 8 -> room.release(felt, x, y, Input.Buttons.LEFT);
            case 9 -> room.move(felt, x, y);
            case 10, 11 -> room.key(KEYS.get(rng.below(KEYS.size())));
            case 12 -> table.finishAnimations();
            case 13 -> drag(room, table, target, x, y);
            case 14 -> drag(room, table, target, target(table));
            case 15, 16 -> burst(room, table);
            default -> room.pass(rng.below(30) / 60f);
        }
    }

    /** Two or three presses before the next frame. */
    private void burst(Headless room, T table) {
        List<Headless.Pressing> presses = new ArrayList<>();
        for (int left = 2 + rng.below(2); left > 0; left--) {
            Box target = target(table);
            int key = KEYS.get(rng.below(KEYS.size()));
            presses.add(
                    switch (rng.below(3)) {
                        case 0 -> Headless::enter;
                        case 1 -> listening -> listening.keyDown(key);
                        default ->
                                Headless.clicking(
                                        table.actor(), target.middleX(), target.middleY());
                    });
        }
        room.burst(presses);
    }

    private void drag(Headless room, T table, Box from, Box to) {
        drag(room, table, from, to.middleX(), to.middleY());
    }

    private void drag(Headless room, T table, Box from, float x, float y) {
        room.press(table.actor(), from.middleX(), from.middleY(), Input.Buttons.LEFT);
        room.drag(table.actor(), x, y);
        room.pass(FRAME);
        room.release(table.actor(), x, y, Input.Buttons.LEFT);
    }

    /** What else may come in between. */
    private void disturb(Headless room, TableTestScreen<S, M, V, E, T> screen) {
        Match<S, M, V, E> match = screen.match;
        if (rng.below(50) == 0) {
            room.resize(900 + rng.below(800), 600 + rng.below(400));
        }
        if (rng.below(40) == 0) {
            screen.table.show(view(screen));
        }
        if (match.turn() == 0 && rng.below(20) == 0) {
            screen.table.suggest(
                    game().searchModel(match.rules()).policy().choose(match.state(), rng));
        }
    }
}
