package parlour.desktop;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Writes pictures as an animated GIF that repeats for ever. Each frame holds only what changed
 * since the one before.
 */
final class AnimatedGif {
    /** A picture and how long it is shown, in hundredths of a second. */
    record Frame(BufferedImage picture, int hundredths) {}

    private static final String STREAM = "javax_imageio_gif_stream_1.0";
    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private final Palette palette;

    AnimatedGif(Palette palette) {
        this.palette = palette;
    }

    void write(List<Frame> frames, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.deleteIfExists(file);
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream output = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(output);
            writer.prepareWriteSequence(stream(writer));
            int[] before = null;
            for (Frame frame : frames) {
                int[] now = palette.indices(frame.picture());
                int width = frame.picture().getWidth();
                Rectangle changed = changed(before, now, width);
                BufferedImage part = part(before, now, width, changed);
                writer.writeToSequence(
                        new IIOImage(part, null, metadata(writer, part, changed, frame)), null);
                before = now;
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    /** The smallest rectangle outside which nothing changed; at least a pixel. */
    private static Rectangle changed(int[] before, int[] now, int width) {
        int height = now.length / width;
        if (before == null) {
            return new Rectangle(0, 0, width, height);
        }
        Rectangle changed = null;
        for (int i = 0; i < now.length; i++) {
            if (now[i] != before[i]) {
                Rectangle pixel = new Rectangle(i % width, i / width, 1, 1);
                if (changed == null) {
                    changed = pixel;
                } else {
                    changed.add(pixel);
                }
            }
        }
        return changed == null ? new Rectangle(0, 0, 1, 1) : changed;
    }

    /** That rectangle, transparent where nothing changed: long runs of one value take no room. */
    private BufferedImage part(int[] before, int[] now, int width, Rectangle area) {
        IndexColorModel colours = palette.colours();
        BufferedImage part =
                new BufferedImage(
                        area.width, area.height, BufferedImage.TYPE_BYTE_INDEXED, colours);
        for (int y = 0; y < area.height; y++) {
            for (int x = 0; x < area.width; x++) {
                int i = (area.y + y) * width + area.x + x;
                boolean same = before != null && before[i] == now[i];
                part.getRaster().setSample(x, y, 0, same ? Palette.TRANSPARENT : now[i]);
            }
        }
        return part;
    }

    /** One table of colours for all frames. */
    private IIOMetadata stream(ImageWriter writer) throws IOException {
        IIOMetadata metadata = writer.getDefaultStreamMetadata(null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(STREAM);
        IIOMetadataNode table = node(root, "GlobalColorTable");
        IndexColorModel colours = palette.colours();
        table.setAttribute("sizeOfGlobalColorTable", String.valueOf(colours.getMapSize()));
        table.setAttribute("backgroundColorIndex", "0");
        table.setAttribute("sortFlag", "FALSE");
        for (int i = 0; i < colours.getMapSize(); i++) {
            IIOMetadataNode entry = new IIOMetadataNode("ColorTableEntry");
            entry.setAttribute("index", String.valueOf(i));
            entry.setAttribute("red", String.valueOf(colours.getRed(i)));
            entry.setAttribute("green", String.valueOf(colours.getGreen(i)));
            entry.setAttribute("blue", String.valueOf(colours.getBlue(i)));
            table.appendChild(entry);
        }
        metadata.setFromTree(STREAM, root);
        return metadata;
    }

    private static IIOMetadata metadata(
            ImageWriter writer, BufferedImage part, Rectangle at, Frame frame) throws IOException {
        IIOMetadata metadata =
                writer.getDefaultImageMetadata(
                        ImageTypeSpecifier.createFromRenderedImage(part), null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        root.removeChild(node(root, "LocalColorTable"));
        IIOMetadataNode place = node(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", String.valueOf(at.x));
        place.setAttribute("imageTopPosition", String.valueOf(at.y));
        IIOMetadataNode control = node(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "TRUE");
        control.setAttribute("transparentColorIndex", String.valueOf(Palette.TRANSPARENT));
        control.setAttribute("delayTime", String.valueOf(frame.hundredths()));
        IIOMetadataNode repeat = new IIOMetadataNode("ApplicationExtension");
        repeat.setAttribute("applicationID", "NETSCAPE");
        repeat.setAttribute("authenticationCode", "2.0");
        repeat.setUserObject(new byte[] {1, 0, 0});
        node(root, "ApplicationExtensions").appendChild(repeat);
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }

    /** The child of that name, made where there is none. */
    private static IIOMetadataNode node(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode node = new IIOMetadataNode(name);
        root.appendChild(node);
        return node;
    }
}
