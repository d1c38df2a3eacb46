package parlour.app.freetype;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;

import parlour.app.look.Typeface;
import parlour.app.look.Typefaces;

import java.util.HashMap;
import java.util.Map;

/** Typefaces drawn by FreeType, for platforms that can load it. */
public final class FreeTypeTypefaces implements Typefaces {
    private final FreeType.Library library = FreeType.initFreeType();
    private final Map<String, FreeType.Face> faces = new HashMap<>();

    @Override
    public Typeface open(String file, int pixels) {
        FreeType.Face face =
                faces.computeIfAbsent(
                        file, name -> library.newFace(Gdx.files.classpath("fonts/" + name), 0));
        return new FreeTypeTypeface(face, pixels);
    }

    @Override
    public void onMore(Runnable listener) {}

    @Override
    public void dispose() {
        faces.values().forEach(FreeType.Face::dispose);
        library.dispose();
    }
}
