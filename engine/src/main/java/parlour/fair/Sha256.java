package parlour.fair;

import java.util.Arrays;

/**
 * SHA-256 (FIPS 180-4). The JDK has it, but not in a browser, whose own implementation is
 * asynchronous.
 */
public final class Sha256 {
    /** The length of a hash, in bytes. */
    public static final int LENGTH = 32;

    private static final int BLOCK = 64;
    private static final int LENGTH_FIELD = 8;
    private static final int WORDS = 8;

    /** From the square roots of the first eight primes. */
    private static final int[] START = {
        0x6a09e667,
        0xbb67ae85,
        0x3c6ef372,
        0xa54ff53a,
        0x510e527f,
        0x9b05688c,
        0x1f83d9ab,
        0x5be0cd19
    };

    /** From the cube roots of the first 64 primes. */
    private static final int[] ROUND = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
                0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7,
                0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc,
                0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351,
                0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e,
                0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585,
                0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
                0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
                0xc67178f2
    };

    private Sha256() {}

    /** The hash of these parts, one after the other. */
    public static byte[] of(byte[]... parts) {
        int[] hash = START.clone();
        byte[] padded = padded(parts);
        for (int block = 0; block < padded.length; block += BLOCK) {
            compress(hash, padded, block);
        }
        byte[] bytes = new byte[LENGTH];
        for (int word = 0; word < WORDS; word++) {
            put(bytes, Integer.BYTES * word, hash[word]);
        }
        return bytes;
    }

    /** The parts, a single one, zeros, and the length in bits, which fill the last block. */
    private static byte[] padded(byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        int blocks = (length + LENGTH_FIELD) / BLOCK + 1;
        byte[] padded = new byte[blocks * BLOCK];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, padded, at, part.length);
            at += part.length;
        }
        padded[at] = (byte) 0x80;
        long bits = (long) Byte.SIZE * length;
        put(padded, padded.length - LENGTH_FIELD, (int) (bits >>> Integer.SIZE));
        put(padded, padded.length - Integer.BYTES, (int) bits);
        return padded;
    }

    private static void compress(int[] hash, byte[] from, int block) {
        int[] w = new int[ROUND.length];
        for (int i = 0; i < w.length; i++) {
            w[i] =
                    i < BLOCK / Integer.BYTES
                            ? take(from, block + Integer.BYTES * i)
                            : extended(w, i);
        }
        int[] v = hash.clone();
        for (int i = 0; i < ROUND.length; i++) {
            int e = v[4];
            int a = v[0];
            int choice = e & v[5] ^ ~e & v[6];
            int first = v[7] + turned(e, 6, 11, 25) + choice + ROUND[i] + w[i];
            int majority = a & v[1] ^ a & v[2] ^ v[1] & v[2];
            int second = turned(a, 2, 13, 22) + majority;
            System.arraycopy(v, 0, v, 1, WORDS - 1);
            v[4] += first;
            v[0] = first + second;
        }
        for (int word = 0; word < WORDS; word++) {
            hash[word] += v[word];
        }
    }

    private static int extended(int[] w, int i) {
        int early = w[i - 15];
        int late = w[i - 2];
        int first = Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3;
        int second = Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10;
        return w[i - 16] + first + w[i - 7] + second;
    }

    private static int turned(int word, int one, int two, int three) {
        return Integer.rotateRight(word, one)
                ^ Integer.rotateRight(word, two)
                ^ Integer.rotateRight(word, three);
    }

    private static int take(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 24
                | (bytes[at + 1] & 0xff) << 16
                | (bytes[at + 2] & 0xff) << 8
                | bytes[at + 3] & 0xff;
    }

    private static void put(byte[] bytes, int at, int word) {
        for (int i = 0; i < Integer.BYTES; i++) {
            bytes[at + i] = (byte) (word >>> Byte.SIZE * (Integer.BYTES - 1 - i));
        }
    }
}
