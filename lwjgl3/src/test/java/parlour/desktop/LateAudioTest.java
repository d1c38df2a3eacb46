package parlour.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.backends.lwjgl3.audio.mock.MockAudio;
import com.badlogic.gdx.files.FileHandle;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class LateAudioTest {
    private final List<String> done = new ArrayList<>();
    private final MockAudio device =
            new MockAudio() {
                @Override
                public Sound newSound(FileHandle file) {
                    done.add("sound");
                    return super.newSound(file);
                }

                @Override
                public void update() {
                    done.add("update");
                }

                @Override
                public void dispose() {
                    done.add("dispose");
                }
            };
    private final LateAudio late =
            new LateAudio(
                    () -> {
                        done.add("open");
                        return device;
                    });

    @Test
    void theDeviceIsOpenedByTheFirstSoundAndOnlyOnce() {
        late.update();
        assertEquals(List.of(), done);
        late.newSound(new FileHandle("a.wav"));
        late.newSound(new FileHandle("b.wav"));
        late.update();
        late.dispose();
        assertEquals(List.of("open", "sound", "sound", "update", "dispose"), done);
    }

    @Test
    void whatWasNeverOpenedIsNotClosed() {
        late.dispose();
        assertEquals(List.of(), done);
    }

    @Test
    void aMachineWithoutSoundIsSilent() {
        LateAudio none =
                new LateAudio(
                        () -> {
                            throw new UnsatisfiedLinkError("no library for sound");
                        });
        assertNotNull(none.newSound(new FileHandle("a.wav")));
        none.update();
        none.dispose();
    }
}
