package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.screen.SetupScreen;
import parlour.app.table.TableScreen;
import parlour.json.JsonReader;
import parlour.record.Envelope;
import parlour.text.BadInput;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;

/** Damaged files and interrupted games, as a person meets them. */
class DamageSheetTest {
    private static final long NOON = 1_700_000_000_000L;
    private static final String GOOD = SaveFolder.text("Mine", NOON, 3, 8);
    private static final String BACKUP = SaveFolder.text("Mine", NOON - 1, 3, 7);
    private static final String BAD_SUM =
            GOOD.replaceFirst("\"checksum\": \"....", "\"checksum\": \"0000");
    private static final String NO_MOVES = GOOD.replaceFirst("(?s)\"moves\": \\[.*?\\],", "");

    @TempDir Path data;
    private Headless room;

    private SaveFolder start(String main, String backup) {
        SaveFolder saves = new SaveFolder(data);
        saves.put("game-1.json", main);
        if (!backup.isEmpty()) {
            saves.put("game-1.bak", backup);
        }
        restart();
        return saves;
    }

    private void restart() {
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void open() {
        room.click("menu.saved");
        room.pass(0.5f);
        room.click("saved-game-1-open");
        room.pass(0.5f);
    }

    private boolean atTable() {
        return room.app().screen() instanceof TableScreen<?, ?, ?, ?>;
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    @Test
    void theBackupIsOpenedOnlyWhenAPersonSaysSo() {
        SaveFolder saves = start("no game at all", BACKUP);
        open();
        assertFalse(atTable());
        assertTrue(saves.has("game-1.json"), "nothing is touched before the answer");
        room.click("damage.backup");
        room.pass(0.5f);
        assertTrue(atTable());
        assertEquals("no game at all", saves.get("game-1.corrupt"));
        assertEquals(BACKUP, saves.get("game-1.bak"));
    }

    @Test
    void continueAsksToo() {
        start("no game at all", BACKUP);
        room.click("menu.continue");
        room.pass(0.5f);
        assertFalse(atTable());
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(atTable(), "Enter means the backup");
    }

    @Test
    void beginningAnewKeepsTheBadFileAndTheBackup() {
        SaveFolder saves = start("no game at all", BACKUP);
        open();
        room.click("damage.anew");
        room.pass(0.5f);
        assertTrue(room.app().screen() instanceof SetupScreen);
        assertEquals("no game at all", saves.get("game-1.corrupt"));
        assertEquals(BACKUP, saves.get("game-1.bak"));
    }

    @Test
    void eachRepairIsNamedAndConfirmedBeforeItIsUsed() {
        SaveFolder saves = start(NO_MOVES, BACKUP);
        open();
        room.click("damage.repair");
        room.pass(0.3f);
        assertTrue(says("its checksum does not match"));
        assertTrue(says("earlier moves cannot be undone"));
        assertEquals(NO_MOVES, saves.get("game-1.json"), "not used yet");
        room.click("damage.use");
        room.pass(0.2f); // before a computer has moved
        assertTrue(atTable());
        assertEquals(NO_MOVES, saves.get("game-1.corrupt"));
        assertEquals(BACKUP, saves.get("game-1.bak"));
    }

    @Test
    void aLostDeckIsShuffledAnewAfterAQuestion() {
        String noDeck =
                GOOD.replaceFirst("(?s)\"moves\": \\[.*?\\],", "")
                        .replaceFirst("\"deck\": \"", "\"deck\": \"As ");
        start(noDeck, "");
        open();
        room.click("damage.repair");
        room.pass(0.3f);
        assertTrue(says("what nobody has seen was reshuffled"));
        room.click("damage.use");
        room.pass(0.5f);
        assertTrue(atTable());
    }

    /** A file that somebody changed and whose checksum fits all the same. */
    private static String summed(String changed) throws BadInput {
        Map<String, Object> content = new LinkedHashMap<>();
        JsonReader.read(changed)
                .get("game")
                .fields()
                .forEach((name, json) -> content.put(name, json.tree()));
        return Envelope.write(new Envelope.Format("parlour save", 1, "game"), content);
    }

    @Test
    void whatNeedsARepairIsNotOpenedWithoutAQuestionThoughItsChecksumFits() throws BadInput {
        String twice = summed(GOOD.replaceFirst("\"deck\": \"", "\"deck\": \"As "));
        SaveFolder saves = start(twice, "");
        room.click("menu.saved");
        room.pass(0.5f);
        assertTrue(says("Unreadable game"));
        room.click("saved-game-1-open");
        room.pass(0.5f);
        assertFalse(atTable());
        assertEquals(twice, saves.get("game-1.json"), "nothing is touched before the answer");
        room.click("damage.repair");
        room.pass(0.3f);
        assertTrue(says("position"), "the repair is named");
        room.click("damage.use");
        room.pass(0.5f);
        assertTrue(atTable());
        assertEquals(twice, saves.get("game-1.corrupt"));
    }

    @Test
    void whatIsDecidedLaterStaysAsItIs() {
        SaveFolder saves = start(BAD_SUM, "");
        open();
        assertThrows(NoSuchElementException.class, () -> room.find("damage.backup"));
        room.click("damage.repair");
        room.pass(0.3f);
        room.click("damage.back");
        room.pass(0.3f);
        room.click("damage.later");
        room.pass(0.3f);
        assertEquals(BAD_SUM, saves.get("game-1.json"));
        assertFalse(saves.has("game-1.corrupt"));
    }

    @Test
    void whenNothingIsLeftThatIsSaid() {
        SaveFolder saves = start("{", "[");
        open();
        assertTrue(says("There is no backup"));
        room.click("damage.anew");
        room.pass(0.5f);
        assertEquals("{", saves.get("game-1.corrupt"));
        assertEquals("[", saves.get("game-1.corrupt-2"));
    }

    @Test
    void aFileOfANewerProgramIsNotCalledDamaged() {
        String newer = GOOD.replace("\"version\": 1", "\"version\": 2");
        SaveFolder saves = start(newer, "");
        open();
        assertTrue(says("install the newer version"));
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertEquals(newer, saves.get("game-1.json"));
    }

    @Test
    void anInterruptedGameIsOffered() {
        SaveFolder saves = start(GOOD, "");
        saves.put("running", "game-1");
        restart();
        assertTrue(says("Your last game was interrupted"));
        room.click("interrupted.goOn");
        room.pass(0.5f);
        assertTrue(atTable());
        assertEquals("game-1", saves.get("running"));
    }

    @Test
    void anInterruptedGameThatIsLeftForLaterIsNotOfferedAgain() {
        SaveFolder saves = start(GOOD, "");
        saves.put("running", "game-1");
        restart();
        room.click("interrupted.later");
        room.pass(0.3f);
        assertFalse(saves.has("running"));
        restart();
        assertFalse(says("Your last game was interrupted"));
    }

    @Test
    void aGameThatWasQuitIsNotCalledInterrupted() {
        SaveFolder saves = start(GOOD, "");
        room.click("menu.continue");
        room.pass(0.5f);
        assertTrue(saves.has("running"));
        assertFalse(room.app().closeRequested());
        room.pass(0.3f);
        room.click("play.quit.save");
        assertEquals(1, room.platform().quits());
        assertFalse(saves.has("running"));
        restart();
        assertFalse(says("Your last game was interrupted"));
    }

    @Test
    void aGameThatIsKilledIsCalledInterrupted() {
        start(GOOD, "");
        room.click("menu.continue");
        room.pass(0.5f);
        restart();
        assertTrue(says("Your last game was interrupted"));
    }

    @Test
    void aFullDiskIsSaidOnceAndTheNextMoveTriesAgain() {
        SaveFolder saves = start(GOOD, "");
        room.click("menu.continue");
        room.pass(20);
        String before = saves.get("game-1.json");
        room.platform().full(true);
        place();
        assertTrue(says("The disk is full"));
        assertTrue(says("Parlour tries again after the next move"));
        assertEquals(before, saves.get("game-1.json"));
        room.platform().full(false);
        room.pass(20);
        place();
        assertFalse(says("The disk is full"));
        assertFalse(before.equals(saves.get("game-1.json")));
    }

    /** Places the first card of the hand. */
    private void place() {
        room.key(Keys.NUM_1, Keys.ENTER);
        room.pass(0.1f);
    }
}
