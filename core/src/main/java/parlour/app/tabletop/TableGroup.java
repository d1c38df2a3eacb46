package parlour.app.tabletop;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;

/** The ground of a table: dresses it anew on another stage, lays it out in another size. */
public final class TableGroup extends Group {
    /** What it is laid out for until it has a size. */
    private static final float FIRST_WIDTH = 1240;

    private static final float FIRST_HEIGHT = 600;

    /** What lies on it. */
    public interface Content {
        /** Takes pictures, colours and fonts from the app. */
        void restyle();

        /** Says of everything where it belongs in this size. */
        void place(float width, float height);

        /** Everything that is on its way arrives now. */
        void hurry();

        /** Everything may lie elsewhere now. */
        void placed();

        Iterable<? extends Sprite> cards();

        /** Where cards come from. */
        Box deck();

        /** Time passes. */
        void pass(float seconds);
    }

    private final Content cover;
    private boolean sized;

    public TableGroup(Content cover) {
        this.cover = cover;
        setTransform(false);
    }

    /** What lies on it. */
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
            cover.hurry();
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
                // The first deal may have been told before the table knew its size.
                sprite.now().at(deck.middleX(), deck.middleY(), deck.width());
            }
        }
    }

    /** Lays everything out for the size it has, or is likely to get. */
    public void place() {
        cover.place(sized ? getWidth() : FIRST_WIDTH, sized ? getHeight() : FIRST_HEIGHT);
    }

    @Override
    public void act(float seconds) {
        cover.pass(seconds);
        super.act(seconds);
    }
}
