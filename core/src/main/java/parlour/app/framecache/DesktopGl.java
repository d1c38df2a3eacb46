package parlour.app.framecache;

import com.badlogic.gdx.Application.ApplicationType;
import com.badlogic.gdx.Gdx;

/** Desktop OpenGL, which has more than OpenGL ES; a browser's graphics are based on the latter. */
public final class DesktopGl {
    private DesktopGl() {}

    /** Whether it is what draws here; elsewhere its constants are mistakes. */
    public static boolean available() {
        return Gdx.app.getType() == ApplicationType.Desktop;
    }
}
