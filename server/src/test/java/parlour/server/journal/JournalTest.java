package parlour.server.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.server.storage.Receipt;
import parlour.server.storage.StoredTable;
import parlour.server.storage.TableSteps;
import parlour.server.storage.TableStorage;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The journal's thread: order, answers, and tables whose steps could not be stored. */
class JournalTest {
    private static final long TIME = 1_700_000_000_000L;

    @TempDir private Path folder;

    /** Notes what it was told. */
    private static final class Told implements Receipt {
        private final List<String> told;
        private final String name;

        Told(List<String> told, String name) {
            this.told = told;
            this.name = name;
        }

        @Override
        public void stored() {
            told.add(name);
        }

        @Override
        public void failed(IOException why) {
            told.add(name + " failed");
        }
    }

    private static void rethrow(Throwable mistake) {
        throw new AssertionError(mistake);
    }

    private Journal open() throws IOException, BadInput {
        Journal journal = Journal.open(folder, () -> TIME, JournalTest::rethrow);
        journal.start();
        return journal;
    }

    @Test
    void aJournalThatBreaksDownSaysSo() throws Exception {
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<Throwable> mistake = new CompletableFuture<>();
        OutOfMemoryError full = new OutOfMemoryError("a test");
        Journal journal =
                Journal.open(
                        folder,
                        () -> {
                            throw full;
                        },
                        mistake::complete);
        try (journal) {
            journal.start();
            journal.table("ONE").append("[1]", new Told(told, "one"));
            assertEquals(full, mistake.get(60, TimeUnit.SECONDS));
            assertTrue(journal.isFailing());
            journal.table("TWO").append("[1]", new Told(told, "two"));
        }
        assertEquals(Set.of("one failed", "two failed"), Set.copyOf(told));
    }

    @Test
    void stepsAreToldInTheirOrderAndAreThere() throws IOException, BadInput {
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        List<String> given = new ArrayList<>();
        try (Journal journal = open()) {
            TableSteps one = journal.table("ONE");
            TableSteps two = journal.table("TWO");
            for (int step = 0; step < 200; step++) {
                one.append("[" + step + "]", new Told(told, "one" + step));
                two.flush(new Told(told, "flushed" + step));
                given.addAll(List.of("one" + step, "flushed" + step));
            }
            two.append("[0]", new Told(told, "two"));
            two.clear(new Told(told, "cleared"));
            given.addAll(List.of("two", "cleared"));
        }
        assertEquals(given, told);
        try (Journal journal = Journal.open(folder, () -> TIME, JournalTest::rethrow)) {
            List<StoredTable> tables = journal.tables();
            assertEquals(1, tables.size(), "one was cleared away");
            assertEquals(200, tables.get(0).contents().size());
            assertEquals(TIME, tables.get(0).time());
        }
    }

    @Test
    void afterAFailureNoLaterStepOfTheTableIsStored() throws Exception {
        MemoryJournalFolder memory = new MemoryJournalFolder();
        JournalStore store = new JournalStore(memory, Long.MAX_VALUE);
        Journal journal = Journal.over(store, () -> TIME, JournalTest::rethrow);
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        TableSteps table = journal.table("ONE");
        journal.start();
        table.append("[0]", new Told(told, "first"));
        drain(journal);
        memory.fail(0, 1, MemoryJournalFolder.Fault.HALF);
        table.append("[1]", new Told(told, "second"));
        drain(journal);
        assertTrue(journal.isFailing());
        table.append("[2]", new Told(told, "third"));
        table.flush(new Told(told, "flush"));
        TableStorage.Found.Taken again = (TableStorage.Found.Taken) journal.take("ONE").get();
        assertEquals(List.of("[0]"), again.stored().contents());
        again.steps().append("[1]", new Told(told, "again"));
        drain(journal);
        assertEquals(
                List.of("first", "second failed", "third failed", "flush failed", "again"), told);
        assertEquals(new TableStorage.Found.Nothing(), journal.take("TWO").get());
        journal.close();
        List<StoredTable> stored = new JournalStore(memory, Long.MAX_VALUE).tables();
        assertEquals(List.of("[0]", "[1]"), stored.get(0).contents());
    }

    private static void drain(Journal journal) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        journal.table("NOBODY")
                .flush(
                        new Receipt() {
                            @Override
                            public void stored() {
                                done.countDown();
                            }

                            @Override
                            public void failed(IOException why) {
                                done.countDown();
                            }
                        });
        done.await();
    }

    @Test
    void whatIsGivenAfterTheEndIsAnswered() throws IOException, BadInput {
        List<String> told = new ArrayList<>();
        Journal journal = open();
        journal.close();
        journal.table("ONE").append("[0]", new Told(told, "late"));
        assertEquals(List.of("late failed"), told);
        assertTrue(journal.take("ONE").isCompletedExceptionally());
    }

    @Test
    void aMistakeAtOneTableDoesNotStopTheOthers() throws Exception {
        List<Throwable> mistakes = Collections.synchronizedList(new ArrayList<>());
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        try (Journal journal = Journal.open(folder, () -> TIME, mistakes::add)) {
            journal.start();
            journal.table("ONE")
                    .append(
                            "[0]",
                            new Receipt() {
                                @Override
                                public void stored() {
                                    throw new IllegalStateException("a mistake");
                                }

                                @Override
                                public void failed(IOException why) {
                                    throw new AssertionError(why);
                                }
                            });
            journal.table("TWO").append("[0]", new Told(told, "two"));
        }
        assertEquals(List.of("two"), told);
        assertEquals(1, mistakes.size());
    }
}
