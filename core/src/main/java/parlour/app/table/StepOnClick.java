package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

import parlour.app.game.GameTable;

/**
 * Lets a waiting computer player move when the table is clicked; the click is passed on as usual.
 */
final class StepOnClick extends InputListener {
    private final PlayLoop<?, ?, ?, ?> play;
    private final GameTable<?, ?, ?> table;

    StepOnClick(PlayLoop<?, ?, ?, ?> play, GameTable<?, ?, ?> table) {
        this.play = play;
        this.table = table;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (play.waitsForStep() && !table.moving()) {
            play.step();
        }
        return false;
    }
}
