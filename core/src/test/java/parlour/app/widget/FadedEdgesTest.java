package parlour.app.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FadedEdgesTest {
    @Test
    void contentThatEndsAtAnEdgeDoesNotFade() {
        assertEquals(0, FadedEdges.strength(0));
        assertEquals(0, FadedEdges.strength(-10), "less content than room");
    }

    @Test
    void anEdgeComesAndGoesGentlyWhileSomebodyScrolls() {
        float little = FadedEdges.strength(5);
        assertTrue(0 < little && little < 1);
        assertEquals(1, FadedEdges.strength(500));
    }
}
