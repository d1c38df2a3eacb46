package parlour.store;

import parlour.json.Json;
import parlour.record.Envelope;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The settings file, short texts by name, stored as safely as a saved game. */
public final class SettingsFile {
    static final int MOST_BYTES = 500_000;

    private static final String STEM = "settings";
    private static final Envelope.Format FORMAT =
            new Envelope.Format("parlour settings", 1, "settings");
    private static final String NAME = "[a-zA-Z][a-zA-Z0-9.]{0,79}";
    private static final int MOST = 200;
    private static final int LONGEST = 20_000;

    /**
     * The settings that were found, and how.
     *
     * @param settings empty if there were none
     */
    public record Found(Map<String, String> settings, OpenedFile openedFile) {
        public Found {
            settings = Collections.unmodifiableMap(new TreeMap<>(settings));
        }
    }

    private final SafeFile file;

    private SettingsFile(Folder folder) {
        file =
                new SafeFile(
                        folder, STEM, new SafeFile.Kind(FORMAT, MOST_BYTES, SettingsFile::read));
    }

    /** The settings in this folder; cleans up what a crash left half written. */
    public static SettingsFile open(Folder folder) {
        SettingsFile settings = new SettingsFile(folder);
        settings.file.recover();
        return settings;
    }

    public Found load() {
        OpenedFile openedFile = file.open();
        try {
            return new Found(
                    openedFile.found().isPresent() ? read(openedFile.found().get()) : Map.of(),
                    openedFile);
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was opened", e);
        }
    }

    /**
     * Fails if a newer program wrote the settings, which would lose what only that program knows.
     */
    public void save(Map<String, String> settings) throws IOException {
        if (file.newer()) {
            throw new NewerVersion(STEM);
        }
        file.write(write(settings));
    }

    /** The text of the file. */
    public static String write(Map<String, String> settings) {
        settings.forEach(
                (name, value) -> {
                    if (!name.matches(NAME) || value.length() > LONGEST) {
                        throw new IllegalArgumentException("no setting: " + name);
                    }
                });
        return Envelope.write(FORMAT, new LinkedHashMap<>(new TreeMap<>(settings)));
    }

    /** Nothing is repaired here: there is a backup, and every setting has a default. */
    public static Map<String, String> read(String text) throws BadInput {
        Json content = Envelope.readIntact(FORMAT, text);
        Map<String, Json> fields = content.fields();
        if (fields.size() > MOST) {
            throw content.bad("save.tooManySettings", MOST);
        }
        Map<String, String> settings = new TreeMap<>();
        for (Map.Entry<String, Json> field : fields.entrySet()) {
            String value = field.getValue().text();
            if (!field.getKey().matches(NAME) || value.length() > LONGEST) {
                throw field.getValue().bad("save.setting", field.getKey());
            }
            settings.put(field.getKey(), value);
        }
        return settings;
    }
}
