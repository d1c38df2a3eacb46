package parlour.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parlour.text.BadInput;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/** A program of its own under {@code LC_ALL=C}, which looks at a folder with another name in it. */
public final class PlainLetters {
    private PlainLetters() {}

    static String run(Path folder) throws IOException, InterruptedException {
        // The shell's own letters: this program may not know them either.
        started(List.of("sh", "-c", "echo k > \"$(printf 'k\\303\\244.json')\""), folder);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        return started(
                List.of(java, "-cp", classes, PlainLetters.class.getName(), folder.toString()),
                folder);
    }

    private static String started(List<String> command, Path folder)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("LC_ALL", "C");
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    public static void main(String[] args) throws Exception {
        FolderBrowser folderBrowser = new DiskFolderBrowser(Path.of(args[0]), List.of());
        FolderBrowser.Drawer home = folderBrowser.open(folderBrowser.home());
        StringBuilder said = new StringBuilder();
        said.append("home has ").append(home.entries().size()).append(" entries\n");
        List<FolderBrowser.Entry> entries =
                home.entries().stream()
                        .sorted(Comparator.comparing(FolderBrowser.Entry::name))
                        .toList();
        for (FolderBrowser.Entry entry : entries) {
            String name = entry.name().replaceAll("[^ -~]", "?");
            said.append(name).append(": ").append(read(folderBrowser, entry.place())).append('\n');
        }
        String dropped = args[0] + "/k\u00e4.json";
        said.append("dropped: ").append(read(folderBrowser, dropped));
        said.append(" called ").append(folderBrowser.name(dropped)).append('\n');
        said.append("written: ").append(written(folderBrowser, args[0])).append('\n');
        System.out.write(said.toString().getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }

    private static String read(FolderBrowser folderBrowser, String place) throws IOException {
        try {
            return new String(folderBrowser.read(place, 100), StandardCharsets.UTF_8).strip();
        } catch (BadInput e) {
            return e.phrase().key();
        }
    }

    private static String written(FolderBrowser folderBrowser, String folder) throws IOException {
        try {
            return folderBrowser.write(folder, "\u00f6.parlour", new byte[1]);
        } catch (BadInput e) {
            return e.phrase().key();
        }
    }
}
