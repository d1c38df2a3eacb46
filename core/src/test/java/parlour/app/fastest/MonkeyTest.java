package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.Test;

import parlour.app.GameRoom;
import parlour.app.Headless;
import parlour.app.cards.CardSprite;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.FastestOptions;

import java.util.List;

/** Somebody who presses anything anywhere while a game goes on. */
class MonkeyTest {
    private static final List<Integer> KEYS =
            List.of(
                    Keys.NUM_1,
                    Keys.NUM_2,
                    Keys.NUM_4,
                    Keys.TAB,
                    Keys.LEFT,
                    Keys.RIGHT,
                    Keys.UP,
                    Keys.DOWN,
                    Keys.SPACE,
                    Keys.ENTER,
                    Keys.ESCAPE,
                    Keys.O,
                    Keys.P);

    private final Rng rng = new Rng(77);
    private int inputs;

    @Test
    void nothingItDoesBreaksTheTable() {
        try (Headless room = new Headless(1000, 640, GameRoom.Empty::new)) {
            for (int seats : new int[] {2, 3, 6}) {
                FastestOptions options = new FastestOptions(seats == 3, seats != 2, 2);
                TableRoom screen = TableRoom.dealt(room.app(), seats, options, seats, Eyes.of(0));
                room.app().show(screen);
                screen.match.opening().forEach(screen.table::happened);
                for (int i = 0; i < 400; i++) {
                    act(room, screen);
                    AgreementTest.assertAgrees(screen.view(Eyes.of(0)), screen.table.zones());
                }
                assertTrue(screen.match.revision() > 10, "it played");
            }
        }
        assertTrue(inputs > 1000);
    }

    private void act(Headless room, TableRoom screen) {
        if (screen.match.turn() == Rules.NOBODY) {
            if (screen.match.rules().game(screen.match.state()).isEmpty()) {
                screen.match.dealNext();
            }
        } else if (screen.match.turn() != 0 && rng.below(2) == 0) {
            screen.match.play(screen.match.rules().policy().choose(screen.match.state(), rng));
        }
        screen.table.ask(screen.match.turn() == 0);
        inputs++;
        float x = (float) (rng.unit() * screen.table.actor().getWidth());
        float y = (float) (rng.unit() * screen.table.actor().getHeight());
        switch (rng.below(12)) {
            case 0, 1, 2 -> clickCard(room, screen);
            case 3 -> room.press(screen.table.actor(), x, y, Input.Buttons.LEFT);
            case 4 -> room.drag(screen.table.actor(), x, y);
            case 5 -> room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
            case 6 -> room.move(screen.table.actor(), x, y);
            case 7, 8 -> room.key(KEYS.get(rng.below(KEYS.size())));
            case 9 -> screen.table.hurry();
            case 10 -> dragCard(room, screen, x, y);
            default -> room.pass(rng.below(30) / 60f);
        }
        if (rng.below(50) == 0) {
            room.resize(900 + rng.below(800), 600 + rng.below(400));
        }
        if (rng.below(40) == 0) {
            screen.table.show(screen.view(Eyes.of(0)));
        }
        if (screen.match.turn() == 0 && rng.below(20) == 0) {
            screen.table.suggest(screen.match.rules().policy().choose(screen.match.state(), rng));
        }
    }

    private CardSprite anyCard(TableRoom screen) {
        List<CardSprite> cards = screen.table.zones().hands.get(0);
        return cards.isEmpty()
                ? screen.table.zones().all().get(0)
                : cards.get(rng.below(cards.size()));
    }

    private void clickCard(Headless room, TableRoom screen) {
        CardSprite sprite = anyCard(screen);
        room.click(screen.table.actor(), sprite.home().x, sprite.home().y);
    }

    private void dragCard(Headless room, TableRoom screen, float x, float y) {
        CardSprite sprite = anyCard(screen);
        room.press(screen.table.actor(), sprite.home().x, sprite.home().y, Input.Buttons.LEFT);
        room.drag(screen.table.actor(), x, y);
        room.pass(1 / 60f);
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
    }
}
