package parlour.server.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.wire.Limits;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Set;

/** Limits in a time that the test sets. */
class LimitsTest {
    private static final long SECOND = 1_000_000_000L;
    private static final long START = Long.MAX_VALUE - 5 * SECOND;

    private static int allowed(MessageLimit limit, int tried, long now) {
        int allowed = 0;
        for (int i = 0; i < tried; i++) {
            allowed += limit.message(now) ? 1 : 0;
        }
        return allowed;
    }

    @Test
    void fortyMessagesAtOnceAndTwentyASecond() {
        MessageLimit limit = new MessageLimit(Limits.USUAL, START);
        assertEquals(40, allowed(limit, 100, START));
        assertEquals(0, allowed(limit, 100, START + SECOND / 21));
        assertEquals(20, allowed(limit, 100, START + SECOND + SECOND / 21));
        // The clock of nanoseconds may pass its end.
        assertEquals(40, allowed(limit, 100, START + 10 * SECOND));
    }

    @Test
    void aSteadyStreamOfTwentyASecondIsFine() {
        MessageLimit limit = new MessageLimit(Limits.USUAL, 0);
        for (int i = 0; i < 2000; i++) {
            assertTrue(limit.message(i * SECOND / 20));
        }
    }

    @Test
    void onlyTroublesInARowCount() {
        MessageLimit limit = new MessageLimit(Limits.USUAL, 0);
        for (int i = 0; i < 10; i++) {
            assertTrue(limit.trouble());
            assertTrue(limit.trouble());
            limit.fine();
        }
        assertTrue(limit.trouble());
        assertTrue(limit.trouble());
        assertFalse(limit.trouble());
    }

    @Test
    void tenWrongCodesAMinute() {
        AddressLimits limits = new AddressLimits(AddressLimits.Most.USUAL, code -> true);
        for (int i = 0; i < 10; i++) {
            assertTrue(limits.mayTryCode("a", 0));
            limits.wrongCode("a", 0);
        }
        assertFalse(limits.mayTryCode("a", 0));
        assertFalse(limits.mayTryCode("a", 5 * SECOND));
        assertTrue(limits.mayTryCode("b", 0), "others may");
        assertTrue(limits.mayTryCode("a", 7 * SECOND), "a tenth of a minute later one more");
        limits.wrongCode("a", 7 * SECOND);
        assertFalse(limits.mayTryCode("a", 7 * SECOND));
    }

    @Test
    void connectionsAreCountedByAddress() {
        AddressLimits limits =
                new AddressLimits(new AddressLimits.Most(2, 10, 10, 10), code -> true);
        assertTrue(limits.connect("a", 0));
        assertTrue(limits.connect("a", 0));
        assertFalse(limits.connect("a", 0));
        assertTrue(limits.connect("b", 0));
        limits.disconnect("a", 0);
        assertTrue(limits.connect("a", 0));
    }

    @Test
    void openedTablesAreCountedByAddress() {
        AddressLimits limits =
                new AddressLimits(new AddressLimits.Most(2, 10, 3, 10), code -> true);
        assertTrue(limits.openTable("a", 0));
        assertTrue(limits.openTable("a", 0));
        assertTrue(limits.openTable("a", 0));
        assertFalse(limits.openTable("a", 0));
        assertTrue(limits.openTable("a", 20 * SECOND));
        assertFalse(limits.openTable("a", 20 * SECOND));
    }

    @Test
    void tablesAreCountedByAddressUntilTheyAreGone() {
        Set<String> open = new HashSet<>(Set.of("ONE", "TWO", "THREE"));
        AddressLimits limits =
                new AddressLimits(new AddressLimits.Most(2, 10, 10, 2), open::contains);
        limits.keepTable("a", "ONE", 0);
        assertTrue(limits.mayKeepTable("a", 0));
        limits.keepTable("a", "TWO", 0);
        assertFalse(limits.mayKeepTable("a", 0));
        assertFalse(limits.mayKeepTable("a", 1000 * SECOND), "time alone does not help");
        assertTrue(limits.mayKeepTable("b", 0), "others may");
        open.remove("ONE");
        assertTrue(limits.mayKeepTable("a", 0));
        limits.keepTable("a", "THREE", 0);
        assertFalse(limits.mayKeepTable("a", 0));
    }

    @Test
    void anAddressIsNotForgottenWhileItsTablesAreThere() {
        AddressLimits limits =
                new AddressLimits(new AddressLimits.Most(2, 10, 10, 1), "KEPT"::equals);
        limits.keepTable("a", "KEPT", 0);
        for (int i = 0; i < 10_000; i++) {
            limits.keepTable("b" + i, "GONE", i * SECOND);
        }
        assertFalse(limits.mayKeepTable("a", 10_000 * SECOND));
        assertTrue(limits.remembered() < 3000, "remembered: " + limits.remembered());
    }

    @Test
    void addressesThatDoNothingAreForgotten() {
        AddressLimits limits = new AddressLimits(AddressLimits.Most.USUAL, code -> true);
        for (int i = 0; i < 100_000; i++) {
            String address = "a" + i;
            limits.connect(address, i * SECOND);
            limits.wrongCode(address, i * SECOND);
            limits.disconnect(address, i * SECOND);
        }
        assertTrue(limits.remembered() < 3000, "remembered: " + limits.remembered());
    }

    @Test
    void aNetworkOfVersionSixIsOneAddress() throws UnknownHostException {
        assertEquals(name("2001:db8:1:2::1"), name("2001:db8:1:2:ffff::9"));
        assertNotEquals(name("2001:db8:1:2::1"), name("2001:db8:1:3::1"));
        assertNotEquals(name("192.0.2.1"), name("192.0.2.2"));
        assertEquals(name("192.0.2.1"), name("::ffff:192.0.2.1"), "an old address written anew");
    }

    private static String name(String address) throws UnknownHostException {
        return AddressLimits.name(InetAddress.getByName(address));
    }
}
