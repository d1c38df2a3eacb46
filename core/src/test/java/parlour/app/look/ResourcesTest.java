package parlour.app.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.badlogic.gdx.utils.Disposable;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class ResourcesTest {
    private final List<String> told = new ArrayList<>();

    private final class Pictures implements Disposable {
        Pictures() {
            told.add("loaded");
        }

        @Override
        public void dispose() {
            told.add("disposed");
        }
    }

    @Test
    void eachKindIsLoadedOnceAndDisposedWithAll() {
        Resources resources = new Resources();
        assertEquals(List.of(), told);
        Pictures first = resources.get(Pictures.class, Pictures::new);
        assertSame(first, resources.get(Pictures.class, Pictures::new));
        assertEquals(List.of("loaded"), told);
        resources.dispose();
        assertEquals(List.of("loaded", "disposed"), told);
    }
}
