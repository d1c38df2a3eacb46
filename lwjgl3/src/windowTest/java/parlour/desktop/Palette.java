package parlour.desktop;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The 255 colours that suit some pictures best, chosen by median cut, and one for transparency. */
final class Palette {
    static final int TRANSPARENT = 255;

    private static final int COLOURS = TRANSPARENT;

    /** Colours are counted in steps of eight. */
    private static final int BITS = 5;

    private static final int STEPS = 1 << BITS;

    private final IndexColorModel colours;

    /** The colour of every bin. */
    private final byte[] index = new byte[1 << 3 * BITS];

    Palette(List<BufferedImage> pictures) {
        int[] counts = new int[index.length];
        long[][] sums = new long[3][counts.length];
        for (BufferedImage picture : pictures) {
            for (int colour : pixels(picture)) {
                int bin = bin(colour);
                counts[bin]++;
                for (int channel = 0; channel < 3; channel++) {
                    sums[channel][bin] += channel(colour, channel);
                }
            }
        }
        List<int[]> boxes = boxes(counts);
        byte[][] palette = new byte[3][TRANSPARENT + 1];
        for (int box = 0; box < boxes.size(); box++) {
            long count = 0;
            long[] sum = new long[3];
            for (int bin : boxes.get(box)) {
                index[bin] = (byte) box;
                count += counts[bin];
                for (int channel = 0; channel < 3; channel++) {
                    sum[channel] += sums[channel][bin];
                }
            }
            for (int channel = 0; channel < 3; channel++) {
                palette[channel][box] = (byte) (sum[channel] / count);
            }
        }
        colours =
                new IndexColorModel(
                        8, TRANSPARENT + 1, palette[0], palette[1], palette[2], TRANSPARENT);
    }

    /** A picture in its own best colours: its file takes a third of the room. */
    static BufferedImage fewColours(BufferedImage picture) {
        Palette palette = new Palette(List.of(picture));
        BufferedImage few =
                new BufferedImage(
                        picture.getWidth(),
                        picture.getHeight(),
                        BufferedImage.TYPE_BYTE_INDEXED,
                        palette.colours);
        few.getRaster()
                .setSamples(0, 0, few.getWidth(), few.getHeight(), 0, palette.indices(picture));
        return few;
    }

    IndexColorModel colours() {
        return colours;
    }

    /** The colour of every pixel, row by row. */
    int[] indices(BufferedImage picture) {
        int[] pixels = pixels(picture);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = index[bin(pixels[i])] & 0xff;
        }
        return pixels;
    }

    private static int[] pixels(BufferedImage picture) {
        int width = picture.getWidth();
        return picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
    }

    /** The bins that occur, in as many boxes as there may be colours. */
    private static List<int[]> boxes(int[] counts) {
        List<Integer> all = new ArrayList<>();
        for (int bin = 0; bin < counts.length; bin++) {
            if (counts[bin] > 0) {
                all.add(bin);
            }
        }
        List<List<Integer>> boxes = new ArrayList<>(List.of(all));
        while (boxes.size() < COLOURS) {
            List<Integer> widest =
                    boxes.stream()
                            .max(Comparator.comparingDouble(box -> weight(box, counts)))
                            .orElseThrow();
            if (widest.size() < 2) {
                break;
            }
            boxes.remove(widest);
            int channel = longest(widest);
            widest.sort(Comparator.comparingInt(bin -> step(bin, channel)));
            int half = half(widest, counts);
            boxes.add(new ArrayList<>(widest.subList(0, half)));
            boxes.add(new ArrayList<>(widest.subList(half, widest.size())));
        }
        return boxes.stream().map(box -> box.stream().mapToInt(bin -> bin).toArray()).toList();
    }

    /** What is gained by cutting a box: long ones with many pixels come first. */
    private static double weight(List<Integer> box, int[] counts) {
        double pixels = box.stream().mapToLong(bin -> counts[bin]).sum();
        return box.size() < 2 ? 0 : length(box, longest(box)) * Math.sqrt(pixels);
    }

    private static int longest(List<Integer> box) {
        int longest = 0;
        for (int channel = 1; channel < 3; channel++) {
            longest = length(box, channel) > length(box, longest) ? channel : longest;
        }
        return longest;
    }

    private static int length(List<Integer> box, int channel) {
        int lowest = STEPS;
        int highest = 0;
        for (int bin : box) {
            lowest = Math.min(lowest, step(bin, channel));
            highest = Math.max(highest, step(bin, channel));
        }
        return highest - lowest;
    }

    /** After so many bins half of the pixels are over; neither part is empty. */
    private static int half(List<Integer> box, int[] counts) {
        long pixels = box.stream().mapToLong(bin -> counts[bin]).sum();
        long before = 0;
        int half = 0;
        while (half < box.size() - 1 && (half == 0 || 2 * before < pixels)) {
            before += counts[box.get(half++)];
        }
        return half;
    }

    private static int bin(int colour) {
        int bin = 0;
        for (int channel = 0; channel < 3; channel++) {
            bin = bin << BITS | channel(colour, channel) >> 8 - BITS;
        }
        return bin;
    }

    private static int step(int bin, int channel) {
        return bin >> BITS * (2 - channel) & STEPS - 1;
    }

    private static int channel(int colour, int channel) {
        return colour >> 8 * (2 - channel) & 0xff;
    }
}
