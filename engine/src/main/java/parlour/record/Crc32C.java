package parlour.record;

/** CRC-32C (Castagnoli), one byte at a time; the JDK's implementation is missing in browsers. */
final class Crc32C {
    /** The polynomial 0x1EDC6F41 with its bits reversed. */
    private static final int POLYNOMIAL = 0x82F63B78;

    private static final int[] TABLE = table();

    private int sum = ~0;

    private static int[] table() {
        int[] table = new int[256];
        for (int i = 0; i < table.length; i++) {
            int entry = i;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                entry = (entry & 1) == 0 ? entry >>> 1 : entry >>> 1 ^ POLYNOMIAL;
            }
            table[i] = entry;
        }
        return table;
    }

    void update(byte b) {
        sum = TABLE[(sum ^ b) & 0xFF] ^ sum >>> Byte.SIZE;
    }

    void update(byte[] bytes) {
        for (byte b : bytes) {
            update(b);
        }
    }

    /** The checksum as eight hexadecimal digits. */
    String hex() {
        String digits = Integer.toHexString(~sum);
        return "0".repeat(Integer.SIZE / 4 - digits.length()) + digits;
    }
}
