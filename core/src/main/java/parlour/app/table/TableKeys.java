package parlour.app.table;

import com.badlogic.gdx.Input.Keys;

import parlour.app.game.GameTable;

/** The keyboard shortcuts at a table while no sheet is open. */
final class TableKeys {
    /** What the keys do. */
    record Actions(
            Runnable enter,
            Runnable escape,
            Runnable hint,
            Runnable undo,
            Runnable coach,
            TableLog<?> log,
            Runnable mute,
            Runnable fullScreen,
            Runnable help,
            Runnable keys) {}

    private final PlayLoop<?, ?, ?, ?> play;
    private final GameTable<?, ?, ?> table;
    private final Actions actions;

    TableKeys(PlayLoop<?, ?, ?, ?> play, GameTable<?, ?, ?> table, Actions actions) {
        this.play = play;
        this.table = table;
        this.actions = actions;
    }

    /** Handles a key; true when it was used. */
    boolean key(int keycode) {
        if (table.badgeKey(keycode)) {
            return true;
        }
        switch (keycode) {
            case Keys.SPACE -> {
                return space();
            }
            case Keys.ENTER, Keys.NUMPAD_ENTER -> actions.enter().run();
            case Keys.ESCAPE -> actions.escape().run();
            case Keys.H -> actions.hint().run();
            case Keys.U -> actions.undo().run();
            case Keys.C -> actions.coach().run();
            case Keys.L -> actions.log().toggle();
            case Keys.R -> actions.log().replay();
            case Keys.PAGE_UP -> actions.log().step(-1);
            case Keys.PAGE_DOWN -> actions.log().step(1);
            case Keys.M -> actions.mute().run();
            case Keys.F11 -> actions.fullScreen().run();
            case Keys.F1 -> actions.help().run();
            default -> {
                return atTable(keycode);
            }
        }
        return true;
    }

    boolean typed(char character) {
        if (character == '?') {
            actions.keys().run();
        }
        return character == '?';
    }

    /** Speeds up an animation, lets a computer player move, or leaves the key to the table. */
    private boolean space() {
        if (table.moving()) {
            table.finishAnimations();
        } else if (play.waitsForStep()) {
            play.step();
        } else {
            return atTable(Keys.SPACE);
        }
        return true;
    }

    /** Somebody who goes on selecting wants no hint any more. */
    private boolean atTable(int keycode) {
        boolean used = table.key(keycode);
        if (used) {
            play.dropHint();
        }
        return used;
    }
}
