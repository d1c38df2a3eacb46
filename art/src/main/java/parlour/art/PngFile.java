package parlour.art;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

import javax.imageio.ImageIO;

/**
 * Writes a picture as a PNG file of eight bits a channel, as small as it gets without another look:
 * drawings of flat colours are smallest with rows as they are, soft ones with rows as differences.
 */
final class PngFile {
    private static final byte[] SIGNATURE = {(byte) 137, 80, 78, 71, 13, 10, 26, 10};
    private static final int FILTERS = 5;
    private static final int RGB = 2;
    private static final int RGBA = 6;

    private final int width;
    private final int height;
    private final int channels;
    private final byte[][] rows;

    private PngFile(BufferedImage image) {
        width = image.getWidth();
        height = image.getHeight();
        channels = image.getColorModel().hasAlpha() ? 4 : 3;
        rows = new byte[height][width * channels];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int pixel = image.getRGB(x, y);
                int at = x * channels;
                rows[y][at] = (byte) (pixel >> 16);
                rows[y][at + 1] = (byte) (pixel >> 8);
                rows[y][at + 2] = (byte) pixel;
                if (channels == 4) {
                    rows[y][at + 3] = (byte) (pixel >> 24);
                }
            }
        }
    }

    /** Writes a file anew if that makes it smaller; every pixel stays as it is. */
    static void shrink(Path file) throws IOException {
        byte[] shrunk = bytes(ImageIO.read(file.toFile()));
        if (shrunk.length < Files.size(file)) {
            Files.write(file, shrunk);
        }
    }

    static byte[] bytes(BufferedImage image) throws IOException {
        PngFile png = new PngFile(image);
        byte[] plain = png.compressed(false);
        byte[] filtered = png.compressed(true);
        return png.file(plain.length < filtered.length ? plain : filtered);
    }

    private byte[] compressed(boolean filtered) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, best)) {
            byte[] above = new byte[width * channels];
            for (byte[] row : rows) {
                int filter = filtered ? simplest(row, above) : 0;
                out.write(filter);
                out.write(filter(filter, row, above));
                above = row;
            }
        } finally {
            best.end();
        }
        return bytes.toByteArray();
    }

    /** The filter with the fewest different neighbours in the row. */
    private int simplest(byte[] row, byte[] above) {
        int simplest = 0;
        int fewest = Integer.MAX_VALUE;
        for (int filter = 0; filter < FILTERS; filter++) {
            int pairs = pairs(filter(filter, row, above));
            if (pairs < fewest) {
                fewest = pairs;
                simplest = filter;
            }
        }
        return simplest;
    }

    private static int pairs(byte[] row) {
        BitSet seen = new BitSet(1 << 16);
        for (int i = 1; i < row.length; i++) {
            seen.set((row[i - 1] & 255) << 8 | row[i] & 255);
        }
        return seen.cardinality();
    }

    /** A row as its differences from what a filter of PNG expects. */
    private byte[] filter(int filter, byte[] row, byte[] above) {
        byte[] differences = new byte[row.length];
        for (int i = 0; i < row.length; i++) {
            int left = i < channels ? 0 : row[i - channels] & 255;
            int up = above[i] & 255;
            int corner = i < channels ? 0 : above[i - channels] & 255;
            int expected =
                    switch (filter) {
                        case 0 -> 0;
                        case 1 -> left;
                        case 2 -> up;
                        case 3 -> (left + up) / 2;
                        default -> paeth(left, up, corner);
                    };
            differences[i] = (byte) (row[i] - expected);
        }
        return differences;
    }

    private static int paeth(int left, int up, int corner) {
        int guess = left + up - corner;
        int byLeft = Math.abs(guess - left);
        int byUp = Math.abs(guess - up);
        int byCorner = Math.abs(guess - corner);
        if (byLeft <= byUp && byLeft <= byCorner) {
            return left;
        }
        return byUp <= byCorner ? up : corner;
    }

    private byte[] file(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream sizes = new DataOutputStream(header);
        sizes.writeInt(width);
        sizes.writeInt(height);
        sizes.write(new byte[] {8, (byte) (channels == 4 ? RGBA : RGB), 0, 0, 0});
        chunk(out, "IHDR", header.toByteArray());
        chunk(out, "IDAT", content);
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String name, byte[] content)
            throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(type);
        check.update(content);
        out.writeInt(content.length);
        out.write(type);
        out.write(content);
        out.writeInt((int) check.getValue());
    }
}
