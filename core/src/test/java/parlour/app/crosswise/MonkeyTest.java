package parlour.app.crosswise;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.GameRoom;
import parlour.app.Headless;
import parlour.app.cards.Box;
import parlour.crosswise.Cell;
import parlour.crosswise.Hand;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;

/** Somebody who presses anything anywhere while a game goes on. */
class MonkeyTest {
    private static final float FRAME = 1 / 60f;

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
                    Keys.ESCAPE);

    private final Rng rng = new Rng(77);
    private int moves;

    @Test
    void nothingItDoesBreaksTheTable() {
        try (Headless room = new Headless(1000, 640, GameRoom.Empty::new)) {
            for (int seats : new int[] {2, 4}) {
                for (long seed = 1; seed <= 3; seed++) {
                    BoardRoom screen = BoardRoom.begin(room.app(), seats, Eyes.of(0), seed);
                    room.app().show(screen);
                    screen.match.opening().forEach(screen.table::happened);
                    for (int i = 0; i < 350; i++) {
                        act(room, screen);
                        AgreementTest.assertAgrees(
                                screen.match.rules().view(screen.match.state(), Eyes.of(0)),
                                screen.table.zones());
                    }
                    moves += screen.match.length();
                }
            }
        }
        assertTrue(moves > 100, "it played " + moves);
    }

    private void act(Headless room, BoardRoom screen) {
        int turn = screen.match.turn();
        if (turn > 0 && rng.below(2) == 0) {
            screen.match.play(screen.match.rules().policy().choose(screen.match.state(), rng));
        }
        screen.table.ask(screen.match.turn() == 0);
        float x = (float) (rng.unit() * screen.table.actor().getWidth());
        float y = (float) (rng.unit() * screen.table.actor().getHeight());
        switch (rng.below(14)) {
            case 0, 1, 2 -> click(room, screen, place(screen));
            case 3, 4, 5 -> click(room, screen, cell(screen));
            case 6 -> room.press(screen.table.actor(), x, y, Input.Buttons.LEFT);
            case 7 -> room.drag(screen.table.actor(), x, y);
            case 8 -> room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
            case 9 -> room.move(screen.table.actor(), x, y);
            case 10 -> room.key(KEYS.get(rng.below(KEYS.size())));
            case 11 -> screen.table.hurry();
            case 12 -> drag(room, screen, place(screen), cell(screen));
            default -> room.pass(rng.below(30) / 60f);
        }
        if (rng.below(60) == 0) {
            room.resize(900 + rng.below(800), 600 + rng.below(400));
        }
        if (rng.below(40) == 0) {
            screen.table.show(screen.match.rules().view(screen.match.state(), Eyes.of(0)));
        }
        if (screen.match.turn() != Rules.NOBODY && rng.below(20) == 0) {
            screen.table.suggest(screen.match.rules().policy().choose(screen.match.state(), rng));
        }
    }

    private Box place(BoardRoom screen) {
        return screen.table.layout().places().get(0).place(rng.below(Hand.PLACES));
    }

    private Box cell(BoardRoom screen) {
        return screen.table.layout().cell(rng.below(Cell.COUNT));
    }

    private static void click(Headless room, BoardRoom screen, Box box) {
        room.click(screen.table.actor(), box.middleX(), box.middleY());
    }

    private static void drag(Headless room, BoardRoom screen, Box from, Box to) {
        room.press(screen.table.actor(), from.middleX(), from.middleY(), Input.Buttons.LEFT);
        room.drag(screen.table.actor(), to.middleX(), to.middleY());
        room.pass(FRAME);
        room.release(screen.table.actor(), to.middleX(), to.middleY(), Input.Buttons.LEFT);
    }
}
