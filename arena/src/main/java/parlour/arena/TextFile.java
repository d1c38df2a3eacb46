package parlour.arena;

import parlour.text.BadInput;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files as text, with a sentence for everything that can be wrong with one. */
final class TextFile {
    /** None of our formats comes near it. */
    private static final int LARGEST = 16 * 1024 * 1024;

    private TextFile() {}

    static String read(String name) throws BadInput {
        try (InputStream in = Files.newInputStream(path(name))) {
            if (Files.isDirectory(path(name))) {
                throw new BadInput("arena.file.directory");
            }
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new BadInput("arena.file.tooLarge", LARGEST);
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new BadInput("arena.file.notText");
        } catch (IOException e) {
            throw failed(e);
        }
    }

    static void write(String name, String text) throws BadInput {
        try {
            Files.writeString(path(name), text);
        } catch (IOException e) {
            throw new BadInput("arena.error.in", name, failed(e).phrase());
        }
    }

    private static Path path(String name) throws BadInput {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInput("arena.file.badName");
        }
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
}
