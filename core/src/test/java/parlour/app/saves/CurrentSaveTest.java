package parlour.app.saves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** What work has noted of a game's file is taken back with the file. */
class CurrentSaveTest {
    private final CurrentSave save = CurrentSave.fresh("Mine");

    /** Work that is under way and writes the file. */
    private CurrentSave.Work write(String id) {
        CurrentSave.Work work = save.work();
        work.begun(
                        () -> {
                            save.id(id);
                            return id;
                        })
                .get();
        return work;
    }

    /** Work that is under way and marks the game as being played. */
    private CurrentSave.Work mark() {
        CurrentSave.Work work = save.work();
        work.begun(
                        () -> {
                            save.mark();
                            return true;
                        })
                .get();
        return work;
    }

    @Test
    void workThatWasRefusedIsTakenBack() {
        write("game-1").undo();
        assertEquals(Optional.empty(), save.id());
    }

    @Test
    void whatWasStoredBeforeStays() {
        write("game-1");
        mark().undo();
        assertEquals(Optional.of("game-1"), save.id());
        assertFalse(save.marked());
    }

    @Test
    void twoPiecesOfWorkAreTakenBackTogether() {
        CurrentSave.Work written = write("game-1");
        CurrentSave.Work marked = mark();
        written.undo();
        marked.undo();
        assertEquals(Optional.empty(), save.id());
        assertFalse(save.marked());
    }

    @Test
    void workAfterARefusalCounts() {
        write("game-1").undo();
        write("game-2");
        mark();
        assertEquals(Optional.of("game-2"), save.id());
        assertTrue(save.marked());
        mark().undo();
        assertEquals(Optional.of("game-2"), save.id());
    }
}
