package parlour.desktop;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A picture in 256 colours, chosen by median cut: its file takes a third of the room. */
final class FewColours {
    private static final int COLOURS = 256;

    /** Colours are counted in steps of eight. */
    private static final int BITS = 5;

    private static final int STEPS = 1 << BITS;

    private FewColours() {}

    static BufferedImage of(BufferedImage picture) {
        int[] counts = new int[1 << 3 * BITS];
        long[][] sums = new long[3][counts.length];
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                int colour = picture.getRGB(x, y);
                int bin = bin(colour);
                counts[bin]++;
                for (int channel = 0; channel < 3; channel++) {
                    sums[channel][bin] += channel(colour, channel);
                }
            }
        }
        List<int[]> boxes = boxes(counts);
        byte[][] palette = new byte[3][boxes.size()];
        byte[] index = new byte[counts.length];
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
        BufferedImage few =
                new BufferedImage(
                        picture.getWidth(),
                        picture.getHeight(),
                        BufferedImage.TYPE_BYTE_INDEXED,
                        new IndexColorModel(8, boxes.size(), palette[0], palette[1], palette[2]));
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                few.getRaster().setSample(x, y, 0, index[bin(picture.getRGB(x, y))] & 0xff);
            }
        }
        return few;
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
