package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Looking through folders, and what is said when the disk does not do as it should. */
class DiskFolderBrowserTest {
    @TempDir Path home;
    private FolderBrowser folderBrowser;

    @BeforeEach
    void furnish() throws IOException {
        Files.createDirectory(home.resolve("zoo"));
        Files.writeString(home.resolve("B.json"), "b");
        Files.writeString(home.resolve("a.txt"), "a");
        Files.writeString(home.resolve(".hidden"), "h");
        folderBrowser = new DiskFolderBrowser(home, List.of(home, home.resolve("nowhere")));
    }

    @Test
    void foldersComeFirstThenFilesByNameAndNothingHidden() throws Exception {
        FolderBrowser.Drawer drawer = folderBrowser.open(folderBrowser.home());
        assertEquals(
                List.of("zoo", "a.txt", "B.json"),
                drawer.entries().stream().map(FolderBrowser.Entry::name).toList());
        assertTrue(drawer.entries().get(0).folder());
        assertEquals(home.getParent().toString(), drawer.above().orElseThrow());
        assertTrue(drawer.complete());
    }

    @Test
    void theLockIsNeitherListedNorOpened() throws Exception {
        Path lock = Files.writeString(home.resolve("lock"), "somewhere");
        Path link = Files.createLink(home.resolve("zoo").resolve("copy"), lock);
        Files.writeString(home.resolve("zoo").resolve("lock"), "another");
        FolderBrowser careful = new DiskFolderBrowser(home, List.of(), Optional.of(lock));
        assertEquals(
                List.of("zoo", "a.txt", "B.json"),
                careful.open(careful.home()).entries().stream()
                        .map(FolderBrowser.Entry::name)
                        .toList());
        for (Path name : List.of(lock, link, home.resolve("zoo").resolve("..").resolve("lock"))) {
            BadInput refusal =
                    assertThrows(BadInput.class, () -> careful.read(name.toString(), 100));
            assertEquals("file.unknown", refusal.phrase().key());
        }
        Path other = home.resolve("zoo").resolve("lock");
        assertEquals("another", new String(careful.read(other.toString(), 100)));
    }

    @Test
    void aLongFolderIsCutShortAndSaysSo() throws Exception {
        for (int i = 0; i < 2_100; i++) {
            Files.createFile(home.resolve("zoo").resolve("f" + i));
        }
        FolderBrowser.Drawer drawer = folderBrowser.open(home.resolve("zoo").toString());
        assertFalse(drawer.complete());
        assertEquals(2_000, drawer.entries().size());
    }

    @Test
    void onlyPlacesThatExistAreUsual() {
        List<String> places =
                folderBrowser.usual().stream().map(FolderBrowser.Entry::place).toList();
        assertTrue(places.contains(home.toString()));
        assertFalse(places.contains(home.resolve("nowhere").toString()));
    }

    @Test
    void aUsualPlaceIsCalledByItsNameAndTheTopByItsPath() {
        List<Path> places = List.of(home.resolve("zoo"), home.getRoot());
        assertEquals(
                List.of("zoo", home.getRoot().toString()),
                new DiskFolderBrowser(home, places)
                        .usual().stream().map(FolderBrowser.Entry::name).toList());
    }

    @Test
    void filesAreReadUpToTheLimit() throws Exception {
        String place = home.resolve("a.txt").toString();
        assertEquals("a", new String(folderBrowser.read(place, 1)));
        assertEquals("a.txt", folderBrowser.name(place));
        assertThrows(BadInput.class, () -> folderBrowser.read(place, 0));
        assertThrows(BadInput.class, () -> folderBrowser.read(home.toString(), 10));
        assertThrows(
                IOException.class, () -> folderBrowser.read(home.resolve("no").toString(), 10));
    }

    @Test
    void nothingIsWrittenOverAnotherFileNorIntoAnotherFolder() throws Exception {
        String place = folderBrowser.write(folderBrowser.home(), "new.parlour", new byte[] {65});
        assertEquals("A", Files.readString(Path.of(place)));
        for (String bad : List.of("a.txt", "zoo/in.txt", "../out.txt", "nul\0")) {
            assertThrows(
                    BadInput.class,
                    () -> folderBrowser.write(folderBrowser.home(), bad, new byte[1]),
                    bad);
        }
        assertEquals("a", Files.readString(home.resolve("a.txt")));
    }

    /** Settings and dropped files can hold any text. */
    @Test
    void aTextThatCanBeNoPathIsRefusedInASentence() {
        String place = home + "/nul\0";
        for (Executable use :
                List.<Executable>of(
                        () -> folderBrowser.open(place),
                        () -> folderBrowser.read(place, 10),
                        () -> folderBrowser.write(place, "a.txt", new byte[1]))) {
            BadInput bad = assertThrows(BadInput.class, use);
            assertEquals("file.unusable", bad.phrase().key());
        }
        assertEquals("nul\0", folderBrowser.name(place));
        assertThrows(BadInput.class, () -> folderBrowser.write("/", "", new byte[1]));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatIsNoFileIsRefusedBeforeItIsOpened() throws Exception {
        for (Path odd : OddFiles.in(home)) {
            BadInput bad = OddFiles.refused(() -> folderBrowser.read(odd.toString(), 10));
            assertTrue(
                    List.of("file.notPlain", "file.isFolder").contains(bad.phrase().key()),
                    odd + ": " + bad.phrase());
        }
        Path link = Files.createSymbolicLink(home.resolve("link"), home.resolve("a.txt"));
        assertEquals(
                "a",
                new String(folderBrowser.read(link.toString(), 10)),
                "a person's link is fine");
    }

    /** Where the system's language knows no letters but the first 128, names are what they are. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aMachineWithPlainLettersOnlyShowsAndRefusesWhatItCannotName() throws Exception {
        String said = PlainLetters.run(home);
        assertEquals(
                """
                home has 4 entries
                B.json: b
                a.txt: a
                k??.json: file.unusable
                zoo: file.isFolder
                dropped: file.unusable called kä.json
                written: file.name.bad
                """,
                said);
    }

    @Test
    void theDisksTroublesHaveTheirOwnSentences() {
        assertEquals("disk.full", DiskErrors.of(new IOException("No space left on device")).key());
        assertEquals("disk.readOnly", DiskErrors.of(new AccessDeniedException("x")).key());
        assertEquals(
                "disk.readOnly", DiskErrors.of(new IOException("x: Read-only file system")).key());
        assertEquals("disk.gone", DiskErrors.of(new NoSuchFileException("x")).key());
        assertEquals(Phrase.of("disk.other", "x: odd"), DiskErrors.of(new IOException("x: odd")));
        assertEquals(Phrase.of("disk.other", "EOFException"), DiskErrors.of(new EOFException()));
    }
}
