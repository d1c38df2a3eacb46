package parlour.fair;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * Deals that no player can choose: whoever deals publishes the hash of a secret, then each person
 * adds a random number, the salt, and the seed of all deals follows from both together.
 */
public final class FairDeal {
    /** The length of a secret, in bytes. */
    public static final int SECRET = 32;

    /** The length of a salt, in bytes. */
    public static final int SALT = 16;

    private FairDeal() {}

    /** What is published before the first salt is given: the hash of the secret. */
    public static String commitment(String secret) {
        return Hex.of(Sha256.of(secret(secret)));
    }

    /**
     * The seed of the match.
     *
     * @param salts by seat; the seats of computers have none
     */
    public static long seed(String secret, SortedMap<Integer, String> salts) {
        List<byte[]> parts = new ArrayList<>();
        parts.add(secret(secret));
        salts.values().forEach(salt -> parts.add(bytes(salt, SALT)));
        byte[] hash = Sha256.of(parts.toArray(new byte[0][]));
        long seed = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            seed = seed << Byte.SIZE | hash[i] & 0xff;
        }
        return seed;
    }

    /** A hash that changes with every move and deal, and with the secret. */
    static String digest(String secret, List<String> moves) {
        String lines = String.join("\n", moves);
        return Hex.of(Sha256.of(secret(secret), lines.getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] secret(String secret) {
        return bytes(secret, SECRET);
    }

    private static byte[] bytes(String hex, int length) {
        return Hex.read(hex, length)
                .orElseThrow(() -> new IllegalArgumentException("not " + length + " bytes"));
    }
}
