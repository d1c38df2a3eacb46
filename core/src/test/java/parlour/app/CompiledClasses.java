package parlour.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** What the app and the engine below it are compiled to, for the rules about who uses what. */
final class CompiledClasses {
    static final JavaClasses APP_AND_ENGINE =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("parlour");

    static final JavaClasses APP = APP_AND_ENGINE.that(resideInAPackage("parlour.app.."));

    private CompiledClasses() {}
}
