package parlour.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import parlour.Games;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Games leave the browser as files and come back in the same way. */
class FilesTest extends BrowserTest {
    @TempDir Path folder;

    /** Saved games with one game among them. */
    private Tab savedGames() {
        Tab tab = open(Device.LAPTOP, "", Map.of("saves/game-1.json", game()));
        tab.press("menu.saved");
        tab.await("parlour.names().includes('saved-game-1-export')");
        return tab;
    }

    private static String game() {
        CassinoRules rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match = Match.begin(rules, 7);
        match.play(rules.moves(match.state()).get(0));
        List<SavedSeat> seats =
                List.of(SavedSeat.person("Player 1"), SavedSeat.computer("Player 2", Game.EXPERT));
        return new SavedGame<>(Games.CASSINO, "A game", 0, seats, Map.of(), match).write();
    }

    /** Downloads the game. */
    private Path export(Tab tab) {
        Path copy = tab.download(folder, "saved-game-1-export");
        tab.await(says("among your downloads"));
        return copy;
    }

    @Test
    void aCopyIsDownloadedAndImportedAgain() throws IOException, BadInput {
        Tab tab = savedGames();
        Path copy = export(tab);
        assertTrue(SavedGame.read(Files.readString(copy)).game().match().length() > 0);
        picture(tab, "downloaded");
        tab.press("common.close");
        tab.choose(copy, "saved.import");
        tab.await(says("is now in your saved games"));
        tab.press("bring.close");
        tab.await("parlour.names().includes('saved-game-2-export')");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void aDroppedFileIsImported() {
        Tab tab = savedGames();
        Path copy = export(tab);
        tab.press("common.close");
        tab.drop(copy);
        tab.await(says("is now in your saved games"));
    }

    @Test
    void aFileThatIsTooLargeIsRefused() throws IOException {
        Tab tab = savedGames();
        Path large = Files.write(folder.resolve("large.parlour"), new byte[9 * 1024 * 1024]);
        tab.choose(large, "saved.import");
        tab.await(says("The file is too large"));
    }
}
