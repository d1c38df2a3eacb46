package parlour.app.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.app.Headless;
import parlour.app.SaveFolder;
import parlour.app.StageTexts;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Language;
import parlour.app.table.TableScreen;
import parlour.record.RecordReader;
import parlour.record.SavedGame;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Games from files and to files: by the list of folders, by dropping, by real clicks. */
class ImportExportTest {
    private static final String SEED000 =
            """
            CASINO Save file

            #game metadata
            CardsInDeck: %s
            CardsOnTable: h6h2ca
            CurrentDealer: 0
            CurrentTurn: 1
            CurrentView: 0
            CurrentLastCapture:
            #comments
            #player
            Name: me
            TypeName: human
            Order: 0
            Score: 3
            Sweep: 0
            Hand: c4c2s2h7
            Pile:
            Seen: c4c2s2h7h6h2ca
            #player
            Name: you
            TypeName: bold computer
            Order: 1
            Score: 5
            Sweep: 0
            Hand: c5c6s3h8
            Pile:
            Seen: c5c6s3h8h6h2ca
            """;
    private static final String SEED001 =
            """
            CASSINO
            PLR18Player 110c7sJc3s:8h8s
            CMP1Kh8c4dAs:9s5d4s
            TBL6dQs6s
            TRNplr1
            END
            """;

    @TempDir Path data;
    private SaveFolder saves;
    private Headless room;

    @BeforeEach
    void open() {
        saves = new SaveFolder(data);
        saves.put("game-1.json", SaveFolder.text("First", 1_700_000_000_000L, 2, 5));
        saves.put("game-2.json", SaveFolder.text("Last [1]", 1_700_000_000_000L, 2, 100_000));
        room = new Headless(1280, 720, data, AppNavigator::first);
        room.pass(0.5f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    /** The rest of the pack, as that program wrote it. */
    private static String seed000() {
        StringBuilder deck = new StringBuilder();
        for (char suit : "cdhs".toCharArray()) {
            for (char rank : "a234567890jqk".toCharArray()) {
                String card = "" + suit + rank;
                boolean used =
                        List.of("h6h2ca", "c4c2s2h7", "c5c6s3h8").stream()
                                .anyMatch(cards -> at(cards, card));
                if (!used) {
                    deck.append(card);
                }
            }
        }
        return SEED000.formatted(deck);
    }

    private static boolean at(String cards, String card) {
        for (int i = 0; i < cards.length(); i += 2) {
            if (cards.startsWith(card, i)) {
                return true;
            }
        }
        return false;
    }

    private Path file(String name, String text) {
        try {
            return Files.writeString(data.resolve(name), text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void drop(Path... files) {
        room.app().windowEvents().dropped(List.of(files).stream().map(Path::toString).toList());
        room.pass(0.5f);
    }

    private boolean says(String words) {
        return StageTexts.on(room.stage(), words);
    }

    private String title(String name) throws BadInput {
        return SavedGame.read(saves.get(name)).game().title();
    }

    private boolean atTable() {
        return room.app().screen() instanceof TableScreen<?, ?, ?, ?>;
    }

    @Test
    void aDroppedSaveIsTakenInAndOpened() throws BadInput {
        drop(file("first.json", saves.get("game-1.json")));
        assertTrue(says("“First 2” is now in your saved games."));
        assertEquals("First 2", title("game-3.json"));
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertTrue(atTable());
        assertEquals("game-3", saves.get("running"));
    }

    @Test
    void aDroppedSaveDoesNotGetTheTitleOfTheGameOnTheTable() throws BadInput {
        room.click("menu.new.cassino");
        room.pass(0.5f);
        room.click("setup.start");
        room.pass(3);
        String own = title("game-3.json");
        drop(file("same.json", SaveFolder.text(own, 1_700_000_000_000L, 2, 5)));
        assertEquals(own + " 2", title("game-4.json"));
    }

    @Test
    void savesThatAreDroppedTogetherGetTitlesOfTheirOwn() throws BadInput {
        String save = saves.get("game-1.json");
        drop(file("one.json", save), file("two.json", save));
        assertEquals("First 2", title("game-3.json"));
        assertEquals("First 3", title("game-4.json"));
    }

    @Test
    void theOldestFormatIsTakenIn() throws BadInput {
        drop(file("evening.casino", seed000()));
        assertEquals("evening", title("game-3.json"));
        assertTrue(saves.get("game-3.json").contains("\"name\": \"you\""));
    }

    @Test
    void theSecondFormatIsTakenIn() throws BadInput {
        drop(file("night.cassino", SEED001));
        assertEquals("night", title("game-3.json"));
    }

    @Test
    void whatIsRepairedInAnOldFileIsConfirmedFirst() {
        drop(file("evening.casino", seed000().replace("Seen: c4c2s2h7h6h2ca\n", "")));
        assertTrue(says("the list of what me has seen is missing"));
        assertFalse(saves.has("game-3.json"), "not before it is confirmed");
        room.click("bring.cancel");
        room.pass(0.3f);
        assertFalse(saves.has("game-3.json"));
        drop(data.resolve("evening.casino"));
        drop(file("evening.casino", seed000().replaceFirst("\n\n", "\nInterrupted\n")));
        assertTrue(says("This game was interrupted"));
        room.click("bring.use");
        room.pass(0.5f);
        assertTrue(saves.has("game-3.json"));
    }

    @Test
    void aLongNameIsCutInTheMiddleAndIsThereInFull() {
        String name = "The evening " + "of [all] evenings ".repeat(9) + "2026-06-20.parlour";
        file(name, saves.get("game-1.json"));
        room.click("menu.saved");
        room.pass(0.5f);
        room.click("saved.import");
        room.pass(0.5f);
        Group row = (Group) room.find("file-" + name);
        Label label = (Label) row.getChildren().get(1);
        String shown = label.getText().toString();
        assertTrue(shown.matches("The evening of \\[\\[all] .*….*-06-20.parlour"), shown);
        assertTrue(new GlyphLayout(label.getStyle().font, shown).width <= label.getWidth(), shown);
        room.move(row, 30, 10);
        room.pass(1);
        assertTrue(says(name.replace("[", "[[")));
        room.click("file-" + name);
        room.pass(0.5f);
        assertTrue(saves.has("game-3.json"));
    }

    @ParameterizedTest
    @CsvSource({
        "bad.casino, CASINO Save, line 1",
        "bad.cassino, 'CASSINO\\nPLR1', line 2",
        "bad.json, '{\"format\"', line 1",
        "other.json, '{\"moves\":[]}', not recognise this file",
        "bad.txt, hello, not recognise this file",
        "bad.parlour, 'parlour record\\ngame: chess', line 2"
    })
    void everyBadFileHasItsOwnSentenceWithThePlace(String name, String text, String expected) {
        drop(file(name, text.replace("\\n", "\n")));
        assertTrue(says("This file cannot be imported"));
        assertTrue(StageTexts.ignoringCase(room.stage(), expected), expected);
        assertEquals(List.of("game-1.json", "game-2.json"), saves.names());
    }

    @Test
    void complaintsAreInThePersonsLanguage() {
        room.app().settings().language(Language.FINNISH);
        drop(file("bad.cassino", "CASSINO\nPLR1"));
        assertTrue(says("Tiedostoa ei voi tuoda"));
        assertTrue(says("Rivi 2"));
    }

    @Test
    void aFileThatIsGoneOrAFolderIsSaid() {
        drop(data.resolve("nothing.json"));
        assertTrue(says("no longer exists"));
        room.key(Keys.ENTER);
        room.pass(0.3f);
        drop(data);
        assertTrue(says("This is a folder"));
    }

    @Test
    void aFileIsDroppedOnTheTableToo() {
        room.click("menu.continue");
        room.pass(0.5f);
        drop(file("night.cassino", SEED001));
        assertTrue(atTable());
        assertTrue(says("“night” is now in your saved games."));
        room.click("bring.close");
        room.pass(0.3f);
        assertEquals("game-1", saves.get("running"), "the game goes on");
    }

    @Test
    void aFileIsChosenFromTheFolders() throws BadInput {
        file("night.cassino", SEED001);
        file("picture.png", "");
        room.click("menu.saved");
        room.pass(0.3f);
        room.click("saved.import");
        room.pass(0.5f);
        assertFalse(says("picture.png"));
        room.click("file-all");
        room.pass(0.3f);
        assertTrue(says("picture.png"));
        room.click("file-saves");
        room.pass(0.3f);
        assertTrue(((Label) room.find("file-path")).getText().toString().endsWith("saves"));
        room.click("file-up");
        room.pass(0.3f);
        room.click("file-night.cassino");
        room.pass(0.5f);
        assertEquals("night", title("game-3.json"));
    }

    /** Settings can hold any text: by hand, by damage, from a machine with other letters. */
    @ParameterizedTest
    @ValueSource(strings = {"nul\0", "/no/such/folder", "\uD800", " "})
    void aRememberedFolderThatCannotBeHadGivesWayToTheUsualOne(String folder) throws BadInput {
        file("night.cassino", SEED001);
        room.app().settings().folder(folder);
        room.click("menu.saved");
        room.pass(0.3f);
        room.click("saved.import");
        room.pass(0.5f);
        assertEquals(data.toString(), ((Label) room.find("file-path")).getText().toString());
        room.click("file-night.cassino");
        room.pass(0.5f);
        assertEquals("night", title("game-3.json"));
    }

    @Test
    void aDroppedPlaceThatCanBeNoFileIsRefusedInASentence() {
        room.app().windowEvents().dropped(List.of(data + "/nul\0.cassino"));
        room.pass(0.5f);
        assertTrue(says("a name that cannot be used here"));
    }

    private void export(String id) {
        room.click("menu.saved");
        room.pass(0.3f);
        room.click("saved-" + id + "-export");
        room.pass(0.5f);
    }

    @Test
    void anUnfinishedGameIsCopiedAsASave() throws Exception {
        export("game-1");
        room.click("file.save.here");
        room.pass(0.5f);
        assertEquals(saves.get("game-1.json"), Files.readString(data.resolve("First.parlour")));
        assertTrue(says("First.parlour"));
    }

    @Test
    void aFinishedGameIsCopiedAsARecord() throws Exception {
        export("game-2");
        room.click("file.save.here");
        room.pass(0.5f);
        String record = Files.readString(data.resolve("Last [1].parlour"));
        assertTrue(RecordReader.recognises(record));
        assertTrue(record.contains("result:"));
        assertEquals(2, RecordReader.read(record).names().size());
        room.key(Keys.ENTER);
        room.pass(0.3f);
        drop(data.resolve("Last [1].parlour"));
        assertEquals("Last [1] 2", title("game-3.json"), "and can be brought back");
    }

    @Test
    void noFileIsWrittenOverAnother() throws Exception {
        file("First.parlour", "mine");
        export("game-1");
        assertTrue(says("There is already a file called First.parlour"));
        room.click("file.save.here");
        room.pass(0.3f);
        assertEquals("mine", Files.readString(data.resolve("First.parlour")));
        TextField field = (TextField) room.find("file-name");
        room.stage().setKeyboardFocus(field);
        field.selectAll();
        room.type("Other.parlour");
        room.key(Keys.ENTER);
        room.pass(0.5f);
        assertEquals(saves.get("game-1.json"), Files.readString(data.resolve("Other.parlour")));
    }
}
