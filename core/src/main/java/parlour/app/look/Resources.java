package parlour.app.look;

import com.badlogic.gdx.utils.Disposable;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Resources that only part of the app needs, such as the images of one game: loaded on first use,
 * one of each class, and disposed of with the app.
 */
public final class Resources implements Disposable {
    private final Map<Class<?>, Disposable> loaded = new HashMap<>();

    /** The resource of that class. */
    public <T extends Disposable> T get(Class<T> kind, Supplier<T> load) {
        return kind.cast(loaded.computeIfAbsent(kind, none -> load.get()));
    }

    @Override
    public void dispose() {
        loaded.values().forEach(Disposable::dispose);
        loaded.clear();
    }
}
