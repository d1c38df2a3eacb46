package parlour.art;

import java.util.LinkedHashMap;
import java.util.Map;

/** All sounds of the table, synthesised from noise and a few plucked strings. */
final class Sounds {
    private Sounds() {}

    static Map<String, Wave> all() {
        Map<String, Wave> sounds = new LinkedHashMap<>();
        sounds.put("deal", deal());
        sounds.put("flip", flip());
        sounds.put("place", place());
        sounds.put("capture", capture());
        sounds.put("sweep", sweep());
        sounds.put("win", win());
        sounds.put("click", click());
        sounds.put("refuse", refuse());
        sounds.put("warn", warn());
        return sounds;
    }

    /** The same string twice, then the one above: somebody has nearly won. */
    private static Wave warn() {
        return new Wave(0.62)
                .add(0.01, 0.8, pluck(659.26, 0.25))
                .add(0.13, 0.8, pluck(659.26, 0.25))
                .add(0.25, 1.0, pluck(880.0, 0.35))
                .finish(0.5);
    }

    /** A card slides off the deck and lands on cloth. */
    private static Wave deal() {
        return new Wave(0.2)
                .add(0, 0.75, slide(11, 0.1, 3600))
                .add(0.075, 1.0, slap(12, 0.5))
                .add(0.077, 0.9, thump(13, 210, 0.05))
                .finish(0.6);
    }

    /** Bent between fingers, released, and down. */
    private static Wave flip() {
        return new Wave(0.22)
                .add(0, 0.45, slide(21, 0.07, 5200))
                .add(0.045, 0.8, slap(22, 1.25))
                .add(0.1, 1.0, slap(23, 0.7))
                .add(0.102, 0.7, thump(24, 230, 0.045))
                .finish(0.6);
    }

    private static Wave place() {
        return new Wave(0.2)
                .add(0, 0.22, slide(31, 0.04, 3000))
                .add(0.02, 0.75, slap(32, 0.42))
                .add(0.021, 1.25, thump(33, 185, 0.065))
                .finish(0.66);
    }

    /** Several cards brushed together and squared on the table. */
    private static Wave capture() {
        return new Wave(0.46)
                .add(0, 0.7, slide(41, 0.2, 2600))
                .add(0.05, 0.5, slap(42, 0.9))
                .add(0.105, 0.6, slap(43, 1.1))
                .add(0.15, 0.55, slap(44, 0.8))
                .add(0.14, 0.5, slide(45, 0.14, 3400))
                .add(0.27, 0.95, slap(46, 0.45))
                .add(0.271, 1.2, thump(47, 175, 0.075))
                .finish(0.68);
    }

    /** A small rising run of strings, the last two ringing together. */
    private static Wave sweep() {
        double[] notes = {587.33, 739.99, 880.0, 1174.66, 1479.98, 1760.0};
        Wave wave = new Wave(1.15);
        for (int i = 0; i < notes.length; i++) {
            wave.add(0.02 + 0.068 * i, 0.55 + 0.07 * i, pluck(notes[i], 0.85));
        }
        wave.add(0.36, 0.35, pluck(587.33, 0.75));
        wave.add(0, 0.16, slide(51, 0.42, 6500));
        return wave.finish(0.6);
    }

    /** Two chords rising, then the home chord with its octave. */
    private static Wave win() {
        Wave wave = new Wave(2.4);
        double[][] steps = {
            {293.66, 0},
            {369.99, 0.11},
            {440.0, 0.22},
            {587.33, 0.33},
            {392.0, 0.5},
            {493.88, 0.58},
            {587.33, 0.66},
            {783.99, 0.74},
            {293.66, 0.95},
            {440.0, 0.97},
            {587.33, 0.99},
            {739.99, 1.02},
            {880.0, 1.06},
            {1174.66, 1.12}
        };
        for (double[] step : steps) {
            wave.add(step[1], 0.5, pluck(step[0], 1.3));
        }
        double[][] pads = {
            {146.83, 0, 0.55},
            {196.0, 0.5, 0.5},
            {146.83, 0.95, 1.4},
            {220.0, 0.95, 1.4},
            {369.99, 0.95, 1.4}
        };
        for (double[] pad : pads) {
            wave.add(pad[1], 0.3, horn(pad[0], pad[2]));
        }
        return wave.finish(0.62);
    }

    private static Wave click() {
        return new Wave(0.06)
                .add(0, 0.5, burst(61, 0.012, 2600, 1.2))
                .add(0, 0.6, thump(62, 420, 0.012))
                .finish(0.35);
    }

    /** Two soft knocks on wood, the second lower. */
    private static Wave refuse() {
        return new Wave(0.34)
                .add(0.002, 1.0, knock(71, 196))
                .add(0.125, 0.9, knock(72, 155))
                .finish(0.5);
    }

    // The building blocks of the sounds.

    private static Wave noise(long seed, double seconds) {
        Noise noise = new Noise(seed);
        return new Wave(seconds).add(0, t -> noise.signed());
    }

    /** Paper rubbing on paper: hissing noise that flutters in strength. */
    private static Wave slide(long seed, double seconds, double bright) {
        Noise flutter = new Noise(seed + 1000);
        double a = 60 + 30 * flutter.next();
        double b = 140 + 60 * flutter.next();
        return noise(seed, seconds)
                .band(bright, 0.7)
                .high(900)
                .low(9000)
                .shape(
                        t -> {
                            double part = t / seconds;
                            double swell = StrictMath.sin(Math.PI * StrictMath.pow(part, 0.7));
                            double rub =
                                    0.72
                                            + 0.18 * StrictMath.sin(2 * Math.PI * a * t)
                                            + 0.1 * StrictMath.sin(2 * Math.PI * b * t);
                            return 1.6 * swell * swell * rub;
                        });
    }

    /** A card landing flat: a sharp attack, gone within hundredths of a second. */
    private static Wave slap(long seed, double bright) {
        Wave body =
                noise(seed, 0.09)
                        .band(1500 * bright, 0.6)
                        .shape(t -> 2.2 * attack(t, 0.0008) * decay(t, 0.014));
        Wave air =
                noise(seed + 500, 0.09)
                        .high(3500)
                        .low(9500)
                        .shape(t -> 0.35 * attack(t, 0.0005) * decay(t, 0.006));
        return body.add(0, 1, air);
    }

    /** The resonance of the table under the cloth: a little wood, more cloth than bass. */
    private static Wave thump(long seed, double frequency, double length) {
        Wave cloth =
                noise(seed, 0.16)
                        .low(420)
                        .shape(t -> 1.5 * attack(t, 0.0015) * decay(t, length * 0.35));
        Wave wood =
                noise(seed + 700, 0.16)
                        .band(760, 1.1)
                        .shape(t -> 1.3 * attack(t, 0.001) * decay(t, length * 0.3));
        return cloth.add(0, 1, wood)
                .add(
                        0,
                        t -> {
                            double bent = frequency * (1 + 0.5 * decay(t, 0.01));
                            return 0.42
                                    * attack(t, 0.002)
                                    * decay(t, length * 0.45)
                                    * StrictMath.sin(2 * Math.PI * bent * t);
                        });
    }

    private static Wave burst(long seed, double length, double frequency, double q) {
        return noise(seed, 0.06)
                .band(frequency, q)
                .shape(t -> 2 * attack(t, 0.0005) * decay(t, length * 0.4));
    }

    private static Wave knock(long seed, double frequency) {
        double[] ratios = {1, 2.42, 3.9};
        double[] gains = {1, 0.32, 0.12};
        Wave wave = new Wave(0.2);
        for (int i = 0; i < ratios.length; i++) {
            double f = frequency * ratios[i];
            double gain = gains[i];
            double length = 0.045 / (1 + 0.8 * i);
            wave.add(
                    0,
                    t ->
                            gain
                                    * attack(t, 0.002)
                                    * decay(t, length)
                                    * StrictMath.sin(2 * Math.PI * f * t));
        }
        return wave.add(
                0, 0.35, noise(seed, 0.2).low(900).shape(t -> attack(t, 0.001) * decay(t, 0.012)));
    }

    /** A kantele-like string: the higher the harmonic, the sooner it fades. */
    private static Wave pluck(double frequency, double seconds) {
        Wave wave = new Wave(seconds);
        for (int n = 1; n <= 9 && n * frequency < 15000; n++) {
            double f = frequency * n * StrictMath.sqrt(1 + 0.00035 * n * n);
            double gain = StrictMath.sin(Math.PI * n * 0.23) / StrictMath.pow(n, 1.15);
            double length = 0.42 / (1 + 0.55 * (n - 1)) * StrictMath.sqrt(440 / frequency);
            wave.add(
                    0,
                    t ->
                            gain
                                    * attack(t, 0.0015)
                                    * decay(t, length)
                                    * StrictMath.sin(2 * Math.PI * f * t));
        }
        return wave;
    }

    /** A soft horn: few harmonics and a slow attack. */
    private static Wave horn(double frequency, double seconds) {
        Wave wave = new Wave(seconds);
        double[] gains = {1, 0.55, 0.34, 0.16, 0.07};
        for (int n = 0; n < gains.length; n++) {
            double f = frequency * (n + 1);
            double gain = gains[n];
            double late = 0.03 + 0.02 * n;
            wave.add(
                    0,
                    t ->
                            gain
                                    * attack(t, late)
                                    * StrictMath.sin(
                                            2 * Math.PI * f * t
                                                    + 0.6 * StrictMath.sin(2 * Math.PI * 0.7 * t)));
        }
        return wave.shape(t -> Math.min(1, (seconds - t) / (0.55 * seconds)));
    }

    private static double attack(double t, double length) {
        return t >= length ? 1 : t / length;
    }

    private static double decay(double t, double length) {
        return StrictMath.exp(-t / length);
    }
}
