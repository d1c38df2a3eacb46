package parlour.app.widget;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;

import parlour.app.accessibility.Spoken;

/**
 * Draws an actor over another one and follows it, but in a higher layer of the stage; ignores
 * clicks.
 */
public final class Overlay extends Group {
    private final Actor under;
    private final Actor content;
    private final Vector2 corner = new Vector2();

    public Overlay(Actor under, Actor content) {
        this.under = under;
        this.content = content;
        setTransform(false);
        setTouchable(Touchable.disabled);
        addActor(content);
        Spoken.silence(this);
    }

    /** Layout happens while drawing, so the position is known only now. */
    @Override
    public void draw(Batch batch, float parentAlpha) {
        place();
        super.draw(batch, parentAlpha);
    }

    private void place() {
        under.localToStageCoordinates(corner.set(0, 0));
        setBounds(corner.x, corner.y, under.getWidth(), under.getHeight());
        content.setBounds(0, 0, getWidth(), getHeight());
    }
}
