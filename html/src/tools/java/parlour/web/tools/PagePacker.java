package parlour.web.tools;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Packs the page for servers that have it inside: what gets smaller is there only compressed, and
 * what the rest of the program has anyway is only named.
 */
public final class PagePacker {
    /** The folder of the page inside a program. */
    private static final String PAGE = "web";

    /** Names the files of the page that the program has elsewhere, one a line. */
    private static final String SHARED = "web-shared.txt";

    /** Where the page has what the program has without a folder. */
    private static final Path ASSETS = Path.of("assets");

    private final Path page;
    private final Path packed;
    private final Optional<Path> program;
    private final List<String> shared = new ArrayList<>();

    private PagePacker(Path page, Path packed, Optional<Path> program) {
        this.page = page;
        this.packed = packed;
        this.program = program;
    }

    /** The folder of the page, where to write, and the files of the program if it has some. */
    public static void main(String[] args) throws IOException {
        Optional<Path> program = args.length > 2 ? Optional.of(Path.of(args[2])) : Optional.empty();
        new PagePacker(Path.of(args[0]), Path.of(args[1]), program).pack();
    }

    private void pack() throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(page)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            pack(page.relativize(file));
        }
        Files.createDirectories(packed);
        Files.write(packed.resolve(SHARED), shared);
    }

    private void pack(Path name) throws IOException {
        if (isInProgram(name)) {
            shared.add(name.toString().replace('\\', '/'));
            return;
        }
        boolean compressed = name.toString().matches(Brotli.COMPRESSED);
        Path target = packed.resolve(PAGE).resolve(name + (compressed ? "" : ".gz"));
        Files.createDirectories(target.getParent());
        if (compressed) {
            Files.copy(page.resolve(name), target);
        } else {
            gzip(page.resolve(name), target);
        }
    }

    private boolean isInProgram(Path name) throws IOException {
        if (program.isEmpty() || !name.startsWith(ASSETS)) {
            return false;
        }
        Path same = program.get().resolve(ASSETS.relativize(name));
        return Files.exists(same) && Files.mismatch(same, page.resolve(name)) < 0;
    }

    private static void gzip(Path from, Path to) throws IOException {
        try (OutputStream out = new BestGzip(Files.newOutputStream(to))) {
            Files.copy(from, out);
        }
    }

    /** Compresses as well as this format can. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
