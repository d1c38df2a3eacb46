package parlour.table;

import parlour.fair.Hex;
import parlour.fair.Sha256;

import java.nio.charset.StandardCharsets;

/**
 * A person who belongs to a table: the opener, or whoever has a seat.
 *
 * @param token the hash of the token by which the person is known; the token itself is not kept
 */
record Member(String token) {
    static Member of(String token) {
        return new Member(Hex.of(Sha256.of(token.getBytes(StandardCharsets.UTF_8))));
    }
}
