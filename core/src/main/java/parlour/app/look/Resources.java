package parlour.app.look;

import com.badlogic.gdx.utils.Disposable;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Resources that only part of the app needs, such as the images of one game: loaded on first use,
 * one of each class, and disposed of with the app.
 */
public final class Resources implements Disposable {
    private final Pictures pictures;
    private final Map<Class<?>, Disposable> loaded = new HashMap<>();

    public Resources(Pictures pictures) {
        this.pictures = pictures;
    }

    /**
     * The resource of that class.
     *
     * @param load makes it, of pictures of its own
     */
    public <T extends Disposable> T get(Class<T> kind, Function<Pictures, T> load) {
        return kind.cast(loaded.computeIfAbsent(kind, none -> load.apply(pictures)));
    }

    @Override
    public void dispose() {
        loaded.values().forEach(Disposable::dispose);
        loaded.clear();
    }
}
