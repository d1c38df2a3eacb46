package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Stage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.crosswise.TokenArt;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.look.CardArt;
import parlour.app.look.DeckDesign;
import parlour.app.look.Face;
import parlour.app.screen.MenuScreen;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.settings.Settings;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.Sprite;

/** A deck that is chosen is unpacked beside the frames, and drawn as soon as it is there. */
class DeckTest {
    private static final DeckDesign USUAL = new DeckDesign(false, false, DeckDesign.FULL);
    private static final DeckDesign FOUR = new DeckDesign(true, false, DeckDesign.FULL);
    private static final DeckDesign LARGE = new DeckDesign(false, true, DeckDesign.FULL);

    private final RecordingNavigator rooms = new RecordingNavigator();
    private Headless room;
    private Settings settings;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, app -> new MenuScreen(app, rooms));
        settings = room.app().settings();
        room.pass(1);
        room.platform().puttingOff(true);
    }

    @AfterEach
    void close() {
        if (room != null) {
            room.close();
        }
    }

    private DeckDesign shown() {
        return room.app().cards().deckDesign();
    }

    private Texture texture() {
        return face().getTexture();
    }

    private TextureRegion face() {
        return room.app().cards().face(Face.RED_JOKER);
    }

    /** What is being unpacked is ready, and the next frame takes it. */
    private void arrives() {
        assertTrue(room.platform().finish(), "something is being unpacked");
        room.pass(0.02f);
    }

    private void nothingIsUnpacked() {
        assertFalse(room.platform().finish());
    }

    @Test
    void theOldDeckIsDrawnUntilTheNewOneIsThere() {
        TextureRegion face = face();
        Texture before = texture();
        Stage stage = room.stage();
        int textures = room.memory().textures();
        settings.fourColours(true);
        room.pass(1);
        assertEquals(USUAL, shown());
        assertSame(before, texture());
        arrives();
        assertEquals(FOUR, shown());
        assertSame(face, face(), "who drew the old face draws the new one");
        assertNotSame(before, texture());
        assertSame(stage, room.stage(), "nothing was built anew");
        assertEquals(textures, room.memory().textures(), "the old deck is gone");
        nothingIsUnpacked();
    }

    @Test
    void thereAndBackStaysWithTheFirst() {
        Texture before = texture();
        int textures = room.memory().textures();
        settings.fourColours(true);
        settings.fourColours(false);
        arrives();
        assertEquals(USUAL, shown());
        assertSame(before, texture(), "what came too late is not shown");
        assertEquals(textures, room.memory().textures());
        nothingIsUnpacked();
    }

    @Test
    void theLastOfManyChoicesCounts() {
        settings.fourColours(true);
        settings.largeIndex(true);
        settings.fourColours(false);
        arrives();
        assertEquals(USUAL, shown(), "the first came too late");
        arrives();
        assertEquals(LARGE, shown());
        nothingIsUnpacked();
        settings.largeIndex(false);
        settings.largeIndex(true);
        settings.largeIndex(false);
        arrives();
        assertEquals(USUAL, shown());
        nothingIsUnpacked();
    }

    @Test
    void awayAndBackToWhatIsBeingUnpackedTakesItOnce() {
        settings.fourColours(true);
        settings.fourColours(false);
        settings.fourColours(true);
        arrives();
        assertEquals(FOUR, shown());
        nothingIsUnpacked();
    }

    @Test
    void theScreenMayGoAndTheWindowChangeMeanwhile() {
        settings.fourColours(true);
        room.resize(1920, 1080);
        room.app().show(new TableTestScreen.Empty(room.app()));
        room.resize(900, 600);
        room.pass(1);
        arrives();
        assertEquals(FOUR, shown());
    }

    @Test
    void theProgramMayEndMeanwhile() {
        settings.fourColours(true);
        room.close();
        assertEquals(0, room.memory().textures());
        assertTrue(room.platform().finish());
        assertEquals(0, room.memory().textures());
        room = null;
    }

    private <S, M, V, E> TableScreen<S, M, V, E> table(LocalSession<S, M, V, E> session) {
        return new TableScreen<>(room.app(), session, rooms);
    }

    @Test
    void aTableKeepsNoLargerCardsThanItDraws() {
        long before = room.memory().bytes();
        room.app().show(table(CassinoSessions.withOpenCards(CassinoSessions.sitters(3, 0), 8)));
        room.pass(0.5f);
        assertEquals(USUAL, shown(), "until the small ones are there");
        Stage stage = room.stage();
        arrives();
        assertEquals(new DeckDesign(false, false, 4), shown());
        assertSame(stage, room.stage());
        assertTrue(room.memory().bytes() < before - 20_000_000, "and much is freed");
        room.resize(1920, 1080);
        arrives();
        assertEquals(new DeckDesign(false, false, 6), shown(), "a large window has larger cards");
        room.resize(1280, 720);
        arrives();
        room.app().show(new TableTestScreen.Empty(room.app()));
        nothingIsUnpacked();
        room.app().show(new MenuScreen(room.app(), rooms));
        arrives();
        assertEquals(USUAL, shown(), "the menu's fan is large");
    }

    @Test
    void everyGameHasTheCardsItNeeds() {
        room.platform().puttingOff(false);
        room.app().show(table(begun(FastestModule.make(), 3)));
        room.pass(0.5f);
        assertEquals(new DeckDesign(false, false, 5), shown());
        room.app().show(table(begun(CrossWiseModule.make(), 2)));
        room.pass(0.5f);
        assertEquals(new DeckDesign(false, false, 2), shown(), "tokens are no cards");
    }

    private static <S, M, V, E> LocalSession<S, M, V, E> begun(
            GameModule<S, M, V, E> gameModule, int seats) {
        String computer = gameModule.game().computers().get(0);
        return LocalSession.begin(
                gameModule,
                new Setup(
                        CassinoSessions.sitters(seats, 1, computer),
                        gameModule.game().presets().values().iterator().next()),
                seats);
    }

    @Test
    void noCardIsDrawnLargerThanItsPicture() {
        room.platform().puttingOff(false);
        for (int[] size : new int[][] {{900, 600}, {1280, 720}, {1366, 768}, {1000, 1040}}) {
            room.resize(size[0], size[1]);
            for (int seats : new int[] {2, 3, 4, 6, 12}) {
                fits(table(CassinoSessions.withOpenCards(CassinoSessions.sitters(seats, 1), 4)));
                fits(table(CassinoSessions.withOpenCards(CassinoSessions.sitters(seats, 0), 24)));
            }
            for (int seats : Games.FASTEST.seatCounts()) {
                fits(table(begun(FastestModule.make(), seats)));
            }
        }
    }

    private void fits(Screen table) {
        room.app().show(table);
        room.pass(4);
        float tallest = 0;
        for (Sprite sprite : TableOnStage.of(room.stage()).cover().cards()) {
            tallest = Math.max(tallest, sprite.home().width / CardArt.ASPECT);
        }
        assertTrue(tallest > 0);
        assertTrue(
                tallest * room.app().scale() <= shown().tall() * 1.01f,
                tallest * room.app().scale() + " pixels of " + shown().tall());
    }

    @Test
    void manyChangesLeaveNothingBehind() {
        room.platform().puttingOff(false);
        everything(0);
        int textures = room.memory().textures();
        int frameBuffers = room.memory().frameBuffers();
        long bytes = room.memory().bytes();
        int managed = Texture.getNumManagedTextures();
        for (int i = 1; i <= 50; i++) {
            everything(i);
            assertEquals(textures, room.memory().textures(), "after " + i);
            assertEquals(frameBuffers, room.memory().frameBuffers(), "after " + i);
            assertEquals(bytes, room.memory().bytes(), "after " + i);
            assertEquals(managed, Texture.getNumManagedTextures(), "after " + i);
        }
    }

    /** Another scale, language, deck and screen, and back again. */
    private void everything(int round) {
        room.resize(1920, 1080);
        room.pass(0.05f);
        settings.language(Language.values()[round % 3]);
        room.app().show(table(CassinoSessions.withOpenCards(CassinoSessions.sitters(3, 0), 8)));
        room.pass(0.05f);
        room.resize(1280, 720);
        room.pass(0.05f);
        settings.fourColours(round % 2 == 1);
        room.pass(0.05f);
        settings.largeIndex(round % 4 == 1);
        room.pass(0.05f);
        TokenArt.of(room.app());
        room.app().show(new MenuScreen(room.app(), rooms));
        room.pass(0.05f);
        settings.muted(!settings.muted());
        settings.reducedMotion(!settings.reducedMotion());
        room.pass(0.05f);
    }
}
