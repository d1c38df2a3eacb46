package parlour.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.game.GameModule;
import parlour.app.game.GameRegistry;
import parlour.app.saves.UnfinishedGame;
import parlour.app.screen.AllGames;
import parlour.app.screen.MenuScreen;
import parlour.app.settings.Language;
import parlour.app.setup.Setup;
import parlour.app.widget.PushButton;
import parlour.cassino.rules.CassinoOptions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The menu with more games than there are: every button stays in the window. */
class MenuLayoutTest extends EverySizeAndLanguage {
    /** How much smaller than others letters may be. */
    private static final float SMALLER = 0.8f;

    private static final Setup SETUP =
            new Setup(CassinoSessions.sitters(5, 1), CassinoOptions.HOUSE);

    @Override
    void visit() {
        for (int count : new int[] {1, 2, 3, 4, 5, 8, 20}) {
            recordingNavigator.games = games(count);
            for (boolean unfinished : new boolean[] {false, true}) {
                recordingNavigator.unfinished =
                        unfinished ? Optional.of(unfinishedGame()) : Optional.empty();
                show(new MenuScreen(room.app(), recordingNavigator));
                String situation = "menu of " + count + (unfinished ? " and one to continue" : "");
                all(situation);
                Actor quit = room.find("menu.quit");
                Actor first = room.find("menu.new." + recordingNavigator.games.first().game().id());
                assertTrue(first.getHeight() >= quit.getHeight(), situation);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("phones")
    void buttonsBesideEachOtherHaveLettersOfAboutTheSameSize(
            int width, int height, Language language) {
        room.app().settings().language(language);
        room.resize(width, height);
        show(new MenuScreen(room.app(), recordingNavigator));
        for (String name : List.of("friends", "practice", "saved", "statistics", "help")) {
            Label text = ((PushButton) room.find("menu." + name)).getLabel();
            float scale = text.getFontScaleX() / text.getStyle().font.getScaleX();
            assertTrue(scale > SMALLER, text.getText() + " is written " + scale);
        }
    }

    private static UnfinishedGame unfinishedGame() {
        return UnfinishedGame.of(
                "game.cassino.title", SETUP, 12, List.of(10, 11, 12, 13, 14), () -> {});
    }

    /** So many games: ours, over and over. */
    private static GameRegistry games(int count) {
        List<GameModule<?, ?, ?, ?>> ours = AllGames.REGISTRY.all();
        List<GameModule<?, ?, ?, ?>> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            games.add(ours.get(i % ours.size()));
        }
        return new GameRegistry(games);
    }
}
