package parlour.desktop;

import com.badlogic.gdx.Preferences;

import parlour.store.DiskFolder;
import parlour.store.SettingsFile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Settings that survive a crash and a full disk: LibGDX's own empties its file before it writes it,
 * and forgets everything when it cannot read it.
 */
final class SafePreferences implements Preferences {
    private final Optional<SettingsFile> file;
    private final Executor writer;
    private final Map<String, String> values;
    private final AtomicReference<Map<String, String>> unwritten = new AtomicReference<>();

    private SafePreferences(Optional<SettingsFile> file, Executor writer) {
        this.file = file;
        this.writer = writer;
        values = new TreeMap<>(file.map(SettingsFile::load).orElse(Map.of()));
    }

    /** The settings kept in a folder, written in the background. */
    static SafePreferences in(Path folder, Executor writer) {
        try {
            return new SafePreferences(
                    Optional.of(SettingsFile.open(DiskFolder.at(folder))), writer);
        } catch (IOException e) {
            // They last as long as the window; that nothing can be kept is said when a game is.
            return new SafePreferences(Optional.empty(), writer);
        }
    }

    @Override
    public void flush() {
        // A dragged slider asks more often than a disk can follow: only the newest is written.
        if (file.isPresent() && unwritten.getAndSet(Map.copyOf(values)) == null) {
            writer.execute(() -> write(file.get()));
        }
    }

    private void write(SettingsFile settings) {
        try {
            settings.save(unwritten.getAndSet(null));
        } catch (IOException e) {
            // The file is as before, and the next change tries again.
            return;
        }
    }

    @Override
    public Preferences putBoolean(String key, boolean value) {
        return putString(key, String.valueOf(value));
    }

    @Override
    public Preferences putInteger(String key, int value) {
        return putString(key, String.valueOf(value));
    }

    @Override
    public Preferences putLong(String key, long value) {
        return putString(key, String.valueOf(value));
    }

    @Override
    public Preferences putFloat(String key, float value) {
        return putString(key, String.valueOf(value));
    }

    @Override
    public Preferences putString(String key, String value) {
        values.put(key, value);
        return this;
    }

    @Override
    public Preferences put(Map<String, ?> more) {
        more.forEach((key, value) -> putString(key, String.valueOf(value)));
        return this;
    }

    @Override
    public boolean getBoolean(String key) {
        return getBoolean(key, false);
    }

    @Override
    public int getInteger(String key) {
        return getInteger(key, 0);
    }

    @Override
    public long getLong(String key) {
        return getLong(key, 0);
    }

    @Override
    public float getFloat(String key) {
        return getFloat(key, 0);
    }

    @Override
    public String getString(String key) {
        return getString(key, "");
    }

    @Override
    public boolean getBoolean(String key, boolean normal) {
        return contains(key) ? Boolean.parseBoolean(values.get(key)) : normal;
    }

    @Override
    public int getInteger(String key, int normal) {
        long value = getLong(key, normal);
        return value == (int) value ? (int) value : normal;
    }

    @Override
    public long getLong(String key, long normal) {
        try {
            return Long.parseLong(getString(key, ""));
        } catch (NumberFormatException e) {
            return normal;
        }
    }

    @Override
    public float getFloat(String key, float normal) {
        try {
            return Float.parseFloat(getString(key, ""));
        } catch (NumberFormatException e) {
            return normal;
        }
    }

    @Override
    public String getString(String key, String normal) {
        return values.getOrDefault(key, normal);
    }

    @Override
    public Map<String, ?> get() {
        return Map.copyOf(values);
    }

    @Override
    public boolean contains(String key) {
        return values.containsKey(key);
    }

    @Override
    public void clear() {
        values.clear();
    }

    @Override
    public void remove(String key) {
        values.remove(key);
    }
}
