package parlour.server.redis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.text.BadInput;

import java.util.List;
import java.util.Optional;

/** Addresses of a Redis as people write them. */
class RedisAddressTest {
    private static RedisAddress plain(String host, int port) {
        return new RedisAddress(host, port, Optional.empty(), Optional.empty(), 0);
    }

    @Test
    void aHostAndAPortAreEnough() throws BadInput {
        assertEquals(plain("localhost", 6380), RedisAddress.read("localhost:6380"));
        assertEquals(plain("10.0.0.2", 6379), RedisAddress.read("10.0.0.2"));
        assertEquals(plain("[::1]", 7), RedisAddress.read("[::1]:7"));
        assertEquals(plain("h", 1), RedisAddress.read("redis://h:1"));
        assertEquals(plain("h", 1), RedisAddress.read("redis://h:1/"));
    }

    @Test
    void passwordUserAndDatabaseMayBeNamed() throws BadInput {
        assertEquals(
                new RedisAddress("h", 1, Optional.empty(), Optional.of("p:w/"), 3),
                RedisAddress.read("redis://:p:w%2F@h:1/3"));
        assertEquals(
                new RedisAddress("h", 6379, Optional.of("anna"), Optional.of("pw"), 0),
                RedisAddress.read("redis://anna:pw@h"));
        assertFalse(RedisAddress.read("redis://:hidden@h:1").toString().contains("hidden"));
    }

    @Test
    void whatIsNoAddressIsRefusedWithoutItsPassword() {
        for (String wrong :
                List.of(
                        "",
                        ":6379",
                        "h:",
                        "h:0",
                        "h:70000",
                        "h:x",
                        "http://h:1",
                        "h:1/x",
                        "a b:1",
                        "redis://:hidden@h:x",
                        "redis://:hid den@h:1",
                        "redis://h:1/0?a=b",
                        "rediss://h:1",
                        "redis://name@h:1",
                        "h:1/12345")) {
            BadInput refused = assertThrows(BadInput.class, () -> RedisAddress.read(wrong), wrong);
            assertEquals("run.redis.address", refused.phrase().key());
            assertFalse(refused.phrase().toString().contains("hid"), refused.toString());
        }
    }
}
