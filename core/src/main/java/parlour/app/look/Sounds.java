package parlour.app.look;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.GdxRuntimeException;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** The app's sound effects; silent if the machine has no sound. */
public final class Sounds implements Disposable {
    /** The sound effects. */
    public enum Cue {
        DEAL,
        FLIP,
        PLACE,
        CAPTURE,
        SWEEP,
        WIN,
        CLICK,
        REFUSE,
        WARN
    }

    private final Preloaded<Map<Cue, Sound>> sounds;
    private float volume = 1;

    /**
     * @param beside loads them in the background: nothing waits for a sound, and a machine may be
     *     slow to open its sound device
     */
    public Sounds(Consumer<Runnable> beside) {
        sounds = new Preloaded<>(Sounds::read, beside);
    }

    private static Map<Cue, Sound> read() {
        Map<Cue, Sound> sounds = new EnumMap<>(Cue.class);
        for (Cue cue : Cue.values()) {
            String file = "sounds/" + cue.name().toLowerCase(Locale.ROOT) + ".wav";
            try {
                sounds.put(cue, Gdx.audio.newSound(Gdx.files.classpath(file)));
            } catch (GdxRuntimeException e) {
                Gdx.app.error("sounds", "no " + file, e);
            }
        }
        return sounds;
    }

    /** Sets the volume, from 0 (mute) to 1 (full). */
    public void volume(float loudness) {
        volume = loudness;
    }

    public void play(Cue cue) {
        Sound sound = sounds.ready().map(read -> read.get(cue)).orElse(null);
        if (sound != null && volume > 0) {
            sound.play(volume);
        }
    }

    @Override
    public void dispose() {
        sounds.get().values().forEach(Sound::dispose);
    }
}
