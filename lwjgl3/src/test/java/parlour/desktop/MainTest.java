package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

class MainTest {
    @Test
    void aSecondStartSaysWhatItDid() throws CommandLine.Unclear {
        assertEquals(
                "Parlour is open already: its window was brought forward.",
                Main.handedOver(CommandLine.parse()));
        assertEquals(
                "Parlour is open already, and takes "
                        + Path.of("game").toAbsolutePath()
                        + " in there. Other options count from its next start.",
                Main.handedOver(CommandLine.parse("game", "--seed", "1")));
        assertEquals(
                "Parlour is open already, and shows the way to that table in there.",
                Main.handedOver(CommandLine.parse("http://192.168.1.5:7676/#BCDFGH")));
    }
}
