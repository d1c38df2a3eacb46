package parlour.web.tools;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Compresses the files of a folder, so that no web server has to: each gets another in `.br`. */
public final class Brotli {
    /** Slow, but it is done once and loaded by everybody. */
    private static final Encoder.Parameters BEST = new Encoder.Parameters().setQuality(11);

    /** What is compressed already gets no smaller. */
    static final String COMPRESSED = ".*\\.(png|jpg|webp)";

    private Brotli() {}

    /** The folder, and where to write. */
    public static void main(String[] args) throws IOException {
        if (!Brotli4jLoader.isAvailable()) {
            System.err.println("There is no brotli for this machine: the page is not compressed.");
            return;
        }
        Path from = Path.of(args[0]);
        Path to = Path.of(args[1]);
        List<Path> files;
        try (Stream<Path> walk = Files.walk(from)) {
            files = walk.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            if (!file.toString().matches(COMPRESSED)) {
                Path compressed = to.resolve(from.relativize(file) + ".br");
                Files.createDirectories(compressed.getParent());
                Files.write(compressed, Encoder.compress(Files.readAllBytes(file), BEST));
            }
        }
    }
}
