package parlour.server.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.engine.Rng;
import parlour.server.storage.StoredTable;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whatever operation fails, and wherever the power is cut: what was stored is there. */
class JournalCrashTest {
    private static final int GROUPS = 40;
    private static final long SHORT = 300;

    /** What the tables should have, and which lines they may have in addition. */
    private static final class Model {
        private Map<String, List<String>> stored = new TreeMap<>();
        private final List<List<JournalLine>> begun = new ArrayList<>();

        /** The same with lines added. */
        private static Map<String, List<String>> with(
                Map<String, List<String>> before, List<JournalLine> lines) {
            Map<String, List<String>> after = new TreeMap<>();
            before.forEach((table, contents) -> after.put(table, new ArrayList<>(contents)));
            for (JournalLine line : lines) {
                if (line.gone()) {
                    after.remove(line.table());
                } else {
                    after.computeIfAbsent(line.table(), table -> new ArrayList<>())
                            .add(line.content());
                }
            }
            return after;
        }

        void begin(List<JournalLine> lines) {
            begun.add(lines);
        }

        void stored() {
            stored = with(stored, begun.get(begun.size() - 1));
            begun.clear();
        }

        /** Lines that were not stored may be there until others are, from the first on. */
        boolean allows(Map<String, List<String>> found) {
            for (List<JournalLine> lines : begun) {
                for (int count = 0; count <= lines.size(); count++) {
                    if (found.equals(with(stored, lines.subList(0, count)))) {
                        return true;
                    }
                }
            }
            return found.equals(stored);
        }
    }

    /** Writes groups of lines at four tables, some of which are cleared away. */
    private static void play(JournalStore store, Model model, Rng rng) {
        for (int group = 0; group < GROUPS; group++) {
            List<JournalLine> lines = lines(store, rng, group);
            model.begin(lines);
            try {
                store.store(lines);
                model.stored();
            } catch (IOException e) {
                // The next group is tried all the same.
            }
            store.compact();
        }
    }

    private static List<JournalLine> lines(JournalStore store, Rng rng, int group) {
        Map<String, Long> next = new HashMap<>();
        List<JournalLine> lines = new ArrayList<>();
        for (int i = 0; i <= rng.below(4); i++) {
            String table = "T" + rng.below(4);
            long number = next.computeIfAbsent(table, store::next);
            boolean gone = number > 0 && rng.below(6) == 0;
            String content = gone ? JournalLine.GONE : "[" + group + "," + i + ",\"ä\"]";
            lines.add(new JournalLine(table, number, group, content));
            next.put(table, gone ? 0 : number + 1);
        }
        return lines;
    }

    private static Map<String, List<String>> found(MemoryJournalFolder folder)
            throws IOException, BadInput {
        Map<String, List<String>> found = new TreeMap<>();
        try (JournalStore store = new JournalStore(folder, SHORT)) {
            assertEquals(List.of(), store.notes(), "nothing is damaged");
            for (StoredTable table : store.tables()) {
                found.put(table.code(), table.contents());
            }
        }
        return found;
    }

    @Test
    void everythingIsThereWhenNothingFails() throws IOException, BadInput {
        MemoryJournalFolder folder = new MemoryJournalFolder();
        Model model = new Model();
        try (JournalStore store = new JournalStore(folder, SHORT)) {
            play(store, model, new Rng(1));
            assertTrue(store.length() < 5 * SHORT, "it was compacted: " + store.length());
        }
        assertEquals(model.stored, found(folder));
    }

    @Test
    void anOperationThatFailsLosesOnlyWhatWasNotStored() throws IOException, BadInput {
        for (MemoryJournalFolder.Fault fault : MemoryJournalFolder.Fault.values()) {
            for (int failures : new int[] {1, 2, 5}) {
                int at = 0;
                while (failAt(at, failures, fault)) {
                    at++;
                }
                assertTrue(at > 100, "operations: " + at);
            }
        }
    }

    /** Returns whether there was such an operation. */
    private static boolean failAt(int at, int failures, MemoryJournalFolder.Fault fault)
            throws IOException, BadInput {
        MemoryJournalFolder folder = new MemoryJournalFolder();
        Model model = new Model();
        JournalStore store = new JournalStore(folder, SHORT);
        folder.fail(at, failures, fault);
        int last = folder.operations() + at;
        play(store, model, new Rng(1));
        store.close();
        boolean reached = folder.operations() > last;
        folder.fail(0, 0, fault);
        Map<String, List<String>> found = found(folder);
        assertTrue(model.allows(found), fault + " of " + failures + " at " + at + ": " + found);
        return reached;
    }

    @Test
    void aPowerCutLosesOnlyWhatWasNotStored() throws IOException, BadInput {
        for (MemoryJournalFolder.Fault fault : MemoryJournalFolder.Fault.values()) {
            int at = 0;
            while (cutAt(at, fault)) {
                at++;
            }
            assertTrue(at > 100, "operations: " + at);
        }
    }

    private static boolean cutAt(int at, MemoryJournalFolder.Fault fault)
            throws IOException, BadInput {
        MemoryJournalFolder folder = new MemoryJournalFolder();
        Model model = new Model();
        JournalStore store = new JournalStore(folder, SHORT);
        folder.cutPower(at, fault);
        boolean reached = false;
        try {
            play(store, model, new Rng(1));
        } catch (MemoryJournalFolder.PowerCut e) {
            reached = true;
        }
        for (int eighths = 0; eighths <= 8; eighths++) {
            for (boolean renamed : new boolean[] {false, true}) {
                Map<String, List<String>> found = found(folder.afterPowerCut(eighths, renamed));
                String place = fault + " at " + at + ", " + eighths + " eighths, " + renamed;
                assertTrue(model.allows(found), place + ": " + found);
            }
        }
        return reached;
    }

    @Test
    void aFileCutAtAnyByteHasEveryWholeLine() throws IOException, BadInput {
        MemoryJournalFolder folder = new MemoryJournalFolder();
        List<JournalLine> lines = new ArrayList<>();
        try (JournalStore store = new JournalStore(folder, Long.MAX_VALUE)) {
            Rng rng = new Rng(7);
            for (int group = 0; group < 6; group++) {
                List<JournalLine> more = lines(store, rng, group);
                store.store(more);
                lines.addAll(more);
            }
        }
        byte[] whole = folder.bytes(JournalStore.FILE);
        for (int length = 0; length <= whole.length; length++) {
            MemoryJournalFolder cut = new MemoryJournalFolder();
            cut.put(JournalStore.FILE, Arrays.copyOf(whole, length));
            int left = length - JournalScan.HEADER.length() - 1;
            List<JournalLine> kept = new ArrayList<>();
            for (JournalLine line : lines) {
                left -= line.bytes().length;
                if (left >= 0) {
                    kept.add(line);
                }
            }
            Map<String, List<String>> expected = Model.with(Map.of(), kept);
            assertEquals(expected, found(cut), "cut at " + length);
            try (JournalStore store = new JournalStore(cut, Long.MAX_VALUE)) {
                List<JournalLine> more = lines(store, new Rng(length), 99);
                store.store(more);
                Map<String, List<String>> after = new LinkedHashMap<>(Model.with(expected, more));
                assertEquals(after, new LinkedHashMap<>(found(cut)), "goes on after " + length);
            }
        }
    }
}
