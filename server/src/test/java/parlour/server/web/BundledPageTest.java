package parlour.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** A page that was packed into a program by {@code html:packPagePart}. */
class BundledPageTest {
    @TempDir private Path program;

    @BeforeEach
    void pack() throws IOException {
        gzip("web/index.html.gz", "the page");
        gzip("web/parlour.wasm.gz", "the game");
        write("web/assets/letters.png", "letters for browsers");
        write("web-shared.txt", "assets/cards.png\nassets/sounds/win.wav\n");
        write("cards.png", "cards");
        write("sounds/win.wav", "a fanfare");
        write("settings.properties", "of the program alone");
        write("letters.png", "letters for the desktop");
    }

    private void write(String name, String text) throws IOException {
        Path file = program.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void gzip(String name, String text) throws IOException {
        write(name, "");
        try (OutputStream out =
                new GZIPOutputStream(Files.newOutputStream(program.resolve(name)))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private Page page() throws MalformedURLException {
        return BundledPage.of(new URLClassLoader(new URL[] {program.toUri().toURL()}, null));
    }

    private String text(String name) throws IOException {
        Optional<Page.Found> found = page().find(name);
        if (found.isEmpty()) {
            return "nothing";
        }
        try (InputStream in = found.get().open()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whatIsOnlyThereCompressedIsUnpackedForWhoeverAsks() throws IOException {
        assertEquals("the page", text("index.html"));
        assertEquals("the game", text("parlour.wasm"));
        assertEquals(
                Files.readString(
                        program.resolve("web/parlour.wasm.gz"), StandardCharsets.ISO_8859_1),
                new String(
                        page().find("parlour.wasm.gz").orElseThrow().open().readAllBytes(),
                        StandardCharsets.ISO_8859_1));
    }

    @Test
    void whatTheProgramHasItselfIsServedFromThere() throws IOException {
        assertEquals("cards", text("assets/cards.png"));
        assertEquals("a fanfare", text("assets/sounds/win.wav"));
        assertEquals("letters for browsers", text("assets/letters.png"));
    }

    @Test
    void nothingElseOfTheProgramIsServed() throws IOException {
        assertEquals("nothing", text("assets/settings.properties"));
        assertEquals("nothing", text("settings.properties"));
        assertEquals("nothing", text("cards.png"));
        assertEquals("nothing", text("web-shared.txt"));
        assertEquals("nothing", text("assets"));
    }

    @Test
    void aProgramWithoutAPageHasNone() throws IOException {
        Files.delete(program.resolve("web/index.html.gz"));
        assertSame(Page.NONE, page());
    }
}
