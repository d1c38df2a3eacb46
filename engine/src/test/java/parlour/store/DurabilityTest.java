package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.record.SavedGames;
import parlour.record.Utf8;
import parlour.statistics.Opposition;
import parlour.statistics.Statistics;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the store has returned from is on the disk, whatever the machine does next. */
class DurabilityTest {
    private static final Opposition HARD = new Opposition(4, "hard");

    private static final String GAME = SavedGames.text(2);
    private static final String LATER = SavedGames.text(3);

    private final MemoryFolder folder = new MemoryFolder();

    /** Something that must hold whatever a sudden end leaves. */
    private interface Claim {
        void of(SaveStore store) throws IOException;
    }

    private void afterASuddenEnd(Claim claim) throws IOException {
        for (MemoryFolder left : folder.survivors()) {
            claim.of(SaveStore.open(left));
        }
    }

    @Test
    void aSavedGameIsThere() throws IOException {
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", GAME);
        afterASuddenEnd(found -> assertEquals(new OpenedFile.Fine(GAME), found.load("game-1")));
        store.save("game-1", LATER);
        afterASuddenEnd(found -> assertEquals(new OpenedFile.Fine(LATER), found.load("game-1")));
    }

    @Test
    void aFirstSaveThatACrashLeftWithoutItsNameSurvivesTheNextCrash() throws IOException {
        folder.put("game-1.tmp", Utf8.bytes(GAME));
        SaveStore.open(folder);
        afterASuddenEnd(found -> assertEquals(new OpenedFile.Fine(GAME), found.load("game-1")));
    }

    @Test
    void theMarkOfARunningGameIsThereUntilItIsLeft() throws IOException {
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", GAME);
        store.playing("game-1");
        afterASuddenEnd(found -> assertEquals(Optional.of("game-1"), found.interrupted()));
        store.quit();
        afterASuddenEnd(found -> assertEquals(Optional.empty(), found.interrupted()));
    }

    @Test
    void aDeletedGameIsDeletedAndAPurgedOneGone() throws IOException {
        SaveStore store = SaveStore.open(folder);
        store.save("game-1", GAME);
        store.save("game-1", LATER);
        store.delete("game-1");
        afterASuddenEnd(found -> assertEquals(List.of("game-1"), found.deleted()));
        store.undelete("game-1");
        afterASuddenEnd(found -> assertEquals(new OpenedFile.Fine(LATER), found.load("game-1")));
        store.delete("game-1");
        store.purge("game-1");
        afterASuddenEnd(found -> assertEquals(List.of(), found.deleted()));
    }

    @Test
    void settingsThatACrashLeftWithoutTheirNameAreFound() {
        Map<String, String> settings = Map.of("volume", "70");
        folder.put("settings.tmp", Utf8.bytes(SettingsFile.write(settings)));
        assertEquals(settings, SettingsFile.open(folder).load().settings());
    }

    @Test
    void statisticsThatACrashLeftWithoutTheirNameAreFound() {
        Statistics won = Statistics.EMPTY.game("cassino", "Zuru", HARD, true);
        folder.put("statistics.tmp", Utf8.bytes(won.write()));
        assertEquals(won, ValueFile.open(folder, Statistics.FILE).load().value());
    }
}
