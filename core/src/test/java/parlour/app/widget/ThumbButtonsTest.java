package parlour.app.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;

/** The buttons along the lower edge of a phone take no more lines than they need. */
class ThumbButtonsTest extends SharedApp {
    private static final float WIDTH = 362;

    private Table arranged(String... labels) {
        Table table = new Table();
        for (String label : labels) {
            table.add(new PushButton(room.app(), label, "default", () -> {}).icon("icon-play"));
        }
        ThumbButtons.arrange(table, WIDTH);
        table.setSize(WIDTH, table.getPrefHeight());
        table.validate();
        return table;
    }

    @Test
    void twoOfThreeShareALineAndTheLastIsAsWideAsBoth() {
        Table table = arranged("Review", "Replay", "Next round");
        Actor review = table.getChild(0);
        Actor replay = table.getChild(1);
        Actor next = table.getChild(2);
        assertEquals(review.getY(), replay.getY());
        assertEquals(review.getWidth(), replay.getWidth(), 1);
        assertTrue(next.getY() < review.getY());
        assertEquals(WIDTH, next.getWidth(), 1);
    }

    @Test
    void longOnesLieBelowEachOther() {
        Table table = arranged("What somebody else made of it", "All over again", "The next round");
        for (Actor button : table.getChildren()) {
            assertEquals(WIDTH, button.getWidth(), 1);
        }
    }

    @Test
    void iconAndTextAreInTheMiddle() {
        PushButton button = (PushButton) arranged("Next round").getChild(0);
        Label label = button.getLabel();
        float left = button.getChild(0).getX();
        float right = button.getWidth() - label.getX() - label.getWidth();
        assertEquals(left, right, 2);
    }
}
