package parlour.arena;

import parlour.record.RecordReader;
import parlour.record.Replay;
import parlour.record.Utf8;
import parlour.store.RegularFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A file named on the command line, with an error message for everything that can be wrong with
 * one.
 */
record NamedFile(String name) {
    /** Far more than any of our formats needs. */
    private static final int LARGEST = 16 * 1024 * 1024;

    /** Interprets the content of a file. */
    interface Reading<T> {
        T of(byte[] bytes) throws BadInput;
    }

    /** Reads the file; one that needs more memory than available is rejected like any other. */
    <T> T read(Reading<T> reading) throws BadInput {
        try {
            return reading.of(RegularFile.read(path(), LARGEST));
        } catch (IOException e) {
            throw failed(e);
        } catch (OutOfMemoryError | StackOverflowError e) {
            throw new BadInput("save.tooMuch");
        }
    }

    boolean exists() throws BadInput {
        return Files.exists(path());
    }

    String text() throws BadInput {
        return read(Utf8::text);
    }

    /** The replayed record that the file contains. */
    Replay<?, ?, ?, ?> record() throws BadInput {
        try {
            return read(bytes -> RecordReader.read(Utf8.text(bytes)));
        } catch (BadInput e) {
            throw bad(e);
        }
    }

    void write(String text) throws BadInput {
        Path path = path();
        try {
            if (Files.exists(path)) {
                RegularFile.check(path);
            }
            Files.write(path, Utf8.bytes(text));
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private Path path() throws BadInput {
        Path path;
        try {
            path = Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput("arena.file.badName");
        }
        if (name.isBlank()) {
            throw new BadInput("arena.file.badName");
        }
        if (Files.isDirectory(path)) {
            throw new BadInput("arena.file.directory");
        }
        return path;
    }

    private static BadInput failed(IOException e) {
        if (e instanceof NoSuchFileException) {
            return new BadInput("arena.file.missing");
        }
        if (e instanceof AccessDeniedException) {
            return new BadInput("arena.file.denied");
        }
        return new BadInput("arena.file.failed", String.valueOf(e.getMessage()));
    }

    /** An error about this file. */
    BadInput bad(BadInput what) {
        return new BadInput("arena.error.in", name, what.phrase());
    }
}
