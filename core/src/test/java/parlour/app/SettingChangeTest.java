package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.crosswise.CrossWiseModule;
import parlour.app.screen.MenuScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.settings.Pace;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.app.widget.Switch;
import parlour.crosswise.rules.CrossWiseOptions;

import java.util.ArrayList;
import java.util.List;

/** A setting changes what depends on it, and nothing else. */
class SettingChangeTest {
    private final RecordingNavigator rooms = new RecordingNavigator();
    private Headless room;

    @AfterEach
    void leave() {
        room.close();
    }

    private void menu() {
        room = new Headless(1280, 720, app -> new MenuScreen(app, rooms));
        room.pass(0.5f);
    }

    private void table() {
        room = new Headless(1280, 720, TableTestScreen.Empty::new);
        room.app().settings().pace(Pace.STEP);
        LocalSession<?, ?, ?, ?> session =
                CassinoSessions.withOpenCards(CassinoSessions.sitters(3, 0), 8);
        sit(session);
    }

    private <S, M, V, E> void sit(LocalSession<S, M, V, E> session) {
        room.app().show(new TableScreen<>(room.app(), session, rooms));
        room.pass(3);
    }

    /** Everything on the stage. */
    private List<Actor> actors() {
        List<Actor> all = new ArrayList<>();
        collect(room.stage().getRoot(), all);
        return all;
    }

    private static void collect(Group group, List<Actor> all) {
        for (Actor child : group.getChildren()) {
            all.add(child);
            if (child instanceof Group inner) {
                collect(inner, all);
            }
        }
    }

    private String icon(String name) {
        Image image = (Image) ((Group) room.find(name)).getChild(0);
        var region = ((TextureRegionDrawable) image.getDrawable()).getRegion();
        return region.getU() + " " + region.getV();
    }

    @Test
    void mutingKeepsEveryActorAndTurnsTheIcon() {
        table();
        Stage stage = room.stage();
        List<Actor> before = actors();
        String loud = icon("mute");
        room.key(Keys.M);
        assertSame(stage, room.stage());
        assertEquals(before, actors());
        String mute = icon("mute");
        assertFalse(mute.equals(loud), "another picture");
        room.key(Keys.M);
        assertEquals(loud, icon("mute"));
        assertEquals(before, actors());
    }

    @Test
    void mutingByAKeyIsSeenInTheOpenSettings() {
        menu();
        room.click("menu.settings");
        room.pass(0.5f);
        Switch muted = (Switch) room.find("settings.muted");
        List<Actor> before = actors();
        room.key(Keys.M);
        assertTrue(muted.on());
        assertEquals(before, actors());
        room.key(Keys.M);
        assertFalse(muted.on());
    }

    @Test
    void everySwitchOfTheSettingsKeepsTheActors() {
        menu();
        room.click("menu.settings");
        room.pass(0.5f);
        List<Actor> before = actors();
        for (String name : List.of("muted", "fourColours", "largeIndex", "reducedMotion")) {
            room.stage().setKeyboardFocus(room.find("settings." + name));
            room.key(Keys.SPACE);
            assertTrue(((Switch) room.find("settings." + name)).on(), name);
            assertEquals(before, actors(), name);
        }
    }

    @Test
    void anotherLanguageBuildsTheScreenAnew() {
        menu();
        Stage stage = room.stage();
        room.app().settings().language(Language.SWEDISH);
        assertNotSame(stage, room.stage());
        assertTrue(StageTexts.ignoringCase(room.stage(), "Inställningar"));
    }

    @Test
    void aPaceOfTheSettingsIsThatOfTheTableInFront() {
        table();
        int before = rooms.kept;
        room.pass(10);
        assertEquals(before, rooms.kept, "every step is asked for");
        List<Actor> actors = actors();
        room.app().settings().pace(Pace.INSTANT);
        assertEquals(actors, actors());
        assertTrue(StageTexts.ignoringCase(room.stage(), "Instant"), "the bar says so");
        room.pass(3);
        assertTrue(rooms.kept > before, "computers play by themselves now");
    }

    @Test
    void aSettingThatIsSetToWhatItWasTellsNobody() {
        menu();
        room.app().settings().language(Language.SWEDISH);
        Stage stage = room.stage();
        room.app().settings().language(Language.SWEDISH);
        assertSame(stage, room.stage());
    }

    @Test
    void howAGamesTableLooksIsNothingToOtherScreens() {
        menu();
        Stage stage = room.stage();
        var gameModule = CrossWiseModule.make();
        room.app()
                .settings()
                .displayOption(gameModule.game().id(), gameModule.displayOptions().get(0), true);
        assertSame(stage, room.stage());
        sit(
                LocalSession.begin(
                        gameModule,
                        new Setup(CassinoSessions.sitters(2, 1, "random"), CrossWiseOptions.HOUSE),
                        3));
        Stage table = room.stage();
        room.app()
                .settings()
                .displayOption(gameModule.game().id(), gameModule.displayOptions().get(0), false);
        assertNotSame(table, room.stage());
    }
}
