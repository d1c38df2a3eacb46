package parlour.app.tabletop;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;

import java.util.Optional;

/**
 * The root actor of a table: lays it out when its size changes and reloads its look when it is
 * added to a stage.
 */
public final class TableGroup extends Group {
    /** The layout size used until the group has one. */
    private static final float FIRST_WIDTH = 1240;

    private static final float FIRST_HEIGHT = 600;

    /** The content of the table. */
    public interface Content {
        /** Loads images, colours and fonts from the current look. */
        void restyle();

        /** Lays everything out for this size. */
        void place(float width, float height);

        /** Completes all animations now. */
        void finishAnimations();

        /** Called after everything may have moved. */
        void placed();

        Iterable<? extends Sprite> cards();

        /** Where cards are dealt from. */
        Box deck();

        /** A point where somebody presses what the game's notation names, if it can be seen. */
        Optional<Vector2> pressPoint(String name);

        /** Advances the table by the length of a frame. */
        void pass(float seconds);
    }

    private final Content cover;
    private boolean sized;

    public TableGroup(Content cover) {
        this.cover = cover;
        setTransform(false);
    }

    /** The content of the table. */
    public Content cover() {
        return cover;
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        if (stage != null) {
            cover.restyle();
        }
    }

    @Override
    protected void sizeChanged() {
        if (getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        if (sized) {
            cover.finishAnimations();
        }
        sized = true;
        Box deckBefore = cover.deck();
        place();
        Box deck = cover.deck();
        cover.placed();
        for (Sprite sprite : cover.cards()) {
            if (!sprite.flying()) {
                sprite.settle();
            } else if (sprite.now().within(deckBefore)) {
                // The first deal may have been animated before the table had a size.
                sprite.now().at(deck.middleX(), deck.middleY(), deck.width());
            }
        }
    }

    /** Lays everything out for the current size, or for a likely one before there is one. */
    public void place() {
        cover.place(sized ? getWidth() : FIRST_WIDTH, sized ? getHeight() : FIRST_HEIGHT);
    }

    @Override
    public void act(float seconds) {
        cover.pass(seconds);
        super.act(seconds);
    }
}
