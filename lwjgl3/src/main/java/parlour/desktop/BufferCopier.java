package parlour.desktop;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL13;
import org.lwjgl.opengl.GL30;

import parlour.app.framecache.FrameCopier;

import java.util.Optional;

/**
 * Copies by OpenGL 3.0, of which LibGDX's window for OpenGL 2.0 has only what the driver brings.
 */
final class BufferCopier implements FrameCopier {
    private BufferCopier() {}

    static Optional<FrameCopier> ofThisMachine() {
        // Onto a window with several samples a pixel, which a driver may force, nothing is copied.
        boolean able =
                GL.getCapabilities().glBlitFramebuffer != 0
                        && GL11.glGetInteger(GL13.GL_SAMPLES) == 0;
        return able ? Optional.of(new BufferCopier()) : Optional.empty();
    }

    /** Nothing cuts the copy off: before a screen is drawn no scissors are set. */
    @Override
    public void copyTurned(int frameBuffer, int width, int height) {
        GL30.glBindFramebuffer(GL30.GL_READ_FRAMEBUFFER, frameBuffer);
        GL30.glBlitFramebuffer(
                0,
                height,
                width,
                0,
                0,
                0,
                width,
                height,
                GL30.GL_COLOR_BUFFER_BIT,
                GL30.GL_NEAREST);
        GL30.glBindFramebuffer(GL30.GL_READ_FRAMEBUFFER, 0);
    }
}
