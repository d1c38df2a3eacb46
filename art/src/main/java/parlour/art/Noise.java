package parlour.art;

import java.util.SplittableRandom;

/** Reproducible noise: seeded, so that every build draws the same threads. */
final class Noise {
    private final SplittableRandom random;

    Noise(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A number in [0, 1). */
    double next() {
        return random.nextDouble();
    }

    /** A number in [-1, 1). */
    double signed() {
        return 2 * next() - 1;
    }

    /** Short fibres in every direction on a square that tiles seamlessly; about -1 to 1. */
    double[] fibres(int size) {
        double[] cloth = new double[size * size];
        int hairs = size * size / 7;
        for (int i = 0; i < hairs; i++) {
            double x = next() * size;
            double y = next() * size;
            double angle = next() * 2 * Math.PI;
            double bend = signed() * 0.12;
            double strength = signed();
            int length = 7 + (int) (next() * 12);
            for (int step = 0; step < length; step++) {
                double fade = StrictMath.sin(Math.PI * (step + 0.5) / length);
                splat(cloth, size, x, y, strength * fade * 0.55);
                x += StrictMath.cos(angle);
                y += StrictMath.sin(angle);
                angle += bend;
            }
        }
        return cloth;
    }

    private static void splat(double[] cloth, int size, double x, double y, double value) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        double fx = x - x0;
        double fy = y - y0;
        cloth[index(x0, y0, size)] += value * (1 - fx) * (1 - fy);
        cloth[index(x0 + 1, y0, size)] += value * fx * (1 - fy);
        cloth[index(x0, y0 + 1, size)] += value * (1 - fx) * fy;
        cloth[index(x0 + 1, y0 + 1, size)] += value * fx * fy;
    }

    private static int index(int x, int y, int size) {
        return Math.floorMod(y, size) * size + Math.floorMod(x, size);
    }

    /** Smooth unevenness on a grid of cells that tiles seamlessly; about -1 to 1. */
    double[] clouds(int size, int cells) {
        double[] grid = new double[cells * cells];
        for (int i = 0; i < grid.length; i++) {
            grid[i] = signed();
        }
        double[] out = new double[size * size];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                double gx = (double) x * cells / size;
                double gy = (double) y * cells / size;
                int x0 = (int) gx;
                int y0 = (int) gy;
                double fx = smooth(gx - x0);
                double fy = smooth(gy - y0);
                double top = lerp(grid[index(x0, y0, cells)], grid[index(x0 + 1, y0, cells)], fx);
                double low =
                        lerp(
                                grid[index(x0, y0 + 1, cells)],
                                grid[index(x0 + 1, y0 + 1, cells)],
                                fx);
                out[y * size + x] = lerp(top, low, fy);
            }
        }
        return out;
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double lerp(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
