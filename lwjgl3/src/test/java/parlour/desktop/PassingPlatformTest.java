package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;

class PassingPlatformTest {
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
