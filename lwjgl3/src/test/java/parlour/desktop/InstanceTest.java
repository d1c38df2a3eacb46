package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.platform.FileAccess;
import parlour.text.BadInput;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

class InstanceTest {
    private static final OpenRequest NOTHING = new OpenRequest(Optional.empty());
    private static final long SHORT = TimeUnit.MILLISECONDS.toNanos(200);

    private final BlockingQueue<OpenRequest> heard = new LinkedBlockingQueue<>();

    @TempDir private Path data;

    private Instance claim(OpenRequest request) {
        return Instance.claim(data, request, Instance.PATIENCE_NANOS);
    }

    private Instance open() {
        Instance first = claim(NOTHING);
        assertEquals(Instance.Role.FIRST, first.role());
        first.listen(
                        request -> {
                            heard.add(request);
                            return CompletableFuture.completedFuture(true);
                        })
                .join();
        return first;
    }

    @Test
    void theSecondHandsItsFileToTheFirst() {
        OpenRequest request = new OpenRequest(Optional.of("/home/anna/Jörgs spel.parlour"));
        try (Instance first = open();
                Instance second = claim(request)) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertEquals(Instance.Role.HANDED_OVER, second.role());
            assertEquals(List.of(request), List.copyOf(heard));
        }
    }

    @Test
    void whenTheFirstHasGoneTheNextIsFirst() throws IOException {
        open().close();
        try (Instance next = open()) {
            assertEquals(Optional.of(address()), InstanceLock.address(data));
            assertEquals(Instance.Role.FIRST, next.role());
        }
        assertFalse(Files.exists(address()), "and leaves nothing that listens");
    }

    private Path address() {
        return data.resolve("instance").resolve("socket");
    }

    @Test
    void whatAKilledProgramLeftIsReplaced() throws IOException {
        leave(address());
        Files.writeString(data.resolve(InstanceLock.FILE), address() + "\n");
        try (Instance first = open();
                Instance second = claim(NOTHING)) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertEquals(Instance.Role.HANDED_OVER, second.role());
        }
    }

    /** A socket at which nobody listens any more. */
    private static void leave(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(file));
        }
        assertTrue(Files.exists(file));
    }

    @Test
    void aFirstThatDoesNotListenIsLeftAlone() {
        try (Instance first = claim(NOTHING);
                Instance second = Instance.claim(data, NOTHING, SHORT)) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertEquals(Instance.Role.GUEST, second.role());
        }
    }

    @Test
    void aFirstThatHangsIsLeftAlone() throws IOException {
        try (Instance first = claim(NOTHING);
                InstanceSocket unheard = InstanceSocket.open(data)) {
            assertEquals(Instance.Role.FIRST, first.role());
            Files.writeString(data.resolve(InstanceLock.FILE), unheard.address() + "\n");
            try (Instance second = Instance.claim(data, NOTHING, SHORT)) {
                assertEquals(Instance.Role.GUEST, second.role());
            }
        }
    }

    @Test
    void aFirstThatRefusesIsLeftAlone() {
        try (Instance first = claim(NOTHING)) {
            first.listen(request -> CompletableFuture.completedFuture(false)).join();
            try (Instance second = claim(NOTHING)) {
                assertEquals(Instance.Role.GUEST, second.role());
            }
        }
    }

    @Test
    void aFirstThatIsQuittingIsLeftAlone() {
        try (Instance first = open()) {
            first.deafen();
            try (Instance second = Instance.claim(data, NOTHING, SHORT)) {
                assertEquals(Instance.Role.GUEST, second.role());
            }
        }
    }

    @Test
    void foldersDoNotDisturbEachOther() {
        try (Instance here = open();
                Instance there =
                        Instance.claim(data.resolve("other"), NOTHING, Instance.PATIENCE_NANOS)) {
            assertEquals(Instance.Role.FIRST, here.role());
            assertEquals(Instance.Role.FIRST, there.role());
        }
    }

    @Test
    void aFolderThatKnowsNoLocksIsUsedWithoutOne() throws IOException {
        Path file = Files.writeString(data.resolve("file"), "no folder");
        try (Instance first = Instance.claim(file, NOTHING, SHORT);
                Instance second = Instance.claim(file, NOTHING, SHORT)) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertEquals(Instance.Role.FIRST, second.role());
        }
    }

    @Test
    void nonsenseInTheLockHarmsNothing() throws IOException {
        Files.writeString(data.resolve(InstanceLock.FILE), "\u0000 no address".repeat(10_000));
        try (Instance first = open();
                Instance second = claim(NOTHING)) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertEquals(Instance.Role.HANDED_OVER, second.role());
        }
    }

    @Test
    void whatStandsInPlaceOfTheLockIsNotOpened() throws IOException {
        Files.createDirectory(data.resolve(InstanceLock.FILE));
        try (Instance first = claim(NOTHING)) {
            assertEquals(Instance.Role.FIRST, first.role());
        }
    }

    @Test
    void aFolderWithALongNameIsReachedToo() throws IOException {
        Path deep = data.resolve("a".repeat(100)).resolve("b".repeat(100));
        Path address;
        try (Instance first = Instance.claim(deep, NOTHING, SHORT)) {
            first.listen(request -> CompletableFuture.completedFuture(true)).join();
            address = InstanceLock.address(deep).orElseThrow();
            assertFalse(address.startsWith(deep));
            assertEquals("rwx------", rights(address.getParent()));
            try (Instance second = Instance.claim(deep, NOTHING, Instance.PATIENCE_NANOS)) {
                assertEquals(Instance.Role.HANDED_OVER, second.role());
            }
        }
        assertFalse(Files.exists(address.getParent()));
    }

    @Test
    void aPassingFolderOfAKilledProgramIsClearedAway() throws IOException {
        Path left = Files.createTempDirectory("parlour").resolve("socket");
        leave(left);
        Files.writeString(data.resolve(InstanceLock.FILE), left + "\n");
        try (Instance first = claim(NOTHING)) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertFalse(Files.exists(left.getParent()));
        }
    }

    @Test
    void nothingIsForgottenButWhatWasOurs() throws IOException {
        Path other = Files.writeString(data.resolve("socket"), "a file of somebody");
        InstanceSocket.forget(other, Path.of("elsewhere"));
        assertTrue(Files.exists(other));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void importingTheLockDoesNotReleaseIt() throws Exception {
        try (Instance first = open()) {
            assertEquals(Instance.Role.FIRST, first.role());
            Path lock = InstanceLock.file(data);
            assertEquals(LockProbe.TAKEN, probe(lock));
            DesktopPlatform platform = new DesktopPlatform(data, OptionalLong.empty());
            assertThrows(
                    BadInput.class,
                    () ->
                            ((FileAccess.Folders) platform.fileAccess())
                                    .browser()
                                    .read(lock.toString(), 1000));
            platform.close();
            assertEquals(LockProbe.TAKEN, probe(lock));
            Files.readAllBytes(lock);
            assertEquals(LockProbe.FREE, probe(lock), "as any other way to read it would");
        }
    }

    /** Whether another process could have the lock. */
    private static int probe(Path lock) throws IOException, InterruptedException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        LockProbe.class.getName(),
                        lock.toString())
                .inheritIO()
                .start()
                .waitFor();
    }

    @Test
    void nobodyElseCanReachIt() throws IOException {
        try (Instance first = open()) {
            assertEquals(Instance.Role.FIRST, first.role());
            assertEquals("rwx------", rights(address().getParent()));
            assertEquals("rw-------", rights(data.resolve(InstanceLock.FILE)));
        }
    }

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
