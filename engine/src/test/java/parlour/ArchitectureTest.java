package parlour;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysFalse;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Set;

/** Who may know whom in the engine, read from its compiled classes. */
class ArchitectureTest {
    private static final JavaClasses ENGINE =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("parlour");

    /** From the bottom to the top: a package knows only what is named before it. */
    private static final List<DescribedPredicate<JavaClass>> LAYERS =
            List.of(
                    resideInAPackage("parlour.text"),
                    resideInAPackage("parlour.json"),
                    resideInAPackage("parlour.fair"),
                    resideInAPackage("parlour.engine"),
                    resideInAPackage("parlour.rating"),
                    resideInAPackage("parlour.cards"),
                    resideInAPackage("parlour.wire"),
                    resideInAPackage("parlour.search"),
                    resideInAPackage("parlour.review"),
                    inAGame(),
                    resideInAPackage("parlour"),
                    resideInAPackage("parlour.thinking"),
                    resideInAPackage("parlour.code"),
                    resideInAPackage("parlour.record"),
                    resideInAPackage("parlour.store"),
                    resideInAnyPackage(
                            "parlour.statistics",
                            "parlour.importer",
                            "parlour.daily",
                            "parlour.puzzle",
                            "parlour.table"));

    /** The parts of a game, from the bottom to the top. */
    private static final List<String> PARTS = List.of(".captures", ".rules", ".computers", "");

    /** The classes that touch the disk; everybody else asks them. */
    private static final Set<String> DISK =
            Set.of(
                    "parlour.store.DiskErrors",
                    "parlour.store.DiskFolder",
                    "parlour.store.DiskFolderBrowser",
                    "parlour.store.LockFile",
                    "parlour.store.PrivateFiles",
                    "parlour.store.RegularFile");

    /** The packages of the games, from the list of games. */
    static List<String> games() {
        return Games.all().stream().map(game -> game.getClass().getPackageName()).toList();
    }

    private static DescribedPredicate<JavaClass> inAGame() {
        return resideInAnyPackage(games().stream().map(game -> game + "..").toArray(String[]::new));
    }

    private static DescribedPredicate<JavaClass> in(String game) {
        return resideInAPackage(game + "..");
    }

    private static DescribedPredicate<JavaClass> onTheDisk() {
        return describe(
                "touch the disk",
                javaClass -> DISK.contains(javaClass.getFullName().split("\\$")[0]));
    }

    @Test
    void noTwoPackagesNeedEachOther() {
        slices().matching("(**)").should().beFreeOfCycles().check(ENGINE);
    }

    @Test
    void everyPackageKnowsOnlyWhatIsBelowIt() {
        DescribedPredicate<JavaClass> placed = alwaysFalse();
        for (DescribedPredicate<JavaClass> layer : LAYERS) {
            placed = placed.or(layer);
            classes()
                    .that(layer)
                    .should()
                    .onlyDependOnClassesThat(placed.or(not(resideInAPackage("parlour.."))))
                    .check(ENGINE);
        }
        classes().should(be(placed.as("in a package that this test has placed"))).check(ENGINE);
    }

    /** Threads, clocks, sockets, reflection and every library live in other packages. */
    @Test
    void theEngineStandsOnAFewPackagesOfJava() {
        DescribedPredicate<JavaClass> few =
                resideInAnyPackage(
                        "parlour..",
                        "java.io",
                        "java.lang",
                        "java.lang.invoke", // lambdas and joined strings
                        "java.lang.runtime", // records
                        "java.nio.charset",
                        "java.text",
                        "java.util",
                        "java.util.concurrent.atomic", // waits for no other thread
                        "java.util.function",
                        "java.util.regex",
                        "java.util.stream");
        classes().that(not(onTheDisk())).should().onlyDependOnClassesThat(few).check(ENGINE);
        classes()
                .that(onTheDisk())
                .should()
                .onlyDependOnClassesThat(few.or(resideInAPackage("java.nio..")))
                .check(ENGINE);
    }

    @ParameterizedTest
    @MethodSource("games")
    void noGameKnowsAnotherGame(String game) {
        noClasses()
                .that(in(game))
                .should()
                .dependOnClassesThat(inAGame().and(not(in(game))))
                .check(ENGINE);
    }

    /** Rules know no computer, and captures not even the rules. */
    @ParameterizedTest
    @MethodSource("games")
    void thePartsOfAGameKnowOnlyThoseBelowThem(String game) {
        for (int part = 0; part < PARTS.size() - 1; part++) {
            String[] above =
                    PARTS.subList(part + 1, PARTS.size()).stream()
                            .map(name -> game + name)
                            .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(game + PARTS.get(part))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(above)
                    // Cassino alone has captures.
                    .allowEmptyShould(PARTS.get(part).equals(".captures"))
                    .check(ENGINE);
        }
        assertEquals(
                List.of(),
                ENGINE.that(in(game)).stream()
                        .map(JavaClass::getPackageName)
                        .distinct()
                        .filter(name -> !PARTS.contains(name.substring(game.length())))
                        .toList(),
                "parts of " + game + " that this test does not know");
    }
}
