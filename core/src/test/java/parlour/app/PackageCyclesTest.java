package parlour.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import static parlour.app.CompiledClasses.APP;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.files.FileHandle;

import org.junit.jupiter.api.Test;

import parlour.engine.Match;

import java.util.Set;

/** No two packages of the app need each other, and what is shared knows no game by name. */
class PackageCyclesTest {
    /** They know games by name. */
    private static final Set<String> LISTS =
            Set.of(
                    "parlour.app.screen.AllGames", // the list of games
                    "parlour.app.sheet.StatisticsSheet"); // the column of Cassino's sweeps

    @Test
    void noTwoPackagesNeedEachOther() {
        slices().matching("(**)").should().beFreeOfCycles().check(APP);
    }

    @Test
    void onlyTheListOfGamesKnowsThemByName() {
        noClasses()
                .that(
                        not(ArchitectureTest.inAGame())
                                .and(
                                        describe(
                                                "are not " + LISTS,
                                                javaClass ->
                                                        !LISTS.contains(javaClass.getFullName()))))
                .should()
                .dependOnClassesThat(ArchitectureTest.inAGame())
                .check(APP);
    }

    /**
     * A table shows views and asks for moves; whose match it is, here or elsewhere, is the
     * session's.
     */
    @Test
    void tablesKnowNoMatch() {
        noClasses()
                .that(ArchitectureTest.inAGame().or(resideInAPackage("parlour.app.tabletop..")))
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class)
                .check(APP);
    }

    /** LibGDX looks for internal files in the folder it was started in before the program's own. */
    @Test
    void theProgramsOwnFilesComeFromTheClassPath() {
        noClasses()
                .should()
                .accessTargetWhere(
                        describe(
                                "a file is looked for elsewhere",
                                access ->
                                        access.getTargetOwner().isEquivalentTo(Files.class)
                                                        && !access.getName().equals("classpath")
                                                || access.getTargetOwner()
                                                                .isAssignableTo(FileHandle.class)
                                                        && access.getName().equals("<init>")))
                .check(APP);
    }
}
