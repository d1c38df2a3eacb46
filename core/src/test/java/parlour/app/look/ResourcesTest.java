package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.badlogic.gdx.utils.Disposable;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class ResourcesTest {
    private final List<String> told = new ArrayList<>();

    private final class Drawn implements Disposable {
        Drawn(Pictures none) {
            told.add("loaded");
        }

        @Override
        public void dispose() {
            told.add("disposed");
        }
    }

    @Test
    void eachKindIsLoadedOnceAndDisposedWithAll() {
        Resources resources = new Resources(new PixmapPictures());
        assertEquals(List.of(), told);
        Drawn first = resources.get(Drawn.class, Drawn::new);
        assertSame(first, resources.get(Drawn.class, Drawn::new));
        assertEquals(List.of("loaded"), told);
        resources.dispose();
        assertEquals(List.of("loaded", "disposed"), told);
    }
}
