package parlour.desktop;

import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL13;
import org.lwjgl.opengl.GL30;

import parlour.app.framecache.FrameCopier;

import java.util.Optional;

/**
 * Copies with OpenGL 3.0, of which LibGDX's OpenGL 2.0 window has only what the driver provides.
 */
final class BufferCopier implements FrameCopier {
    private BufferCopier() {}

    static Optional<FrameCopier> ofThisMachine() {
        // A multisampled window, which a driver may force, cannot be copied to.
        boolean able =
                GL.getCapabilities().glBlitFramebuffer != 0
                        && GL11.glGetInteger(GL13.GL_SAMPLES) == 0;
        return able ? Optional.of(new BufferCopier()) : Optional.empty();
    }

    /** Nothing clips the copy: no scissor is set before a screen is drawn. */
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
