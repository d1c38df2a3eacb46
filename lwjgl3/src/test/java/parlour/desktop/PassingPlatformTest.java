package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;

class PassingPlatformTest {
    @Test
    void aWindowThatKeepsNothingHasFoldersOfItsOwn() throws IOException {
        DesktopPlatform guest = DesktopPlatform.passing(OptionalLong.empty());
        assertTrue(guest.unkept().isPresent());
        guest.data().write("a", new byte[1]);
        assertEquals(List.of("a"), guest.data().list());
        assertEquals(List.of(), guest.saves().list());
        guest.close();
    }
}
