package parlour.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static parlour.app.CompiledClasses.APP_AND_ENGINE;

import com.badlogic.gdx.math.MathUtils;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/**
 * What the engine and the app leave alone, although the packages they use have it: a browser could
 * not do it, a game would not come out the same again, or only the launcher may decide it.
 */
class UsedApisTest {
    /** They hand over from thread to thread, and never block a frame. */
    private static final Set<String> HANDING_OVER =
            Set.of(
                    "parlour.app.platform.BackgroundTasks", // queues of what has been done
                    "parlour.app.platform.SafePreferences", // the settings that are due
                    "parlour.app.look.Preloaded", // whoever needs it first makes it
                    "parlour.cassino.captures.Captures"); // buffers for the next calculation

    /** Nothing of theirs is written otherwise in another country: words filled in by %s. */
    private static final Set<String> FILLING_IN =
            Set.of("parlour.app.session.TurnLog", "parlour.app.setup.SetupForm");

    static Stream<ArchRule> rules() {
        return Stream.of(threads(), reflection(), chance(), theSystem(), files(), writtenNumbers())
                .flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isLeftAlone(ArchRule rule) {
        rule.check(APP_AND_ENGINE);
    }

    private static List<ArchRule> threads() {
        String why = "a browser has one thread, and a desktop's threads are the launcher's";
        return because(
                why,
                noType(Thread.class),
                noType(ThreadLocal.class),
                noType(Timer.class),
                noType(TimerTask.class),
                noType(com.badlogic.gdx.utils.Timer.class),
                noType(Runtime.class),
                noType(Process.class),
                noType(ProcessBuilder.class),
                noMember(Arrays.class, "parallel.*"),
                noMember(Collection.class, "parallelStream"),
                noMember(BaseStream.class, "parallel"),
                noClasses()
                        .that(areNot(HANDING_OVER))
                        .should()
                        .dependOnClassesThat()
                        .haveNameMatching("java\\.util\\.concurrent\\.(?!Callable$).*"));
    }

    private static List<ArchRule> reflection() {
        return because(
                "what only the running program finds out, no compiler can check",
                noPackage("java.lang.reflect.."),
                noPackage("com.badlogic.gdx.utils.reflect.."),
                noType(ClassLoader.class),
                noType(ServiceLoader.class),
                noMember(
                        Class.class,
                        "forName|newInstance|get(Declared)?(Method|Field|Constructor|Classe)s?"));
    }

    private static List<ArchRule> chance() {
        return because(
                "the same seed gives the same game",
                noType(Random.class),
                noType(SplittableRandom.class),
                noType(UUID.class),
                noPackage("java.security.."),
                noPackage("java.util.random.."),
                noMember(Math.class, "random"),
                noMember(StrictMath.class, "random"),
                noMember(MathUtils.class, "random.*"),
                noMember(Collections.class, "shuffle"));
    }

    private static List<ArchRule> theSystem() {
        return because(
                "ends, clocks, streams and properties of the program are the launcher's",
                noMember(System.class, "(?!arraycopy|identityHashCode).*"),
                noMember(Throwable.class, "printStackTrace"));
    }

    private static List<ArchRule> files() {
        return because(
                "files that must not be lost go through the stores of parlour.store",
                noClasses()
                        .should()
                        .dependOnClassesThat()
                        .haveNameMatching(
                                "java\\.io\\.(File(?!NotFoundException).*|RandomAccessFile)"),
                noClasses()
                        .that()
                        .resideOutsideOfPackage("parlour.store")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net.."),
                // In a browser nothing lies beside the classes; LibGDX's files are there.
                noMember(Class.class, "getResource(AsStream)?"),
                // It makes whatever class a file names.
                noClasses()
                        .should()
                        .dependOnClassesThat()
                        .haveNameMatching("com\\.badlogic\\.gdx\\.utils\\.(UB)?Json.*"));
    }

    private static List<ArchRule> writtenNumbers() {
        return because(
                "what is written in one country is read in another",
                noAccess(
                        areNot(Set.of("parlour.app.settings.Settings")), // the first language
                        member(Locale.class, "getDefault")),
                noAccess(areNot(FILLING_IN), member(String.class, "formatted")),
                noAccess(always(), member(String.class, "format").and(withoutLocale())),
                noAccess(always(), member(String.class, "to(Low|Upp)erCase").and(withoutLocale())),
                noAccess(always(), member(MessageFormat.class, "<init>").and(withoutLocale())),
                noAccess(
                        always(), member(NumberFormat.class, "get.*Instance").and(withoutLocale())),
                noType(Formatter.class),
                noType(ResourceBundle.class));
    }

    private static List<ArchRule> because(String why, ArchRule... rules) {
        return Stream.of(rules).map(rule -> rule.because(why)).toList();
    }

    private static ArchRule noPackage(String name) {
        return noClasses().should().dependOnClassesThat().resideInAPackage(name);
    }

    private static ArchRule noType(Class<?> type) {
        return noClasses().should().dependOnClassesThat().areAssignableTo(type);
    }

    private static ArchRule noMember(Class<?> owner, String names) {
        return noAccess(always(), member(owner, names));
    }

    private static ArchRule noAccess(
            DescribedPredicate<JavaClass> users, DescribedPredicate<JavaAccess<?>> accesses) {
        return noClasses().that(users).should().accessTargetWhere(accesses);
    }

    private static DescribedPredicate<JavaClass> always() {
        return DescribedPredicate.<JavaClass>alwaysTrue().as("are ours");
    }

    /** Calls of methods, references to them and uses of fields, by a pattern of their names. */
    private static DescribedPredicate<JavaAccess<?>> member(Class<?> owner, String names) {
        Pattern pattern = Pattern.compile(names);
        return describe(
                owner.getSimpleName() + "." + names,
                access ->
                        access.getTargetOwner().isAssignableTo(owner)
                                && pattern.matcher(access.getName()).matches());
    }

    private static DescribedPredicate<JavaAccess<?>> withoutLocale() {
        return describe(
                "without a locale",
                access ->
                        access.getTarget() instanceof CodeUnitAccessTarget target
                                && target.getRawParameterTypes().stream()
                                        .noneMatch(type -> type.isEquivalentTo(Locale.class)));
    }

    /** Neither these classes nor what is written inside them. */
    private static DescribedPredicate<JavaClass> areNot(Set<String> names) {
        return describe(
                "are not " + names,
                javaClass -> !names.contains(javaClass.getFullName().split("\\$")[0]));
    }
}
