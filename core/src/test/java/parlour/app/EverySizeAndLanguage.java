package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.settings.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A game's screens in every size and language: nothing is cut off or lies over anything else. */
abstract class EverySizeAndLanguage {
    static Headless room;

    final RecordingNavigator recordingNavigator = new RecordingNavigator();
    private final List<String> wrong = new ArrayList<>();
    private boolean shortened;

    @BeforeAll
    static void open() {
        room = new Headless(900, 600, TableTestScreen.Empty::new);
        room.app().settings().reducedMotion(true);
    }

    @AfterAll
    static void close() {
        room.close();
    }

    static Stream<Arguments> sizes() {
        return Stream.concat(
                inEveryLanguage("900x600", "1280x720"),
                Stream.of(
                        Arguments.of(1920, 1080, Language.ENGLISH),
                        Arguments.of(2560, 1080, Language.FINNISH),
                        Arguments.of(1000, 1000, Language.SWEDISH)));
    }

    /** Phones held either way, the smaller ones in one language each. */
    static Stream<Arguments> phones() {
        return Stream.concat(
                inEveryLanguage("844x390", "390x844"),
                Stream.of(
                        Arguments.of(360, 640, Language.FINNISH),
                        Arguments.of(667, 375, Language.SWEDISH)));
    }

    /** Those sizes of the window, each with every language. */
    static Stream<Arguments> inEveryLanguage(String... sizes) {
        return Stream.of(sizes)
                .map(size -> size.split("x"))
                .flatMap(
                        size ->
                                Stream.of(Language.values())
                                        .map(language -> Arguments.of(size[0], size[1], language)));
    }

    /** Shows every screen of the game in many situations, and looks at each. */
    abstract void visit();

    @ParameterizedTest
    @MethodSource("sizes")
    void everythingFits(int width, int height, Language language) {
        room.app().settings().language(language);
        room.resize(width, height);
        shortened = language != Language.ENGLISH || width != 1280;
        visit();
        assertEquals(List.of(), wrong);
    }

    final void show(Screen screen) {
        room.app().show(screen);
        room.pass(0.05f);
    }

    /** Notes a fault that was found otherwise. */
    final void wrong(String fault) {
        wrong.add(fault);
    }

    /** Where an actor is on the stage. */
    static Rectangle bounds(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** Looks at the whole screen. */
    final void all(String situation) {
        Inspection.all(room.stage(), shortened)
                .forEach(fault -> wrong.add(situation + ": " + fault));
    }

    /** Looks at what a finger presses on the table itself. */
    final void touch(String situation) {
        TableInspection.touch(room.stage()).forEach(fault -> wrong.add(situation + ": " + fault));
    }

    /** Looks at the sheet that lies over it. */
    final void sheet(String situation) {
        room.pass(0.3f);
        Inspection.top(room.stage(), shortened)
                .forEach(fault -> wrong.add(situation + ": " + fault));
    }
}
