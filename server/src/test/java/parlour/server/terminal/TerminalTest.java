package parlour.server.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.nayuki.qrcodegen.QrCode.Ecc;

import org.junit.jupiter.api.Test;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/** What is printed: the code for cameras and the addresses. */
class TerminalTest {
    private static final String LINK = "http://192.168.1.20:7676/";

    @Test
    void theCodeHasEverySquareAndALightBorder() {
        io.nayuki.qrcodegen.QrCode code = io.nayuki.qrcodegen.QrCode.encodeText(LINK, Ecc.MEDIUM);
        String[] lines = QrCode.of(LINK).split("\n");
        assertEquals((code.size + 5) / 2, lines.length);
        for (int y = 0; y < 2 * lines.length; y++) {
            for (int x = 0; x < lines[0].length(); x++) {
                char block = lines[y / 2].charAt(x);
                boolean light = block == '█' || block == (y % 2 == 0 ? '▀' : '▄');
                boolean beyond = y >= code.size + 4;
                assertEquals(!beyond && !code.getModule(x - 2, y - 2), light, x + ", " + y);
            }
        }
    }

    @Test
    void anAddressOfAHomeNetworkComesFirst() throws UnknownHostException {
        InetAddress home = InetAddress.getByName("192.168.1.20");
        InetAddress open = InetAddress.getByName("198.51.100.7");
        InetAddress six = InetAddress.getByName("2001:db8::1");
        InetAddress link = InetAddress.getByName("169.254.3.3");
        InetAddress self = InetAddress.getByName("127.0.0.1");
        assertEquals(
                List.of(home, open, six),
                NetworkAddresses.sorted(List.of(six, link, open, self, home, home)));
    }

    @Test
    void whatIsBoundIsTold() throws UnknownHostException {
        InetAddress self = InetAddress.getByName("127.0.0.1");
        assertEquals(self, NetworkAddresses.reachable(self));
        InetAddress any = NetworkAddresses.reachable(InetAddress.getByName("0.0.0.0"));
        assertFalse(any.isAnyLocalAddress(), "a link needs a real address");
    }

    @Test
    void versionSixStandsInBrackets() throws UnknownHostException {
        assertEquals(
                "[2001:db8:0:0:0:0:0:1]",
                NetworkAddresses.inLink(InetAddress.getByName("2001:db8::1")));
        assertTrue(NetworkAddresses.inLink(InetAddress.getByName("192.0.2.1")).equals("192.0.2.1"));
    }
}
