package parlour.app;

import com.badlogic.gdx.graphics.GL20;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Counts the textures and frame buffers that a graphics card keeps, and their bytes. */
public final class GraphicsMemory {
    private final Map<Integer, Long> textures = new HashMap<>();
    private final Set<Integer> buffers = new HashSet<>();
    private int names;
    private int bound;

    boolean takes(String call) {
        return switch (call) {
            case "glGenTexture",
                    "glDeleteTexture",
                    "glBindTexture",
                    "glTexImage2D",
                    "glGenFramebuffer",
                    "glDeleteFramebuffer",
                    "glCheckFramebufferStatus" ->
                    true;
            default -> false;
        };
    }

    Object call(String call, Object[] args) {
        switch (call) {
            case "glGenTexture" -> {
                textures.put(++names, 0L);
                return names;
            }
            case "glGenFramebuffer" -> {
                buffers.add(++names);
                return names;
            }
            case "glCheckFramebufferStatus" -> {
                return GL20.GL_FRAMEBUFFER_COMPLETE;
            }
            case "glDeleteTexture" -> textures.remove(args[0]);
            case "glDeleteFramebuffer" -> buffers.remove(args[0]);
            case "glBindTexture" -> bound = (Integer) args[1];
            case "glTexImage2D" -> {
                if ((Integer) args[1] == 0) {
                    textures.put(bound, 0L); // its largest version comes first
                }
                long bytes = (Integer) args[3] * (Integer) args[4] * bytes((Integer) args[6]);
                textures.merge(bound, bytes, Long::sum);
            }
            default -> throw new IllegalArgumentException(call);
        }
        return null;
    }

    private static long bytes(int format) {
        return switch (format) {
            case GL20.GL_ALPHA, GL20.GL_LUMINANCE -> 1;
            case GL20.GL_LUMINANCE_ALPHA -> 2;
            case GL20.GL_RGB -> 3;
            default -> 4;
        };
    }

    public int textures() {
        return textures.size();
    }

    public int frameBuffers() {
        return buffers.size();
    }

    /** Of all textures, those of frame buffers too. */
    public long bytes() {
        return textures.values().stream().mapToLong(Long::longValue).sum();
    }
}
