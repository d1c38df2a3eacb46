package parlour.app;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysFalse;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static parlour.app.CompiledClasses.APP;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.Games;
import parlour.app.screen.AllGames;
import parlour.engine.Game;

import java.util.List;

/** Who may know whom in the app, read from its compiled classes. */
class ArchitectureTest {
    /** What everything else is built of. */
    private static final String[] BASICS = {
        "parlour.app.accessibility..",
        "parlour.app.framecache..",
        "parlour.app.frames..",
        "parlour.app.look..",
        "parlour.app.platform..",
        "parlour.app.settings..",
        "parlour.app.setup..",
        "parlour.app.widget..",
    };

    /** What is on the table, whichever screen that is on. */
    private static final String[] TABLETOP = {"parlour.app.game..", "parlour.app.tabletop.."};

    private static final String[] SCREENS = {
        "parlour.app.daily..",
        "parlour.app.friends..",
        "parlour.app.lesson..",
        "parlour.app.navigation..",
        "parlour.app.practice..",
        "parlour.app.puzzle..",
        "parlour.app.replay..",
        "parlour.app.review..",
        "parlour.app.saves..",
        "parlour.app.screen..",
        "parlour.app.session..",
        "parlour.app.sheet..",
        "parlour.app.statistics..",
        "parlour.app.table..",
    };

    /** The names of the games, from the app's list. */
    static List<String> games() {
        return AllGames.REGISTRY.all().stream().map(module -> module.game().id()).toList();
    }

    /** The packages of a game, here and in the engine. */
    private static DescribedPredicate<JavaClass> in(String game) {
        return resideInAnyPackage("parlour.app." + game + "..", "parlour." + game + "..");
    }

    static DescribedPredicate<JavaClass> inAGame() {
        return games().stream()
                .map(ArchitectureTest::in)
                .reduce(alwaysFalse(), (some, other) -> some.or(other))
                .as("are in a game");
    }

    /** Whoever adds a package says here where it belongs. */
    @Test
    void everyPackageIsPlaced() {
        classes()
                .that()
                .resideInAPackage("parlour.app.*..")
                .should(
                        be(
                                resideInAnyPackage(BASICS)
                                        .or(resideInAnyPackage(TABLETOP))
                                        .or(resideInAnyPackage(SCREENS))
                                        .or(resideInAnyPackage("parlour.app.freetype"))
                                        .or(inAGame())
                                        .as("in a package that this test has placed")))
                .check(APP);
    }

    @Test
    void everyGameOfTheEngineHasATable() {
        assertEquals(Games.all().stream().map(Game::id).toList(), games());
    }

    /** Windows, sockets, dialogs, threads and reflection live in other packages. */
    @Test
    void theAppStandsOnAFewPackages() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "parlour..",
                        "com.badlogic.gdx",
                        "com.badlogic.gdx.audio",
                        "com.badlogic.gdx.files",
                        "com.badlogic.gdx.graphics..",
                        "com.badlogic.gdx.math",
                        "com.badlogic.gdx.scenes.scene2d..",
                        "com.badlogic.gdx.utils",
                        "com.badlogic.gdx.utils.viewport",
                        "io.nayuki.qrcodegen",
                        "java.io",
                        "java.lang",
                        "java.lang.invoke", // lambdas and joined strings
                        "java.lang.runtime", // records
                        "java.nio", // what pictures are handed over in
                        "java.time", // when a game was saved, as people say it
                        "java.util",
                        "java.util.concurrent..", // see UsedApisTest
                        "java.util.function",
                        "java.util.regex",
                        "java.util.stream")
                .check(APP);
    }

    @ParameterizedTest
    @MethodSource("games")
    void noGameKnowsAnotherGame(String game) {
        noClasses()
                .that(in(game))
                .should()
                .dependOnClassesThat(inAGame().and(not(in(game))))
                .check(APP);
    }

    /** A game's table can be on any screen. */
    @Test
    void tablesKnowNoScreens() {
        noClasses()
                .that(inAGame().or(resideInAnyPackage(TABLETOP)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(SCREENS)
                .check(APP);
    }

    @Test
    void tablesKnowNoFiles() {
        noClasses()
                .that(inAGame().or(resideInAnyPackage(TABLETOP)))
                .or()
                .resideInAnyPackage(
                        "parlour.app.table..", "parlour.app.widget..", "parlour.app.look..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("parlour.store..", "parlour.record..", "parlour.importer..")
                .check(APP);
    }

    @Test
    void whatEverythingIsBuiltOfKnowsNoTableAndNoScreen() {
        noClasses()
                .that()
                .resideInAnyPackage(BASICS)
                .should()
                .dependOnClassesThat(inAGame().or(resideInAnyPackage(TABLETOP)))
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage(SCREENS)
                .check(APP);
    }

    /** Screens are on top; the others ask the navigator for them. */
    @Test
    void nobodyKnowsTheScreens() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parlour.app.screen")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("parlour.app.screen")
                .check(APP);
    }

    /** A copy of a frame could serve any program. */
    @Test
    void theFrameCacheKnowsNothingOfUs() {
        noClasses()
                .that()
                .resideInAPackage("parlour.app.framecache")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("parlour\\.(?!app\\.framecache\\.).*")
                .check(APP);
    }

    /** Another platform draws letters with something else, and need not have FreeType at all. */
    @Test
    void onlyTheLauncherChoosesFreeType() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parlour.app.freetype")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "parlour.app.freetype", "com.badlogic.gdx.graphics.g2d.freetype")
                .check(APP);
    }
}
