package parlour.app.look;

import com.badlogic.gdx.utils.Disposable;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a part of the app alone needs, such as the pictures of one game: loaded when it is first
 * wanted, one of each kind, and disposed with the app.
 */
public final class Resources implements Disposable {
    private final Map<Class<?>, Disposable> loaded = new HashMap<>();

    /** The one of that kind. */
    public <T extends Disposable> T get(Class<T> kind, Supplier<T> load) {
        return kind.cast(loaded.computeIfAbsent(kind, none -> load.get()));
    }

    @Override
    public void dispose() {
        loaded.values().forEach(Disposable::dispose);
        loaded.clear();
    }
}
