package parlour.desktop.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Deletes the classes of libraries that nothing in the program leads to. A class leads to every
 * class whose name is in it, as a type or as a text; so do the libraries in machine code.
 */
public final class UnusedClasses {
    private static final String ENDING = ".class";

    private final Map<String, Path> classes = new TreeMap<>();
    private final Set<String> used = new HashSet<>();
    private final Deque<String> unread = new ArrayDeque<>();

    private UnusedClasses() {}

    /**
     * The folder of all classes, the beginning of the names of those that stay, and a folder of
     * libraries in machine code.
     */
    public static void main(String[] args) throws IOException {
        UnusedClasses unused = new UnusedClasses();
        unused.find(Path.of(args[0]));
        unused.keep(args[1]);
        for (Path library : files(Path.of(args[2]))) {
            unused.use(texts(Files.readAllBytes(library)));
        }
        unused.follow();
        unused.delete();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private void find(Path folder) throws IOException {
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            if (name.endsWith(ENDING) && !name.startsWith("META-INF/")) {
                classes.put(name.substring(0, name.length() - ENDING.length()), file);
            }
        }
    }

    /** The program itself, and what says which services it has. */
    private void keep(String own) {
        for (String name : classes.keySet()) {
            if (name.startsWith(own) || name.equals("module-info")) {
                use(name);
            }
        }
    }

    private void use(Collection<String> names) {
        names.forEach(this::use);
    }

    private void use(String name) {
        if (classes.containsKey(name) && used.add(name)) {
            unread.add(name);
        }
    }

    private void follow() throws IOException {
        while (!unread.isEmpty()) {
            use(ClassFile.names(Files.readAllBytes(classes.get(unread.remove()))));
        }
    }

    /** Everything in a library that could be a name. */
    private static Set<String> texts(byte[] library) {
        Set<String> texts = new HashSet<>();
        StringBuilder text = new StringBuilder();
        for (char each : new String(library, StandardCharsets.ISO_8859_1).toCharArray()) {
            if (each == '/' || each < 128 && Character.isJavaIdentifierPart(each) && each > ' ') {
                text.append(each);
            } else {
                texts.add(text.toString());
                texts.add(text.substring(Math.min(1, text.length())));
                text.setLength(0);
            }
        }
        return texts;
    }

    private void delete() throws IOException {
        for (Map.Entry<String, Path> each : classes.entrySet()) {
            if (!used.contains(each.getKey())) {
                Files.delete(each.getValue());
            }
        }
    }
}
