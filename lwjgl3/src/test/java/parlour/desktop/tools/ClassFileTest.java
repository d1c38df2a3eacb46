package parlour.desktop.tools;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

class ClassFileTest {
    /** Has references of all kinds. */
    static final class Example {
        static final long NUMBER = 1L << 40;
        static final double FRACTION = 0.1;
        static final String NAMED = "java.util.zip.CRC32";

        private Example() {}

        static List<Thread> typeOfAMethod() {
            return List.of();
        }

        static void call(Map<String, ? extends Process> map) {
            map.forEach((name, process) -> System.out.println(name + NUMBER + FRACTION + NAMED));
        }
    }

    @Test
    void everyClassThatIsNamedIsFound() throws IOException {
        try (InputStream in =
                ClassFileTest.class.getResourceAsStream("ClassFileTest$Example.class")) {
            Set<String> names = ClassFile.names(in.readAllBytes());
            for (Class<?> used :
                    List.of(
                            Object.class,
                            Thread.class,
                            Process.class,
                            List.class,
                            java.util.function.BiConsumer.class,
                            java.util.zip.CRC32.class,
                            ClassFileTest.class)) {
                assertTrue(names.contains(used.getName().replace('.', '/')), used.getName());
            }
            assertFalse(names.contains("java/util/zip/Adler32"));
        }
    }
}
