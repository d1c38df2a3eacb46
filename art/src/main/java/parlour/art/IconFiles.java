package parlour.art;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

import javax.imageio.ImageIO;

/** Writes the icon containers of Windows and macOS, each holding plain PNG pictures. */
final class IconFiles {
    private IconFiles() {}

    static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    /** Windows: a directory of entries, then the pictures; a size of 256 is written as 0. */
    static byte[] ico(Map<Integer, byte[]> pngBySize) {
        int offset = 6 + 16 * pngBySize.size();
        int total = offset + pngBySize.values().stream().mapToInt(png -> png.length).sum();
        ByteBuffer out = ByteBuffer.allocate(total).order(ByteOrder.LITTLE_ENDIAN);
        out.putShort((short) 0).putShort((short) 1).putShort((short) pngBySize.size());
        for (Map.Entry<Integer, byte[]> entry : pngBySize.entrySet()) {
            byte side = (byte) (entry.getKey() == 256 ? 0 : entry.getKey());
            out.put(side)
                    .put(side)
                    .put((byte) 0)
                    .put((byte) 0)
                    .putShort((short) 1)
                    .putShort((short) 32);
            out.putInt(entry.getValue().length).putInt(offset);
            offset += entry.getValue().length;
        }
        pngBySize.values().forEach(out::put);
        return out.array();
    }

    /**
     * macOS: a magic number and the length, then for each picture its type, its length and its
     * data.
     */
    static byte[] icns(Map<Integer, byte[]> pngBySize) {
        Map<String, byte[]> byType = new LinkedHashMap<>();
        pngBySize.forEach(
                (size, png) -> {
                    String type =
                            switch (size) {
                                case 16 -> "icp4";
                                case 32 -> "icp5";
                                case 64 -> "icp6";
                                case 128 -> "ic07";
                                case 256 -> "ic08";
                                case 512 -> "ic09";
                                default ->
                                        throw new IllegalArgumentException(
                                                "no icns type for " + size);
                            };
                    byType.put(type, png);
                });
        int total = 8 + byType.values().stream().mapToInt(png -> 8 + png.length).sum();
        ByteBuffer out = ByteBuffer.allocate(total);
        out.put("icns".getBytes(StandardCharsets.US_ASCII)).putInt(total);
        byType.forEach(
                (type, png) ->
                        out.put(type.getBytes(StandardCharsets.US_ASCII))
                                .putInt(8 + png.length)
                                .put(png));
        return out.array();
    }
}
