package parlour.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where games and settings are kept, as each system has it. */
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
        String xdg = environment.get("XDG_DATA_HOME");
        // The standard asks to ignore a relative path here.
        boolean usable = xdg != null && Path.of(xdg).isAbsolute();
        return usable ? Path.of(xdg, "parlour") : Path.of(home, ".local", "share", "parlour");
    }

    static Path ofThisMachine() {
        return of(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"));
    }
}
