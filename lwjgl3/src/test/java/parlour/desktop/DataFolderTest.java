package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.Map;

class DataFolderTest {
    private static final String HOME = Path.of("home", "anna").toAbsolutePath().toString();

    private static Path folder(String system, Map<String, String> environment) {
        return DataFolder.of(system, environment, HOME);
    }

    @Test
    void windowsKeepsItAmongTheRoamingData() {
        assertEquals(
                Path.of("roaming", "Parlour"),
                folder("Windows 11", Map.of("APPDATA", "roaming", "XDG_DATA_HOME", "/data")));
        assertEquals(
                Path.of(HOME, "AppData", "Roaming", "Parlour"), folder("Windows 11", Map.of()));
    }

    @Test
    void macKeepsItInTheLibrary() {
        assertEquals(
                Path.of(HOME, "Library", "Application Support", "Parlour"),
                folder("Mac OS X", Map.of("XDG_DATA_HOME", "/data")));
    }

    @Test
    void darwinIsNoWindows() {
        assertEquals(folder("Mac OS X", Map.of()), folder("Darwin", Map.of()));
    }

    @Test
    void linuxFollowsTheFreedesktopStandard() {
        Path data = Path.of("data").toAbsolutePath();
        assertEquals(
                data.resolve("parlour"), folder("Linux", Map.of("XDG_DATA_HOME", data.toString())));
        assertEquals(Path.of(HOME, ".local", "share", "parlour"), folder("Linux", Map.of()));
    }

    @Test
    void whatCanBeMadeAnewIsKeptWhereEachSystemHasIt() {
        assertEquals(
                Path.of("local", "Parlour"),
                DataFolder.cacheOf("Windows 11", Map.of("LOCALAPPDATA", "local"), HOME));
        assertEquals(
                Path.of(HOME, "Library", "Caches", "Parlour"),
                DataFolder.cacheOf("Mac OS X", Map.of(), HOME));
        assertEquals(
                Path.of(HOME, ".cache", "parlour"), DataFolder.cacheOf("Linux", Map.of(), HOME));
        assertEquals(
                Path.of("/cache/parlour"),
                DataFolder.cacheOf("Linux", Map.of("XDG_CACHE_HOME", "/cache"), HOME));
    }

    @Test
    void aRelativeOrEmptyDataHomeIsIgnoredAsTheStandardAsks() {
        Path usual = Path.of(HOME, ".local", "share", "parlour");
        assertEquals(usual, folder("Linux", Map.of("XDG_DATA_HOME", "data")));
        assertEquals(usual, folder("Linux", Map.of("XDG_DATA_HOME", "")));
    }
}
