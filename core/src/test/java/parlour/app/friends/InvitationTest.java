package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

/** Links and codes as people type and paste them. */
class InvitationTest {
    @ParameterizedTest
    @CsvSource({
        "http://192.168.1.5:8080/#BCDFGH, http://192.168.1.5:8080",
        "  https://cards.example.org/#bcd-fgh , https://cards.example.org",
        "192.168.1.5:8080/#BCDFGH, http://192.168.1.5:8080",
        "cards.example.org#BCDFGH, https://cards.example.org",
        "cards.example.org:8443/#BCDFGH, http://cards.example.org:8443",
        "HTTPS://Example.org/parlour/#BCDFGH, https://example.org/parlour",
        "laptop/#BCDFGH, http://laptop",
        "laptop.local/#BCDFGH, http://laptop.local",
        "wss://example.org/#BCDFGH, https://example.org",
        "http://[fe80::1]:8080/#BCDFGH, http://[fe80::1]:8080",
    })
    void aLinkHasAServerAndACode(String typed, String server) {
        Invitation read = Invitation.read(typed).orElseThrow();
        assertEquals("BCDFGH", read.code());
        assertEquals(Optional.of(server), read.server().map(ServerAddress::url));
    }

    @ParameterizedTest
    @ValueSource(strings = {"BCDFGH", "bcdfgh", " bcd fgh ", "BCD-FGH"})
    void aCodeAloneNamesNoServer(String typed) {
        assertEquals(
                Optional.of(new Invitation(Optional.empty(), "BCDFGH")), Invitation.read(typed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ABCDEF",
                "BCDFG",
                "http://example.org/",
                "http://example.org/#",
                "javascript:alert(1)#BCDFGH",
                "http://a b/#BCDFGH",
                "http://example.org:99999/#BCDFGH",
                "http://example.org/?x=1#BCDFGH",
            })
    void anythingElseIsNeither(String typed) {
        assertEquals(Optional.empty(), Invitation.read(typed));
    }

    @Test
    void aLinkLeadsBack() {
        ServerAddress server = ServerAddress.read("https://example.org/parlour/").orElseThrow();
        assertEquals("https://example.org/parlour/#BCDFGH", server.link("BCDFGH"));
        assertEquals("wss://example.org/parlour/table", server.socket(Optional.empty()));
        assertEquals(
                "wss://example.org/parlour/table?code=BCDFGH",
                server.socket(Optional.of("bcdfgh")));
        assertEquals(
                Optional.of(server), Invitation.read(server.link("BCDFGH")).orElseThrow().server());
    }
}
