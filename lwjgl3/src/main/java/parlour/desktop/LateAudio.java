package parlour.desktop;

import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.audio.AudioRecorder;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;
import com.badlogic.gdx.backends.lwjgl3.audio.mock.MockAudio;
import com.badlogic.gdx.files.FileHandle;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Audio that is opened on first use, on the calling thread: a machine can be slow to open its sound
 * device, and the window need not wait for it.
 */
final class LateAudio implements Lwjgl3Audio {
    private final Supplier<Lwjgl3Audio> opening;
    private volatile Optional<Lwjgl3Audio> opened = Optional.empty();

    LateAudio(Supplier<Lwjgl3Audio> opening) {
        this.opening = opening;
    }

    private synchronized Lwjgl3Audio audio() {
        if (opened.isEmpty()) {
            opened = Optional.of(open());
        }
        return opened.get();
    }

    /** Silent if the machine has no sound. */
    private Lwjgl3Audio open() {
        try {
            return opening.get();
        } catch (RuntimeException | LinkageError e) {
            System.err.println("Parlour goes on without sound: " + e.getMessage());
            return new MockAudio();
        }
    }

    @Override
    public void update() {
        if (opened.isPresent()) {
            opened.get().update();
        }
    }

    @Override
    public Sound newSound(FileHandle file) {
        return audio().newSound(file);
    }

    @Override
    public Music newMusic(FileHandle file) {
        return audio().newMusic(file);
    }

    @Override
    public AudioDevice newAudioDevice(int samplingRate, boolean mono) {
        return audio().newAudioDevice(samplingRate, mono);
    }

    @Override
    public AudioRecorder newAudioRecorder(int samplingRate, boolean mono) {
        return audio().newAudioRecorder(samplingRate, mono);
    }

    @Override
    public boolean switchOutputDevice(String device) {
        return audio().switchOutputDevice(device);
    }

    @Override
    public String[] getAvailableOutputDevices() {
        return audio().getAvailableOutputDevices();
    }

    @Override
    public synchronized void dispose() {
        opened.ifPresent(Lwjgl3Audio::dispose);
    }
}
