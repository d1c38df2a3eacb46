package parlour.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;

import java.util.List;

/** A hint that is too long for a phone leaves out whole sentences, the last ones first. */
class HintBubbleTest extends SharedApp {
    private static final String MOVE =
            "Play ten of diamonds and take 2, 5 and 9: 4 cards, 2 points for your pile.";
    private static final String REASON =
            "It leaves two jacks on the table, which no card that you have not seen can sweep.";
    private static final String COMPARED =
            "You are heading for a lead of about two points; taking the five and the jack of clubs"
                    + " instead would cost about one of them, and placing the ten about three.";

    private final HintBubble bubble = new HintBubble(room.app());

    private String shown(float width, float height, String... sentences) {
        bubble.say(List.of(sentences));
        bubble.setSize(width, height);
        bubble.validate();
        bubble.validate();
        return ((Label) bubble.findActor("hint-text")).getText().toString();
    }

    @Test
    void everythingIsSaidWhereThereIsRoom() {
        assertEquals(MOVE + " " + REASON + " " + COMPARED, shown(900, 90, MOVE, REASON, COMPARED));
    }

    @Test
    void theLastSentencesAreLeftOutFirst() {
        assertEquals(MOVE + " " + REASON, shown(374, 68, MOVE, REASON, COMPARED));
    }

    @Test
    void theMoveIsAlwaysNamed() {
        assertEquals(MOVE, shown(120, 20, MOVE, REASON));
    }

    @Test
    void withoutSentencesItIsHidden() {
        assertEquals("", shown(374, 68));
        assertFalse(bubble.isVisible());
    }
}
