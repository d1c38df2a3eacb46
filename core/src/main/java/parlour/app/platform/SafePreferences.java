package parlour.app.platform;

import com.badlogic.gdx.Preferences;

import parlour.store.DiskErrors;
import parlour.store.OpenedFile;
import parlour.store.SettingsFile;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Preferences in a file that survives everything: LibGDX's own write over the old ones in place. A
 * damaged file is kept aside and never hinders the start; without a folder, or where a newer
 * program keeps its own, they last as long as the program.
 */
public final class SafePreferences implements Preferences {
    private final Platform platform;
    private final Map<String, String> values = new TreeMap<>();
    private final AtomicReference<Map<String, String>> due = new AtomicReference<>();
    private final AtomicReference<Phrase> notice = new AtomicReference<>();
    private volatile Optional<SettingsFile> file = Optional.empty();
    private volatile boolean newer;

    private SafePreferences(Platform platform) {
        this.platform = platform;
    }

    /** The settings of this machine, or what can still be read of them. */
    public static SafePreferences open(Platform platform) {
        SafePreferences preferences = new SafePreferences(platform);
        try {
            SettingsFile file = SettingsFile.open(platform.data());
            SettingsFile.Found found = file.load();
            preferences.values.putAll(found.settings());
            preferences.file = Optional.of(file);
            preferences.newer = found.openedFile().newer();
            preferences.notice.set(noticeOf(found.openedFile()));
        } catch (IOException e) {
            preferences.notice.set(Phrase.of("settings.trouble", DiskErrors.of(e)));
        }
        return preferences;
    }

    private static Phrase noticeOf(OpenedFile openedFile) {
        if (openedFile.newer()) {
            return Phrase.of("settings.newer");
        }
        if (openedFile instanceof OpenedFile.Backup backup && backup.main().isPresent()) {
            return Phrase.of("settings.backup", backup.main().get().name());
        }
        return openedFile instanceof OpenedFile.Broken broken
                ? Phrase.of("settings.lost", broken.files().get(0).name())
                : null;
    }

    /** Takes what somebody should know of the file since it was last asked. */
    public Optional<Phrase> pollNotice() {
        return Optional.ofNullable(notice.getAndSet(null));
    }

    /** Written in the background; what changes meanwhile is written together. */
    @Override
    public void flush() {
        if (due.getAndSet(new TreeMap<>(values)) == null) {
            platform.later(this::write);
        }
    }

    private void write() {
        Map<String, String> now = due.getAndSet(null);
        if (newer) {
            // Said when they were read; they last as long as the program.
            return;
        }
        try {
            if (file.isEmpty()) {
                file = Optional.of(SettingsFile.open(platform.data()));
            }
            file.get().save(now);
        } catch (IOException e) {
            notice.set(Phrase.of("settings.trouble", DiskErrors.of(e)));
            platform.wake();
        } catch (RuntimeException | Error e) {
            notice.set(Phrase.of("settings.trouble", FailureMessage.tell(platform, e)));
            platform.wake();
        }
    }

    private <T> T read(String key, T otherwise, Function<String, T> parse) {
        try {
            return values.containsKey(key) ? parse.apply(values.get(key)) : otherwise;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    private Preferences keep(String key, Object value) {
        values.put(key, String.valueOf(value));
        return this;
    }

    @Override
    public Preferences putBoolean(String key, boolean value) {
        return keep(key, value);
    }

    @Override
    public Preferences putInteger(String key, int value) {
        return keep(key, value);
    }

    @Override
    public Preferences putLong(String key, long value) {
        return keep(key, value);
    }

    @Override
    public Preferences putFloat(String key, float value) {
        return keep(key, value);
    }

    @Override
    public Preferences putString(String key, String value) {
        return keep(key, value);
    }

    @Override
    public Preferences put(Map<String, ?> entries) {
        entries.forEach(this::keep);
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
    public boolean getBoolean(String key, boolean otherwise) {
        return read(key, otherwise, Boolean::valueOf);
    }

    @Override
    public int getInteger(String key, int otherwise) {
        return read(key, otherwise, Integer::valueOf);
    }

    @Override
    public long getLong(String key, long otherwise) {
        return read(key, otherwise, Long::valueOf);
    }

    @Override
    public float getFloat(String key, float otherwise) {
        return read(key, otherwise, Float::valueOf);
    }

    @Override
    public String getString(String key, String otherwise) {
        return values.getOrDefault(key, otherwise);
    }

    @Override
    public Map<String, ?> get() {
        return new TreeMap<>(values);
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
