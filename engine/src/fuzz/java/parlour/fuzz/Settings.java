package parlour.fuzz;

import parlour.record.Utf8;
import parlour.store.SettingsFile;

import java.util.Map;

/** Settings: what is read can be written, and is then the same. */
public final class Settings {
    private Settings() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(
                input,
                bytes -> {
                    Map<String, String> settings =
                            SettingsFile.read(Stamped.text(Utf8.text(bytes), "settings"));
                    Claim.equal(settings, SettingsFile.read(SettingsFile.write(settings)));
                });
        Claim.readOrRefused(input, bytes -> SettingsFile.read(Utf8.text(bytes)));
    }
}
