package parlour.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where games, settings and caches are stored, by each system's conventions. */
final class DataFolder {
    private DataFolder() {}

    static Path of(String system, Map<String, String> environment, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("win")) {
            String roaming = environment.get("APPDATA");
            return roaming == null
                    ? Path.of(home, "AppData", "Roaming", "Parlour")
                    : Path.of(roaming, "Parlour");
        }
        if (name.contains("mac") || name.contains("darwin")) {
            return Path.of(home, "Library", "Application Support", "Parlour");
        }
        return standard(environment, "XDG_DATA_HOME", Path.of(home, ".local", "share"));
    }

    /** Where to store what can be recreated at any time. */
    static Path cacheOf(String system, Map<String, String> environment, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("win")) {
            String local = environment.get("LOCALAPPDATA");
            return local == null
                    ? Path.of(home, "AppData", "Local", "Parlour")
                    : Path.of(local, "Parlour");
        }
        if (name.contains("mac") || name.contains("darwin")) {
            return Path.of(home, "Library", "Caches", "Parlour");
        }
        return standard(environment, "XDG_CACHE_HOME", Path.of(home, ".cache"));
    }

    private static Path standard(Map<String, String> environment, String variable, Path otherwise) {
        String wanted = environment.get(variable);
        // The standard requires ignoring a relative path here.
        boolean usable = wanted != null && Path.of(wanted).isAbsolute();
        return (usable ? Path.of(wanted) : otherwise).resolve("parlour");
    }

    static Path ofThisMachine() {
        return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    }

    static Path cacheOfThisMachine() {
        return cacheOf(
                System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    }
}
