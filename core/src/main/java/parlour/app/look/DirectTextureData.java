package parlour.app.look;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.TextureData;

/** The contents of a texture that is uploaded to the graphics card without a pixmap. */
public interface DirectTextureData extends TextureData {
    @Override
    default TextureDataType getType() {
        return TextureDataType.Custom;
    }

    @Override
    default boolean isPrepared() {
        return true;
    }

    @Override
    default void prepare() {}

    @Override
    default Pixmap consumePixmap() {
        throw new UnsupportedOperationException("there is no pixmap");
    }

    @Override
    default boolean disposePixmap() {
        return false;
    }

    @Override
    default boolean isManaged() {
        return false;
    }
}
