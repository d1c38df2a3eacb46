package parlour.app.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.TableTestScreen;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;
import parlour.store.DiskFolder;
import parlour.store.Folder;
import parlour.store.ValueFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** A value in a file whose folder cannot be opened for a while. */
class KeptValueTest {
    private static final Opposition HARD = new Opposition(2, "hard");

    @TempDir Path data;
    private boolean broken = true;
    private Headless room;
    private KeptValue<Statistics> value;

    @BeforeEach
    void start() throws IOException {
        room = new Headless(1280, 720, data, TableTestScreen.Empty::new);
        ValueFile.open(DiskFolder.at(data), Statistics.FILE)
                .save(Statistics.EMPTY.game("cassino", "Old", HARD, true));
        value =
                new KeptValue<>(
                        this::folder, room.app().backgroundTasks(), Statistics.FILE, "statistics.");
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private Folder folder() throws IOException {
        if (broken) {
            throw new IOException("no such folder");
        }
        return DiskFolder.at(data);
    }

    private void count(String player) {
        value.change(before -> before.game("cassino", player, HARD, true));
        room.pass(0.5f);
    }

    private Set<String> known() {
        return value.known().players("cassino").keySet();
    }

    @Test
    void aChangeWaitsForTheFolder() throws IOException {
        assertTrue(value.pollNotice().isPresent(), "whoever starts it is told");
        count("Ada");
        assertTrue(value.pollNotice().isPresent(), "and whoever changes something");
        count("Ben");
        assertEquals(Set.of("Ada", "Ben"), known());
        assertFalse(Files.readString(data.resolve("statistics.json")).contains("Ada"));
        broken = false;
        count("Cleo");
        assertEquals(Set.of("Old", "Ada", "Ben", "Cleo"), known());
        count("Dora");
        assertEquals(
                value.known(), ValueFile.open(DiskFolder.at(data), Statistics.FILE).load().value());
        assertEquals(Set.of("Old", "Ada", "Ben", "Cleo", "Dora"), known());
        value.pollNotice();
        assertEquals(Optional.empty(), value.pollNotice());
    }
}
