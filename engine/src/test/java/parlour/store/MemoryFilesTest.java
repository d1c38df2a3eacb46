package parlour.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class MemoryFilesTest {
    private final MemoryFiles files = new MemoryFiles();
    private final Folder folder = files.folder("data");

    @Test
    void whatIsWrittenIsThereAsLongAsTheFiles() throws IOException {
        SettingsFile.open(folder).save(Map.of("pace", "FAST"));
        SettingsFile.open(folder).save(Map.of("pace", "SLOW"));
        assertEquals(Map.of("pace", "SLOW"), SettingsFile.open(folder).load().settings());
        Folder other = new MemoryFiles().folder("data");
        assertEquals(Map.of(), SettingsFile.open(other).load().settings());
    }

    @Test
    void itIsAFolderLikeOthers() throws IOException, BadInput {
        folder.write("a", new byte[10]);
        assertThrows(BadInput.class, () -> folder.read("a", 9));
        folder.move("a", "b");
        assertEquals(List.of("b"), folder.list());
        assertThrows(IOException.class, () -> folder.move("a", "b"));
        folder.delete("b");
        folder.delete("b");
        assertEquals(List.of(), folder.list());
        assertThrows(IllegalArgumentException.class, () -> folder.delete("../b"));
    }

    @Test
    void foldersDoNotSeeEachOther() throws IOException, BadInput {
        folder.write("a", new byte[1]);
        Folder saves = files.folder("saves");
        assertEquals(Optional.empty(), saves.read("a", 9));
        assertEquals(List.of(), saves.list());
        saves.write("a", new byte[2]);
        assertEquals(1, folder.read("a", 9).orElseThrow().length);
    }

    @Test
    void aContentThatSomebodyHoldsIsNotTheFile() throws IOException, BadInput {
        byte[] content = {1};
        folder.write("a", content);
        content[0] = 2;
        folder.read("a", 9).orElseThrow()[0] = 3;
        assertArrayEquals(new byte[] {1}, folder.read("a", 9).orElseThrow());
    }
}
