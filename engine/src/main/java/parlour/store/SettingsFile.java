package parlour.store;

import parlour.json.Json;
import parlour.record.Envelope;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/** The file of the settings, texts by name, as safe as a saved game. */
public final class SettingsFile {
    /** All settings together are a hundredth of it. */
    public static final int MOST_BYTES = 1_000_000;

    private static final String STEM = "settings";
    private static final Envelope.Format FORMAT =
            new Envelope.Format("parlour settings", 1, "settings");

    private final SafeFile file;

    private SettingsFile(Folder folder) {
        file = new SafeFile(folder, STEM, MOST_BYTES, SettingsFile::read);
    }

    /** The settings in this folder; clears away what a crash left half written. */
    public static SettingsFile open(Folder folder) {
        SettingsFile settings = new SettingsFile(folder);
        settings.file.recover();
        return settings;
    }

    /** What was last saved, or the version before where that is damaged; empty at first. */
    public Map<String, String> load() {
        Opened opened = file.open();
        try {
            return opened.found().isPresent() ? read(opened.found().get()) : Map.of();
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was opened", e);
        }
    }

    public void save(Map<String, String> settings) throws IOException {
        file.write(write(settings));
    }

    /** The text of the file. */
    public static String write(Map<String, String> settings) {
        return Envelope.write(FORMAT, new TreeMap<>(settings));
    }

    /** Whoever asks for a setting checks its value: one bad value harms no other. */
    public static Map<String, String> read(String text) throws BadInput {
        Envelope envelope = Envelope.read(FORMAT, text);
        if (!envelope.intact()) {
            throw new BadInput("save.checksum");
        }
        Map<String, String> settings = new TreeMap<>();
        for (Map.Entry<String, Json> setting : envelope.content().fields().entrySet()) {
            settings.put(setting.getKey(), setting.getValue().text());
        }
        return settings;
    }
}
