package parlour.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.App;
import parlour.store.Folder;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Engine, core and launcher use only the Java that a browser has. The compiler finds that out too,
 * but in minutes, and only of what the program reaches.
 */
class ClassLibraryTest {
    /** They touch a disk, so only launchers for machines with one use them. */
    private static final Set<String> DISK =
            Stream.of("DiskFolder", "DiskFolderBrowser", "LockFile", "PrivateFiles", "RegularFile")
                    .map(name -> Folder.class.getPackageName() + "." + name)
                    .collect(Collectors.toSet());

    private final ClassLibrary library = new ClassLibrary(DISK);

    @Test
    void everythingUsedIsThere() throws Exception {
        Set<String> missing = new TreeSet<>();
        for (Class<?> one : List.of(Games.class, App.class, Main.class)) {
            Set<String> names = classesBeside(one);
            assertTrue(names.contains(one.getName()), "the classes are where this test looks");
            names.stream()
                    .filter(name -> !DISK.contains(name.split("\\$")[0]))
                    .forEach(name -> missing.addAll(library.missing(name)));
        }
        assertEquals(Set.of(), missing);
    }

    /** The names of all classes in the folder or archive that a class comes from. */
    private static Set<String> classesBeside(Class<?> one) throws IOException, URISyntaxException {
        URI source = one.getProtectionDomain().getCodeSource().getLocation().toURI();
        Path place = Path.of(source);
        if (Files.isDirectory(place)) {
            return classesIn(place);
        }
        try (FileSystem archive = FileSystems.newFileSystem(place, Map.of())) {
            return classesIn(archive.getPath("/"));
        }
    }

    private static Set<String> classesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Set<String> names = new TreeSet<>();
            files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .forEach(file -> names.add(file.replace('/', '.').replace('\\', '.')));
            return names;
        }
    }
}
