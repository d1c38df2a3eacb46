package parlour.art;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A mono sound at 44.1 kHz and the operations on it. */
final class Wave {
    static final int RATE = 44100;

    final double[] samples;

    Wave(double seconds) {
        samples = new double[(int) Math.round(seconds * RATE)];
    }

    interface Signal {
        double at(double seconds);
    }

    /** Adds a signal from a given time to the end. */
    Wave add(double start, Signal signal) {
        int from = (int) Math.round(start * RATE);
        for (int i = from; i < samples.length; i++) {
            samples[i] += signal.at((double) (i - from) / RATE);
        }
        return this;
    }

    Wave add(double start, double gain, Wave other) {
        int from = (int) Math.round(start * RATE);
        for (int i = 0; i < other.samples.length && from + i < samples.length; i++) {
            samples[from + i] += gain * other.samples[i];
        }
        return this;
    }

    /**
     * A two-pole filter (from the well-known audio cookbook); the numerator determines its kind.
     */
    private Wave filter(double frequency, double q, Kind kind) {
        double w = 2 * Math.PI * frequency / RATE;
        double alpha = StrictMath.sin(w) / (2 * q);
        double cos = StrictMath.cos(w);
        double b0 = kind == Kind.BAND ? alpha : kind == Kind.LOW ? (1 - cos) / 2 : (1 + cos) / 2;
        double b1 = kind == Kind.BAND ? 0 : kind == Kind.LOW ? 1 - cos : -(1 + cos);
        double b2 = kind == Kind.BAND ? -alpha : b0;
        double a0 = 1 + alpha;
        double x1 = 0;
        double x2 = 0;
        double y1 = 0;
        double y2 = 0;
        for (int i = 0; i < samples.length; i++) {
            double x = samples[i];
            double y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - alpha) * y2) / a0;
            x2 = x1;
            x1 = x;
            y2 = y1;
            y1 = y;
            samples[i] = y;
        }
        return this;
    }

    private enum Kind {
        LOW,
        HIGH,
        BAND
    }

    Wave low(double frequency) {
        return filter(frequency, 0.707, Kind.LOW);
    }

    Wave high(double frequency) {
        return filter(frequency, 0.707, Kind.HIGH);
    }

    Wave band(double frequency, double q) {
        return filter(frequency, q, Kind.BAND);
    }

    Wave shape(Signal envelope) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= envelope.at((double) i / RATE);
        }
        return this;
    }

    double peak() {
        double peak = 0;
        for (double sample : samples) {
            peak = Math.max(peak, Math.abs(sample));
        }
        return peak;
    }

    /**
     * Removes what no loudspeaker can play, normalises the loudest sample to a level, and fades
     * both ends.
     */
    Wave finish(double level) {
        high(45);
        int in = RATE / 1000;
        int out = Math.min(samples.length / 4, RATE / 25);
        for (int i = 0; i < in; i++) {
            samples[i] *= (double) i / in;
        }
        for (int i = 0; i < out; i++) {
            double t = (double) i / out;
            samples[samples.length - 1 - i] *= t * t * (3 - 2 * t);
        }
        double gain = level / peak();
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= gain;
        }
        return this;
    }

    /** The bytes of a WAV (RIFF) file with 16-bit samples. */
    byte[] file() {
        int data = samples.length * 2;
        ByteBuffer out = ByteBuffer.allocate(44 + data).order(ByteOrder.LITTLE_ENDIAN);
        out.put(ascii("RIFF")).putInt(36 + data).put(ascii("WAVE"));
        out.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        out.putInt(RATE).putInt(RATE * 2).putShort((short) 2).putShort((short) 16);
        out.put(ascii("data")).putInt(data);
        for (double sample : samples) {
            out.putShort((short) Math.round(sample * 32767));
        }
        return out.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
