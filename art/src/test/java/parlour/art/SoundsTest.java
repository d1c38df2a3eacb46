package parlour.art;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.Set;

class SoundsTest {
    private static final Map<String, Double> LONGEST =
            Map.of(
                    "deal", 0.25, "flip", 0.25, "place", 0.25, "capture", 0.6, "sweep", 1.2, "win",
                    2.5, "click", 0.1, "refuse", 0.4, "warn", 0.7);

    private final Map<String, Wave> sounds = Sounds.all();

    @Test
    void everySoundIsThereAndShortEnough() {
        assertEquals(Set.copyOf(LONGEST.keySet()), Set.copyOf(sounds.keySet()));
        sounds.forEach(
                (name, wave) -> {
                    double seconds = (double) wave.samples.length / Wave.RATE;
                    assertTrue(seconds <= LONGEST.get(name), name + " lasts " + seconds);
                });
    }

    @Test
    void noSoundClipsOrWhispers() {
        sounds.forEach(
                (name, wave) ->
                        assertTrue(
                                wave.peak() < 0.8 && wave.peak() > 0.3, name + " " + wave.peak()));
    }

    @Test
    void soundsBeginAndEndInSilence() {
        sounds.forEach(
                (name, wave) -> {
                    assertEquals(0, wave.samples[0], 0.001, name);
                    assertEquals(0, wave.samples[wave.samples.length - 1], 0.001, name);
                });
    }

    @Test
    void synthesisIsTheSameEachTime() {
        Map<String, Wave> again = Sounds.all();
        sounds.forEach(
                (name, wave) -> assertArrayEquals(wave.file(), again.get(name).file(), name));
    }
}
