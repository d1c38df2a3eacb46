package parlour.art;

import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.tools.texturepacker.TexturePacker;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Packs pictures into one page and writes its atlas file. The whole page takes up memory,
 * transparent parts included, so its size is chosen to leave little unused: not a power of two but
 * a multiple of 64, which can be halved six times for mipmaps.
 */
final class Atlas {
    private Atlas() {}

    static void pack(
            Path folder, String name, Map<String, BufferedImage> pictures, int width, int height)
            throws IOException {
        TexturePacker.Settings settings = new TexturePacker.Settings();
        settings.pot = false;
        settings.minWidth = width;
        settings.maxWidth = width;
        settings.minHeight = height;
        settings.maxHeight = height;
        settings.paddingX = 12;
        settings.paddingY = 12;
        settings.edgePadding = true;
        settings.bleed = true;
        settings.bleedIterations = 6;
        settings.duplicatePadding = true;
        settings.rotation = false;
        settings.useIndexes = false;
        settings.ignoreBlankImages = false;
        settings.legacyOutput = false;
        settings.silent = true;
        settings.filterMin = TextureFilter.MipMapLinearNearest;
        settings.filterMag = TextureFilter.Linear;
        TexturePacker packer = new TexturePacker(settings);
        pictures.forEach((region, picture) -> packer.addImage(picture, region));
        packer.pack(folder.toFile(), name);
        if (Files.exists(folder.resolve(name + "2.png"))) {
            throw new IllegalStateException(
                    name + " does not fit one page of " + width + "x" + height);
        }
    }
}
