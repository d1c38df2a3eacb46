package parlour.app.platform;

import com.badlogic.gdx.Preferences;

import parlour.store.DiskErrors;
import parlour.store.FileWork;
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
 * Preferences that survive a crash while they are written, unlike LibGDX's own, which overwrite the
 * old file in place. A damaged file is set aside and never prevents the start; without a folder, or
 * when the file belongs to a newer version, the values last until the program ends.
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

    /** The settings on this machine, or what can still be read of them. */
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

    /** A message about the file, if there is a new one; returned only once. */
    public Optional<Phrase> pollNotice() {
        return Optional.ofNullable(notice.getAndSet(null));
    }

    /** Writes in the background; changes made in the meantime are written together. */
    @Override
    public void flush() {
        if (due.getAndSet(new TreeMap<>(values)) == null) {
            platform.later(new Writing());
        }
    }

    /** Writes all that is due; what could not be stored is written with the next change. */
    private final class Writing implements FileWork {
        @Override
        public Runnable run() {
            write();
            return () -> {};
        }

        @Override
        public void undone(IOException why) {
            tell(DiskErrors.of(why));
        }
    }

    private void write() {
        Map<String, String> now = due.getAndSet(null);
        if (newer) {
            // A newer version's file; the notice was given when it was read.
            return;
        }
        try {
            if (file.isEmpty()) {
                file = Optional.of(SettingsFile.open(platform.data()));
            }
            file.get().save(now);
        } catch (IOException e) {
            tell(DiskErrors.of(e));
        } catch (RuntimeException | Error e) {
            tell(FailureMessage.tell(platform, e));
        }
    }

    private void tell(Phrase trouble) {
        notice.set(Phrase.of("settings.trouble", trouble));
        platform.wake();
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
