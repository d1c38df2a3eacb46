package parlour.desktop;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Draws the pictures of the README and those that the picture test compares with. */
final class Screenshots {
    private Screenshots() {}

    public static void main(String[] args) throws IOException {
        Path pictures = Path.of(args[0]);
        Path references = Path.of(args[1]);
        String[] size = args[2].split("x");
        boolean usual = args[2].equals("1280x720");
        for (String name : Scenes.SHOWN) {
            Path data = Files.createTempDirectory("parlour");
            BufferedImage image =
                    Pictures.image(
                            Scenes.picture(
                                    name,
                                    data,
                                    Integer.parseInt(size[0]),
                                    Integer.parseInt(size[1])));
            String file = name + (usual ? "" : "-" + args[2]) + ".png";
            // The README shows one score, Cassino's.
            if (!name.endsWith("-score")) {
                Pictures.write(Palette.fewColours(image), pictures.resolve(file));
            }
            if (usual && Scenes.NAMES.contains(name)) {
                Pictures.write(CoarsePicture.of(image), references.resolve(name + ".png"));
            }
        }
    }
}
