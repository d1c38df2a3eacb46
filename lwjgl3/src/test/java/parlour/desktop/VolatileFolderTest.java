package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.store.Folder;
import parlour.store.SettingsFile;
import parlour.text.BadInput;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

class VolatileFolderTest {
    private final Folder folder = new VolatileFolder();

    @Test
    void whatIsWrittenIsThereAsLongAsTheFolder() throws IOException {
        SettingsFile.open(folder).save(Map.of("pace", "FAST"));
        SettingsFile.open(folder).save(Map.of("pace", "SLOW"));
        assertEquals(Map.of("pace", "SLOW"), SettingsFile.open(folder).load().settings());
        assertEquals(Map.of(), SettingsFile.open(new VolatileFolder()).load().settings());
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
    }

    @Test
    void aWindowThatKeepsNothingHasFoldersOfItsOwn() throws IOException {
        DesktopPlatform guest = DesktopPlatform.passing(OptionalLong.empty());
        assertFalse(guest.keeps());
        guest.data().write("a", new byte[1]);
        assertEquals(List.of("a"), guest.data().list());
        assertEquals(List.of(), guest.saves().list());
        guest.close();
    }
}
