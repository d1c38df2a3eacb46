package parlour.desktop;

import com.badlogic.gdx.utils.SharedLibraryLoader;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Loads the native libraries. By default LibGDX and LWJGL unpack theirs into a folder with a
 * predictable name that anybody can write to.
 */
final class NativeLibraries {
    /** Where a package ships them, in its Java runtime. */
    static final String SHIPPED = "lib/natives";

    private static final List<String> OF_LIBGDX = List.of("gdx", "gdx-freetype");

    private NativeLibraries() {}

    /**
     * Loads LibGDX's libraries, and tells LWJGL where its own are or may be unpacked; call it
     * before either is used.
     */
    static void load(Path javaHome, Supplier<Path> cache) throws IOException {
        Path shipped = javaHome.resolve(SHIPPED);
        if (Files.isDirectory(shipped)) {
            System.setProperty("org.lwjgl.librarypath", shipped.toString());
            load(shipped);
        } else {
            Path own = folder(cache);
            System.setProperty("org.lwjgl.system.SharedLibraryExtractPath", own.toString());
            for (String name : OF_LIBGDX) {
                unpack(fileName(name), own);
            }
            load(own);
        }
    }

    private static void load(Path folder) {
        for (String name : OF_LIBGDX) {
            if (!SharedLibraryLoader.isLoaded(name)) {
                System.load(folder.resolve(fileName(name)).toAbsolutePath().toString());
                SharedLibraryLoader.setLoaded(name);
            }
        }
    }

    private static String fileName(String name) {
        return new SharedLibraryLoader().mapLibraryName(name);
    }

    /** The user's own folder; if that is impossible, a new one for this run. */
    static Path folder(Supplier<Path> cache) throws IOException {
        try {
            return PrivateFolder.make(cache.get().resolve("natives"));
        } catch (IOException | InvalidPathException e) {
            // Created with an unpredictable name, and accessible to nobody else.
            Path passing = Files.createTempDirectory("parlour");
            passing.toFile().deleteOnExit();
            return passing;
        }
    }

    /** Unpacks a library unless it is already there, complete and of this version. */
    static void unpack(String name, Path folder) throws IOException {
        Path file = folder.resolve(name);
        try (InputStream packed = NativeLibraries.class.getResourceAsStream("/" + name)) {
            if (packed == null) {
                throw new IOException("there is no " + name);
            }
            byte[] library = packed.readAllBytes();
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && Arrays.equals(library, Files.readAllBytes(file))) {
                return;
            }
            // Another program may be using the old one, so it is left in place.
            Path fresh = folder.resolve(name + "-" + System.nanoTime());
            Files.write(fresh, library, StandardOpenOption.CREATE_NEW);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
