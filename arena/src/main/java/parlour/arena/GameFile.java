package parlour.arena;

import parlour.arena.play.Storage;
import parlour.record.Utf8;
import parlour.store.RegularFile;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** The file of a game in the terminal: replaced atomically, and never overwrites another file. */
final class GameFile implements Storage {
    private final String usual;
    private Optional<String> file;

    private GameFile(String usual, Optional<String> file) {
        this.usual = usual;
        this.file = file;
    }

    /** No file yet; the default name is that of the game. */
    static GameFile none(String gameId) {
        return new GameFile(gameId, Optional.empty());
    }

    /** The file that the game was loaded from. */
    static GameFile own(String gameId, String name) {
        return new GameFile(gameId, Optional.of(name));
    }

    /** A file that must not exist yet. */
    static GameFile fresh(String gameId, String name) throws BadInput {
        mustBeFree(name);
        Path folder = path(name).getParent();
        if (!Files.isWritable(folder)) {
            String why = Files.exists(folder) ? "arena.file.denied" : "arena.play.noFolder";
            throw new BadInput("arena.error.in", name, Phrase.of(why));
        }
        return new GameFile(gameId, Optional.of(name));
    }

    @Override
    public Optional<String> file() {
        return file;
    }

    @Override
    public String next() {
        if (file.isPresent()) {
            return file.get();
        }
        String name = usual + ".json";
        for (int i = 2; Files.exists(Path.of(name)); i++) {
            name = usual + "-" + i + ".json";
        }
        return name;
    }

    @Override
    public void save(String game) throws BadInput {
        String name = next();
        write(name, game);
        file = Optional.of(name);
    }

    @Override
    public void saveAs(String name, String game) throws BadInput {
        if (!file.equals(Optional.of(name))) {
            mustBeFree(name);
        }
        write(name, game);
        file = Optional.of(name);
    }

    private static void mustBeFree(String name) throws BadInput {
        if (Files.exists(path(name))) {
            throw new BadInput("arena.error.in", name, Phrase.of("arena.play.exists"));
        }
    }

    private static Path path(String name) throws BadInput {
        try {
            Path path = Path.of(name).toAbsolutePath();
            if (path.getFileName() != null && !name.isBlank()) {
                return path;
            }
        } catch (InvalidPathException e) {
            // Reported below, like an invalid name.
        }
        throw new BadInput("arena.error.in", name, Phrase.of("arena.file.badName"));
    }

    /**
     * Written to a temporary file and then moved over, so that a full disk leaves the old one
     * intact.
     */
    private static void write(String name, String game) throws BadInput {
        Path target = path(name);
        try {
            if (Files.exists(target)) {
                RegularFile.check(target);
                target = target.toRealPath();
            }
            Path beside = Files.createTempFile(target.getParent(), ".parlour", ".tmp");
            try {
                Files.write(beside, Utf8.bytes(game));
                move(beside, target);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (BadInput e) {
            throw new BadInput("arena.error.in", name, e.phrase());
        } catch (IOException e) {
            throw new BadInput("arena.error.in", name, failure(e));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Phrase failure(IOException e) {
        if (e instanceof NoSuchFileException) {
            return Phrase.of("arena.play.noFolder");
        }
        if (e instanceof AccessDeniedException) {
            return Phrase.of("arena.file.denied");
        }
        return Phrase.of("arena.file.failed", String.valueOf(e.getMessage()));
    }
}
