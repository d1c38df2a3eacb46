package parlour.app.framecache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.math.Matrix4;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.TableTestScreen;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Equal drawings have equal fingerprints, and whatever can be seen to differ, differs. */
class DrawingHashTest {
    private Headless room;
    private TextureRegion one;
    private TextureRegion two;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
        one = room.app().cards().region("back");
        two = room.app().cards().region("slot");
    }

    @AfterEach
    void close() {
        room.close();
    }

    private static long of(Consumer<Batch> drawing) {
        DrawingHash fingerprint = new DrawingHash();
        fingerprint.begin();
        drawing.accept(fingerprint);
        fingerprint.end();
        return fingerprint.value();
    }

    @Test
    void everyDifferenceThatShowsIsNoticed() {
        Map<String, Consumer<Batch>> drawings = new HashMap<>();
        drawings.put("nothing", batch -> {});
        drawings.put("a picture", batch -> batch.draw(one, 1, 2, 3, 4));
        drawings.put("another picture", batch -> batch.draw(two, 1, 2, 3, 4));
        drawings.put("elsewhere", batch -> batch.draw(one, 1, 2.5f, 3, 4));
        drawings.put("larger", batch -> batch.draw(one, 1, 2, 3, 5));
        drawings.put("turned", batch -> batch.draw(one, 1, 2, 0, 0, 3, 4, 1, 1, 10));
        drawings.put("turned further", batch -> batch.draw(one, 1, 2, 0, 0, 3, 4, 1, 1, 11));
        drawings.put("sheared", batch -> batch.draw(one, 3, 4, new Affine2().shear(1, 0)));
        drawings.put(
                "in a colour",
                batch -> {
                    batch.setColor(Color.RED);
                    batch.draw(one, 1, 2, 3, 4);
                });
        drawings.put(
                "fainter",
                batch -> {
                    batch.setColor(1, 1, 1, 0.5f);
                    batch.draw(one, 1, 2, 3, 4);
                });
        drawings.put(
                "opaque",
                batch -> {
                    batch.disableBlending();
                    batch.draw(one, 1, 2, 3, 4);
                });
        drawings.put(
                "moved as a whole",
                batch -> {
                    batch.setTransformMatrix(new Matrix4().translate(1, 0, 0));
                    batch.draw(one, 1, 2, 3, 4);
                });
        drawings.put(
                "one over the other",
                batch -> {
                    batch.draw(one, 1, 2, 3, 4);
                    batch.draw(two, 1, 2, 3, 4);
                });
        drawings.put(
                "the other over the one",
                batch -> {
                    batch.draw(two, 1, 2, 3, 4);
                    batch.draw(one, 1, 2, 3, 4);
                });
        drawings.put("letters", batch -> batch.draw(one.getTexture(), vertices(0), 0, 20));
        drawings.put("other letters", batch -> batch.draw(one.getTexture(), vertices(19), 0, 20));
        Map<Long, String> seen = new HashMap<>();
        drawings.forEach(
                (name, drawing) -> {
                    assertEquals(of(drawing), of(drawing), name);
                    String other = seen.put(of(drawing), name);
                    assertTrue(other == null, name + " looks like " + other);
                });
    }

    private static float[] vertices(int changed) {
        float[] vertices = new float[20];
        vertices[changed] = 1;
        return vertices;
    }
}
