package parlour.app.replay;

import com.badlogic.gdx.Input.Keys;

import parlour.app.game.GameTable;
import parlour.app.table.TableLog;

/** The keyboard shortcuts of a replay while no sheet is open. */
final class ReplayKeys {
    /** What the keys do beyond what the buttons do. */
    record Actions(
            Runnable previousRound,
            Runnable leave,
            Runnable mute,
            Runnable help,
            Runnable fullScreen) {}

    private final GameTable<?, ?, ?> table;
    private final TableLog<?> log;
    private final ReplayControls.Actions buttons;
    private final Actions actions;

    ReplayKeys(
            GameTable<?, ?, ?> table,
            TableLog<?> log,
            ReplayControls.Actions buttons,
            Actions actions) {
        this.table = table;
        this.log = log;
        this.buttons = buttons;
        this.actions = actions;
    }

    /** Handles a key; true when it was used. */
    boolean key(int keycode) {
        if (table.badgeKey(keycode)) {
            return true;
        }
        switch (keycode) {
            case Keys.LEFT -> buttons.back().run();
            case Keys.RIGHT -> buttons.forward().run();
            case Keys.HOME -> buttons.start().run();
            case Keys.END -> buttons.end().run();
            case Keys.PAGE_UP -> actions.previousRound().run();
            case Keys.PAGE_DOWN -> buttons.nextRound().run();
            case Keys.SPACE -> buttons.play().run();
            case Keys.N -> buttons.nextMark().run();
            case Keys.A -> buttons.hands().run();
            case Keys.ENTER, Keys.NUMPAD_ENTER -> buttons.practice().run();
            case Keys.ESCAPE -> actions.leave().run();
            case Keys.L -> log.toggle();
            case Keys.R -> log.replay();
            case Keys.M -> actions.mute().run();
            case Keys.F1 -> actions.help().run();
            case Keys.F11 -> actions.fullScreen().run();
            default -> {
                return false;
            }
        }
        return true;
    }
}
