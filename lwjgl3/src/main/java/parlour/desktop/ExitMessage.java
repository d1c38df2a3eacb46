package parlour.desktop;

import parlour.store.PrivateFiles;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;

/**
 * The message when the program cannot start or continue: one or two true sentences without a stack
 * trace.
 */
final class ExitMessage {
    static final String NO_DISPLAY =
            "Parlour needs a screen and found none: start it from a desktop session, "
                    + "or, to try it without one, install xvfb and run it through xvfb-run -a.";
    static final String NO_OPENGL =
            "Parlour could not open a window: it needs OpenGL 2.0 or newer. Install or update the"
                    + " driver of the graphics card, then start it again.";

    /** What happened to the games. */
    enum Games {
        /** Everything pending was written. */
        WRITTEN,
        /** The disk was too slow. */
        UNWRITTEN,
        /** Games of this window are not saved. */
        NOT_KEPT
    }

    private ExitMessage() {}

    /** The message where nothing is wrong with the program but something is missing. */
    static Optional<String> missing(Throwable problem) {
        String message = String.valueOf(problem.getMessage());
        if (message.contains("initialize GLFW")) {
            return Optional.of(NO_DISPLAY);
        }
        if (message.contains("create window") || message.contains("OpenGL 2.0 or higher")) {
            return Optional.of(NO_OPENGL);
        }
        return Optional.empty();
    }

    /**
     * The message for an internal error: the details go into a file, the person gets a sentence.
     *
     * @param folder where to write the file
     */
    static String mistake(Throwable mistake, Path folder, Games games) {
        String end = "Parlour had to stop because of a mistake of its own. " + told(games);
        Path file = folder.resolve("crash.txt");
        try {
            PrivateFiles.folder(folder);
            write(file, "Parlour " + Main.version() + "\n" + trace(mistake));
            return end + " Please send us " + file + ".";
        } catch (IOException e) {
            return end + " What happened, since " + file + " could not be written: " + mistake;
        }
    }

    private static String told(Games games) {
        return switch (games) {
            case WRITTEN -> "Start it again to go on: every game is there as it was last saved.";
            case UNWRITTEN -> "The last moves may be missing: the disk did not take them in time.";
            case NOT_KEPT -> "The games of this window were not saved.";
        };
    }

    private static String trace(Throwable mistake) {
        StringWriter details = new StringWriter();
        mistake.printStackTrace(new PrintWriter(details));
        return details.toString();
    }

    /** Replaces the old file with a new one that only its owner can read. */
    private static void write(Path file, String text) throws IOException {
        Files.deleteIfExists(file);
        try (SeekableByteChannel out =
                Files.newByteChannel(
                        file,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        PrivateFiles.file(file))) {
            out.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        }
    }
}
