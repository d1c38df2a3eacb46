package parlour.server.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Of a damaged file only the damaged lines are lost; it is kept, and reported. */
class JournalDamageTest {
    private static final String COPY = "tables-damaged-1.journal";

    private static byte[] journal() throws IOException, BadInput {
        MemoryJournalFolder folder = new MemoryJournalFolder();
        try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
            for (int step = 0; step < 5; step++) {
                List<JournalLine> lines = new ArrayList<>();
                for (String table : List.of("AAAAAA", "BBBBBB", "CCCCCC")) {
                    lines.add(new JournalLine(table, step, 7, "[\"" + table + step + "\"]"));
                }
                store.store(lines);
            }
        }
        return folder.bytes(JournalStore.FILE);
    }

    private static Map<String, List<String>> tables(JournalStore store) throws IOException {
        Map<String, List<String>> tables = new TreeMap<>();
        store.tables().forEach(table -> tables.put(table.code(), table.contents()));
        return tables;
    }

    /** Which table a byte of the file belongs to; an end of a line also to the next one. */
    private static List<String> touched(byte[] file, int place) {
        String text = new String(file, StandardCharsets.US_ASCII);
        int start = text.lastIndexOf('\n', place - 1) + 1;
        int end = text.indexOf('\n', place == text.length() - 1 ? place : place + 1);
        String part = text.substring(start, end);
        return List.of("AAAAAA", "BBBBBB", "CCCCCC").stream().filter(part::contains).toList();
    }

    @Test
    void aDamagedByteCostsOnlyItsTable() throws IOException, BadInput {
        byte[] good = journal();
        for (int place = 0; place < good.length - 1; place++) {
            byte[] bad = good.clone();
            bad[place] ^= 1;
            MemoryJournalFolder folder = new MemoryJournalFolder();
            folder.put(JournalStore.FILE, bad);
            try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
                assertEquals(1, store.notes().size(), "told of byte " + place);
                assertEquals(COPY, store.notes().get(0).args().get(0));
                assertArrayEquals(bad, folder.bytes(COPY), "the damaged file is kept");
                Map<String, List<String>> found = tables(store);
                List<String> touched = touched(good, place);
                for (String table : List.of("AAAAAA", "BBBBBB", "CCCCCC")) {
                    List<String> steps = found.getOrDefault(table, List.of());
                    for (int step = 0; step < steps.size(); step++) {
                        assertEquals("[\"" + table + step + "\"]", steps.get(step));
                    }
                    assertTrue(
                            steps.size() == 5 || touched.contains(table),
                            table + " has " + steps.size() + ", damaged: " + place);
                }
                for (String table : found.keySet()) {
                    long next = store.next(table);
                    store.store(List.of(new JournalLine(table, next, 8, "[\"more\"]")));
                }
            }
            try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
                assertEquals(List.of(), store.notes(), "the next time all is well");
                tables(store).values().forEach(steps -> assertTrue(steps.contains("[\"more\"]")));
            }
        }
    }

    @Test
    void nothingIsSetAsideWhileItCannotBeKept() throws IOException, BadInput {
        byte[] bad = journal();
        bad[bad.length / 2] ^= 1;
        boolean opened = false;
        for (int at = 0; !opened; at++) {
            MemoryJournalFolder folder = new MemoryJournalFolder();
            folder.put(JournalStore.FILE, bad);
            folder.fail(at, 1, MemoryJournalFolder.Fault.HALF);
            try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
                opened = folder.operations() <= at;
                assertEquals(1, store.notes().size());
                assertArrayEquals(bad, folder.bytes(COPY));
            } catch (IOException e) {
                folder.fail(0, 0, MemoryJournalFolder.Fault.HALF);
                boolean kept =
                        folder.list().stream()
                                .anyMatch(name -> Arrays.equals(bad, folder.bytes(name)));
                assertTrue(kept, "after a failure at " + at);
            }
        }
    }

    /** The power failed while the very first line was written. */
    @Test
    void aFirstLineThatWasCutOffIsWrittenAnew() throws IOException, BadInput {
        byte[] header = (JournalScan.HEADER + '\n').getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < header.length; length++) {
            MemoryJournalFolder folder = new MemoryJournalFolder();
            folder.put(JournalStore.FILE, Arrays.copyOf(header, length));
            List<String> steps = List.of("[0]", "[1]");
            try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
                store.store(List.of(new JournalLine("AAAAAA", 0, 7, "[0]")));
                store.store(List.of(new JournalLine("AAAAAA", 1, 7, "[1]")));
                assertEquals(Map.of("AAAAAA", steps), tables(store), "in the same run");
                assertEquals(folder.bytes(JournalStore.FILE).length, store.length());
            }
            try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
                assertEquals(List.of(), store.notes(), "nothing was damaged at " + length);
                assertEquals(Map.of("AAAAAA", steps), tables(store));
            }
        }
    }

    @Test
    void aNewerFileIsLeftAlone() {
        byte[] newer = "parlour tables 2\nsomething new\n".getBytes(StandardCharsets.UTF_8);
        MemoryJournalFolder folder = new MemoryJournalFolder();
        folder.put(JournalStore.FILE, newer);
        BadInput refused =
                assertThrows(BadInput.class, () -> new JournalStore(folder, Long.MAX_VALUE));
        assertEquals("server.journal.newer", refused.phrase().key());
        assertArrayEquals(newer, folder.bytes(JournalStore.FILE));
    }
}
